import { defineCatalog } from '../../locales/catalog.js';
import { sectionMessages } from '../account-section/messages.js';

const en = {
  ...sectionMessages,
  empty: 'You have no subscription yet. What you have, and what you pay next, will stand here.',
  needs: 'Needs your attention',
  next: 'Next payment',
  nextOn: 'on {date}',
  nextWith: 'By {method}',
  nextNone: 'Nothing is to be paid.',
  nextFailed: 'The next payment could not be loaded.',
  have: 'What you have',
  withQuantity: '{plan} × {quantity}',
  renews: 'Renews on {date}',
  ends: 'Ends on {date}',
  trialUntil: 'Trial, charged from {date}',
  paused: 'Paused',
  pausedUntil: 'Paused until {date}',
  goesOn: 'Goes on until you cancel it',
  begins: 'Begins on {date}',
  nextBill: '{amount} on {date}',
  overdue: { one: '{amount} is past due on {count} invoice.', other: '{amount} is past due on {count} invoices.' },
  payNow: 'Pay now',
  methodExpired: '{method} has expired. The next payment will fail.',
  methodExpiring: '{method} expires soon.',
  methodFailed: 'The last payment with {method} was refused.',
  methodMissing: 'No payment method is on file, so the next payment will fail.',
  addMethod: 'Add a payment method',
  trialEnding: { one: 'The trial of {plan} ends in {count} day.', other: 'The trial of {plan} ends in {count} days.' },
  trialLook: 'See my choices',
  comingPlan: '{plan} changes to {to} on {date}.',
  comingPause: '{plan} pauses on {date}.',
  comingCancel: '{plan} ends on {date}.',
  comingOther: '{plan} changes on {date}.',
  look: 'Look at it',
  keep: 'Take it back',
  card: '{brand} ending in {digits}',
  bankAccount: 'Bank account ending in {digits}',
  cardWord: 'Card',
} as const;

export const catalog = defineCatalog({
  name: 'overview',
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
