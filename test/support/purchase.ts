import { createOrder } from '../../src/api/operations/storefront/orders.js';
import { createPaymentSession } from '../../src/api/operations/storefront/payment-sessions.js';
import { createQuote } from '../../src/api/operations/storefront/quotes.js';
import type { Buyer } from '../../src/api/schemas/storefront/buyer.js';
import type { OrderRequest, OrderResult } from '../../src/api/schemas/storefront/purchase.js';
import type { PlanChoice, Quote } from '../../src/api/schemas/storefront/quote.js';
import { storeCard, type FormFetch } from './cards.js';
import type { Stack } from './stack.js';

/** Rate plans of the demo tenant. */
export const PLANS = {
  free: '999b9b511d5432584c51709de2e73857',
  buildMonthly: '511ea844e002577f415102640a5845a4',
  buildAnnual: '9747ed6e867fe971d642597681718ab0',
  scaleMonthly: '2c86a4c0474f8f1f04b449448e2e7061',
} as const;

/** Numbers of the sandbox's test cards. */
export const CARDS = {
  good: '4242424242424242',
  otherGood: '5555555555554444',
  declined: '4000000000000341',
  insufficientFunds: '4000000000009995',
} as const;

const CONSENTS = [{ id: 'terms', version: '2026-10-01' }];

/** Customer on the sign-up page, with a method for each step. */
export interface Shopper {
  /** Identifies the purchase. The same for all attempts. */
  readonly intentId: string;
  quote(): Promise<Quote>;
  /** Stores a card in the payment form. */
  card(number?: string): Promise<string>;
  request(quote: Quote, paymentMethodId?: string, changes?: Partial<OrderRequest>): OrderRequest;
  /** Sends the order. `key` is the idempotency key, which stays the same while the outcome is unknown. */
  order(request: OrderRequest, key?: string): Promise<{ result: OrderResult; session: string }>;
  /** Does all steps with one card. */
  buy(number?: string): Promise<{ result: OrderResult; session: string; quote: Quote }>;
}

export interface ShopperOptions {
  plans?: PlanChoice[];
  currency?: string;
  email?: string;
  intentId?: string;
  coupon?: string;
  /** Customer details that differ from the default, such as answers to the tenant's own questions. */
  account?: Partial<Buyer>;
  /** Session of the account to buy for. */
  session?: string;
  /** Session of a user who has no account yet. */
  userSession?: string;
  /** True to ask with the quote whether the company may pay on invoice. */
  asksInvoice?: boolean;
  /** True to confirm a second subscription. */
  again?: boolean;
}

export const newKey = (): string => crypto.randomUUID();

/** Parts of a stack that a shopper needs. */
export interface Shop {
  client: Stack['client'];
  sandbox: { sandbox: { form: FormFetch } };
}

/** @param stack sandbox, and the gateway that the page uses */
export function shopper(stack: Shop, options: ShopperOptions = {}): Shopper {
  const { plans = [{ productRatePlanId: PLANS.buildMonthly, quantity: 3 }], currency = 'USD', email = `${newKey()}@example.com` } = options;
  const intentId = options.intentId ?? newKey();
  const { session, userSession, coupon } = options;
  const client = stack.client(session ?? userSession);
  const address = { country: 'GB', city: 'London', postalCode: 'N1 9GU' };
  const account: Buyer = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    company: 'Analytical Engines',
    address1: '1 Mill Lane',
    ...address,
    ...options.account,
  };
  const me: Shopper = {
    intentId,
    quote: () => {
      const { country, state, postalCode, city } = account.soldTo ?? account;
      const whereabouts = session === undefined ? { address: { country, state, postalCode, city }, taxId: account.taxId } : {};
      const { company: name, country: seat } = account;
      const company =
        session === undefined && options.asksInvoice === true && name !== undefined ? { company: { name, country: seat } } : {};
      return client.call(createQuote, { intent: 'subscribe', plans, currency, coupon, ...whereabouts, ...company });
    },
    async card(number = CARDS.good) {
      const { token } = await client.call(createPaymentSession, { intentId, currency }, { idempotencyKey: newKey() });
      return storeCard((request) => stack.sandbox.sandbox.form(request), token, number);
    },
    request: (quote, paymentMethodId, changes = {}) => ({
      intent: 'subscribe',
      intentId,
      ...(session === undefined ? { account } : {}),
      plans,
      currency,
      quote: quote.fingerprint,
      consents: CONSENTS,
      coupon,
      ...(options.again === true && { again: true }),
      ...(paymentMethodId === undefined ? {} : { paymentMethodId }),
      ...changes,
    }),
    async order(request, key = newKey()) {
      let opened = '';
      const result = await client.call(createOrder, request, {
        idempotencyKey: key,
        onResponse: (headers) => {
          opened = headers.get('storefront-session') ?? '';
        },
      });
      return { result, session: opened };
    },
    async buy(number) {
      const quote = await me.quote();
      return { ...(await me.order(me.request(quote, await me.card(number)))), quote };
    },
  };
  return me;
}
