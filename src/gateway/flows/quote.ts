import { base64url } from 'jose';
import { previewOrder } from '../../generated/api/operations/orders.js';
import type { Quote, QuoteBill, QuoteRequest } from '../../api/schemas/storefront/purchase.js';
import type { GatewayContext, OperationHandler } from '../context.js';
import { canonicalJson, sha256 } from '../digest.js';
import { checkCountry } from '../offers/choose.js';
import { localize } from '../offers/texts.js';
import { creditsOf, withCredit } from '../purchase/credit.js';
import { lookAhead, nextIsRenewal, shownUntil } from '../purchase/horizon.js';
import { atFields, inQuote } from '../purchase/field-refusals.js';
import { previewBody, type Whereabouts } from '../purchase/order-body.js';
import { purchaseOf, type Purchase } from '../purchase/purchase.js';
import { EVERGREEN, renewsItself, termOf } from '../purchase/terms.js';
import { billsView } from '../views/quote.js';

/** Bills that are shown ahead: a year of weeks. */
const MOST_BILLS = 53;

/** The first bill after the purchase, seen as if there were no term: what a renewal costs. */
async function renewalBill({ billing }: GatewayContext, purchase: Purchase, whereabouts: Whereabouts): Promise<QuoteBill | undefined> {
  const options = { previewThruType: 'NumberOfPeriods' as const, previewNumberOfPeriods: 2 };
  const [, next] = billsView(await billing.call(previewOrder, previewBody(purchase, whereabouts, options, EVERGREEN)), purchase);
  return next;
}

/** The first bill and those after it. The first of these is there also where it only comes with a renewal: who pays for a year must see what the next costs. */
async function billsOf(context: GatewayContext, purchase: Purchase, whereabouts: Whereabouts): Promise<[QuoteBill, ...QuoteBill[]]> {
  const [preview, renewal] = await Promise.all([
    context.billing.call(previewOrder, previewBody(purchase, whereabouts, lookAhead(purchase))),
    nextIsRenewal(purchase) ? renewalBill(context, purchase, whereabouts) : undefined,
  ]);
  const [first, ...later] = billsView(preview, purchase);
  const next = later[0] ?? renewal ?? (renewsItself(purchase) ? await renewalBill(context, purchase, whereabouts) : undefined);
  if (!next) return [first];
  const until = shownUntil(purchase);
  return [first, next, ...later.slice(1, MOST_BILLS).filter(({ date }) => date <= until)];
}

/** What of a bill the person confirms: not its words. */
const confirmed = ({ lines, ...bill }: QuoteBill): unknown => ({
  ...bill,
  lines: lines.map(({ productName: _, chargeName: __, why: ___, ...line }) => line),
});

/** Stands for everything that is charged: plans, quantities, coupon, dates, amounts and currency (flows.md ruling 2). */
async function fingerprintOf(purchase: Purchase, bills: readonly QuoteBill[]): Promise<string> {
  const { plans, currency, orderDate, chargedFrom, coupon, account } = purchase;
  const content = {
    plans: plans.map(({ plan, quantity }) => ({ id: plan.id, quantity })),
    ...{ currency, orderDate, chargedFrom, coupon: coupon?.plan.id, account: account?.number, term: termOf(purchase) },
    bills: bills.map(confirmed),
  };
  return base64url.encode(await sha256('quote', canonicalJson(content)));
}

/** Asks the platform what a purchase costs. */
export async function quoteFor(
  context: GatewayContext,
  purchase: Purchase,
  whereabouts: Whereabouts,
  locale: string | undefined,
): Promise<Quote> {
  const { currency, orderDate, account, chargedFrom, coupon } = purchase;
  const [[first, ...later], credits] = await Promise.all([
    billsOf(context, purchase, whereabouts),
    account ? creditsOf(context, account) : [],
  ]);
  const dueNow = withCredit(first, credits, currency);
  const term = termOf(purchase);
  const [next] = later;
  return {
    fingerprint: await fingerprintOf(purchase, [dueNow, ...later]),
    currency,
    orderDate,
    dueNow,
    ...(next ? { next, upcoming: later } : {}),
    ...(chargedFrom === undefined ? {} : { chargedFrom }),
    ...(term ? { term } : {}),
    ...(coupon ? { coupon: { code: coupon.offer.code, text: localize(coupon.offer.texts, locale).text } } : {}),
  };
}

/** What a purchase would cost: for the session's account, or for somebody who has none yet. */
export const quote: OperationHandler<QuoteRequest, Quote> = async (context, request) => {
  const { address, taxId, locale } = request.input;
  checkCountry(await context.sellableCatalog(), address?.country, 'address.country');
  const purchase = await purchaseOf(context, request);
  return { body: await atFields(inQuote, () => quoteFor(context, purchase, { address, taxId }, locale)) };
};
