import type { Money } from '../../../api/schemas/values.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { Messages } from '../../locales/message-catalog.js';

const NUMBER = new Set(['integer', 'group', 'decimal', 'fraction', 'minusSign', 'plusSign']);

/** An amount for a column whose head names the currency: with all its digits, and without the currency's sign. */
export function figure(l: FullLocalizer<Messages>, money: Money): string {
  const parts = l.moneyParts(money);
  if (!parts) return '–';
  return parts
    .filter(({ type }) => NUMBER.has(type))
    .map(({ value }) => value)
    .join('');
}
