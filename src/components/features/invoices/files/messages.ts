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
  exporting: 'The file is being put together.',
  exported: { one: 'A file with {count} invoice was saved.', other: 'A file with {count} invoices was saved.' },
  calendarSaved: { one: 'A calendar file with {count} date was saved.', other: 'A calendar file with {count} dates was saved.' },
  calendarEmpty: 'Nothing renews by itself, so there is no date to save.',
  exportFailed: 'The file could not be put together. Nothing was saved.',
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
