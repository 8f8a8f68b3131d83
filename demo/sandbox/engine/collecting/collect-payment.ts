import { eq } from 'drizzle-orm';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import { invoices, payments } from '../../database/schema.js';
import type { LineShare } from '../../database/tables/columns.js';
import { paymentCompletedEvent } from '../../events/raised-events.js';
import { raiseEvents } from '../../events/raise-events.js';
import { addBusinessDays } from './business-days.js';
import { sum } from '../money.js';
import type { PaymentMethodRow } from '../payment-methods/payment-methods.js';
import { moveFunds } from '../funds.js';
import { billingError, type BillingError } from '../../errors.js';

export type PaymentRow = typeof payments.$inferSelect;

/** Data of a payment without any effect. */
type PaymentNote = Pick<typeof payments.$inferInsert, 'comment' | 'referenceId' | 'customFields' | 'details'>;

/** Part of a payment for one invoice. */
export interface PaymentAllocation {
  invoiceId: string;
  amount: DecimalString;
  /** Parts of the amount that pay certain lines. */
  shares?: readonly LineShare[];
}

/** Response of the payment network. */
interface NetworkResponse {
  approved: boolean;
  code: string;
  message: string;
}

const CARD_REFUSALS: Readonly<Record<string, NetworkResponse>> = {
  'insufficient-funds': { approved: false, code: 'insufficient_funds', message: 'The card has insufficient funds.' },
  decline: { approved: false, code: 'card_declined', message: 'The card was declined.' },
  challenge: { approved: false, code: 'authentication_required', message: 'The holder of the card must confirm.' },
};

const BANK_REFUSALS: Readonly<Record<string, NetworkResponse>> = {
  'insufficient-funds': { approved: false, code: 'insufficient_funds', message: 'The bank account has insufficient funds.' },
  decline: { approved: false, code: 'debit_refused', message: 'The bank refused the debit.' },
};

/** The bank has received the debit, and settles or returns it some days later. */
const SUBMITTED: NetworkResponse = { approved: true, code: 'submitted', message: 'The debit was submitted to the bank.' };
/** Response for a debit that the bank returns. */
export const RETURNED_DEBIT: NetworkResponse = { approved: false, code: 'debit_returned', message: 'The bank returned the debit.' };

function hasExpired({ expirationMonth, expirationYear }: PaymentMethodRow, today: string): boolean {
  if (expirationMonth === null || expirationYear === null) return false;
  return today.slice(0, 7) > `${expirationYear}-${String(expirationMonth).padStart(2, '0')}`;
}

/** Returns the sandbox network's response to charging a card or debiting a bank account today. */
export function requestNetwork(method: PaymentMethodRow, today: string): NetworkResponse {
  if (hasExpired(method, today)) return { approved: false, code: 'expired_card', message: 'The card has expired.' };
  if (method.behavior === 'ok' || method.behavior === 'comes-back') return { approved: true, code: 'approved', message: 'Approved' };
  const refusals = method.type === 'CreditCard' ? CARD_REFUSALS : BANK_REFUSALS;
  return refusals[method.behavior] ?? { approved: false, code: 'card_declined', message: 'The card was declined.' };
}

async function applyPayment(engine: Engine, payment: PaymentRow, allocations: readonly PaymentAllocation[]): Promise<void> {
  for (const { invoiceId, amount, shares } of allocations) {
    const [invoice] = await engine.tx.select().from(invoices).where(eq(invoices.id, invoiceId));
    if (!invoice) throw new Error(`The invoice ${invoiceId} of a payment does not exist.`);
    await moveFunds(engine, { kind: 'payment', row: payment }, invoice, amount, payment.effectiveDate, shares);
  }
}

/** Types of payment methods that are bank accounts. */
const BANK_DEBITS = ['ACH', 'Autogiro', 'Bacs', 'Becs', 'Becsnz', 'Betalingsservice', 'PAD', 'SEPA'];

/** Requests a payment today. Bank debits settle on a later date. */
function requestPayment(engine: Engine, method: PaymentMethodRow): { response: NetworkResponse; settlesOn: IsoDate | null } {
  const response = requestNetwork(method, engine.moment.today);
  if (!response.approved || !BANK_DEBITS.includes(method.type)) return { response, settlesOn: null };
  const days = engine.settings.collection.debitSettlesAfterDays;
  if (days > 0) return { response: SUBMITTED, settlesOn: addBusinessDays(engine.moment.today, days) };
  return { response: method.behavior === 'comes-back' ? RETURNED_DEBIT : response, settlesOn: null };
}

/**
 * Charges a card or debits a bank account of one account. Amounts without an allocation stay unapplied. The payment is `Processed`, `Error`
 * with the network's reason, or `Processing` until the bank settles it. Invoices of a processing payment already count as paid.
 */
export async function collectPayment(
  engine: Engine,
  accountId: string,
  currency: CurrencyCode,
  method: PaymentMethodRow,
  allocations: readonly PaymentAllocation[],
  { amount, ...note }: PaymentNote & { amount?: DecimalString } = {},
): Promise<PaymentRow> {
  const { response, settlesOn } = requestPayment(engine, method);
  const payment = await insertPayment(engine, {
    accountId,
    type: 'Electronic',
    status: !response.approved ? 'Error' : settlesOn === null ? 'Processed' : 'Processing',
    currency,
    amount: sum(currency, amount === undefined ? allocations.map((allocation) => allocation.amount) : [amount]),
    paymentMethodId: method.id,
    effectiveDate: engine.moment.today,
    gatewayResponse: response.message,
    gatewayResponseCode: response.code,
    ...note,
    settlesOn,
    comesBack: settlesOn !== null && method.behavior === 'comes-back',
    settledDate: response.approved && settlesOn === null ? engine.moment.now : null,
    createdDate: engine.moment.now,
  });
  if (response.approved) await applyPayment(engine, payment, allocations);
  await raiseEvents(engine, paymentCompletedEvent(payment));
  return payment;
}

/** Records a payment that was received outside the platform. Amounts without an allocation stay unapplied. */
export async function recordExternalPayment(
  engine: Engine,
  accountId: string,
  currency: CurrencyCode,
  amount: DecimalString,
  allocations: readonly PaymentAllocation[],
  details: PaymentNote & { effectiveDate?: IsoDate | undefined },
): Promise<PaymentRow> {
  const { effectiveDate = engine.moment.today, ...note } = details;
  const payment = await insertPayment(engine, {
    accountId,
    type: 'External',
    status: 'Processed',
    currency,
    amount: sum(currency, [amount]),
    paymentMethodId: null,
    effectiveDate,
    gatewayResponse: null,
    gatewayResponseCode: null,
    ...note,
    createdDate: engine.moment.now,
  });
  await applyPayment(engine, payment, allocations);
  await raiseEvents(engine, paymentCompletedEvent(payment));
  return payment;
}

/** Converts a refused payment to an error. */
export function paymentRefusedError({ number, gatewayResponse, gatewayResponseCode }: PaymentRow): BillingError {
  return billingError('payments', 'rule', `The payment ${number} was refused: ${gatewayResponse ?? ''} [${gatewayResponseCode ?? ''}]`);
}

async function insertPayment(engine: Engine, values: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [payment] = await engine.tx.insert(payments).values(values).returning();
  if (!payment) throw new Error('The payment was not inserted.');
  return payment;
}
