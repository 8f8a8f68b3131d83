import type { Localize } from '../../locales/localize.js';
import type { Words } from './messages.js';
import { shown } from './values.js';

/** A value in words: truth as people say it. */
export function inWords(l: Localize<Words>, value: unknown): string {
  const text = shown(value);
  return text === 'true' ? l.t('yes') : text === 'false' ? l.t('no') : text;
}
