import { defineCatalog } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.js';

const en = {
  ...sectionMessages,
  caption: 'Invoices, newest first',
  empty: 'There are no invoices yet. The first one appears here when it is made.',
  nothingFits: 'No invoice fits what you are looking for.',
  showAll: 'Show all invoices',
  number: 'Invoice',
  date: 'Date',
  status: 'Status',
  amount: 'Amount',
  toPay: 'To pay',
  paid: 'Paid',
  open: 'Open',
  dueOn: 'Due {date}',
  overdue: 'Overdue',
  overdueSince: 'Overdue since {date}',
  nothing: '–',
  statusDraft: 'Draft',
  statusCanceled: 'Canceled',
  showInvoice: 'Show invoice {number}',
  choose: 'Choose invoice {number} to pay',
  openTotal: { one: '{total} to pay on {count} invoice', other: '{total} to pay on {count} invoices' },
  openMany: 'More than {count} invoices are to be paid. Choose the ones to pay now.',
  overdueTotal: '{total} of it is overdue.',
  allPaid: 'Nothing is to be paid.',
  payAll: { one: 'Pay this invoice', other: 'Pay all {count}' },
  chosenTotal: { one: '{total} on {count} chosen invoice', other: '{total} on {count} chosen invoices' },
  payChosen: { one: 'Pay {count} invoice', other: 'Pay {count} invoices' },
  find: 'Find or filter',
  more: 'Show older invoices',
  moreComing: 'Older invoices are loading.',
  moreFailed: 'Older invoices could not be loaded.',
  moreLoaded: { one: '{count} more invoice', other: '{count} more invoices' },
  found: { one: '{count} invoice', other: '{count} invoices' },
  foundMore: { one: 'More than {count} invoice', other: 'More than {count} invoices' },
  shownOf: '{shown} of {count} invoices',
  upcoming: 'Next bill',
  credits: 'Credits and refunds',
  exportCsv: 'Export as CSV',
  calendar: 'Renewal dates as calendar',
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
