import { defineCatalog } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.js';

const en = {
  ...sectionMessages,
  account: 'Account',
  name: 'Name',
  payment: 'Payment',
  card: '{brand} ending in {digits}',
  bankAccount: 'Bank account ending in {digits}',
  method: '{type}',
  noMethod: 'No payment method is on file.',
  expires: 'Expires {month}',
  expiresSoon: 'This card expires at the end of {month}. Payments after that will fail.',
  expired: 'This card has expired. The next payment will fail.',
  balance: 'Balance',
  cardWord: 'Card',
  billTo: 'Billing contact',
  soldTo: 'Service address',
  shipTo: 'Shipping address',
  company: 'Company and tax',
  language: 'Language of e-mails and documents',
  sameAsBilling: 'As the billing address',
  sameAsService: 'As the service address',
  noCompany: 'No company',
  taxId: 'Tax number {number}',
  purchaseOrder: 'Purchase order {number}',
  noLanguage: 'Not chosen',
  change: 'Change',
  changeOf: 'Change: {what}',
  saved: 'Saved. It takes effect on your next invoice.',
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
