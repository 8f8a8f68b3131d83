/** A notice is shown from this many days before a card expires. */
const NOTICE_DAYS = 45;

/**
 * Returns the expiry status of a card. A card is valid until the end of its month.
 *
 * @param month 1 to 12
 * @param now milliseconds since 1970
 */
export function cardExpiry(year: number, month: number, now: number): 'valid' | 'soon' | 'expired' {
  const end = Date.UTC(year, month, 1);
  if (end <= now) return 'expired';
  return end - now <= NOTICE_DAYS * 86_400_000 ? 'soon' : 'valid';
}

/** True if the numbers are a valid year and month. */
export function isValidMonth(year: number, month: number): boolean {
  return Number.isInteger(month) && month >= 1 && month <= 12 && Number.isInteger(year) && year >= 1970 && year <= 9999;
}
