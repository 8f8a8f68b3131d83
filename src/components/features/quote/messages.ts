import { defineCatalog } from '../../locales/catalog.js';

export const english = {
  loading: 'The price is being worked out.',
  updating: 'The price is being worked out again.',
  todayOn: 'Today, {date}',
  next: 'Then on {date}',
  subtotal: 'Subtotal',
  tax: 'Tax',
  total: 'Total',
  served: '{from} to {to}',
  quantity: '{quantity} × {price}',
  quantityOnly: '{quantity} ×',
  payNowThen: 'You pay {now} today, then {then} on {date}.',
  payNow: 'You pay {now} today and nothing after that.',
  payLater: 'You pay nothing today, then {then} on {date}.',
  payNothing: 'You pay nothing, today or later.',
  changed: 'The price has changed: {before} before, {now} now.',
  failed: 'The price could not be worked out. Nothing has been ordered.',
  notForSale: 'This plan is no longer sold like this. Choose another plan.',
  offline: 'There is no network, so the price cannot be worked out.',
  retry: 'Try again',
  setup: 'Quote: {problem}',
  setupPlans: 'Quote: set plans, or plan and quantity, and currency.',
};

export const quoteMessages = defineCatalog({
  name: 'quote',
  en: english,
  translations: { de: () => import('./messages.de.js') },
});
