import { fullTotal } from '../../../../api/pricing/plan-totals.js';
import { compareDecimals } from '../../../../api/decimal/decimal.js';
import type { CatalogCharge, CatalogPlan } from '../../../../api/schemas/storefront/catalog.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { ListPrice } from '../offer.js';
import type { PlansDetailsMessages } from '../../../../generated/locales/plans-details.js';
import { isIncluded, tierRows } from '../../../../api/pricing/tier-rows.js';

type PlansDetailsLocalizer = FullLocalizer<PlansDetailsMessages>;

const TRIAL_KEYS = {
  Week: 'trialWeek',
  Month: 'trialMonth',
  Quarter: 'trialQuarter',
  'Semi-Annual': 'trialHalfYear',
  Annual: 'trialYear',
} as const;
const isKnownPeriod = (period: string): period is keyof typeof TRIAL_KEYS => Object.hasOwn(TRIAL_KEYS, period);

const TRIAL_UNITS = { Day: 'days', Week: 'weeks', Month: 'months' } as const;

/**
 * Returns the trial text, for example "30 days free, then 12.00 each month from 22 December 2026, plus 5.00 once: Setup".
 * @param oneTime texts about the one-time charges
 */
export function trialText(
  l: PlansDetailsLocalizer,
  { trial, billingPeriod = '' }: CatalogPlan,
  list: ListPrice | undefined,
  oneTime: readonly string[],
): string | undefined {
  if (!trial) return undefined;
  const time = l.t(TRIAL_UNITS[trial.unit], { count: trial.length });
  const date = l.date(trial.chargedFrom);
  const text = list
    ? l.t(isKnownPeriod(billingPeriod) ? TRIAL_KEYS[billingPeriod] : 'trialOther', {
        time,
        date,
        price: l.money(list.billedAmount ?? list.shownAmount),
      })
    : l.t('trialUse', { time, date });
  return oneTime.reduce((terms, once) => l.t('trialPlus', { terms, once }), text);
}

/** Returns a text for each discount of a plan. The text contains the duration of the discount and the price after it ends. */
export function discountTexts(l: PlansDetailsLocalizer, plan: CatalogPlan, quantity: number | undefined): string[] {
  const full = fullTotal(plan, 'Recurring', quantity ?? 1);
  if (!full) return [];
  return plan.charges.flatMap((charge) => {
    const { discountPercent, discountAmount } = charge;
    const time = duration(l, charge, plan);
    const price = l.money(full);
    if (discountPercent !== undefined) {
      const percent = l.number(discountPercent);
      return time === undefined ? l.t('percentOff', { percent, price }) : l.t('percentOffFor', { percent, price, time });
    }
    if (!discountAmount) return [];
    const amount = l.money(discountAmount);
    return time === undefined ? l.t('amountOff', { amount, price }) : l.t('amountOffFor', { amount, price, time });
  });
}

const MONTHS: Readonly<Record<string, number>> = { Month: 1, Quarter: 3, 'Semi-Annual': 6 };

function duration(l: PlansDetailsLocalizer, { endsAfter, billingPeriod }: CatalogCharge, plan: CatalogPlan): string | undefined {
  if (!endsAfter) return undefined;
  const { count, unit } = endsAfter;
  const period = billingPeriod ?? plan.billingPeriod ?? '';
  const periods = unit === 'Billing_Periods';
  if (unit === 'Days') return l.t('days', { count });
  if (unit === 'Weeks' || (periods && period === 'Week')) return l.t('weeks', { count });
  if (unit === 'Years' || (periods && period === 'Annual')) return l.t('years', { count });
  const months = periods ? MONTHS[period] : unit === 'Months' ? 1 : undefined;
  return months === undefined ? undefined : l.t('months', { count: count * months });
}

/**
 * Returns a price text for each tiered or usage charge. Includes flat fees only if other recurring charges have tiers. Otherwise the plan's
 * price already contains the flat fees.
 */
export function chargeLines(l: PlansDetailsLocalizer, plan: CatalogPlan, use: string): string[] {
  const tiered = plan.charges.some((charge) => charge.type === 'Recurring' && tierRows(charge).length > 0);
  return plan.charges.flatMap((charge) => {
    const { type } = charge;
    if (type === 'OneTime' || (type === 'Recurring' && !tiered)) return [];
    return chargeText(l, charge) ?? (type === 'Usage' ? use : []);
  });
}

/** Returns the price text of a charge: "Requests: first 10,000 included, then 0.002 each". Undefined if the price is unknown. */
function chargeText(l: PlansDetailsLocalizer, charge: CatalogCharge): string | undefined {
  const rows = tierRows(charge);
  const [first, second] = rows;
  const words =
    charge.type === 'Recurring' && charge.model === 'FlatFee'
      ? charge.price && l.money(charge.price)
      : rows.length === 0
        ? charge.type === 'Usage' && charge.price && l.t(charge.model === 'PerUnit' ? 'each' : 'inAll', { price: l.money(charge.price) })
        : rows.length === 2 && first && second && charge.model !== 'Volume' && !second.flat
          ? l.t(isIncluded(first) ? 'firstIncluded' : first.flat ? 'firstInAll' : 'firstEach', {
              count: l.number(first.to ?? '0'),
              first: l.money(first.price),
              price: l.money(second.price),
            })
          : priceRangeText(l, charge);
  return words ? l.t('charge', { charge: charge.name, words }) : undefined;
}

function priceRangeText(l: PlansDetailsLocalizer, charge: CatalogCharge): string {
  const rows = tierRows(charge);
  const [first] = rows;
  const included = first && isIncluded(first) && charge.model !== 'Volume' && rows.length > 1;
  const paid = included ? rows.slice(1) : rows;
  const prices = paid.map(({ price }) => price).sort((one, other) => compareDecimals(one.amount, other.amount));
  const [low, high] = [prices[0], prices.at(-1)];
  if (!low || !high) return '';
  const flat = paid.every((row) => row.flat);
  if (paid.length === 1 || low.amount === high.amount) return l.t(flat ? 'inAll' : 'each', { price: l.money(low) });
  const values = { low: l.money(low), high: l.money(high), count: l.number(first?.to ?? '0') };
  return l.t(included && !flat ? 'firstIncludedThen' : flat ? 'inAllFromTo' : 'eachFromTo', values);
}
