import { defineCatalog } from '../../../locales/catalog.js';

const en = {
  invoicesFile: 'invoices',
  number: 'Invoice',
  date: 'Date',
  dueDate: 'Due',
  status: 'Status',
  amount: 'Amount',
  balance: 'To pay',
  currency: 'Currency',
  renewalsFile: 'renewals',
  renews: '{name} renews',
  renewsText: 'Subscription {number} goes on for another term unless it is changed before.',
} as const;

export const fileMessages = defineCatalog({
  name: 'invoiceFiles',
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
