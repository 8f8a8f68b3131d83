import { defineCatalog } from '../../../locales/catalog.js';

const en = {
  back: 'Payment methods',
  addHeading: 'Add a payment method',
  addLead: 'It is kept for your account. Nothing is charged by that.',
  added: '{method} was added.',
  addedPlain: 'The payment method was added.',
  loading: 'The payment form is loading.',
  removeHeading: 'Remove {method}?',
  removeLead: 'It is deleted for good. To use it again, it has to be entered again.',
  removeDefault: 'It pays your bills now.',
  removePays: { one: 'It pays subscription {numbers}.', other: 'It pays subscriptions {numbers}.' },
  remove: 'Remove it',
  keep: 'Keep it',
  removed: '{method} was removed.',
  needed: 'It cannot be removed yet: a bill that is open or to come would be left without a payment method. Add another one first.',
  neededBy: {
    one: 'It cannot be removed yet: subscription {numbers} would be left without a payment method. Add another one first.',
    other: 'It cannot be removed yet: subscriptions {numbers} would be left without a payment method. Add another one first.',
  },
  addAnother: 'Add another payment method',
  defaultHeading: 'Use {method} for your bills?',
  defaultLead: 'It pays from the next bill on, except for subscriptions that have a payment method of their own.',
  makeDefault: 'Use it for my bills',
  madeDefault: '{method} pays your bills from now on.',
  done: 'Done',
} as const;

export const methodMessages = defineCatalog({
  name: 'methodChange',
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
