import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import type { CallContext, WireBody } from '../context.js';
import { accounts, invoices, payments } from '../database/schema.js';
import { lockAccount, lockNamedAccount, type AccountRow } from '../engine/accounts.js';
import { readShares } from '../engine/applications.js';
import { formatTimestamp } from '../engine/clock.js';
import {
  collectPayment,
  recordExternalPayment,
  paymentRefusedError,
  type PaymentAllocation,
  type PaymentRow,
} from '../engine/collecting/collect-payment.js';
import { readDefaultMethod, assignAsDefault, getUsableMethod, type PaymentMethodRow } from '../engine/payment-methods/payment-methods.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { checkAmount, compare, jsonNumber, sum } from '../engine/money.js';
import { readFundsBalance, readPaymentBalances, type FundsBalance } from '../engine/funds.js';
import { billingError, invalidValue, missingField } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import { failureBody } from '../http/failure.js';
import { createPaymentInput, paymentListInput, type CreatePaymentInput, type PaymentListInput } from '../supported/payments.js';
import { pickStored, returnedFields } from '../supported/stored-fields.js';
import { pageOf, readPage } from './paging.js';
import { parseSort } from './sorting.js';
import { equalsIfSet, fundsFilters, recordCondition } from './filters.js';

const SORTABLE = {
  number: payments.number,
  amount: payments.amount,
  status: payments.status,
  effectiveDate: payments.effectiveDate,
  createdDate: payments.createdDate,
} as const;

/** Returns the gateway state of a payment. */
function gatewayStateOf({ status, settlesOn }: PaymentRow): string {
  if (status === 'Processing') return 'Submitted';
  if (status === 'Processed') return 'Settled';
  return status === 'Error' && settlesOn !== null ? 'FailedToSettle' : 'NotSubmitted';
}

/** Returns the gateway fields of an electronic payment. */
function wireGateway(payment: PaymentRow, timeZone: string): WireBody {
  if (payment.type === 'External') return {};
  const { settlesOn, settledDate, cancelledDate, createdDate } = payment;
  return {
    gatewayState: gatewayStateOf(payment),
    ...(settlesOn !== null && { submittedOn: formatTimestamp(timeZone, createdDate) }),
    ...(settledDate && { settledOn: formatTimestamp(timeZone, settledDate) }),
    ...(cancelledDate && { cancelledOn: formatTimestamp(timeZone, cancelledDate) }),
  };
}

/** Returns a payment in the wire format. */
export function wirePayment(payment: PaymentRow, accountNumber: string, uses: FundsBalance, call: CallContext): WireBody {
  return {
    id: payment.id,
    number: payment.number,
    accountId: payment.accountId,
    accountNumber,
    type: payment.type,
    status: payment.status,
    amount: jsonNumber(payment.amount),
    appliedAmount: jsonNumber(uses.applied),
    unappliedAmount: jsonNumber(uses.unapplied),
    refundAmount: jsonNumber(uses.refunded),
    currency: payment.currency,
    // In the response, the date includes a time: the start of the day.
    effectiveDate: `${payment.effectiveDate} 00:00:00`,
    paymentMethodId: payment.paymentMethodId,
    ...wireGateway(payment, call.settings.timeZone),
    gatewayResponse: payment.gatewayResponse,
    gatewayResponseCode: payment.gatewayResponseCode,
    comment: payment.comment,
    referenceId: payment.referenceId,
    createdDate: formatTimestamp(call.settings.timeZone, payment.createdDate),
    ...payment.customFields,
    ...returnedFields(payment.details, rows.getPayment.response),
  };
}

async function accountOf(input: CreatePaymentInput, call: CallContext): Promise<AccountRow> {
  const first = input.invoices?.[0];
  if (!first || input.accountId !== undefined || input.accountNumber !== undefined) return lockNamedAccount(call.tx, input);
  const [invoice] = await call.tx.select().from(invoices).where(eq(invoices.id, first.invoiceId));
  if (!invoice) throw invalidValue('payments', 'invoices.0.invoiceId', 'no such invoice');
  return lockAccount(call.tx, invoice.accountId);
}

async function allocationsOf(input: CreatePaymentInput, account: AccountRow, call: CallContext): Promise<PaymentAllocation[]> {
  const requested = input.invoices ?? [];
  const ids = requested.map((entry) => entry.invoiceId);
  const found = await call.tx
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, ids), eq(invoices.accountId, account.id)));
  const allocations: PaymentAllocation[] = [];
  for (const [index, { invoiceId, amount, items }] of requested.entries()) {
    const invoice = found.find((row) => row.id === invoiceId);
    if (invoice?.status !== 'Posted') throw invalidValue('payments', `invoices.${index}.invoiceId`, 'no posted invoice of this account');
    if (ids.indexOf(invoiceId) !== index) throw billingError('payments', 'rule', `'invoices.${index}.invoiceId' is named twice.`);
    checkAmount(input.currency, amount, `invoices.${index}.amount`, 'payments');
    if (compare(amount, invoice.balance) > 0) {
      throw billingError(
        'payments',
        'rule',
        `'invoices.${index}.amount' is more than the balance of ${invoice.number}, which is ${invoice.balance} ${invoice.currency}.`,
      );
    }
    const shares = await readShares(call, 'payments', invoice, { amount, items }, `invoices.${index}`);
    allocations.push({ invoiceId, amount: sum(input.currency, [amount]), shares });
  }
  return allocations;
}

async function methodOf(input: CreatePaymentInput, account: AccountRow, call: CallContext): Promise<PaymentMethodRow> {
  if (input.paymentMethodId !== undefined) return getUsableMethod(call, account, input.paymentMethodId, 'paymentMethodId');
  const method = await readDefaultMethod(call, account.id);
  if (method) return method;
  throw missingField('payments', 'paymentMethodId', 'the account has no default payment method');
}

function allocated({ currency }: CreatePaymentInput, allocations: readonly PaymentAllocation[]): DecimalString {
  return sum(
    currency,
    allocations.map(({ amount }) => amount),
  );
}

/** Returns the data of a payment without any effect. */
function noteOf(input: CreatePaymentInput) {
  const { comment = null, referenceId = null } = input;
  return { comment, referenceId, customFields: pickCustomFields(input), details: pickStored('payment', input) };
}

/**
 * Charges a payment method. A declined payment is stored as `Error`. Otherwise, a payment method without an account becomes the default of the
 * account.
 */
async function payElectronically(
  input: CreatePaymentInput,
  account: AccountRow,
  allocations: PaymentAllocation[],
  call: CallContext,
): Promise<PaymentRow> {
  const method = await methodOf(input, account, call);
  const details = { ...noteOf(input), amount: input.amount };
  const payment = await collectPayment(call, account.id, account.currency, method, allocations, details);
  if (payment.status !== 'Error') await assignAsDefault(call, account, method);
  return payment;
}

async function recordPayment(
  input: CreatePaymentInput,
  account: AccountRow,
  allocations: PaymentAllocation[],
  call: CallContext,
): Promise<PaymentRow> {
  if (input.paymentMethodId !== undefined) throw billingError('payments', 'rule', "'paymentMethodId' is only for electronic payments.");
  const details = { ...noteOf(input), effectiveDate: input.effectiveDate };
  return recordExternalPayment(call, account.id, account.currency, input.amount, allocations, details);
}

/**
 * Charges a payment method (`Electronic`), or records money received outside the platform (`External`). What is not applied to invoices stays
 * unapplied.
 */
export async function makePayment(input: CreatePaymentInput, call: CallContext): Promise<{ account: AccountRow; payment: PaymentRow }> {
  checkAmount(input.currency, input.amount, 'amount', 'payments');
  const account = await accountOf(input, call);
  if (input.currency !== account.currency) {
    throw billingError('payments', 'rule', `'currency' must be the account's currency, which is ${account.currency}.`);
  }
  const allocations = await allocationsOf(input, account, call);
  if (compare(input.amount, allocated(input, allocations)) < 0) {
    throw billingError('payments', 'rule', "The sum of 'invoices' exceeds 'amount'.");
  }
  const pay = input.type === 'Electronic' ? payElectronically : recordPayment;
  return { account, payment: await pay(input, account, allocations, call) };
}

/** `POST /v1/payments`. */
async function createPayment(input: CreatePaymentInput, call: CallContext): Promise<WireBody> {
  const { account, payment } = await makePayment(input, call);
  if (payment.status === 'Error') {
    return failureBody(paymentRefusedError(payment).reasons);
  }
  const uses = await readFundsBalance(call.tx, { kind: 'payment', row: payment });
  return { success: true, ...wirePayment(payment, account.number, uses, call) };
}

/** `GET /v1/payments`, newest first by default. */
async function listPayments(input: PaymentListInput, call: CallContext): Promise<WireBody> {
  const page = readPage(input);
  const found = await call.tx
    .select({ payment: payments, accountNumber: accounts.number })
    .from(payments)
    .innerJoin(accounts, eq(accounts.id, payments.accountId))
    .where(
      and(
        input.accountId === undefined ? undefined : or(eq(accounts.id, input.accountId), eq(accounts.number, input.accountId)),
        equalsIfSet(payments.status, input.status),
        equalsIfSet(payments.amount, input.amount),
        equalsIfSet(payments.currency, input.currency),
        equalsIfSet(payments.effectiveDate, input.effectiveDate?.slice(0, 10)),
        equalsIfSet(payments.number, input.number),
        equalsIfSet(payments.type, input.type),
        fundsFilters('payment', input),
        recordCondition(payments.createdDate, input, call.settings.timeZone),
      ),
    )
    .orderBy(...parseSort(input.sort, SORTABLE, 'payments'), desc(payments.createdDate), desc(payments.number))
    .limit(page.size + 1)
    .offset(page.offset);
  const { rows, nextPage } = pageOf(found, page, call.url);
  const uses = await readPaymentBalances(
    call.tx,
    rows.map((row) => row.payment),
  );
  return {
    success: true,
    payments: rows.flatMap(({ payment, accountNumber }, index) => {
      const own = uses[index];
      return own ? [wirePayment(payment, accountNumber, own, call)] : [];
    }),
    ...nextPage,
  };
}

/** Endpoints by operation name. */
export const paymentEndpoints = {
  createPayment: partialEndpoint(rows.createPayment, 'payments', createPaymentInput, createPayment),
  listPayments: partialEndpoint(rows.listPayments, 'payments', paymentListInput, listPayments),
};
