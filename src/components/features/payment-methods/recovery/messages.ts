import { defineCatalog } from '../../../locales/catalog.js';

const en = {
  overdueSince: '{total} is overdue since {date}.',
  overdue: '{total} is overdue.',
  failedWith: 'The payment with {method} was not accepted: {reason}',
  recover: 'Pay {total} now',
} as const;

export const recoveryMessages = defineCatalog({
  name: 'recovery',
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
