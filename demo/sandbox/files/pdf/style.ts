import type { TextStyle } from './typesetter.js';

const INK = '#1b1f29';
const MUTED = '#5c6472';

export const LINE_COLOR = '#d7dbe2';
export const STRONG_LINE_COLOR = INK;
export const BAND_COLOR = '#f2f4f7';

const text = (size: number, weight: TextStyle['weight'] = 'regular', color = INK): TextStyle => ({ size, weight, color });

/** All text styles of a document. */
export const styles = {
  seller: text(13, 'bold'),
  title: text(24, 'bold'),
  state: text(11, 'bold', '#b3261e'),
  label: text(8.5, 'regular', MUTED),
  value: text(9.5),
  strong: text(9.5, 'bold'),
  band: text(17, 'bold'),
  head: text(8.5, 'bold', MUTED),
  detail: text(8.5, 'regular', MUTED),
} as const;
