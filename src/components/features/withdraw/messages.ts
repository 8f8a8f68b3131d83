import { defineCatalog } from '../../locales/catalog.js';

const en = {
  notOpened: 'The form could not be opened. Check your connection and try again.',
  tryAgain: 'Try again',
} as const;

export const withdrawMessages = defineCatalog({
  name: 'withdraw',
  en,
  translations: {
    ar: () => import('./messages.ar.js'),
    de: () => import('./messages.de.js'),
    es: () => import('./messages.es.js'),
    fr: () => import('./messages.fr.js'),
    ja: () => import('./messages.ja.js'),
  },
});

export type Words = typeof en;
