import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { newKey, PLANS } from '../../test/support/purchase.js';
import { ADDRESS_HEADER, ORIGIN, PUBLISHABLE_KEY, type Servers } from './setup.js';

const ADDRESS = '198.51.100.66';
/** Slow bodies that are open at the same time. */
const SLOW_BODIES = 20;
/** Requests that wait for an answer at the same time. More would only fill the memory of the load generator. */
const MAX_OPEN = 300;
const PATHS = ['subscriptions', 'invoices', 'usage/advice', 'upcoming', 'profile', 'activity', 'payment-methods'];

/** Attacker with one address and one account. */
export class Attacker {
  /** Answers by status. */
  readonly statuses = new Map<number, number>();
  readonly #servers: Servers;
  readonly #session: string;
  #open = 0;

  constructor(servers: Servers, session: string) {
    this.#servers = servers;
    this.#session = session;
  }

  /** Sends a number of requests each second, and slow bodies, until the signal aborts. */
  async attack(perSecond: number, signal: AbortSignal): Promise<void> {
    const slow = Array.from({ length: SLOW_BODIES }, () => this.#sendSlowly(signal));
    for (let number = 0; !signal.aborted; number += 1) {
      if (this.#open < MAX_OPEN) void this.#attempt(number);
      if (number % 10 === 9) await setTimeout(10_000 / perSecond);
    }
    await Promise.all(slow);
  }

  #headers(credential: string): Record<string, string> {
    return { origin: ORIGIN, authorization: `Bearer ${credential}`, [ADDRESS_HEADER]: ADDRESS };
  }

  async #attempt(number: number): Promise<void> {
    this.#open += 1;
    try {
      const response = await this.#send(number);
      await response.text();
      this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
    } catch {
      this.statuses.set(0, (this.statuses.get(0) ?? 0) + 1);
    } finally {
      this.#open -= 1;
    }
  }

  /** Six of ten requests are reads of the account. The others are junk orders, coupon codes, junk changes and large bodies. */
  #send(number: number): Promise<Response> {
    const post = (path: string, credential: string, body: string): Promise<Response> => {
      const headers = { ...this.#headers(credential), 'content-type': 'application/json', 'idempotency-key': newKey() };
      return fetch(`${this.#servers.gateway}/storefront/${path}`, { method: 'POST', headers, body });
    };
    const plans = [{ productRatePlanId: PLANS.buildMonthly, quantity: 3 }];
    switch (number % 10) {
      case 0: {
        const account = {
          firstName: 'A',
          lastName: 'B',
          email: `${newKey()}@example.com`,
          address1: '1 Way',
          country: 'GB',
          city: 'London',
        };
        const consents = [{ id: 'terms', version: '2026-10-01' }];
        const order = {
          intent: 'subscribe',
          intentId: newKey(),
          account,
          plans,
          currency: 'USD',
          quote: 'none',
          consents,
          paymentMethodId: 'x',
        };
        return post('orders', PUBLISHABLE_KEY, JSON.stringify(order));
      }
      case 1:
        return post(
          'quotes',
          PUBLISHABLE_KEY,
          JSON.stringify({ intent: 'subscribe', plans, currency: 'USD', coupon: newKey().slice(0, 8) }),
        );
      case 2:
        return post('payment-sessions', PUBLISHABLE_KEY, JSON.stringify({ intentId: newKey(), currency: 'USD' }));
      case 3:
        return post('orders', PUBLISHABLE_KEY, `{"padding":"${'x'.repeat(1_000_000)}"}`);
      default: {
        const path = PATHS[number % PATHS.length] ?? 'profile';
        return fetch(`${this.#servers.gateway}/storefront/${path}`, { headers: this.#headers(this.#session) });
      }
    }
  }

  /** Sends bodies whose bytes arrive one by one. */
  async #sendSlowly(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const headers = { ...this.#headers(PUBLISHABLE_KEY), 'content-type': 'application/json' };
      const request = httpRequest(`${this.#servers.gateway}/storefront/account-checks`, { method: 'POST', headers });
      const answered = once(request, 'response').then(
        () => true,
        () => true,
      );
      do request.write(' ');
      while (!(await Promise.race([answered, setTimeout(1_000, signal.aborted)])));
      request.destroy();
    }
  }
}
