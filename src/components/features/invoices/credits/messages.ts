import { defineCatalog } from '../../../locales/catalog.js';

const en = {
  heading: 'Credits and refunds',
  back: 'All invoices',
  available: '{amount} of credit is left. It can be used for the next payment.',
  none: 'No credit is left.',
  credits: 'Credit memos',
  noCredits: 'There are no credit memos.',
  creditOf: '{number} of {date}',
  left: '{amount} left',
  used: 'Used up',
  pdf: 'PDF of {number}',
  refunds: 'Refunds',
  noRefunds: 'Nothing was refunded.',
  refundOn: '{date}',
  refundTo: '{date}, to {method}',
  pending: 'Under way',
  failed: 'Failed',
  canceled: 'Canceled',
  loading: 'Credits and refunds are loading.',
  loadFailed: 'Credits and refunds could not be loaded. Nothing has changed.',
  tryAgain: 'Try again',
  pdfComing: 'The PDF is being fetched.',
  pdfSaved: 'The PDF was saved.',
  pdfFailed: 'The PDF could not be fetched. Try again.',
  pdfWrong: 'What arrived is not a PDF, so it was not saved.',
} as const;

export const creditMessages = defineCatalog({
  name: 'credits',
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
