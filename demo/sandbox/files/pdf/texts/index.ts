import type { DocumentLanguage } from '../../billing-document.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { ja } from './ja.js';
import type { DocumentTexts } from './document-texts.js';

export type { DocumentTexts } from './document-texts.js';

/** Texts of all languages. */
export const documentTexts: Readonly<Record<DocumentLanguage, DocumentTexts>> = { en, de, ja, ar };
