import type { BillingDocument } from '../billing-document.js';
import type { Canvas } from './canvas.js';
import type { Formats } from './formats.js';
import type { DocumentTexts } from './texts/index.js';

/** Page margin in points. */
export const MARGIN = 54;
/** Height in points that is reserved for the page number. */
const FOOT = 40;

/** State of a document while it is being written. */
export interface DocumentState {
  readonly canvas: Canvas;
  readonly formats: Formats;
  readonly words: DocumentTexts;
  readonly document: BillingDocument;
  /** Vertical position of the next element. */
  y: number;
}

/** Returns the width between the margins. */
export function contentWidth({ canvas }: DocumentState): number {
  return canvas.width - 2 * MARGIN;
}

/** True if `height` fits on the current page. */
export function fitsOnPage({ canvas, y }: DocumentState, height: number): boolean {
  return y + height <= canvas.height - MARGIN - FOOT;
}

/** Starts a new page. */
export function startPage(sheet: DocumentState): void {
  sheet.canvas.addPage();
  sheet.y = MARGIN;
}

/** Formats an amount in the document's currency. */
export function money({ formats, document }: DocumentState, amount: string): string {
  return formats.money(amount, document.currency);
}
