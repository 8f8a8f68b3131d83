import { discountedTotal } from '../../../../../api/pricing/plan-totals.js';
import type { CatalogPlan } from '../../../../../api/schemas/storefront/catalog.js';
import { listPrice } from '../../../plans/offer.js';
import { PERIOD_WORDS } from '../../charges.js';
import type { FormContext } from '../form.js';

/** What a plan costs at list price with a quantity, in words; where no price can say it, what it depends on. Undefined where nothing recurs. */
export function listPriceWords(
  plan: CatalogPlan,
  quantity: number | undefined,
  { l, words }: Pick<FormContext, 'l' | 'words'>,
): string | undefined {
  const price = listPrice(plan, quantity, discountedTotal);
  if (price?.per === 'free') return l.t('free');
  if (!price) {
    if (plan.charges.some(({ type }) => type === 'Recurring')) return words.t('perTier');
    return plan.charges.some(({ type }) => type === 'Usage') ? words.t('perUse') : undefined;
  }
  // Billed as a whole: nobody is told the share of a month where a year is charged.
  const amount = l.money(price.billed ?? price.shown);
  const word = price.per === 'once' ? 'once' : PERIOD_WORDS.get(plan.billingPeriod ?? '');
  return word ? words.t(word, { price: amount }) : amount;
}
