import { defineCatalog } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.js';

const en = {
  ...sectionMessages,
  account: 'Account',
  name: 'Name',
  email: 'E-mail',
  address: 'Billing address',
  delivery: 'Service address',
  payment: 'Payment',
  card: '{brand} ending in {digits}',
  method: '{type}',
  noMethod: 'No payment method is on file.',
  expires: 'Expires {month}',
  expiresSoon: 'This card expires at the end of {month}. Payments after that will fail.',
  expired: 'This card has expired. The next payment will fail.',
  balance: 'Balance',
  cardWord: 'Card',
} as const;

export const catalog = defineCatalog({
  name: 'profile',
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
