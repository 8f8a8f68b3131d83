import { addDays, addMonths } from '../../api/plain-date/plain-date.js';
import type { SubscriptionTermsInput as SubscriptionTerms } from '../../generated/api/schemas/orders.js';
import type { QuoteTerm } from '../../api/schemas/storefront/purchase.js';
import type { SellablePlan } from '../offers/sellable-catalog.js';
import { startOf, type Purchase } from './purchase.js';

export const EVERGREEN: SubscriptionTerms = { initialTerm: { termType: 'EVERGREEN' } };
const ONE_YEAR: SubscriptionTerms = {
  autoRenew: true,
  initialTerm: { termType: 'TERMED', period: 1, periodType: 'Year' },
  renewalSetting: 'RENEW_WITH_SPECIFIC_TERM',
  renewalTerms: [{ period: 1, periodType: 'Year' }],
};

/** Terms on which a plan is sold: those of the offers file, or a year for what is billed by the year. */
export function termsOfPlan({ plan, offer }: SellablePlan): SubscriptionTerms {
  if (offer?.terms) return offer.terms;
  return plan.productRatePlanCharges.some(({ billingPeriod }) => billingPeriod === 'Annual') ? ONE_YEAR : EVERGREEN;
}

/** Terms of the one subscription that holds all plans: a plan with a term brings it, evergreen ones follow. A term begins where a trial ends. */
export function termsOf({ plans, chargedFrom }: Purchase): SubscriptionTerms {
  const all = plans.map(termsOfPlan);
  const terms = all.find(({ initialTerm }) => initialTerm.termType === 'TERMED') ?? all[0] ?? EVERGREEN;
  if (terms.initialTerm.termType === 'EVERGREEN' || chargedFrom === undefined) return terms;
  return { ...terms, initialTerm: { ...terms.initialTerm, startDate: chargedFrom } };
}

/** True if the subscription goes on after its term by itself. */
export function renewsItself(purchase: Purchase): boolean {
  const { initialTerm, autoRenew } = termsOf(purchase);
  return initialTerm.termType === 'TERMED' && autoRenew === true;
}

/** Months of the first term; undefined for one that is counted in days, or open. */
export function termMonths(purchase: Purchase): number | undefined {
  const { termType, period = 1, periodType = 'Month' } = termsOf(purchase).initialTerm;
  if (termType === 'EVERGREEN' || periodType === 'Day' || periodType === 'Week') return undefined;
  return periodType === 'Year' ? 12 * period : period;
}

/** The first term; undefined for a subscription that runs until it is cancelled. */
export function termOf(purchase: Purchase): QuoteTerm | undefined {
  const { termType, period = 1, periodType = 'Month' } = termsOf(purchase).initialTerm;
  if (termType === 'EVERGREEN') return undefined;
  const months = termMonths(purchase);
  const start = startOf(purchase);
  const endDate = months === undefined ? addDays(start, periodType === 'Week' ? 7 * period : period) : addMonths(start, months);
  return { endDate, renews: renewsItself(purchase) };
}
