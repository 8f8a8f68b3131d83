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
  translations: { de: () => import('./messages.de.js') },
});

export type Words = typeof en;
