import { defineCatalog } from '../../../locales/catalog.js';

const en = {
  title: 'Spending guard',
  lead: 'This page warns you once use comes close to an amount. It stops nothing, and your service goes on.',
  amount: 'Most that use should cost in a billing period ({currency})',
  amountMissing: 'Give an amount above zero, such as {example}.',
  warnAt: 'Warn at',
  save: 'Set the guard',
  saving: 'Being set …',
  remove: 'Take the guard away',
} as const;

export const catalog = defineCatalog({
  name: 'usage-guard',
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
