import { addDays, addMonths } from '../../api/plain-date/plain-date.js';
import type { SubscriptionTermsInput as SubscriptionTerms } from '../../generated/api/schemas/orders.js';
import type { QuoteTerm } from '../../api/schemas/storefront/quote.js';
import type { SellablePlan } from '../offers/sellable-catalog.js';
import { chargeStart, type Purchase } from './purchase.js';

export const EVERGREEN: SubscriptionTerms = { initialTerm: { termType: 'EVERGREEN' } };
const ONE_YEAR: SubscriptionTerms = {
  autoRenew: true,
  initialTerm: { termType: 'TERMED', period: 1, periodType: 'Year' },
  renewalSetting: 'RENEW_WITH_SPECIFIC_TERM',
  renewalTerms: [{ period: 1, periodType: 'Year' }],
};

/** Terms of a plan from the offers file. Default: one renewing year for plans with an annual charge, evergreen for other plans. */
export function planTerms({ plan, offer }: SellablePlan): SubscriptionTerms {
  if (offer?.terms) return offer.terms;
  return plan.productRatePlanCharges.some(({ billingPeriod }) => billingPeriod === 'Annual') ? ONE_YEAR : EVERGREEN;
}

/**
 * Terms of the subscription, which contains all plans of a purchase. The first plan with a term determines them. The term starts after a
 * trial.
 */
export function purchaseTerms({ plans, chargedFrom }: Purchase): SubscriptionTerms {
  const all = plans.map(planTerms);
  const terms = all.find(({ initialTerm }) => initialTerm.termType === 'TERMED') ?? all[0] ?? EVERGREEN;
  if (terms.initialTerm.termType === 'EVERGREEN' || chargedFrom === undefined) return terms;
  return { ...terms, initialTerm: { ...terms.initialTerm, startDate: chargedFrom } };
}

/** True if the subscription renews automatically after its term. */
export function autoRenews(purchase: Purchase): boolean {
  const { initialTerm, autoRenew } = purchaseTerms(purchase);
  return initialTerm.termType === 'TERMED' && autoRenew === true;
}

/** Length of the first term in months. Undefined if it is counted in days or weeks, or if there is no term. */
export function termMonths(purchase: Purchase): number | undefined {
  const { termType, period = 1, periodType = 'Month' } = purchaseTerms(purchase).initialTerm;
  if (termType === 'EVERGREEN' || periodType === 'Day' || periodType === 'Week') return undefined;
  return periodType === 'Year' ? 12 * period : period;
}

/** First term. Undefined for a subscription that runs until canceled. */
export function firstTerm(purchase: Purchase): QuoteTerm | undefined {
  const { termType, period = 1, periodType = 'Month' } = purchaseTerms(purchase).initialTerm;
  if (termType === 'EVERGREEN') return undefined;
  const months = termMonths(purchase);
  const start = chargeStart(purchase);
  const endDate = months === undefined ? addDays(start, periodType === 'Week' ? 7 * period : period) : addMonths(start, months);
  return { endDate, renews: autoRenews(purchase) };
}
