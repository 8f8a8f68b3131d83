import { previewBilling } from '../../generated/api/operations/operations.js';
import type { NewBillingPreviewCreditMemoItem, PreviewBillingResponse } from '../../generated/api/schemas/operations.js';
import type { PreviewItem } from '../../generated/api/schemas/orders.js';
import type { QuoteBill } from '../../api/schemas/storefront/quote.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { isRejected } from '../billing/platform-errors.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import type { BillingProduct } from '../catalog/read-catalog.js';
import { addDays, dayOfMonth } from '../../api/plain-date/plain-date.js';
import { add, isPositive, subtract } from '../money.js';
import { isCreditBill, toBills, type BillContext, type ChargeWithProduct, type PreviewDocument } from '../views/bills.js';
import { createGrouping } from './group-list.js';
import { isRecurringCharge, type SubscriptionHolding } from './subscription-holding.js';

/** Days to look ahead if the next billing date is unknown. */
const DEFAULT_DAYS = 35;

/** Charges of each product catalog by id. A catalog is never changed, only replaced. */
const chargeIndexes = new WeakMap<readonly BillingProduct[], ReadonlyMap<string, ChargeWithProduct>>();

/** All charges of the product catalog by id. */
export function chargesById(catalog: readonly BillingProduct[]): ReadonlyMap<string, ChargeWithProduct> {
  const index =
    chargeIndexes.get(catalog) ??
    new Map(
      catalog.flatMap(({ product, ratePlans }) =>
        ratePlans.flatMap(({ productRatePlanCharges }) =>
          productRatePlanCharges.map((charge): [string, ChargeWithProduct] => [charge.id, { charge, productName: product.name }]),
        ),
      ),
    );
  chargeIndexes.set(catalog, index);
  return index;
}

/** Data for building the bills of a subscription. */
export function toBillContext(
  { currency, today, trialEnd, subscription }: SubscriptionHolding,
  catalog: readonly BillingProduct[],
  { billCycleDay }: AccountInfo,
  first: IsoDate = today,
): BillContext {
  return {
    currency,
    firstDay: first,
    billCycleDay: billCycleDay === 0 ? dayOfMonth(subscription.subscriptionStartDate) : billCycleDay,
    discountsFrom: trialEnd ?? first,
    chargesById: chargesById(catalog),
  };
}

/** Last day that the preview must cover to include the next bill of every subscription. */
function previewEnd(holdings: readonly SubscriptionHolding[], today: IsoDate): IsoDate {
  const next = holdings.flatMap(({ trialEnd, subscription }): IsoDate[] => {
    const chargedThrough = subscription.ratePlans
      .flatMap(({ ratePlanCharges }) => ratePlanCharges.filter(isRecurringCharge))
      .flatMap(({ chargedThroughDate }) => chargedThroughDate ?? [])
      .sort();
    return [trialEnd, subscription.scheduledResumeDate, chargedThrough[0], chargedThrough.at(-1)].flatMap((date) => date ?? []);
  });
  return [addDays(today, DEFAULT_DAYS), ...next].sort().at(-1) ?? today;
}

/** Preview of an account's bills up to `until`. */
interface BillingPreview {
  response: PreviewBillingResponse;
  until: IsoDate;
}

/** Reads the platform's billing preview of an account. Returns undefined if the platform refuses it. */
export async function readBillingPreview(
  { billing }: GatewayContext,
  { number }: AccountInfo,
  holdings: readonly SubscriptionHolding[],
  today: IsoDate,
): Promise<BillingPreview | undefined> {
  const preview = async (until: IsoDate): Promise<BillingPreview> => {
    const options = { targetDate: until, assumeRenewal: 'Autorenew', includingEvergreenSubscription: true };
    return { response: await billing.call(previewBilling, { accountNumber: number, ...options }), until };
  };
  // A distant date, or many subscriptions, can produce more lines than the platform returns, so try shorter and shorter previews.
  for (const until of [previewEnd(holdings, today), addDays(today, DEFAULT_DAYS), nextDueDay(holdings, today)]) {
    try {
      return await preview(until);
    } catch (error) {
      if (!isRejected(error)) throw error;
    }
  }
  return undefined;
}

/** Earliest day on which a subscription is billed. */
function nextDueDay(holdings: readonly SubscriptionHolding[], today: IsoDate): IsoDate {
  const days = holdings.flatMap(({ subscription }) =>
    subscription.ratePlans
      .flatMap(({ ratePlanCharges }) => ratePlanCharges.filter(isRecurringCharge))
      .map(({ chargedThroughDate, effectiveStartDate }) => chargedThroughDate ?? effectiveStartDate ?? today),
  );
  const [first = today] = days.sort();
  return first < today ? today : first;
}

type PreviewedItem = NonNullable<PreviewBillingResponse['invoiceItems']>[number];
type PreviewedCredit = NonNullable<PreviewBillingResponse['creditMemoItems']>[number];
const invoiceItemsOf = createGrouping<PreviewedItem>(({ subscriptionNumber }) => [subscriptionNumber]);
const creditItemsOf = createGrouping<PreviewedCredit>(({ subscriptionNumber }) => [subscriptionNumber]);

/**
 * Bills and credits of one subscription in a preview, in date order. The first bill has today's date and includes everything due by then.
 * Credits are negative bills.
 */
export function billsInPreview(
  { invoiceItems = [], creditMemoItems = [] }: PreviewBillingResponse,
  holding: SubscriptionHolding,
  context: BillContext,
): QuoteBill[] {
  const { subscriptionNumber, ratePlans } = holding.subscription;
  const charges = ratePlans.flatMap(({ ratePlanCharges }) => ratePlanCharges);
  const chargeOf = (number: string | undefined): string | undefined =>
    charges.find((charge) => charge.number === number)?.productRatePlanChargeId;
  const invoiceLines = invoiceItemsOf(invoiceItems, subscriptionNumber).map((item): PreviewItem => ({
    chargeName: item.chargeName ?? '',
    amountWithoutTax: item.chargeAmount ?? '0',
    taxAmount: item.taxAmount ?? '0',
    ...(item.productName === undefined ? {} : { productName: item.productName }),
    ...(item.processingType === undefined ? {} : { processingType: item.processingType }),
    ...(item.quantity === undefined ? {} : { additionalInfo: { quantity: item.quantity } }),
    ...withServiceDates(item),
    ...withChargeId(chargeOf(item.chargeNumber)),
  }));
  const creditItems = creditItemsOf(creditMemoItems, subscriptionNumber);
  // The platform may send credits as positive or as negative amounts; here they are negative. The sum decides for all items, because a credit can
  // contain items of both signs: discounts that it takes back have the opposite sign.
  const isNegated = isPositive(add(...creditItems.map(({ amount = '0' }) => amount)));
  const negate = (value: string): string => (isNegated ? subtract('0', value) : value);
  const toCreditLine = (item: NewBillingPreviewCreditMemoItem): PreviewItem => {
    const { amount = '0', amountWithoutTax = amount } = item;
    return {
      chargeName: item.skuName ?? '',
      amountWithoutTax: negate(amountWithoutTax),
      taxAmount: negate(subtract(amount, amountWithoutTax)),
      ...withServiceDates(item),
      ...withChargeId(chargeOf(item.chargeNumber)),
    };
  };
  const creditDays = new Set(creditItems.map((item) => creditDay(item, holding)));
  const creditMemos = [...creditDays].map((date): PreviewDocument => {
    return { date, items: creditItems.filter((item) => creditDay(item, holding) === date).map(toCreditLine), isCredit: true };
  });
  // The preview has no due dates, so they are derived from the charges.
  return toBills([{ date: undefined, items: invoiceLines }, ...creditMemos], context);
}

/**
 * Day on which the platform will write the credit for unused days: the first day of the scheduled pause or cancellation that causes it. Undefined
 * if neither does.
 */
function creditDay(
  { serviceStartDate: unusedFrom }: NewBillingPreviewCreditMemoItem,
  { subscription }: SubscriptionHolding,
): IsoDate | undefined {
  const { scheduledSuspendDate, scheduledCancelDate } = subscription;
  return [scheduledSuspendDate, scheduledCancelDate]
    .flatMap((date) => (date !== undefined && unusedFrom !== undefined && date <= unusedFrom ? date : []))
    .sort()
    .at(-1);
}

const withChargeId = (productRatePlanChargeId: string | undefined): Pick<PreviewItem, 'productRatePlanChargeId'> =>
  productRatePlanChargeId === undefined ? {} : { productRatePlanChargeId };

function withServiceDates({
  serviceStartDate,
  serviceEndDate,
}: Pick<PreviewItem, 'serviceStartDate' | 'serviceEndDate'>): Pick<PreviewItem, 'serviceStartDate' | 'serviceEndDate'> {
  return {
    ...(serviceStartDate === undefined ? {} : { serviceStartDate }),
    ...(serviceEndDate === undefined ? {} : { serviceEndDate }),
  };
}

/** First bill after today that is not a credit. */
export function nextBillAfter(bills: readonly QuoteBill[], today: IsoDate): QuoteBill | undefined {
  return bills.find((bill) => bill.date > today && bill.lines.length > 0 && !isCreditBill(bill));
}
