import { listPayments } from '../../generated/api/operations/payments.js';
import type { GetInvoiceResponse as BillingInvoice } from '../../generated/api/schemas/invoices.js';
import type { Payment } from '../../generated/api/schemas/payments.js';
import type { PaymentRequest, PaymentResult } from '../../api/schemas/storefront/payments.js';
import type { DecimalString } from '../../api/schemas/values.js';
import { isRejected } from '../billing/platform-errors.js';
import type { AccountInfo, AuthorizedRequest, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { takePayment, notApplied, PENDING_STATUSES, type InvoicePart } from '../flows/invoice-payment.js';
import { afterCommit } from '../flows/order-outcome.js';
import { intentUsedRefusal } from '../intents.js';
import { requireInvoice } from '../invoices/account-invoice.js';
import { add, isPositive, isZero, minimum, subtract, toMoney } from '../money.js';
import { saveMethod } from '../payment-methods/save-method.js';
import { readUsableCredits } from '../purchase/credit.js';
import { methodForAccount } from '../purchase/payment-method.js';
import { applyCreditToInvoices } from '../purchase/settle-invoices.js';
import { outcomeUnknown, Refusal, invalidFields } from '../refusal.js';
import { publishPayment, toExpectation } from './publish-payment.js';
import { toPaymentKeys, readPaymentBaseline, savePaymentBaseline, type PaymentKeys, type PaymentBaseline } from './payment-baseline.js';

/** Part of a payment that determines what is paid. */
type Allocations = Pick<PaymentRequest, 'allocations'>;

/** Invoice to pay, with the amount that this payment still has to cover. */
interface OpenInvoice {
  invoice: BillingInvoice;
  /** Credit applied since the payment started. */
  credited: DecimalString;
  due: DecimalString;
}

const nonNegative = (amount: DecimalString): DecimalString => (isPositive(amount) ? amount : '0');
const toInvoiceParts = (open: readonly OpenInvoice[]): InvoicePart[] =>
  open.filter(({ due }) => isPositive(due)).map(({ invoice, due }) => ({ invoiceId: invoice.id, amount: due }));
const totalDue = (open: readonly OpenInvoice[]): DecimalString => add(...open.map(({ due }) => due));

const intentUsedForOtherPayment = (): Refusal => intentUsedRefusal('This intentId was used for another payment.');

/**
 * Finds the payment that this intent has already made. Ignores declined payments.
 * @throws {Refusal} 409 if this intent was used for another payment
 */
export async function findPayment(
  { billing }: GatewayContext,
  { id }: AccountInfo,
  { commentPrefix, comment }: PaymentKeys,
): Promise<Payment | undefined> {
  const { payments } = await billing.call(listPayments, { accountId: id, sort: '-createdDate', pageSize: 40 });
  const found = payments.find(
    (payment) =>
      (payment.accountId ?? id) === id &&
      payment.comment?.startsWith(commentPrefix) === true &&
      payment.status !== 'Error' &&
      payment.status !== 'Canceled',
  );
  if (found && found.comment !== comment) throw intentUsedForOtherPayment();
  return found;
}

/** Reads the invoices of a payment. */
export function readInvoices(context: GatewayContext, account: AccountInfo, { allocations }: Allocations): Promise<BillingInvoice[]> {
  return Promise.all(allocations.map(({ invoiceNumber }) => requireInvoice(context, account, invoiceNumber)));
}

/**
 * Checks that each invoice still has the balance that the customer saw, and that the allocated amount is not higher.
 * @throws {Refusal} 409 with the current balances
 */
function checkBalances({ allocations }: PaymentRequest, invoices: readonly BillingInvoice[]): void {
  const isUnchanged = allocations.every(({ amount, balance: shownBalance }, index) => {
    const { balance } = invoices[index] ?? { balance: '0' };
    return !isPositive(subtract(amount, balance)) && (shownBalance === undefined || isZero(subtract(shownBalance, balance)));
  });
  if (!isUnchanged) throw balanceChangedRefusal(invoices);
}

function balanceChangedRefusal(invoices: readonly BillingInvoice[]): Refusal {
  const message =
    'The balance of an invoice has changed or is less than its allocation. Show the current balances and ask the customer to confirm again.';
  return new Refusal({ status: 409, type: 'conflict', code: 'balance-changed', message, data: { balances: toBalances(invoices) } });
}

const toBalances = (invoices: readonly BillingInvoice[]): PaymentResult['balances'] =>
  invoices.map(({ invoiceNumber, balance, currency }) => ({ invoiceNumber, balance: toMoney(balance, currency) }));

const appliedCredit = ({ creditMemoAmount }: BillingInvoice): DecimalString => creditMemoAmount ?? '0';

/**
 * Calculates the amount still due on each invoice: the allocation minus the credit applied since the payment started, but at most the
 * balance.
 */
function openInvoices({ allocations }: Allocations, baseline: PaymentBaseline, invoices: readonly BillingInvoice[]): OpenInvoice[] {
  return invoices.map((invoice, index) => {
    const allocated = allocations[index]?.amount ?? '0';
    const credited = nonNegative(
      subtract(appliedCredit(invoice), baseline.invoices[invoice.invoiceNumber]?.credit ?? appliedCredit(invoice)),
    );
    return { invoice, credited, due: minimum(nonNegative(subtract(allocated, credited)), invoice.balance) };
  });
}

/**
 * Checks that nothing else has changed the balances since the payment started, unless the customer has seen the new balances.
 * @throws {Refusal} 409 with the current balances
 */
function checkUnchanged(input: PaymentRequest, baseline: PaymentBaseline, invoices: readonly BillingInvoice[]): void {
  const isUnchanged = openInvoices(input, baseline, invoices).every(({ invoice: { invoiceNumber, balance }, credited }, index) => {
    const { amount = '0', balance: shownBalance } = input.allocations[index] ?? {};
    const isUntouched = isZero(subtract(subtract(baseline.invoices[invoiceNumber]?.balance ?? balance, credited), balance));
    if (isUntouched) return true;
    return (
      shownBalance !== undefined && isZero(subtract(shownBalance, balance)) && !isPositive(subtract(subtract(amount, credited), balance))
    );
  });
  if (!isUnchanged) throw balanceChangedRefusal(invoices);
}

/** Returns the saved baseline of this intent, or saves a new one. */
async function loadBaseline(
  context: GatewayContext,
  keys: PaymentKeys,
  input: PaymentRequest,
  invoices: readonly BillingInvoice[],
): Promise<PaymentBaseline> {
  const { fingerprint } = keys;
  const saved = await readPaymentBaseline(context, keys);
  if (saved && saved.fingerprint !== fingerprint) throw intentUsedForOtherPayment();
  if (saved) {
    checkUnchanged(input, saved, invoices);
    return saved;
  }
  checkBalances(input, invoices);
  const startBalances = invoices.map(
    (invoice) => [invoice.invoiceNumber, { balance: invoice.balance, credit: appliedCredit(invoice) }] as const,
  );
  const baseline = { fingerprint, invoices: Object.fromEntries(startBalances) };
  await savePaymentBaseline(context, keys, baseline);
  return baseline;
}

/** Returns the payment method for the amount that credit does not cover. Undefined if credit covers all of it. */
async function requireMethod(
  context: GatewayContext,
  account: AccountInfo,
  input: PaymentRequest,
  open: readonly OpenInvoice[],
): Promise<string | undefined> {
  const credit = input.useCredit === true ? add(...(await readUsableCredits(context, account)).map(({ remaining }) => remaining)) : '0';
  if (!isPositive(subtract(totalDue(open), credit))) return undefined;
  const method = await methodForAccount(context, account, input);
  if (method !== undefined) return method;
  throw invalidFields([
    {
      field: 'paymentMethodId',
      code: 'payment-method-required',
      message: 'is missing; choose a payment method, because the account has no default',
    },
  ]);
}

async function applyCredit(context: GatewayContext, account: AccountInfo, open: readonly OpenInvoice[]): Promise<void> {
  try {
    await applyCreditToInvoices(context, account, toInvoiceParts(open));
  } catch (error) {
    // The credit was used elsewhere in the meantime, so the confirmed amounts no longer apply.
    throw isRejected(error) ? notApplied(error) : error;
  }
}

/** Fields of a payment that determine the result of the request. */
type PaymentState = Pick<Payment, 'number' | 'status' | 'amount'>;

/** Result of a payment that has done this much. */
export function toPaymentResult(
  { currency }: AccountInfo,
  input: Allocations,
  {
    payment,
    baseline,
    invoices,
  }: { payment?: PaymentState | undefined; baseline: PaymentBaseline | undefined; invoices: readonly BillingInvoice[] },
): PaymentResult {
  const paid = payment?.amount ?? '0';
  const open = baseline ? openInvoices(input, baseline, invoices) : [];
  // After the credit is applied, any amount still due requires a payment.
  const isPaymentDue = !payment && isPositive(totalDue(open));
  return {
    status: isPaymentDue ? 'payment-required' : payment?.status === 'Processing' ? 'processing' : 'completed',
    ...(payment ? { paymentNumber: payment.number } : {}),
    paid: toMoney(paid, currency),
    credited: toMoney(add(...open.map(({ credited }) => credited)), currency),
    balances: toBalances(invoices),
  };
}

/**
 * Checks that the payment is final. A bank debit in processing counts as final.
 * @throws {Refusal} 502 if it is uncertain whether the payment succeeds
 */
export function checkSettled({ number, status }: PaymentState): void {
  if (PENDING_STATUSES.has(status) && status !== 'Processing') throw outcomeUnknown(new Error(`Payment ${number} is ${status}.`));
}

/**
 * Pays invoices at most once for each intent: first with credit if requested, then with one payment. A retry recognizes earlier steps by
 * the saved baseline, or by the platform's list of payments if the baseline is lost.
 */
export async function payOnce(
  context: GatewayContext,
  account: AccountInfo,
  { input, upstreamKey }: AuthorizedRequest<PaymentRequest>,
): Promise<PaymentResult> {
  const keys = await toPaymentKeys(context, account, input);
  const [earlier, invoicesBefore] = await Promise.all([findPayment(context, account, keys), readInvoices(context, account, input)]);
  const finish = async (result: PaymentResult): Promise<PaymentResult> => {
    await publishPayment(context, account, keys, result);
    return result;
  };
  if (earlier) {
    checkSettled(earlier);
    const baseline = await readPaymentBaseline(context, keys);
    return finish(toPaymentResult(account, input, { payment: earlier, baseline, invoices: invoicesBefore }));
  }
  const baseline = await loadBaseline(context, keys, input, invoicesBefore);
  const open = openInvoices(input, baseline, invoicesBefore);
  const paymentMethodId = await requireMethod(context, account, input, open);
  const allocations = input.allocations.map(({ invoiceNumber, amount }) => ({ invoiceNumber, amount }));
  await context.events.expect({ ...toExpectation(keys), accountNumber: account.number, keys, allocations });
  if (input.useCredit === true) await applyCredit(context, account, open);
  const invoicesNow = input.useCredit === true ? await readInvoices(context, account, input) : invoicesBefore;
  const parts = toInvoiceParts(openInvoices(input, baseline, invoicesNow));
  if (parts.length === 0 || paymentMethodId === undefined) {
    return finish(toPaymentResult(account, input, { baseline, invoices: invoicesNow }));
  }
  // Saves a new method before the payment, so that the payment does not make it the default.
  if (paymentMethodId === input.paymentMethodId) await saveMethod(context, account, paymentMethodId, undefined);
  const idempotencyKey = await sha256Hex('payment', upstreamKey, input.intentId);
  const instruction = { paymentMethodId, parts, idempotencyKey, comment: keys.comment };
  const payment = await takePayment(context, account, instruction).catch(async (error: unknown) => {
    // Nothing was paid. Credit that was applied stays an outcome.
    if (error instanceof Refusal && input.useCredit !== true) await context.events.drop(toExpectation(keys));
    throw error;
  });
  return afterCommit(async () => {
    checkSettled(payment);
    return finish(toPaymentResult(account, input, { payment, baseline, invoices: await readInvoices(context, account, input) }));
  });
}
