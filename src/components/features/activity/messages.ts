import { defineCatalog } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.js';

const en = {
  ...sectionMessages,
  empty: 'Nothing has happened on this account yet. Orders, payments and what you agreed to will be listed here.',
  caption: 'What happened on this account, newest first',
  when: 'When',
  what: 'What',
  amount: 'Amount',
  noAmount: 'none',
  created: 'Subscribed',
  changePlan: 'Plan changed',
  changeQuantity: 'Quantity changed',
  changeAddOns: 'Add-ons changed',
  pause: 'Paused',
  resume: 'Resumed',
  cancel: 'Canceled',
  renew: 'Renewed',
  terms: 'Terms changed',
  other: 'Contract changed',
  payment: 'Payment',
  paymentFailed: 'Payment that was refused',
  paymentCanceled: 'Payment that was called off',
  paymentComing: 'Payment on its way',
  refund: 'Refund',
  refundFailed: 'Refund that did not work',
  credit: 'Credit',
  consent: 'Agreed to: {text}',
  withdrawal: 'Withdrawal declared',
  cancellation: 'Cancellation declared',
  scheduled: 'to come',
  takenBack: 'taken back',
  failed: 'did not work',
  number: 'Number {number}',
  ofSubscription: 'Subscription {number}',
  document: 'Save {number} as PDF',
  documentSaved: '{number} is saved.',
  documentLost: '{number} could not be fetched. It may not be written yet; try again later.',
  more: 'Show what happened before',
  moreFailed: 'Older entries could not be loaded.',
  moreShown: { one: '{count} older entry shown.', other: '{count} older entries shown.' },
} as const;

export const catalog = defineCatalog({
  name: 'activity',
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
