import type { PlanChoice, QuoteRequest } from '../../../api/schemas/storefront/quote.js';

/** Creates the request for a quote. Identical requests share a response. `locale` is the language of the coupon's description. */
export function toQuoteRequest(
  plans: readonly PlanChoice[],
  currency: string,
  address: QuoteRequest['address'],
  { coupon, taxId, locale }: { coupon?: string | undefined; taxId?: string | undefined; locale?: string | undefined } = {},
): QuoteRequest {
  return {
    intent: 'subscribe',
    plans: [...plans],
    currency,
    ...(address ? { address } : {}),
    ...(taxId ? { taxId } : {}),
    ...(coupon ? { coupon, ...(locale ? { locale } : {}) } : {}),
  };
}
