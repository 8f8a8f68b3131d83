import { defineCatalog } from '../../locales/catalog.js';

export const english = {
  loading: 'The payment form is loading.',
  label: 'Payment form',
  ways: 'How do you want to pay?',
  keptCard: '{brand} ending in {digits}',
  keptAccount: 'Bank account ending in {digits}',
  keptOther: '{name}',
  card: 'Card',
  bankAccount: 'Bank account',
  wallet: 'Wallet',
  another: 'Another payment method',
  expires: 'Expires {month}',
  isDefault: 'Pays your bills now',
  expiresDefault: 'Expires {month}, pays your bills now',
  useKept: 'Use {method}',
  kept: '{method} is chosen. Nothing has been charged yet.',
  later: 'Nothing is charged here. You confirm {amount} at the end.',
  laterNothing: 'Nothing is charged here, and nothing is due today.',
  notShown: 'The payment form could not be loaded. Nothing you entered is lost.',
  offline: 'There is no network, so the payment form cannot be loaded. Nothing you entered is lost.',
  retry: 'Load the form again',
  broken: 'The payment form stopped before anything was sent. Nothing was saved and nothing was charged. Load it again.',
  notSaved: 'Nothing was saved and nothing was charged. Check what the form says, or pay another way.',
  sessionFailed: 'The shop did not answer, so nothing was saved. Try again in a moment.',
  tooMany: {
    one: 'Too many attempts. Nothing was saved. Try again in {count} second.',
    other: 'Too many attempts. Nothing was saved. Try again in {count} seconds.',
  },
  saved: 'Your payment method is saved. Nothing has been charged yet.',
  setup: 'Payment form: {problem}',
  setupPurchase: 'Payment form: set intent-id and currency.',
};

export const paymentMessages = defineCatalog({
  name: 'payment',
  en: english,
  translations: {
    ar: () => import('./messages.ar.js'),
    de: () => import('./messages.de.js'),
    es: () => import('./messages.es.js'),
    fr: () => import('./messages.fr.js'),
    ja: () => import('./messages.ja.js'),
  },
});
