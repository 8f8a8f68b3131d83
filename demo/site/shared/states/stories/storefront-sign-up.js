// @ts-check
import { paymentMethods, profile, subscriptions } from '../data/account.js';
import { catalog as plain, emptyCatalog } from '../data/catalog.js';
import { formOf } from '../data/form.js';
import { completed, dearerQuote, quote } from '../data/purchase.js';
import { broken, inTurn, never, refusal } from '../gateway.js';

const CATALOG = 'GET /storefront/catalog';
const QUOTES = 'POST /storefront/quotes';
const ORDERS = 'POST /storefront/orders';
const CHECKS = 'POST /storefront/account-checks';
const CLAIMS = 'POST /storefront/payment-method-claims';

/** @typedef {import('../types.js').SimulatedUser} SimulatedUser */

/** @type {import('../../../../../src/api/schemas/storefront/catalog.js').Catalog} */
const catalog = {
  ...plain,
  signUp: {
    coupons: true,
    buyers: ['personal', 'company'],
    purchaseOrder: true,
    fields: [
      {
        name: 'HeardOfUs__c',
        label: 'How did you hear of us?',
        type: 'choice',
        options: [
          { value: 'colleague', label: 'From a colleague' },
          { value: 'search', label: 'By searching' },
        ],
      },
    ],
  },
};

const maya = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya.okafor@example.com',
  country: 'DE',
  address1: 'Speicherstadt 4',
  postalCode: '20457',
  city: 'Hamburg',
};

const answers = { [CATALOG]: catalog, [QUOTES]: quote, [CHECKS]: {}, [CLAIMS]: {}, [ORDERS]: completed };

/** Returns a payment form whose first submission saves a card. */
function formWithSavedCard() {
  let saved = false;
  return {
    ...formOf(),
    submit: () => {
      if (saved) return new Promise(() => undefined);
      saved = true;
      return Promise.resolve({ paymentMethodId: 'story-method' });
    },
  };
}

/** Timeout of the gateway: the billing platform has not responded. */
const lost = () => new Response('', { status: 504 });

const attributes = { plan: 'build-month', quantity: '3' };
const properties = () => ({ prefill: maya, paymentAdapter: formWithSavedCard() });

/** @param {SimulatedUser} person */
async function review({ press, sees }) {
  await press('[part=continue]');
  await sees('[part=consents]');
}

/** @param {SimulatedUser} person */
async function order(person) {
  await review(person);
  await person.press('#consent-terms');
  await person.sees('[part=cta][aria-disabled=false]');
  await person.press('[part=cta]');
}

/** Orders while another tab has locked the purchase. @param {SimulatedUser} person */
async function orderElsewhere(person) {
  await review(person);
  const signUp = await person.sees('storefront-sign-up');
  const intentId = signUp.shadowRoot?.querySelector('storefront-payment')?.intentId ?? '';
  await new Promise((held) => {
    void navigator.locks.request(`storefront-elements:${intentId}`, () => new Promise(() => held(undefined)));
  });
  await person.press('#consent-terms');
  await person.sees('[part=cta][aria-disabled=false]');
  await person.press('[part=cta]');
}

/** @type {import('../types.js').Stories} */
export const stories = {
  // A message for developers, always in English.
  misconfigured: { provider: { 'publishable-key': null }, shows: 'The attribute publishable-key' },
  loading: { answers: { [CATALOG]: never }, shows: '' },
  error: {
    answers: { [CATALOG]: broken },
    shows: { en: "The plans couldn't be loaded.", de: 'Die Tarife konnten nicht geladen werden.' },
  },
  offline: { online: false, answers: { [CATALOG]: broken }, shows: { en: "You're offline", de: 'Sie sind offline' } },
  empty: { answers: { [CATALOG]: emptyCatalog }, shows: { en: 'Nothing is for sale right now.' } },
  plan: { answers, shows: 'For a product team whose users see the map.' },
  details: { attributes, answers, shows: { en: 'Billing address', de: 'Rechnungsadresse' } },
  payment: {
    attributes,
    properties: () => ({ prefill: maya, paymentAdapter: formOf() }),
    answers,
    act: async ({ press, sees }) => {
      await press('[part=continue]');
      await sees('.vendor-button');
    },
    shows: { en: 'Payment', de: 'Zahlung' },
  },
  review: { attributes, properties, answers, act: review, shows: 'I accept the terms of service.' },
  'account-exists': {
    attributes: { ...attributes, 'sign-in-href': '/login.html' },
    properties,
    answers: { ...answers, [CHECKS]: refusal(409, 'conflict', 'account-exists') },
    act: async ({ press, sees }) => {
      await press('[part=continue]');
      await sees('.error-summary');
    },
    shows: { en: 'An account with this email address already exists.' },
  },
  duplicate: {
    attributes: { ...attributes, 'account-href': '/account.html' },
    session: 'active',
    answers: {
      ...answers,
      'GET /storefront/subscriptions': subscriptions,
      'GET /storefront/profile': profile,
      'GET /storefront/payment-methods': paymentMethods,
    },
    act: async ({ sees }) => void (await sees('[part=duplicate]')),
    shows: { en: 'You already have this plan' },
  },
  expired: {
    attributes,
    properties,
    answers: () => {
      let changed = false;
      return {
        ...answers,
        [QUOTES]: () => (changed ? dearerQuote : quote),
        [ORDERS]: () => {
          changed = true;
          return refusal(409, 'conflict', 'quote-changed', { data: { new: dearerQuote } })();
        },
      };
    },
    act: async (person) => {
      await order(person);
      await person.sees('storefront-quote:state(changed)');
      await person.sees('[part=cta][aria-disabled=false]');
    },
    shows: { en: 'The price changed from' },
  },
  refused: {
    attributes,
    properties,
    answers: { ...answers, [ORDERS]: refusal(409, 'conflict', 'not-applied') },
    act: async (person) => {
      await order(person);
      await person.sees('.notice.error');
    },
    shows: 'story-1',
  },
  submitting: {
    attributes,
    properties,
    answers: { ...answers, [ORDERS]: never },
    act: order,
    shows: { en: 'Placing your order' },
  },
  checking: {
    attributes,
    properties,
    // After four attempts, the outcome is unknown. The page then checks it and gets no response.
    answers: () => ({ ...answers, [ORDERS]: inTurn(lost, lost, lost, lost, never) }),
    act: async (person) => {
      await order(person);
      await person.sees('.notice.checking .button');
    },
    shows: { en: "we're checking your order" },
  },
  blocked: {
    attributes,
    properties,
    answers,
    act: async (person) => {
      await orderElsewhere(person);
      await person.sees('.notice.warning .button');
    },
    shows: { en: 'in another tab' },
  },
  'payment-required': {
    attributes,
    properties,
    answers: {
      ...answers,
      [ORDERS]: { ...completed, status: 'payment-required', paid: completed.due, due: completed.paid },
    },
    act: async (person) => {
      await order(person);
      await person.sees('.notice.error');
      await person.sees('.vendor-button');
    },
    shows: 'A00000043',
  },
  completed: {
    attributes: { ...attributes, 'account-href': '/account.html' },
    properties,
    answers: {
      ...answers,
      [ORDERS]: {
        ...completed,
        receipt: {
          orderNumber: completed.orderNumber,
          acceptedAt: '2026-11-21T09:00:00Z',
          locale: 'en',
          consents: [{ id: 'terms', version: '2026-03', text: 'I accept the terms of service.', href: '/terms.html' }],
          quote,
          digest: 'WCjW3xqLB_GjOdExr5xg2DKhisbLjK7Ef8pwvJA9qUU',
        },
      },
    },
    act: async (person) => {
      await order(person);
      await person.sees('[part=receipt]');
    },
    shows: 'INV00000413',
  },
};
