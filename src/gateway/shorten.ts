/**
 * Beginning of a text that is at most this many UTF-16 code units long. Never ends with half of a character such as an emoji, because the
 * billing platform refuses such a text.
 */
export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}
