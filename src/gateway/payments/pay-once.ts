import { listPayments } from '../../generated/api/operations/payments.js';
import type { GetInvoiceResponse as BillingInvoice } from '../../generated/api/schemas/invoices.js';
import type { Payment } from '../../generated/api/schemas/payments.js';
import type { PaymentRequest, PaymentResult } from '../../api/schemas/storefront/payments.js';
import type { DecimalString } from '../../api/schemas/values.js';
import { isDefinite } from '../billing/problems.js';
import type { AccountInfo, AuthorizedRequest, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { charge, notDone, UNDER_WAY, type InvoicePart } from '../flows/pay.js';
import { afterCommit } from '../flows/placed.js';
import { intentUsed } from '../intents.js';
import { ownInvoice } from '../invoices/own-invoice.js';
import { add, isPositive, isZero, least, subtract, toMoney } from '../money.js';
import { keepMethod } from '../payment-methods/keep.js';
import { creditsOf } from '../purchase/credit.js';
import { accountsMethod } from '../purchase/paying-method.js';
import { useCredit } from '../purchase/settle.js';
import { outcomeUnknown, Refusal, invalidFields } from '../refusal.js';
import { namesOf, planOf, rememberPlan, type PaymentNames, type Plan } from './plan.js';

/** What is left to pay of one invoice that somebody wants to pay. */
interface Open {
  invoice: BillingInvoice;
  /** Credit that was used for it since the payment began. */
  credited: DecimalString;
  left: DecimalString;
}

const atLeastNothing = (amount: DecimalString): DecimalString => (isPositive(amount) ? amount : '0');
const partsOf = (open: readonly Open[]): InvoicePart[] =>
  open.filter(({ left }) => isPositive(left)).map(({ invoice, left }) => ({ invoiceId: invoice.id, amount: left }));
const totalOf = (open: readonly Open[]): DecimalString => add(...open.map(({ left }) => left));

const paidOther = (): Refusal => intentUsed('This intentId was used for another payment.');

/**
 * The payment that this intent made already; one that was refused is none.
 * @throws {Refusal} 409 if it paid something else
 */
async function paymentOf(
  { billing }: GatewayContext,
  { id }: AccountInfo,
  { intent, comment }: PaymentNames,
): Promise<Payment | undefined> {
  const { payments } = await billing.call(listPayments, { accountId: id, sort: '-createdDate', pageSize: 40 });
  const own = payments.find(
    (payment) =>
      (payment.accountId ?? id) === id &&
      payment.comment?.startsWith(intent) === true &&
      payment.status !== 'Error' &&
      payment.status !== 'Canceled',
  );
  if (own && own.comment !== comment) throw paidOther();
  return own;
}

function readInvoices(context: GatewayContext, account: AccountInfo, { allocations }: PaymentRequest): Promise<BillingInvoice[]> {
  return Promise.all(allocations.map(({ invoiceNumber }) => ownInvoice(context, account, invoiceNumber)));
}

/** @throws {Refusal} 409 with what each invoice owes, if one owes less than is given for it, or anything else than the person saw */
function checkBalances({ allocations }: PaymentRequest, invoices: readonly BillingInvoice[]): void {
  const fits = allocations.every(({ amount, balance: seen }, index) => {
    const { balance } = invoices[index] ?? { balance: '0' };
    return !isPositive(subtract(amount, balance)) && (seen === undefined || isZero(subtract(seen, balance)));
  });
  if (!fits) throw balanceChanged(invoices);
}

function balanceChanged(invoices: readonly BillingInvoice[]): Refusal {
  const message = 'An invoice has not the balance that was shown, or less than is given for it. Show what is left and ask again.';
  return new Refusal({ status: 409, type: 'conflict', code: 'balance-changed', message, data: { balances: balancesOf(invoices) } });
}

const balancesOf = (invoices: readonly BillingInvoice[]): PaymentResult['balances'] =>
  invoices.map(({ invoiceNumber, balance, currency }) => ({ invoiceNumber, balance: toMoney(balance, currency) }));

const creditOn = ({ creditMemoAmount }: BillingInvoice): DecimalString => creditMemoAmount ?? '0';

/** What is still to be done of what was given for each invoice: all but the credit that was used for it since, and no more than it owes. */
function leftOf({ allocations }: PaymentRequest, plan: Plan, invoices: readonly BillingInvoice[]): Open[] {
  return invoices.map((invoice, index) => {
    const given = allocations[index]?.amount ?? '0';
    const credited = atLeastNothing(subtract(creditOn(invoice), plan.invoices[invoice.invoiceNumber]?.credited ?? creditOn(invoice)));
    return { invoice, credited, left: least(atLeastNothing(subtract(given, credited)), invoice.balance) };
  });
}

/** @throws {Refusal} 409 with what each invoice owes, if something else was paid of one since the payment began, and the person has not seen that */
function checkUntouched(input: PaymentRequest, plan: Plan, invoices: readonly BillingInvoice[]): void {
  const fits = leftOf(input, plan, invoices).every(({ invoice: { invoiceNumber, balance }, credited }, index) => {
    const { amount = '0', balance: seen } = input.allocations[index] ?? {};
    const untouched = isZero(subtract(subtract(plan.invoices[invoiceNumber]?.owed ?? balance, credited), balance));
    if (untouched) return true;
    return seen !== undefined && isZero(subtract(seen, balance)) && !isPositive(subtract(subtract(amount, credited), balance));
  });
  if (!fits) throw balanceChanged(invoices);
}

/** The plan of this intent: the one that it began with, or a new one. */
async function beginOrGoOn(
  context: GatewayContext,
  names: PaymentNames,
  input: PaymentRequest,
  invoices: readonly BillingInvoice[],
): Promise<Plan> {
  const { asked } = names;
  const known = await planOf(context, names);
  if (known && known.asked !== asked) throw paidOther();
  if (known) {
    checkUntouched(input, known, invoices);
    return known;
  }
  checkBalances(input, invoices);
  const begun = invoices.map((invoice) => [invoice.invoiceNumber, { owed: invoice.balance, credited: creditOn(invoice) }] as const);
  const plan = { asked, invoices: Object.fromEntries(begun) };
  await rememberPlan(context, names, plan);
  return plan;
}

/** What the method is to pay once the credit is used; nothing is done yet. */
async function neededMethod(
  context: GatewayContext,
  account: AccountInfo,
  input: PaymentRequest,
  open: readonly Open[],
): Promise<string | undefined> {
  const credit = input.useCredit === true ? add(...(await creditsOf(context, account)).map(({ left }) => left)) : '0';
  if (!isPositive(subtract(totalOf(open), credit))) return undefined;
  const method = await accountsMethod(context, account, input);
  if (method !== undefined) return method;
  throw invalidFields([{ field: 'paymentMethodId', code: 'payment-method-required', message: 'is missing: the account keeps no method' }]);
}

async function creditFirst(context: GatewayContext, account: AccountInfo, open: readonly Open[]): Promise<void> {
  try {
    await useCredit(context, account, partsOf(open));
  } catch (error) {
    // Credit that was used elsewhere meanwhile: what the person confirmed is no longer so.
    throw isDefinite(error) ? notDone(error) : error;
  }
}

/** A payment, as far as its result depends on it. */
type Taken = Pick<Payment, 'number' | 'status' | 'amount'>;

function resultOf(
  { currency }: AccountInfo,
  input: PaymentRequest,
  { payment, plan, now }: { payment?: Taken | undefined; plan: Plan | undefined; now: readonly BillingInvoice[] },
): PaymentResult {
  const paid = payment?.amount ?? '0';
  const open = plan ? leftOf(input, plan, now) : [];
  // What is left once the credit is used is what the payment is for.
  const owes = !payment && isPositive(totalOf(open));
  return {
    status: owes ? 'payment-required' : payment?.status === 'Processing' ? 'processing' : 'completed',
    ...(payment ? { paymentNumber: payment.number } : {}),
    paid: toMoney(paid, currency),
    credited: toMoney(add(...open.map(({ credited }) => credited)), currency),
    balances: balancesOf(now),
  };
}

/** @throws {Refusal} 502 for a payment of which it is not known whether it becomes one; a debit that a bank has is one */
function checkTaken({ number, status }: Taken): void {
  if (UNDER_WAY.has(status) && status !== 'Processing') throw outcomeUnknown(new Error(`Payment ${number} is ${status}.`));
}

/**
 * Pays invoices once for each intent: credit first where it is asked for, then one payment for the rest. What was done is known from the plan, and
 * from the platform's own list of payments if the plan is forgotten.
 */
export async function payOnce(
  context: GatewayContext,
  account: AccountInfo,
  { input, upstreamKey }: AuthorizedRequest<PaymentRequest>,
): Promise<PaymentResult> {
  const names = await namesOf(context, account, input);
  const [earlier, before] = await Promise.all([paymentOf(context, account, names), readInvoices(context, account, input)]);
  if (earlier) {
    checkTaken(earlier);
    return resultOf(account, input, { payment: earlier, plan: await planOf(context, names), now: before });
  }
  const plan = await beginOrGoOn(context, names, input, before);
  const open = leftOf(input, plan, before);
  const paymentMethodId = await neededMethod(context, account, input, open);
  if (input.useCredit === true) await creditFirst(context, account, open);
  const now = input.useCredit === true ? await readInvoices(context, account, input) : before;
  const parts = partsOf(leftOf(input, plan, now));
  if (parts.length === 0 || paymentMethodId === undefined) return resultOf(account, input, { plan, now });
  // Kept beforehand, so that paying once by a new method does not make it the one that pays from now on.
  if (paymentMethodId === input.paymentMethodId) await keepMethod(context, account, paymentMethodId, false);
  const idempotencyKey = await sha256Hex('payment', upstreamKey, input.intentId);
  const payment = await charge(context, account, { paymentMethodId, parts, idempotencyKey, comment: names.comment });
  return afterCommit(async () => {
    checkTaken(payment);
    return resultOf(account, input, { payment, plan, now: await readInvoices(context, account, input) });
  });
}
