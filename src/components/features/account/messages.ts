import { defineCatalog } from '../../locales/catalog.js';

const en = {
  subscriptions: 'Subscriptions',
  invoices: 'Invoices',
  profile: 'Profile',
  unknownSection: 'There is no section "{section}". There are: {known}.',
} as const;

export const catalog = defineCatalog({
  name: 'account',
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
