import type { PlanChoice } from '../../../api/schemas/storefront/quote.js';
import { safeHref } from '../../primitives/safe-link.js';

/** Parses add-ons of an attribute or link: `id:2 other-id:1`. A missing quantity means 1. */
export function parseAddOns(text: string): PlanChoice[] {
  return text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, productRatePlanId = part, count = '1'] = /^(.+):(\d+)$/.exec(part) ?? [];
      return { productRatePlanId, quantity: Number(count) };
    });
}

/**
 * Returns the URL of the sign-up page with the purchase in its query. `storefront-sign-up` reads this format. `storefront-plans` also creates
 * links in this format.
 */
export function purchaseSignUpUrl(
  href: string | undefined,
  {
    plan,
    quantity,
    addOns,
    currency,
  }: { plan: string; quantity?: number | undefined; addOns: readonly PlanChoice[]; currency?: string | undefined },
): string | undefined {
  const safe = safeHref(href);
  if (safe === undefined || plan === '') return undefined;
  const url = new URL(safe, document.baseURI);
  url.searchParams.set('plan', plan);
  if (quantity !== undefined) url.searchParams.set('quantity', String(quantity));
  for (const { productRatePlanId, quantity: count = 1 } of addOns) url.searchParams.append('add-on', `${productRatePlanId}:${count}`);
  if (currency) url.searchParams.set('currency', currency);
  return url.href;
}
