import { defineCatalog } from '../../../locales/catalog.js';

export const english = {
  loading: 'The history is on its way.',
  failed: 'The history could not be loaded.',
  tryAgain: 'Try again',
  empty: 'Nothing has happened yet.',
  coming: 'Planned',
  created: 'Started',
  createdWith: 'Started with {plans}',
  changePlan: 'Plan changed',
  changePlanTo: 'Plan changed to {plans}',
  changeQuantity: 'Quantity changed',
  changeQuantityTo: 'Quantity changed: {plans}',
  changeAddOns: 'Add-ons changed',
  changeAddOnsTo: 'Add-ons changed: {plans}',
  pause: 'Paused',
  resume: 'Active again',
  cancel: 'End after cancellation',
  renew: 'Renewed',
  terms: 'Terms changed',
  trialEnd: 'End of the trial',
  termEnd: 'End of the term',
  other: 'Another change',
  counted: '{plan} × {quantity}',
};

export const messages = defineCatalog({
  name: 'history',
  en: english,
  translations: {
    ar: () => import('./messages.ar.js'),
    de: () => import('./messages.de.js'),
    es: () => import('./messages.es.js'),
    fr: () => import('./messages.fr.js'),
    ja: () => import('./messages.ja.js'),
  },
});

export type Words = typeof english;
