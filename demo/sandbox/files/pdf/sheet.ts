import type { BillingDocument } from '../billing-document.js';
import type { Canvas } from './canvas.js';
import type { Formats } from './formats.js';
import type { DocumentWords } from './words/index.js';

/** Points around everything. */
export const MARGIN = 54;
/** Points at the foot of a page that only the page number uses. */
const FOOT = 40;

/** A document while it is written: its pages, its words, and how far down the page it has come. */
export interface Sheet {
  readonly canvas: Canvas;
  readonly formats: Formats;
  readonly words: DocumentWords;
  readonly document: BillingDocument;
  /** Where the next thing begins. */
  y: number;
}

/** Width between the margins. */
export function contentWidth({ canvas }: Sheet): number {
  return canvas.width - 2 * MARGIN;
}

/** True if so much fits on the page that is being written. */
export function hasRoom({ canvas, y }: Sheet, height: number): boolean {
  return y + height <= canvas.height - MARGIN - FOOT;
}

/** Goes on at the top of a new page. */
export function startPage(sheet: Sheet): void {
  sheet.canvas.addPage();
  sheet.y = MARGIN;
}

/** An amount in the currency of the document. */
export function money({ formats, document }: Sheet, amount: string): string {
  return formats.money(amount, document.currency);
}
