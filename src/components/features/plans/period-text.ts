import type { Localizer } from '../../locales/localizer.js';
import type { PlansMessages } from '../../../generated/locales/plans.js';
import type { ListPrice } from './offer.js';

type PlansLocalizer = Localizer<PlansMessages>;

/** Messages of the billing periods: name, and period of a price. */
const PERIODS: ReadonlyMap<string, readonly [keyof PlansMessages, keyof PlansMessages]> = new Map([
  ['Week', ['week', 'perWeek']],
  ['Month', ['month', 'perMonth']],
  ['Quarter', ['quarter', 'perQuarter']],
  ['Semi-Annual', ['semiAnnual', 'perSemiAnnual']],
  ['Annual', ['annual', 'perAnnual']],
] as const);

/** Returns the name of a billing period. An unknown period is returned as it is. */
export function periodName(l: PlansLocalizer, period: string): string {
  const messages = PERIODS.get(period);
  return messages ? l.t(messages[0]) : period;
}

/** Returns the text below a price. It contains the period and the amount billed. */
export function periodText(l: PlansLocalizer, { period: per, billedAmount: billed }: ListPrice): string {
  if (per === 'free' || per === 'once') return l.t(per);
  const messages = PERIODS.get(per);
  return messages ? l.t(messages[1], { amount: billed ? l.money(billed) : '' }) : l.t('perOther', { period: per });
}
