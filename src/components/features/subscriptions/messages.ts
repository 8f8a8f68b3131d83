import { defineCatalog } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.js';

const en = {
  ...sectionMessages,
  empty: 'You have no subscription yet. What you subscribe to appears here.',
  number: 'Subscription {number}',
  statusActive: 'Active',
  statusPending: 'Starts soon',
  statusSuspended: 'Paused',
  statusCancelled: 'Canceled',
  statusExpired: 'Ended',
  statusDraft: 'Draft',
  since: 'Since {date}',
  nextBill: 'Next bill',
  renews: 'Renews',
  ends: 'Ends',
  runsOn: 'Runs until you cancel',
  term: 'Term',
  perWeek: '{price} per week',
  perMonth: '{price} per month',
  perQuarter: '{price} per quarter',
  perHalfYear: '{price} every six months',
  perYear: '{price} per year',
  once: '{price} once',
  perUse: 'by use',
  each: '{quantity} × {price}',
} as const;

export const catalog = defineCatalog({
  name: 'subscriptions',
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
