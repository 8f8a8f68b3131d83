import type { PlanChoice, QuoteRequest } from '../../../api/schemas/storefront/quote.js';

/** Creates the request for a quote. Identical requests share a response. `locale` is the language of the coupon's description. */
export function toQuoteRequest(
  plans: readonly PlanChoice[],
  currency: string,
  address: QuoteRequest['address'],
  {
    coupon,
    taxId,
    company,
    locale,
  }: {
    coupon?: string | undefined;
    taxId?: string | undefined;
    company?: QuoteRequest['company'];
    locale?: string | undefined;
  } = {},
): QuoteRequest {
  return {
    intent: 'subscribe',
    plans: [...plans],
    currency,
    ...(address ? { address } : {}),
    ...(taxId ? { taxId } : {}),
    ...(company ? { company } : {}),
    ...(coupon ? { coupon, ...(locale ? { locale } : {}) } : {}),
  };
}
