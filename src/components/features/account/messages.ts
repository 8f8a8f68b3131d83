import { defineCatalog } from '../../locales/catalog.js';

const en = {
  overview: 'Overview',
  subscriptions: 'Subscriptions',
  invoices: 'Invoices',
  'payment-methods': 'Payment methods',
  usage: 'Usage',
  activity: 'Activity',
  profile: 'Profile',
  sections: 'Sections of the account',
  nothing: 'Your session may see no part of the account.',
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
