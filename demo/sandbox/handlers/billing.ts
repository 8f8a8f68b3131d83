import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext, WireBody } from '../context.js';
import { invoices } from '../database/schema.js';
import { getNamedAccount, lockAccount, type AccountRow } from '../engine/accounts.js';
import { dayOfMonth } from '../engine/calendar.js';
import { formatTimestamp } from '../engine/clock.js';
import { collectInvoices } from '../engine/collecting/collect-invoices.js';
import { paymentRefusedError, type PaymentRow } from '../engine/collecting/collect-payment.js';
import { billAccount, type BillDates, type WrittenBills, type InvoiceRow } from '../engine/bill-account.js';
import { jsonNumber, sum } from '../engine/money.js';
import { readSubscriptions, type FullSubscription } from '../engine/subscriptions.js';
import { lineCharge, type BillLine } from '../engine/rating/bill-lines.js';
import { simulateUpcomingLines } from '../engine/upcoming-lines.js';
import { billingError, invalidValue } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import { failureBody } from '../http/failure.js';
import {
  generateInput,
  invoiceAndCollectInput,
  previewBillingInput,
  type GenerateInput,
  type InvoiceAndCollectInput,
  type PreviewBillingInput,
} from '../supported/billing.js';
import { upcomingOptions } from './billing-preview-runs.js';
import { equalsIfSet } from './filters.js';

async function billDue(
  account: AccountRow,
  subscriptions: readonly FullSubscription[],
  dates: BillDates,
  call: CallContext,
): Promise<WrittenBills> {
  const [first] = subscriptions;
  if (!first) return { invoices: [], creditMemos: [] };
  return billAccount(call, account, account.billCycleDay || dayOfMonth(first.contractEffectiveDate), subscriptions, dates);
}

/** `POST /v1/accounts/{key}/billing-documents/generate`. */
async function generateBillingDocuments(input: GenerateInput, call: CallContext): Promise<WireBody> {
  const account = await lockAccount(call.tx, input.key);
  const own = await readSubscriptions(call.tx, account.id);
  input.subscriptionIds?.forEach((id, index) => {
    if (own.some((subscription) => subscription.id === id)) return;
    throw invalidValue('invoices', `subscriptionIds.${index}`, 'the account has no such subscription');
  });
  const requested = own.filter((subscription) => input.subscriptionIds?.includes(subscription.id) ?? true);
  const { today } = call.moment;
  const written = await billDue(
    account,
    requested,
    {
      targetDate: input.targetDate ?? today,
      documentDate: input.effectiveDate ?? today,
      draft: input.autoPost !== true,
      creditMemoReasonCode: input.creditMemoReasonCode,
    },
    call,
  );
  return {
    success: true,
    invoices: written.invoices.map(({ id }) => ({ id })),
    creditMemos: written.creditMemos.map(({ id }) => ({ id })),
  };
}

/** Returns the account's open invoices, oldest first. With an invoice id, returns only that invoice. */
async function openInvoices(account: AccountRow, invoiceId: string | undefined, call: CallContext): Promise<InvoiceRow[]> {
  const found = await call.tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.accountId, account.id),
        eq(invoices.status, 'Posted'),
        gt(invoices.balance, sql`0`),
        equalsIfSet(invoices.id, invoiceId),
      ),
    )
    .orderBy(asc(invoices.dueDate), asc(invoices.number));
  if (invoiceId !== undefined && found.length === 0) {
    throw invalidValue('invoices', 'invoiceId', 'not an open invoice of this account');
  }
  return found;
}

async function collectOpen(account: AccountRow, due: readonly InvoiceRow[], call: CallContext): Promise<PaymentRow[]> {
  const { payments, methodMissing } = await collectInvoices(call, account, due);
  if (methodMissing) throw billingError('payments', 'rule', `'${account.number}' has no default payment method.`);
  return payments;
}

/**
 * `POST /v1/operations/invoice-collect`: bills all due charges, then collects all open invoices. With an invoice id, only collects that
 * invoice.
 */
async function invoiceAndCollect(input: InvoiceAndCollectInput, call: CallContext): Promise<WireBody> {
  const account = await lockAccount(call.tx, input.accountKey);
  const { today } = call.moment;
  const dates = { targetDate: input.targetDate ?? today, documentDate: input.documentDate ?? today };
  const none: WrittenBills = { invoices: [], creditMemos: [] };
  const all = await readSubscriptions(call.tx, account.id);
  const { invoices: written, creditMemos } = input.invoiceId === undefined ? await billDue(account, all, dates, call) : none;
  const due = await openInvoices(account, input.invoiceId, call);
  const payments = await collectOpen(account, due, call);
  const refused = payments.find((payment) => payment.status === 'Error');
  if (refused) {
    const refusal = paymentRefusedError(refused);
    if (call.faults.collectionFailure === 'rollback') throw refusal;
    return failureBody(refusal.reasons);
  }
  const named = [...written, ...due.filter((invoice) => written.every(({ id }) => id !== invoice.id))];
  return {
    success: true,
    amountCollected: jsonNumber(
      sum(
        account.currency,
        payments.map(({ amount }) => amount),
      ),
    ),
    ...(payments[0] && { paymentId: payments[0].id }),
    invoices: named.map(({ id, number, amount }) => ({ invoiceId: id, invoiceNumber: number, invoiceAmount: amount })),
    creditMemos: creditMemos.map(({ id, number, amount }) => ({ id, memoNumber: number, totalAmount: jsonNumber(amount) })),
  };
}

function wireLine(line: BillLine, call: CallContext): WireBody {
  const { item, subscription, plan } = line;
  const { chargeName, chargeNumber, isDiscount } = lineCharge(line);
  return {
    chargeDate: formatTimestamp(call.settings.timeZone, call.moment.now),
    chargeNumber,
    chargeType: item.charge.type,
    processingType: isDiscount ? 'Discount' : 'Charge',
    quantity: item.quantity,
    serviceStartDate: item.serviceStartDate,
    serviceEndDate: item.serviceEndDate,
    subscriptionNumber: subscription.number,
    ...(item.charge.uom !== null && !isDiscount && { unitOfMeasure: item.charge.uom }),
    chargeName,
    productName: plan.productName,
  };
}

/** `POST /v1/operations/billing-preview`. Writes nothing. */
async function previewBilling(input: PreviewBillingInput, call: CallContext): Promise<WireBody> {
  const account = await getNamedAccount(call.tx, input);
  const { owed, credited, subscriptions } = await simulateUpcomingLines(call, account, upcomingOptions(input));
  const ids = idsOf(subscriptions);
  return {
    success: true,
    accountId: account.id,
    invoiceItems: owed.map((line) => ({
      ...wireLine(line, call),
      ...ids(line),
      subscriptionName: line.subscription.number,
      chargeAmount: line.item.amount,
      taxAmount: line.tax?.amount ?? '0',
    })),
    creditMemoItems: credited.map((line) => {
      const { chargeName: skuName, productName: _, ...wire } = wireLine(line, call);
      const { chargeId: ratePlanChargeId, subscriptionId } = ids(line);
      const amountWithoutTax = jsonNumber(line.item.amount);
      const amount = jsonNumber(sum(account.currency, [line.item.amount, line.tax?.amount ?? '0']));
      return { ...wire, skuName, ratePlanChargeId, subscriptionId, amount, amountWithoutTax };
    }),
  };
}

/** Returns a function that finds the ids of a previewed line's subscription and charge by number, because previewed terms have no ids. */
function idsOf(own: readonly FullSubscription[]): (line: BillLine) => { subscriptionId?: string; chargeId?: string } {
  const subscriptionIds = new Map(own.map(({ number, id }) => [number, id]));
  // Of several segments with the same number, the last one counts.
  const chargeIds = new Map(
    own.flatMap(({ ratePlans }) => ratePlans.flatMap(({ charges }) => charges.map(({ number, id }) => [number, id]))),
  );
  return (line) => {
    const subscriptionId = subscriptionIds.get(line.subscription.number ?? '');
    const chargeId = chargeIds.get(lineCharge(line).chargeNumber ?? '');
    return { ...(subscriptionId !== undefined && { subscriptionId }), ...(chargeId !== undefined && { chargeId }) };
  };
}

/** Endpoints by operation name. */
export const billingEndpoints = {
  generateBillingDocuments: partialEndpoint(rows.generateBillingDocuments, 'invoices', generateInput, generateBillingDocuments),
  invoiceAndCollect: partialEndpoint(rows.invoiceAndCollect, 'invoices', invoiceAndCollectInput, invoiceAndCollect),
  previewBilling: partialEndpoint(rows.previewBilling, 'invoices', previewBillingInput, previewBilling),
};
