import { base64url } from 'jose';
import { previewOrder } from '../../api/operations/billing/generated/orders.js';
import type { Quote, QuoteRequest } from '../../api/schemas/storefront/purchase.js';
import type { Context, Flow } from '../context.js';
import { canonicalJson, sha256 } from '../digest.js';
import { checkCountry, choosePlans } from '../offers/choose.js';
import { billsView, type Bills } from '../views/quote.js';
import { previewBody, renewsItself, type Purchase } from './subscribe.js';

/** The first bill and the one after it, also where that one only comes with a renewal: a person who pays for a year must see what the next costs. */
async function billsFor({ billing }: Context, purchase: Purchase, address: QuoteRequest['address']): Promise<Bills> {
  const bills = billsView(await billing.call(previewOrder, previewBody(purchase, address)), purchase);
  if (bills.next || !renewsItself(purchase)) return bills;
  const renewed = billsView(await billing.call(previewOrder, previewBody(purchase, address, { beyondTerm: true })), purchase);
  return renewed.next ? { ...bills, next: renewed.next } : bills;
}

/** Asks the platform what a purchase costs. The fingerprint stands for plans, quantities, dates, amounts and currency (flows.md ruling 2). */
export async function quoteFor(context: Context, purchase: Purchase, address: QuoteRequest['address']): Promise<Quote> {
  const bills = await billsFor(context, purchase, address);
  const plans = purchase.plans.map(({ plan, quantity }) => ({ id: plan.id, quantity }));
  const fingerprint = base64url.encode(await sha256('quote', canonicalJson({ plans, ...bills })));
  return { fingerprint, ...bills };
}

/** What is bought, on today's business date, from what is on sale. */
export async function purchaseOf(context: Context, { plans, currency }: Pick<QuoteRequest, 'plans' | 'currency'>): Promise<Purchase> {
  const assortment = await context.assortment();
  return { plans: choosePlans(assortment, plans, currency), currency, orderDate: assortment.date };
}

/** What a purchase would cost now and on its next bill. */
export const quote: Flow<QuoteRequest, Quote> = async (context, { input }) => {
  checkCountry(await context.assortment(), input.address?.country, 'address.country');
  return { body: await quoteFor(context, await purchaseOf(context, input), input.address) };
};
