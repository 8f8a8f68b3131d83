import { defineCatalog } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.js';

const en = {
  ...sectionMessages,
  caption: 'Invoices, newest first',
  empty: 'There are no invoices yet. The first one appears here when it is made.',
  number: 'Invoice',
  date: 'Date',
  status: 'Status',
  amount: 'Amount',
  toPay: 'To pay',
  paid: 'Paid',
  open: 'Open',
  nothing: '–',
  statusDraft: 'Draft',
  statusCanceled: 'Canceled',
  showLines: 'Show what invoice {number} is for',
  hideLines: 'Hide what invoice {number} is for',
  served: '{from} – {to}',
  servedOn: '{from}',
  quantity: 'Quantity {quantity}',
  tax: 'Tax',
  total: 'Total',
  due: 'Due {date}',
  linesFailed: 'The lines of this invoice could not be loaded.',
  more: 'Show older invoices',
  moreFailed: 'Older invoices could not be loaded.',
  moreLoaded: { one: '{count} more invoice', other: '{count} more invoices' },
} as const;

export const catalog = defineCatalog({
  name: 'invoices',
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
