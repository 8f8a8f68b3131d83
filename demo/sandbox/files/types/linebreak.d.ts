/** Types for the parts of the library that are used here. The library has no types of its own. */
declare module 'linebreak' {
  /** Finds line break opportunities (UAX 14). */
  export default class LineBreaker {
    constructor(text: string);
    /** Next break position in UTF-16 code units. Null at the end of the text. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
