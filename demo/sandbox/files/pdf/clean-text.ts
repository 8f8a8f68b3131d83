/** Invisible characters that affect other characters: controls, directional overrides and marks, variation selectors, tags. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu;
/** Joiners that belong to words or emoji. */
const JOINERS = /[\u200c\u200d]/;
/** Maximum number of characters, far more than a name needs. */
const LIMIT = 2000;
const SPACES = /[\s\u0085\u180e]+/g;

/**
 * Prepares a customer's text for a document line. Joins the text into one paragraph. Removes characters that change the direction of
 * surrounding text, and removes excessive accents.
 */
export function cleanText(text: string): string {
  return (text.length > LIMIT ? `${text.slice(0, LIMIT)}…` : text)
    .normalize('NFC')
    .replaceAll(SPACES, ' ')
    .replaceAll(INVISIBLE, (character) => (JOINERS.test(character) ? character : ''))
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();
}

/** Isolates a text from the direction of the surrounding sentence. */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`;
}
