import type { Money } from '../../../api/schemas/values.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { Messages } from '../../locales/message-catalog.js';

const NUMBER_PARTS = new Set(['integer', 'group', 'decimal', 'fraction', 'minusSign', 'plusSign']);

/** Formats an amount without its currency symbol, for a column whose heading names the currency. */
export function formatFigure(l: FullLocalizer<Messages>, money: Money): string {
  const parts = l.moneyParts(money);
  if (!parts) return '–';
  return parts
    .filter(({ type }) => NUMBER_PARTS.has(type))
    .map(({ value }) => value)
    .join('');
}
