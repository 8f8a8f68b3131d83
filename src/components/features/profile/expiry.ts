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
