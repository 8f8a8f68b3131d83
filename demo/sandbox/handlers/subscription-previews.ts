import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { CallContext, WireBody } from '../context.js';
import { checkCurrency, getAccountRow } from '../engine/accounts.js';
import { planOrder, type OrderAccount } from '../engine/orders/plan-order.js';
import { subscriptionMonthlyRevenue } from '../engine/account-totals.js';
import { dayOfMonth } from '../engine/calendar.js';
import type { InvoiceItemRow } from '../engine/invoices.js';
import { jsonNumber, subtract, sum } from '../engine/money.js';
import { lineCharge } from '../engine/rating/bill-lines.js';
import { readPreviewContext, type PreviewBuyer } from '../engine/billing-context.js';
import type { OrderSubscriptionInput } from '../engine/orders/order-input.js';
import { previewBills, type PreviewBill, type PreviewBills, type PreviewOptions } from '../engine/preview-bills.js';
import type { SubscriptionState } from '../engine/subscription-state.js';
import { sumBillLines } from '../engine/tax/tax-lines.js';
import { billingError } from '../errors.js';
import { partialEndpoint } from '../http/endpoint.js';
import { previewExistingInput, previewInput, type PreviewExistingInput, type PreviewInput } from '../supported/subscription-previews.js';
import type { PreviewType } from '../supported/subscription-changes.js';
import { wireBills } from './order-result-fields.js';
import { createAction, createNames } from './subscription-creation.js';
import { withCallerFieldNames, type FieldNames } from './subscription-orders.js';
import { findNewest } from './subscriptions.js';
import { wireLineTax, wireTotals } from './tax-fields.js';

function wireLines(bills: readonly PreviewBill[], currency: string): WireBody[] {
  return bills.flatMap((bill) =>
    bill.lines.map((line) => {
      const { item, plan } = line;
      const { chargeName, productRatePlanChargeId } = lineCharge(line);
      return {
        productName: plan.productName,
        chargeName,
        productRatePlanChargeId,
        chargeAmount: jsonNumber(item.amount),
        amountWithoutTax: jsonNumber(item.amount),
        ...wireLineTax(line.tax, item.due, currency),
        quantity: jsonNumber(item.quantity),
        serviceStartDate: item.serviceStartDate,
        serviceEndDate: item.serviceEndDate,
        ...(item.charge.uom !== null && { unitOfMeasure: item.charge.uom }),
      };
    }),
  );
}

function totalOf(bills: readonly PreviewBill[], currency: string, drafts: readonly InvoiceItemRow[] = []): WireBody {
  const lines = sumBillLines(
    currency,
    bills.flatMap((bill) => bill.lines),
  );
  const net = drafts.map(({ amount }) => amount);
  const tax = drafts.map(({ taxAmount }) => taxAmount);
  return wireTotals({
    amount: sum(currency, [lines.amount, ...net, ...tax]),
    amountWithoutTax: sum(currency, [lines.amountWithoutTax, ...net]),
    taxAmount: sum(currency, [lines.taxAmount, ...tax]),
  });
}

const wireDraftLine = (item: InvoiceItemRow): WireBody => ({
  productName: item.productName,
  chargeName: item.chargeName,
  productRatePlanChargeId: item.productRatePlanChargeId,
  chargeAmount: jsonNumber(item.amount),
  amountWithoutTax: jsonNumber(item.amount),
  taxAmount: jsonNumber(item.taxAmount),
  quantity: jsonNumber(item.quantity),
  serviceStartDate: item.serviceStartDate,
  serviceEndDate: item.serviceEndDate,
  ...(item.uom !== null && { unitOfMeasure: item.uom }),
});

/** Combines all previewed bills and draft lines into one invoice and one credit memo. */
function wirePreview(
  { invoices, creditMemos }: PreviewBills,
  currency: string,
  targetDate: string,
  drafts: readonly InvoiceItemRow[],
): WireBody {
  // In the API definition, quantities of credits are integers. Fractional quantities are omitted.
  const credits = wireLines(creditMemos, currency).map(({ quantity, ...line }) => ({
    ...line,
    ...(Number.isInteger(quantity) && { quantity }),
  }));
  const owed = totalOf(invoices, currency, drafts);
  return {
    targetDate,
    taxAmount: owed['taxAmount'],
    invoice: { ...owed, targetDate, invoiceItems: [...drafts.map(wireDraftLine), ...wireLines(invoices, currency)] },
    ...(credits.length > 0 && { creditMemo: { ...totalOf(creditMemos, currency), creditMemoItems: credits } }),
  };
}

interface PreviewSettings {
  /** Address and tax options of a buyer without an account. */
  buyer?: PreviewBuyer;
  /** Lines of draft invoices to show as well. */
  drafts?: readonly InvoiceItemRow[];
  previewType?: PreviewType | undefined;
}

/**
 * Previews the bills of a subscription change through the target date, or the recurring revenue after the change.
 *
 * @param names field names of the call, for error messages
 */
export async function previewChange(
  call: CallContext,
  account: OrderAccount,
  orderDate: string,
  subscription: OrderSubscriptionInput,
  targetDate: string,
  names: FieldNames,
  { buyer = {}, drafts = [], previewType = 'LegalDoc' }: PreviewSettings = {},
): Promise<WireBody> {
  const { currency } = account;
  const { today } = call.moment;
  const billCycleDay = account.billCycleDay || dayOfMonth(orderDate);
  return withCallerFieldNames(names, async () => {
    const conditions = { orderDate, currency, today };
    const planned = await planOrder(call.tx, { subscriptions: [subscription] }, { ...account, billCycleDay }, conditions);
    const states = planned.map(({ after }) => after);
    const options = { previewThruType: 'SpecificDate', specificPreviewThruDate: targetDate } as const;
    const previewContext = await readPreviewContext(call, account, billCycleDay, states, buyer);
    const bills = previewBills(options, states, previewContext, { first: orderDate, today, onlyGivenSubscriptions: true });
    const revenueOf = (rows: readonly SubscriptionState[]) =>
      sum(
        currency,
        rows.map((state) => subscriptionMonthlyRevenue(state, currency, orderDate)),
      );
    const mrr = revenueOf(states);
    return {
      success: true,
      contractedMrr: jsonNumber(mrr),
      ...(previewType !== 'ChargeMetrics' && wirePreview(bills, currency, targetDate, drafts)),
      // In the API definition, the metrics are one object, so they are totals of all charges.
      ...(previewType !== 'LegalDoc' && {
        chargeMetrics: { mrr, dmrr: subtract(currency, mrr, revenueOf(planned.flatMap(({ before }) => before ?? []))) },
      }),
    };
  });
}

/** `POST /v1/subscriptions/preview`: previews a new subscription. */
async function previewSubscription(input: PreviewInput, call: CallContext): Promise<WireBody> {
  const info = input.previewAccountInfo;
  if (input.accountKey !== undefined && info) {
    throw billingError('subscriptions', 'rule', "Set either 'accountKey' or 'previewAccountInfo', not both.");
  }
  if (input.accountKey === undefined && !info) {
    throw billingError('subscriptions', 'missing-field', "Missing required field 'accountKey' or 'previewAccountInfo'.");
  }
  if (info) checkCurrency(call, info.currency, 'previewAccountInfo.currency', 'subscriptions');
  const account = info ? { id: undefined, ...info } : await getAccountRow(call.tx, input.accountKey ?? '');
  const subscription = { orderActions: [await createAction(call, input)] };
  const { contractEffectiveDate: start, targetDate = start } = input;
  const buyer = { skipTax: input.skipTax, soldTo: info && { ...info.billToContact, postalCode: info.billToContact.zipCode } };
  return previewChange(call, account, start, subscription, targetDate, createNames(), { buyer, previewType: input.previewType });
}

/** Converts the end of a preview to the format of orders. */
function throughOf(input: PreviewExistingInput): PreviewOptions {
  const { previewThruDatePolicy = 'nextBillingPeriods', nextBillingPeriods = '1', specificDate } = input.previewThroughDate ?? {};
  if (previewThruDatePolicy === 'endOfTerm') return { previewThruType: 'TermEnd' };
  if (previewThruDatePolicy === 'specificDate') {
    if (specificDate !== undefined) return { previewThruType: 'SpecificDate', specificPreviewThruDate: specificDate };
    throw billingError('subscriptions', 'missing-field', "Missing required field 'previewThroughDate.specificDate'.");
  }
  if (!/^[1-9]\d{0,3}$/.test(nextBillingPeriods)) {
    throw billingError(
      'subscriptions',
      'invalid-value',
      "Invalid value for field 'previewThroughDate.nextBillingPeriods': must be at least 1.",
    );
  }
  return { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: Number(nextBillingPeriods) };
}

/** `POST /v1/subscriptions/{subscription-key}/preview`: previews the upcoming bills of a subscription. */
async function previewExistingSubscription(input: PreviewExistingInput, call: CallContext): Promise<WireBody> {
  const subscription = await findNewest(input['subscription-key'], call);
  const account = await getAccountRow(call.tx, subscription.accountId);
  const { today } = call.moment;
  const { previewStartDatePolicy = 'today', specificDate } = input.previewStartDate ?? {};
  if (previewStartDatePolicy === 'specificDate' && specificDate === undefined) {
    throw billingError('subscriptions', 'missing-field', "Missing required field 'previewStartDate.specificDate'.");
  }
  // Bills before the start date are omitted. Periods that are already billed are never part of a preview.
  const from =
    previewStartDatePolicy === 'specificDate'
      ? (specificDate ?? today)
      : previewStartDatePolicy === 'today'
        ? today
        : subscription.termStartDate;
  const day = account.billCycleDay || dayOfMonth(subscription.startDate);
  const previewContext = await readPreviewContext(call, account, day, [subscription], { skipTax: input.skipTax });
  const bills = await withCallerFieldNames([['previewOptions.previewThruType', 'previewThroughDate.previewThruDatePolicy']], () =>
    Promise.resolve(previewBills(throughOf(input), [subscription], previewContext, { first: today, today, onlyGivenSubscriptions: false })),
  );
  const later = (found: PreviewBill[]) => found.filter((bill) => bill.targetDate >= from);
  return { success: true, ...wireBills({ invoices: later(bills.invoices), creditMemos: later(bills.creditMemos) }, account.currency) };
}

/** Endpoints by operation name. */
export const subscriptionPreviewEndpoints = {
  previewSubscription: partialEndpoint(rows.previewSubscription, 'subscriptions', previewInput, previewSubscription),
  previewExistingSubscription: partialEndpoint(
    rows.previewExistingSubscription,
    'subscriptions',
    previewExistingInput,
    previewExistingSubscription,
  ),
};
