import type { DocumentLanguage } from '../../billing-document.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { ja } from './ja.js';
import type { DocumentWords } from './words.js';

export type { DocumentWords } from './words.js';

/** The words of all languages. */
export const documentWords: Readonly<Record<DocumentLanguage, DocumentWords>> = { en, de, ja, ar };
