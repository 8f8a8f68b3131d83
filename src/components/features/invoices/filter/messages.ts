import { defineCatalog } from '../../../locales/catalog.js';

const en = {
  label: 'Find invoices',
  status: 'Which invoices',
  all: 'All',
  open: 'To pay',
  overdue: 'Overdue',
  paid: 'Paid',
  number: 'Number or a part of it',
  from: 'From',
  to: 'Until',
  min: 'Amount from',
  max: 'Amount up to',
  notAmount: 'Write an amount such as {example}.',
  clear: 'Clear the filter',
} as const;

export const filterMessages = defineCatalog({
  name: 'invoiceFilter',
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
