/** Customer of a demo tenant who plays moves through the gateway and records what is served and granted. */
import { changeSubscription, quoteChange } from '../../../src/api/operations/storefront/changes.js';
import { listInvoices } from '../../../src/api/operations/storefront/invoices.js';
import { createPaymentSession } from '../../../src/api/operations/storefront/payment-sessions.js';
import { createPayment } from '../../../src/api/operations/storefront/payments.js';
import { getTimeline, listSubscriptions } from '../../../src/api/operations/storefront/subscriptions.js';
import { createWithdrawal } from '../../../src/api/operations/storefront/withdrawals.js';
import { StorefrontError, type Client } from '../../../src/api/index.js';
import type { Subscription } from '../../../src/api/schemas/storefront/subscriptions.js';
import { storeCard } from '../cards.js';
import { CARDS, newKey, shopper } from '../purchase.js';
import { dayOf, unitsLater, type Day } from '../reference/days.js';
import type { Stack } from '../stack.js';
import type { Grant } from './least-bill.js';
import type { Move, Situation } from './moves.js';
import type { PriceList } from './price-list.js';
import { endSubscription } from './end-subscription.js';
import { readCancelReference, toChange } from './relative-change.js';
import { ServiceRecord } from './service-record.js';

/** Who a player is. */
export interface Traits {
  readonly currency: string;
  readonly country: string;
  /** Businesses have no right to withdraw. */
  readonly isBusiness: boolean;
}

export interface PlayedMove {
  readonly day: Day;
  readonly move: Move;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
}

const CONSENTS = { 'kestrel-maps': [{ id: 'terms', version: '2026-10-01' }], 'harbor-review': [{ id: 'terms', version: '2026-09-01' }] };

export class Player {
  readonly record: ServiceRecord;
  readonly grants: Grant[] = [];
  readonly played: PlayedMove[] = [];
  /** Number of the account. Undefined before the first purchase. */
  account: string | undefined;
  #owes = false;
  readonly #email = `${newKey()}@example.com`;
  /** Client with a session of the account. */
  #page: Client | undefined;
  #session: string | undefined;

  constructor(
    private readonly stack: Stack,
    private readonly prices: PriceList,
    readonly traits: Traits,
  ) {
    this.record = new ServiceRecord(prices);
  }

  situation(today: Day): Situation {
    const { views } = this.record;
    const owes = this.#owes || views.some(({ overdue }) => overdue !== undefined);
    return { today, currency: this.traits.currency, subscriptions: views, owes };
  }

  /** Opens the account page. */
  async look(today: Day): Promise<void> {
    if (this.account === undefined) return;
    this.#session = (await this.stack.gateway.mintSession({ accountKey: this.account })).token;
    this.#page = this.stack.client(this.#session);
    await this.#read(this.#page, today);
  }

  /** Plays a move. Refusals are part of the game; every other error fails the test. */
  async play(today: Day, move: Move): Promise<string> {
    let outcome = 'done';
    try {
      await this.#carryOut(today, move);
    } catch (error) {
      if (!(error instanceof StorefrontError) || error.status < 400 || error.status >= 500) {
        throw new Error(`${JSON.stringify([...this.played, { day: today, move }])} failed.`, { cause: error });
      }
      outcome = error.code;
    }
    this.played.push({ day: today, move, outcome });
    return outcome;
  }

  /** Ends all subscriptions as soon as possible. The tenant does it, because the moves of a sequence are over, and orders of the tenant take less time. */
  async leave(today: Day): Promise<void> {
    // The last day of a repeated sequence is the same, even if no move was made on it.
    if (this.played.at(-1)?.day !== today) this.played.push({ day: today, move: { kind: 'wait' }, outcome: 'done' });
    await this.look(today);
    if (this.account === undefined) return;
    const account = this.account;
    const running = this.record.views.filter(({ can }) => can?.cancel !== undefined);
    for (const view of running) await endSubscription(this.stack, account, view, today);
    if (running.length > 0) await this.look(today);
  }

  async #read(page: Client, today: Day): Promise<void> {
    const { subscriptions } = await page.call(listSubscriptions, {});
    for (const view of subscriptions) this.record.see(today, view, await this.#suspensionBeforeEnd(page, view));
  }

  /** The list does not say whether a subscription with an unpaid invoice was suspended before it ended. Its timeline does. */
  async #suspensionBeforeEnd(page: Client, view: Subscription): Promise<Day | undefined> {
    if (view.overdue === undefined || !this.record.hasEnded(view)) return undefined;
    const { entries } = await page.call(getTimeline, { number: view.subscriptionNumber });
    const last = entries.filter(({ kind, coming }) => !coming && (kind === 'pause' || kind === 'resume')).at(-1);
    return last?.kind === 'pause' ? dayOf(last.date) : undefined;
  }

  async #carryOut(today: Day, move: Move): Promise<void> {
    if (move.kind === 'subscribe') return this.#subscribe(today, move);
    const page = this.#page;
    if (!page || move.kind === 'wait') return;
    if (move.kind === 'pay') return this.#pay(today, page, move.part === true);
    const view = this.record.views[move.of];
    if (!view) return;
    if (move.kind === 'change') return this.#change(page, today, view, move);
    const declaration = { intentId: newKey(), kind: move.as, name: 'Ada Lovelace', email: this.#email, contract: view.subscriptionNumber };
    await page.call(createWithdrawal, declaration, { idempotencyKey: newKey() });
    await this.#read(page, today);
  }

  async #subscribe(today: Day, { plans, coupon, again, declined }: Extract<Move, { kind: 'subscribe' }>): Promise<void> {
    const { currency, country, isBusiness } = this.traits;
    const isNew = this.account === undefined;
    const buyer = shopper(this.stack, {
      plans,
      currency,
      email: this.#email,
      account: {
        country,
        city: 'London',
        postalCode: country === 'GB' ? 'N1 9GU' : '10115',
        ...(isBusiness ? {} : { company: undefined }),
      },
      ...(coupon === undefined ? {} : { coupon }),
      ...(this.#session === undefined ? {} : { session: this.#session }),
    });
    const quote = await buyer.quote();
    const card = isNew ? await buyer.card(declined ? CARDS.declined : CARDS.good) : undefined;
    const request = buyer.request(quote, card, { consents: CONSENTS[this.prices.tenant], ...(again ? { again } : {}) });
    const { result, session } = await buyer.order(request);
    this.account = result.accountNumber;
    if (session !== '') this.#session = session;
    this.#owes ||= result.status === 'payment-required';
    const page = (this.#page = this.stack.client(this.#session));
    await this.#read(page, today);
    const [subscription = ''] = result.subscriptionNumbers;
    const start = dayOf(quote.chargedFrom ?? quote.orderDate);
    const mainPlans = plans.filter(({ productRatePlanId }) => this.prices.plans.get(productRatePlanId)?.isAddOn === false);
    if (mainPlans.length > 1) this.record.expectTrial(subscription, start);
    if (coupon !== undefined) this.#grant('coupon', coupon, subscription, today, start);
  }

  async #change(page: Client, today: Day, view: Subscription, { change }: Extract<Move, { kind: 'change' }>): Promise<void> {
    const { subscriptionNumber: number, version = 0 } = view;
    const intentId = newKey();
    const absolute = await toChange(change, view, today, {
      newCard: (declined) => this.#newCard(page, intentId, declined ? CARDS.declined : CARDS.otherGood),
      cancelReference: () => readCancelReference(page, view),
    });
    const quote = await page.call(quoteChange, { number, version, change: absolute });
    const request = { number, version, change: absolute, intentId, quote: quote.fingerprint };
    const result = await page.call(changeSubscription, request, { idempotencyKey: newKey() });
    this.#owes ||= result.status === 'payment-required';
    this.record.see(today, result.subscription);
    const from = dayOf(result.effectiveDate);
    const start = result.subscription.trial ? Math.max(from, dayOf(result.subscription.trial.chargedFrom)) : from;
    if (change.intent === 'change-plan' && change.coupon !== undefined) this.#grant('coupon', change.coupon, number, today, start);
    if (change.intent === 'accept-offer') this.#grant('offer', change.offer, number, today, start);
  }

  async #newCard(page: Client, intentId: string, number: string): Promise<string> {
    const { token } = await page.call(createPaymentSession, { intentId, currency: this.traits.currency }, { idempotencyKey: newKey() });
    return storeCard((request) => this.stack.sandbox.sandbox.form(request), token, number);
  }

  /** Pays all open invoices, or a minor unit of each. */
  async #pay(today: Day, page: Client, part: boolean): Promise<void> {
    const { invoices } = await page.call(listInvoices, { status: 'open' });
    this.#owes = part;
    if (invoices.length === 0) return;
    const intentId = newKey();
    const minorUnit = this.traits.currency === 'JPY' ? '1' : '0.01';
    const allocations = invoices.map(({ invoiceNumber, balance }) => ({ invoiceNumber, amount: part ? minorUnit : balance.amount }));
    const paymentMethodId = await this.#newCard(page, intentId, CARDS.otherGood);
    await page.call(createPayment, { intentId, allocations, paymentMethodId, useCredit: true }, { idempotencyKey: newKey() });
    await this.#read(page, today);
  }

  #grant(kind: Grant['kind'], id: string, subscription: string, from: Day, start: Day): void {
    const discount = kind === 'coupon' ? this.prices.coupons.get(id) : this.prices.offers.find((offer) => offer.id === id)?.discount;
    if (!discount) return;
    const { days = 0, weeks = 0, months = 0 } = discount.length;
    this.grants.push({ kind, id, subscription, discount, from, until: unitsLater(start, months, 'months') + 7 * weeks + days });
  }
}
