import { eq } from 'drizzle-orm';
import type { CurrencyCode, DecimalString, IsoDate } from '../../../../src/api/schemas/values.js';
import type { Engine } from '../../context.js';
import { invoices, payments } from '../../database/schema.js';
import { paymentDone } from '../../events/happenings.js';
import { raise } from '../../events/raise.js';
import { addBusinessDays } from './business-days.js';
import { sum } from '../money.js';
import type { MethodRow } from '../payment-methods/methods.js';
import { settle } from '../settlement.js';
import { billingError, type BillingError } from '../../errors.js';

export type PaymentRow = typeof payments.$inferSelect;

/** The part of a payment that goes to one invoice. */
export interface Allocation {
  invoiceId: string;
  amount: DecimalString;
}

/** What the payment network answers. */
export interface NetworkAnswer {
  approved: boolean;
  code: string;
  message: string;
}

const REFUSALS: Readonly<Record<string, NetworkAnswer>> = {
  'insufficient-funds': { approved: false, code: 'insufficient_funds', message: 'The card has insufficient funds.' },
  decline: { approved: false, code: 'card_declined', message: 'The card was declined.' },
  challenge: { approved: false, code: 'authentication_required', message: 'The holder of the card must confirm.' },
};

const BANK_REFUSALS: Readonly<Record<string, NetworkAnswer>> = {
  'insufficient-funds': { approved: false, code: 'insufficient_funds', message: 'The bank account has insufficient funds.' },
  decline: { approved: false, code: 'debit_refused', message: 'The bank refused the debit.' },
};

/** The bank account has the debit, and whether it pays is known some days later. */
const SUBMITTED: NetworkAnswer = { approved: true, code: 'submitted', message: 'The debit was submitted to the bank.' };
/** What a bank says of a debit that it gives back. */
export const RETURNED: NetworkAnswer = { approved: false, code: 'debit_returned', message: 'The bank gave the debit back.' };

function hasExpired({ expirationMonth, expirationYear }: MethodRow, today: string): boolean {
  if (expirationMonth === null || expirationYear === null) return false;
  return today.slice(0, 7) > `${expirationYear}-${String(expirationMonth).padStart(2, '0')}`;
}

/** What the sandbox's payment network says to a charge of a card or a debit of a bank account. */
export function askNetwork(method: MethodRow, today: string): NetworkAnswer {
  if (hasExpired(method, today)) return { approved: false, code: 'expired_card', message: 'The card has expired.' };
  if (method.behavior === 'ok' || method.behavior === 'comes-back') return { approved: true, code: 'approved', message: 'Approved' };
  const refusals = method.type === 'CreditCard' ? REFUSALS : BANK_REFUSALS;
  return refusals[method.behavior] ?? { approved: false, code: 'card_declined', message: 'The card was declined.' };
}

async function applyTo(engine: Engine, payment: PaymentRow, allocations: readonly Allocation[]): Promise<void> {
  for (const { invoiceId, amount } of allocations) {
    const [invoice] = await engine.tx.select().from(invoices).where(eq(invoices.id, invoiceId));
    if (!invoice) throw new Error('A payment is for an invoice that does not exist.');
    await settle(engine, { kind: 'payment', row: payment }, invoice, amount, payment.effectiveDate);
  }
}

/** What happens to a payment by a method today, and until when it is on its way. */
function outcomeOf(engine: Engine, method: MethodRow): { answer: NetworkAnswer; settlesOn: IsoDate | null } {
  const answer = askNetwork(method, engine.moment.today);
  if (!answer.approved || method.type === 'CreditCard') return { answer, settlesOn: null };
  const days = engine.settings.collection.debitSettlesAfterDays;
  if (days > 0) return { answer: SUBMITTED, settlesOn: addBusinessDays(engine.moment.today, days) };
  return { answer: method.behavior === 'comes-back' ? RETURNED : answer, settlesOn: null };
}

/**
 * Charges a card or debits a bank account for open invoices of one account. The payment is `Processed`, `Processing` until a bank has settled it
 * (the invoices are paid from the first day on all the same), or `Error` with the network's reason.
 */
export async function collect(
  engine: Engine,
  accountId: string,
  currency: CurrencyCode,
  method: MethodRow,
  allocations: readonly Allocation[],
  comment?: string,
): Promise<PaymentRow> {
  const { answer, settlesOn } = outcomeOf(engine, method);
  const payment = await insertPayment(engine, {
    accountId,
    type: 'Electronic',
    status: !answer.approved ? 'Error' : settlesOn === null ? 'Processed' : 'Processing',
    currency,
    amount: sum(
      currency,
      allocations.map((allocation) => allocation.amount),
    ),
    paymentMethodId: method.id,
    effectiveDate: engine.moment.today,
    gatewayResponse: answer.message,
    gatewayResponseCode: answer.code,
    comment: comment ?? null,
    settlesOn,
    comesBack: settlesOn !== null && method.behavior === 'comes-back',
    settledDate: answer.approved && settlesOn === null ? engine.moment.now : null,
    createdDate: engine.moment.now,
  });
  if (answer.approved) await applyTo(engine, payment, allocations);
  await raise(engine, paymentDone(payment));
  return payment;
}

/** Writes down money that was received outside. What no invoice takes stays unapplied. */
export async function recordExternal(
  engine: Engine,
  accountId: string,
  currency: CurrencyCode,
  amount: DecimalString,
  allocations: readonly Allocation[],
  details: { effectiveDate?: string | undefined; comment?: string | undefined },
): Promise<PaymentRow> {
  const payment = await insertPayment(engine, {
    accountId,
    type: 'External',
    status: 'Processed',
    currency,
    amount: sum(currency, [amount]),
    paymentMethodId: null,
    effectiveDate: details.effectiveDate ?? engine.moment.today,
    gatewayResponse: null,
    gatewayResponseCode: null,
    comment: details.comment ?? null,
    createdDate: engine.moment.now,
  });
  await applyTo(engine, payment, allocations);
  await raise(engine, paymentDone(payment));
  return payment;
}

/** The failure that a refused payment stands for. */
export function refusalOf({ number, gatewayResponse, gatewayResponseCode }: PaymentRow): BillingError {
  return billingError('payments', 'rule', `The payment ${number} was refused: ${gatewayResponse ?? ''} [${gatewayResponseCode ?? ''}]`);
}

async function insertPayment(engine: Engine, values: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [payment] = await engine.tx.insert(payments).values(values).returning();
  if (!payment) throw new Error('A payment was not written.');
  return payment;
}
