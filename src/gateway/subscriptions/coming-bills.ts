import { addDays, dayOfMonth } from '../../api/plain-date/plain-date.js';
import { previewBilling } from '../../generated/api/operations/operations.js';
import type { PreviewBillingResponse } from '../../generated/api/schemas/operations.js';
import type { PreviewItem } from '../../generated/api/schemas/orders.js';
import type { QuoteBill } from '../../api/schemas/storefront/purchase.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { isDefinite } from '../billing/problems.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import type { BillingProduct } from '../catalog/read.js';
import { isPositive, subtract } from '../money.js';
import { billsOf, type BillFacts, type Sold } from '../views/bills.js';
import { recurs, type Holding } from './held-plans.js';

/** Days that are looked ahead where it is not known when something is billed next. */
const USUALLY = 35;

/** Every charge of the catalog, by id. */
export function chargesOf(catalog: readonly BillingProduct[]): Map<string, Sold> {
  return new Map(
    catalog.flatMap(({ product, ratePlans }) =>
      ratePlans.flatMap(({ productRatePlanCharges }) =>
        productRatePlanCharges.map((charge): [string, Sold] => [charge.id, { charge, productName: product.name }]),
      ),
    ),
  );
}

/** What the bills of a subscription are made of. */
export function billFacts(
  { currency, today, trial, subscription }: Holding,
  catalog: readonly BillingProduct[],
  { billCycleDay }: AccountInfo,
  first: IsoDate = today,
): BillFacts {
  return {
    currency,
    first,
    billCycleDay: billCycleDay === 0 ? dayOfMonth(subscription.subscriptionStartDate) : billCycleDay,
    discountsFrom: trial ?? first,
    sold: chargesOf(catalog),
  };
}

/** The last day that has to be looked at so that the next bill of every subscription is seen. */
function horizon(holdings: readonly Holding[], today: IsoDate): IsoDate {
  const next = holdings.flatMap(({ trial, subscription }): IsoDate[] => {
    const through = subscription.ratePlans
      .flatMap(({ ratePlanCharges }) => ratePlanCharges.filter(recurs))
      .flatMap(({ chargedThroughDate }) => chargedThroughDate ?? [])
      .sort();
    return [trial, subscription.scheduledResumeDate, through[0], through.at(-1)].flatMap((date) => date ?? []);
  });
  return [addDays(today, USUALLY), ...next].sort().at(-1) ?? today;
}

/** What is to be billed of an account up to a day. */
export interface Preview {
  answer: PreviewBillingResponse;
  until: IsoDate;
}

/** Everything that is to be billed of an account, as the platform's preview has it; undefined where it has none. */
export async function previewOf(
  { billing }: GatewayContext,
  { number }: AccountInfo,
  holdings: readonly Holding[],
  today: IsoDate,
): Promise<Preview | undefined> {
  const ask = async (until: IsoDate): Promise<Preview> => {
    const far = { targetDate: until, assumeRenewal: 'Autorenew', includingEvergreenSubscription: true };
    return { answer: await billing.call(previewBilling, { accountNumber: number, ...far }), until };
  };
  try {
    return await ask(horizon(holdings, today));
  } catch (error) {
    if (!isDefinite(error)) throw error;
  }
  try {
    // So far ahead there may be more lines than the platform answers.
    return await ask(addDays(today, USUALLY));
  } catch (error) {
    if (isDefinite(error)) return undefined;
    throw error;
  }
}

/** Bills of one subscription in a preview, in their order; the first of today with what is due by then. */
export function comingBills(
  { invoiceItems = [], creditMemoItems = [] }: PreviewBillingResponse,
  holding: Holding,
  facts: BillFacts,
): QuoteBill[] {
  const { subscriptionNumber, ratePlans } = holding.subscription;
  const charges = ratePlans.flatMap(({ ratePlanCharges }) => ratePlanCharges);
  const chargeOf = (number: string | undefined): string | undefined =>
    charges.find((charge) => charge.number === number)?.productRatePlanChargeId;
  const owed = invoiceItems
    .filter((item) => item.subscriptionNumber === subscriptionNumber)
    .map((item): PreviewItem => ({
      chargeName: item.chargeName ?? '',
      amountWithoutTax: item.chargeAmount ?? '0',
      taxAmount: item.taxAmount ?? '0',
      ...(item.productName === undefined ? {} : { productName: item.productName }),
      ...(item.processingType === undefined ? {} : { processingType: item.processingType }),
      ...(item.quantity === undefined ? {} : { additionalInfo: { quantity: item.quantity } }),
      ...dates(item),
      ...idOf(chargeOf(item.chargeNumber)),
    }));
  const credited = creditMemoItems
    .filter((item) => item.subscriptionNumber === subscriptionNumber)
    .map((item): PreviewItem => {
      const { amount = '0', amountWithoutTax = amount } = item;
      const back = (value: string): string => (isPositive(value) ? subtract('0', value) : value);
      return {
        chargeName: item.skuName ?? '',
        amountWithoutTax: back(amountWithoutTax),
        taxAmount: back(subtract(amount, amountWithoutTax)),
        ...dates(item),
        ...idOf(chargeOf(item.chargeNumber)),
      };
    });
  // The preview names no days: what is owed is due as its charge is billed.
  return billsOf(
    [
      { date: undefined, items: owed },
      { date: undefined, items: credited, credits: true },
    ],
    facts,
  );
}

const idOf = (productRatePlanChargeId: string | undefined): Pick<PreviewItem, 'productRatePlanChargeId'> =>
  productRatePlanChargeId === undefined ? {} : { productRatePlanChargeId };

function dates({
  serviceStartDate,
  serviceEndDate,
}: Pick<PreviewItem, 'serviceStartDate' | 'serviceEndDate'>): Pick<PreviewItem, 'serviceStartDate' | 'serviceEndDate'> {
  return {
    ...(serviceStartDate === undefined ? {} : { serviceStartDate }),
    ...(serviceEndDate === undefined ? {} : { serviceEndDate }),
  };
}

/** The first bill after today that is not only what is given back. */
export function nextOf(bills: readonly QuoteBill[], today: IsoDate): QuoteBill | undefined {
  return bills.find(({ date, lines, total }) => date > today && lines.length > 0 && !total.amount.startsWith('-'));
}
