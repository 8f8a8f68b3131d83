/** Characters that are seen nowhere but change how others are: controls, directional overrides and marks, variation selectors, tags. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu;
/** Those of them that belong to a word: they part letters that would join, or make one picture of several. */
const JOINERS = /[\u200c\u200d]/;
/** Characters after which a text is cut off: far more than any name has. */
const LIMIT = 2000;
const SPACES = /[\s\u0085\u180e]+/g;

/**
 * A text that somebody else wrote, fit for a line of a document: one paragraph, composed, without characters that would change the direction of
 * what stands around it or pile up on one letter. What is seen of it stays.
 */
export function clean(text: string): string {
  return (text.length > LIMIT ? `${text.slice(0, LIMIT)}…` : text)
    .normalize('NFC')
    .replaceAll(SPACES, ' ')
    .replaceAll(UNSEEN, (character) => (JOINERS.test(character) ? character : ''))
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();
}

/** The text as a part of a sentence that may run the other way. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
