import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { Customer } from '../support/agreement/agreement.js';
import { considered } from '../support/adversary/moves.js';
import { readPriceList, type DemoTenantName } from '../support/adversary/price-list.js';
import { Random } from '../support/adversary/random.js';
import { byDepth } from '../support/examples.js';
import { shopper } from '../support/purchase.js';
import { dateText, dayOf } from '../support/reference/days.js';
import { readSeed, startSandbox } from '../support/sandbox.js';
import { startStack } from '../support/stack.js';

/** Customers of each tenant. Each makes a purchase and two changes, so that `npm run test:ci` compares 300 of both tenants. */
const CUSTOMERS = byDepth({ change: 2, ci: 50, deep: 500 });
/** Days between the purchase, the changes and the last bill. */
const GAPS = [
  [1, 8, 15, 33],
  [3, 14, 31, 46],
  [32, 366],
] as const;
const CONSENT_VERSIONS = { 'kestrel-maps': '2026-10-01', 'harbor-review': '2026-09-01' };
const COUNTRIES = ['US', 'GB', 'DE', 'FR', 'IE'];
const MAX_SHOWN = 4;
/** Seed of the random purchases and changes. The same in each run, except in `npm run test:deep`. Set AGREEMENT_SEED to repeat a run. */
const SEED = Number(process.env['AGREEMENT_SEED'] ?? byDepth({ change: 1, ci: 1, deep: Math.floor(Math.random() * 1e9) }));

describe(`amounts agree, seed ${SEED}`, () => {
  it.each<DemoTenantName>(['kestrel-maps', 'harbor-review'])(
    'in quote, order, invoice, receipts and account page of %s',
    { timeout: 3_600_000 },
    async (tenant) => {
      const random = new Random(SEED);
      const prices = await readPriceList(tenant);
      const offers: unknown = JSON.parse(await readFile(new URL(`../../demo/offers/${tenant}.json`, import.meta.url), 'utf8'));
      const seed = await readSeed(false, tenant);
      const stack = await startStack({ sandbox: () => startSandbox({ seed, background: false }), gateway: { tenant, offers } });
      const differences: unknown[] = [];
      let changes = 0;
      const goTo = (date: string) => stack.sandbox.call('/sandbox/clock', { json: { to: date, frozen: true } });
      try {
        let today = dayOf('2026-11-22') + random.between(0, 100);
        await goTo(dateText(today));
        const customers: Customer[] = [];
        while (customers.length < CUSTOMERS) {
          const currency = random.pick(prices.currencies) ?? '';
          const [move] = considered({ today, currency, subscriptions: [], owes: false }, prices, random);
          if (move?.kind !== 'subscribe') throw new Error('A visitor can only buy.');
          const { plans, coupon } = move;
          const country = random.pick(COUNTRIES) ?? '';
          const account = { country, city: 'Haven', postalCode: country === 'GB' ? 'N1 9GU' : '10115', company: undefined };
          const customer = new Customer(stack, (difference) => differences.push(difference));
          const buyer = shopper(stack, { plans, currency, account, ...(coupon === undefined ? {} : { coupon }) });
          const what = `${dateText(today)} ${JSON.stringify({ plans, currency, coupon, country })}`;
          if (await customer.buy(buyer, what, [{ id: 'terms', version: CONSENT_VERSIONS[tenant] }])) customers.push(customer);
        }
        for (const [stop, gaps] of GAPS.entries()) {
          today += random.pick<number>(gaps) ?? 1;
          await goTo(dateText(today));
          for (const customer of customers) {
            await customer.compareAnnounced(dateText(today));
            const view = await customer.look();
            if (!view || stop === GAPS.length - 1) continue;
            const situation = { today, currency: view.currency, subscriptions: [view], owes: false };
            const moves = considered(situation, prices, random).flatMap((move) => (move.kind === 'change' ? [move.change] : []));
            const offered = new Set(view.can?.offers?.map(({ id }) => id));
            const possible = moves.filter(
              (move) => move.intent !== 'set-payment-method' && (move.intent !== 'accept-offer' || offered.has(move.offer)),
            );
            for (let tries = 0; tries < 4; tries += 1) {
              const picked = random.pick(possible);
              if (!picked || !(await customer.change(today, view, picked))) continue;
              changes += 1;
              break;
            }
          }
        }
        expect(differences.slice(0, MAX_SHOWN)).toEqual([]);
        expect(stack.problems).toEqual([]);
        expect(changes).toBeGreaterThanOrEqual(CUSTOMERS);
      } finally {
        await stack.close();
      }
    },
  );
});
