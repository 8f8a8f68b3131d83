import { base64url } from 'jose';
import { previewOrder } from '../../generated/api/operations/orders.js';
import type { Quote, QuoteBill, QuoteRequest } from '../../api/schemas/storefront/quote.js';
import type { GatewayContext, OperationHandler } from '../context.js';
import { canonicalJson } from '../../api/canonical-json.js';
import { sha256 } from '../digest.js';
import { checkCountry } from '../offers/choose-plans.js';
import { localize } from '../offers/texts.js';
import { checkLowersBill } from '../purchase/coupon.js';
import { readUsableCredits, applyCreditToBill } from '../purchase/credit.js';
import { previewRange, nextIsRenewal, lastShownDay } from '../purchase/preview-range.js';
import { withFieldRefusals, toQuoteField } from '../purchase/field-refusals.js';
import { purchasePreviewBody, type TaxLocation } from '../purchase/order-body.js';
import { judgeInvoicing, type InvoiceBuyer } from '../purchase/invoicing.js';
import { loadPurchase, type Purchase } from '../purchase/purchase.js';
import { EVERGREEN, autoRenews, firstTerm } from '../purchase/terms.js';
import { billsView } from '../views/quote.js';

/** Maximum number of bills to show: one year of weekly bills. */
const MAX_BILLS = 53;

/**
 * Reads the first bill after a renewal. Previews the subscription without a term, because the preview would otherwise end with the term.
 */
async function readRenewalBill({ billing }: GatewayContext, purchase: Purchase, taxLocation: TaxLocation): Promise<QuoteBill | undefined> {
  const options = { previewThruType: 'NumberOfPeriods' as const, previewNumberOfPeriods: 2 };
  const [, next] = billsView(await billing.call(previewOrder, purchasePreviewBody(purchase, taxLocation, options, EVERGREEN)), purchase);
  return next;
}

/**
 * Reads the first bill and the following bills. Includes the next bill even if it only comes with a renewal, because a customer who pays
 * for a year must see the price of the next year.
 */
async function readBills(context: GatewayContext, purchase: Purchase, taxLocation: TaxLocation): Promise<[QuoteBill, ...QuoteBill[]]> {
  const [preview, renewal] = await Promise.all([
    context.billing.call(previewOrder, purchasePreviewBody(purchase, taxLocation, previewRange(purchase))),
    nextIsRenewal(purchase) ? readRenewalBill(context, purchase, taxLocation) : undefined,
  ]);
  const [first, ...later] = billsView(preview, purchase);
  const next = later[0] ?? renewal ?? (autoRenews(purchase) ? await readRenewalBill(context, purchase, taxLocation) : undefined);
  if (!next) return [first];
  const until = lastShownDay(purchase);
  return [first, next, ...later.slice(1, MAX_BILLS).filter(({ date }) => date <= until)];
}

/** Part of a bill that the customer confirms. Excludes texts. */
const toConfirmedBill = ({ lines, ...bill }: QuoteBill): unknown => ({
  ...bill,
  lines: lines.map(({ productName: _, chargeName: __, why: ___, ...line }) => line),
});

/** Fingerprint of everything that is charged: plans, quantities, coupon, dates, amounts and currency. */
async function quoteFingerprint(purchase: Purchase, bills: readonly QuoteBill[]): Promise<string> {
  const { plans, currency, orderDate, chargedFrom, coupon, account } = purchase;
  const content = {
    plans: plans.map(({ plan, quantity }) => ({ id: plan.id, quantity })),
    ...{ currency, orderDate, chargedFrom, coupon: coupon?.plan.id, account: account?.number, term: firstTerm(purchase) },
    bills: bills.map(toConfirmedBill),
  };
  return base64url.encode(await sha256('quote', canonicalJson(content)));
}

/**
 * Reads the quote of a purchase from the platform's preview.
 * @param invoiceBuyer buyer who wants to know about payment on invoice; undefined to leave that out
 */
export async function readQuote(
  context: GatewayContext,
  purchase: Purchase,
  taxLocation: TaxLocation,
  locale: string | undefined,
  invoiceBuyer?: InvoiceBuyer,
): Promise<Quote> {
  const { currency, orderDate, account, chargedFrom, trialUsed, coupon } = purchase;
  const [[first, ...later], credits] = await Promise.all([
    readBills(context, purchase, taxLocation),
    account ? readUsableCredits(context, account) : [],
  ]);
  if (coupon) checkLowersBill(coupon, { bills: [first, ...later], plans: purchase.plans.map(({ plan }) => plan), currency });
  const dueNow = applyCreditToBill(first, credits, currency);
  const term = firstTerm(purchase);
  const [next] = later;
  const bills = { dueNow, ...(next ? { upcoming: later } : {}) };
  const sellableCatalog = await context.sellableCatalog();
  const invoicing =
    invoiceBuyer && (await judgeInvoicing(context, { sellableCatalog, purchase, buyer: invoiceBuyer, quote: bills, locale }));
  return {
    fingerprint: await quoteFingerprint(purchase, [dueNow, ...later]),
    currency,
    orderDate,
    dueNow,
    ...(next ? { next, upcoming: later } : {}),
    ...(chargedFrom === undefined ? {} : { chargedFrom }),
    ...(trialUsed === true ? { trialUsed } : {}),
    ...(term ? { term } : {}),
    ...(coupon ? { coupon: { code: coupon.offer.code, text: localize(coupon.offer.texts, locale).text } } : {}),
    ...(invoicing ? { invoicing } : {}),
  };
}

/** Quotes a purchase for the session's account or a new buyer. */
export const quotePurchase: OperationHandler<QuoteRequest, Quote> = async (context, request) => {
  const { address, taxId, company, locale } = request.input;
  checkCountry(await context.sellableCatalog(), address?.country, 'address.country');
  const purchase = await loadPurchase(context, request);
  const buyer = company && { company: company.name, country: company.country, taxId };
  const invoiceBuyer = purchase.account ? {} : buyer;
  return { body: await withFieldRefusals(toQuoteField, () => readQuote(context, purchase, { address, taxId }, locale, invoiceBuyer)) };
};
