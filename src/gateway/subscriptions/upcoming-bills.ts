import { previewBilling } from '../../generated/api/operations/operations.js';
import type { PreviewBillingResponse } from '../../generated/api/schemas/operations.js';
import type { PreviewItem } from '../../generated/api/schemas/orders.js';
import type { QuoteBill } from '../../api/schemas/storefront/quote.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { isRejected } from '../billing/platform-errors.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import type { BillingProduct } from '../catalog/read-catalog.js';
import { addDays, dayOfMonth } from '../../api/plain-date/plain-date.js';
import { isPositive, subtract } from '../money.js';
import { toBills, type BillContext, type ChargeWithProduct } from '../views/bills.js';
import { isRecurringCharge, type SubscriptionHolding } from './subscription-holding.js';

/** Days to look ahead if the next billing date is unknown. */
const DEFAULT_DAYS = 35;

/** All charges of the product catalog by id. */
export function chargesById(catalog: readonly BillingProduct[]): Map<string, ChargeWithProduct> {
  return new Map(
    catalog.flatMap(({ product, ratePlans }) =>
      ratePlans.flatMap(({ productRatePlanCharges }) =>
        productRatePlanCharges.map((charge): [string, ChargeWithProduct] => [charge.id, { charge, productName: product.name }]),
      ),
    ),
  );
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
export interface BillingPreview {
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
  try {
    return await preview(previewEnd(holdings, today));
  } catch (error) {
    if (!isRejected(error)) throw error;
  }
  try {
    // A distant date can produce more lines than the platform returns, so try a shorter preview.
    return await preview(addDays(today, DEFAULT_DAYS));
  } catch (error) {
    if (isRejected(error)) return undefined;
    throw error;
  }
}

/** Bills of one subscription in a preview, in date order. The first bill has today's date and includes everything due by then. */
export function billsInPreview(
  { invoiceItems = [], creditMemoItems = [] }: PreviewBillingResponse,
  holding: SubscriptionHolding,
  context: BillContext,
): QuoteBill[] {
  const { subscriptionNumber, ratePlans } = holding.subscription;
  const charges = ratePlans.flatMap(({ ratePlanCharges }) => ratePlanCharges);
  const chargeOf = (number: string | undefined): string | undefined =>
    charges.find((charge) => charge.number === number)?.productRatePlanChargeId;
  const invoiceLines = invoiceItems
    .filter((item) => item.subscriptionNumber === subscriptionNumber)
    .map((item): PreviewItem => ({
      chargeName: item.chargeName ?? '',
      amountWithoutTax: item.chargeAmount ?? '0',
      taxAmount: item.taxAmount ?? '0',
      ...(item.productName === undefined ? {} : { productName: item.productName }),
      ...(item.processingType === undefined ? {} : { processingType: item.processingType }),
      ...(item.quantity === undefined ? {} : { additionalInfo: { quantity: item.quantity } }),
      ...withServiceDates(item),
      ...withChargeId(chargeOf(item.chargeNumber)),
    }));
  const creditLines = creditMemoItems
    .filter((item) => item.subscriptionNumber === subscriptionNumber)
    .map((item): PreviewItem => {
      const { amount = '0', amountWithoutTax = amount } = item;
      const negate = (value: string): string => (isPositive(value) ? subtract('0', value) : value);
      return {
        chargeName: item.skuName ?? '',
        amountWithoutTax: negate(amountWithoutTax),
        taxAmount: negate(subtract(amount, amountWithoutTax)),
        ...withServiceDates(item),
        ...withChargeId(chargeOf(item.chargeNumber)),
      };
    });
  // The preview has no due dates, so they are derived from the charges.
  return toBills(
    [
      { date: undefined, items: invoiceLines },
      { date: undefined, items: creditLines, isCredit: true },
    ],
    context,
  );
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

/** First bill after today that is not just a credit. */
export function nextBillAfter(bills: readonly QuoteBill[], today: IsoDate): QuoteBill | undefined {
  return bills.find(({ date, lines, total }) => date > today && lines.length > 0 && !total.amount.startsWith('-'));
}
