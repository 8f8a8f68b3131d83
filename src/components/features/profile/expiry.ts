/** Days ahead in which an expiring card is worth a notice. */
const SOON = 45;

/**
 * Whether a card that is good through the end of a month needs attention.
 * @param month 1 to 12
 * @param now milliseconds since 1970
 */
export function expiryOf(year: number, month: number, now: number): 'good' | 'soon' | 'expired' {
  const end = Date.UTC(year, month, 1);
  if (end <= now) return 'expired';
  return end - now <= SOON * 86_400_000 ? 'soon' : 'good';
}

/** Whether there is such a month. */
export function isMonth(year: number, month: number): boolean {
  return Number.isInteger(month) && month >= 1 && month <= 12 && Number.isInteger(year) && year >= 1970 && year <= 9999;
}
