// @ts-check
import { paymentMethods } from '../data/account.js';
import { formOf } from '../data/form.js';
import { usd } from '../data/money.js';

const attributes = { 'intent-id': 'story-intent-0000000000', currency: 'USD' };
const amount = usd('59.08');

/** @type {import('../types.js').Stories} */
export const stories = {
  loading: { attributes, properties: () => ({ amount, paymentAdapter: formOf({ code: new Promise(() => undefined) }) }), shows: '' },
  ready: { attributes, properties: () => ({ amount, paymentAdapter: formOf() }), shows: 'Save card' },
  kept: {
    attributes,
    properties: () => ({ amount, paymentAdapter: formOf() }),
    session: 'active',
    answers: { 'GET /storefront/payment-methods': paymentMethods },
    shows: { en: 'Visa ending in 4242' },
  },
  saved: {
    attributes,
    properties: () => ({ amount, paymentAdapter: formOf({ outcome: { paymentMethodId: 'story-method' } }) }),
    answers: { 'POST /storefront/payment-method-claims': {} },
    shows: { en: "Your payment method is saved. You haven't been charged yet." },
  },
  refused: {
    attributes,
    properties: () => ({ amount, paymentAdapter: formOf({ outcome: { error: { message: 'for developers' } } }) }),
    shows: { en: "Nothing was saved, and you weren't charged." },
  },
  error: {
    attributes,
    properties: () => ({ amount, paymentAdapter: formOf({ fails: true }) }),
    shows: { en: "The payment form couldn't be loaded. What you entered is kept." },
  },
  offline: {
    attributes,
    online: false,
    properties: () => ({ amount, paymentAdapter: formOf({ fails: true }) }),
    shows: { en: "You're offline, so the payment form can't be loaded." },
  },
  misconfigured: { properties: () => ({ paymentAdapter: formOf() }), shows: { en: 'Payment form: set intent-id and currency.' } },
};
