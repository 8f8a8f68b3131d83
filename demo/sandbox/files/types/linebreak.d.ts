/** The part of the library that is used here; it brings no types of its own. */
declare module 'linebreak' {
  /** Says where a text may be broken into lines, as UAX 14 rules. */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, as an index of UTF-16 code units; null after the end of the text. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
