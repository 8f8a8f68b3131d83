import { defineCatalog } from '../../locales/catalog.js';

export const english = {
  loading: 'The payment form is loading.',
  label: 'Payment form',
  notShown: 'The payment form could not be loaded. Nothing you entered is lost.',
  offline: 'There is no network, so the payment form cannot be loaded. Nothing you entered is lost.',
  retry: 'Load the form again',
  notSaved: 'Your card was not saved and nothing was charged. Check what the form says, or use another card.',
  sessionFailed: 'The shop did not answer, so your card was not saved. Try again in a moment.',
  tooMany: {
    one: 'Too many attempts. Your card was not saved. Try again in {count} second.',
    other: 'Too many attempts. Your card was not saved. Try again in {count} seconds.',
  },
  saved: 'Your card is saved. Nothing has been charged yet.',
  setup: 'Payment form: {problem}',
};

export const paymentMessages = defineCatalog({
  name: 'payment',
  en: english,
  translations: { de: () => import('./messages.de.js') },
});
