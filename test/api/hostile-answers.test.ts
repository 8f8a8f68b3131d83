import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorefrontError } from '../../src/api/errors.js';
import type { Operation } from '../../src/api/operations/operation.js';
import { listInvoices } from '../../src/api/operations/storefront/invoices.js';
import { getInvoice } from '../../src/api/operations/storefront/invoice.js';
import { getProfile } from '../../src/api/operations/storefront/profile.js';
import { listSubscriptions } from '../../src/api/operations/storefront/subscriptions.js';
import { getCatalog } from '../../src/api/operations/storefront/catalog.js';
import { createQuote } from '../../src/api/operations/storefront/quotes.js';
import { rig } from '../support/client-under-test.js';
import { json } from '../support/scripted-server.js';
import { parse } from '../../src/api/schemas/parse.js';

const usd = (amount: string): object => ({ amount, currency: 'USD' });
const bill = {
  date: '2026-11-21',
  lines: [
    { productRatePlanChargeId: 'c', productName: 'Build', chargeName: 'Fee', quantity: '1', unitPrice: usd('49.00'), amount: usd('49.00') },
  ],
  subtotal: usd('49.00'),
  tax: usd('0.00'),
  total: usd('49.00'),
};
const summary = { invoiceNumber: 'INV1', status: 'Posted', invoiceDate: '2026-11-21', amount: usd('49.00'), balance: usd('0.00') };

/** Operation with an input and a valid response. */
function sample<Input, Output>(row: Operation<Input, Output>, input: Input, answer: Output) {
  return { name: row.name, answer, call: (body: unknown) => send(row, input, body) };
}

async function send<Input, Output>(row: Operation<Input, Output>, input: Input, body: unknown): Promise<unknown> {
  const { clock, client } = rig([json(body)], { maxRetries: 0 });
  return clock.settle(client.call<Input, Output>(row, input).catch((error: unknown) => error));
}

const samples = [
  sample(
    getCatalog,
    {},
    {
      currency: 'USD',
      currencies: ['USD'],
      countries: [],
      asOf: '2026-11-21',
      products: [
        {
          productId: 'p',
          name: 'Build',
          features: ['Maps'],
          plans: [
            {
              productRatePlanId: 'r',
              name: 'Monthly',
              billingPeriod: 'Month',
              charges: [
                {
                  productRatePlanChargeId: 'c',
                  name: 'Fee',
                  type: 'Recurring',
                  model: 'FlatFee',
                  price: { amount: '49.00', currency: 'USD' },
                },
              ],
              quantity: { min: 1, max: 5, initial: 1, unit: { one: 'seat', other: 'seats' } },
            },
          ],
        },
      ],
      consents: [{ id: 'terms', version: '1', text: 'Terms', required: true }],
    },
  ),
  sample(
    createQuote,
    { intent: 'subscribe', plans: [{ productRatePlanId: 'r' }], currency: 'USD' },
    parse(createQuote.response, {
      fingerprint: 'f',
      currency: 'USD',
      orderDate: '2026-11-21',
      dueNow: bill,
      next: bill,
    }),
  ),
  sample(
    getProfile,
    {},
    parse(getProfile.response, {
      accountNumber: 'A1',
      name: 'Ada',
      currency: 'USD',
      balance: usd('0.00'),
      paymentMethod: { type: 'CreditCard' },
    }),
  ),
  sample(
    listSubscriptions,
    {},
    parse(listSubscriptions.response, {
      subscriptions: [
        {
          subscriptionNumber: 'A-S1',
          status: 'Active',
          currency: 'USD',
          startDate: '2026-11-21',
          termType: 'EVERGREEN',
          ratePlans: [
            {
              productRatePlanId: 'r',
              productName: 'Build',
              ratePlanName: 'Monthly',
              charges: [{ name: 'Fee', type: 'Recurring', model: 'FlatFee', price: usd('49.00') }],
            },
          ],
        },
      ],
    }),
  ),
  sample(listInvoices, {}, parse(listInvoices.response, { invoices: [summary], nextCursor: 'c' })),
  sample(
    getInvoice,
    { number: 'INV1' },
    parse(getInvoice.response, {
      ...summary,
      tax: usd('0.00'),
      items: [{ productName: 'Build', chargeName: 'Fee', amount: usd('49.00') }],
    }),
  ),
];

type Path = (string | number)[];

/** Yields every path in a value. */
function places(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => places(child, [...path, key]))];
}

const GONE = Symbol('gone');

/** Returns a copy in which the value at one path is changed or removed. */
function withValueAt(value: unknown, [head, ...rest]: Path, to: unknown): unknown {
  if (head === undefined) return to;
  if (Array.isArray(value))
    return value
      .map((item: unknown, index) => (String(index) === head ? withValueAt(item, rest, to) : item))
      .filter((item) => item !== GONE);
  const entries = Object.entries(value as object).map(([key, child]): [string, unknown] => [
    key,
    key === head ? withValueAt(child, rest, to) : child,
  ]);
  return Object.fromEntries(entries.filter(([, child]) => child !== GONE));
}

/** Returns every money value in a parsed response. */
function amounts(value: unknown): { amount: unknown; currency: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(amounts);
  return 'amount' in value && 'currency' in value ? [value, ...inside] : inside;
}

const oddity = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'NaN',
    '1e21',
    -1,
    1e21,
    true,
    [],
    {},
    '<img src=x onerror=alert(1)>',
    ['javascript', 'alert(1)'].join(':'),
    '\u202e',
    'x'.repeat(10_000),
  ),
  fc.constant(GONE),
  fc.jsonValue(),
);

describe.each(samples)('a response of $name', ({ answer, call }) => {
  it('is returned completely', async () => {
    expect(await call(answer)).toEqual(answer);
  });

  it('with odd data anywhere is an error, or a result with valid money', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places(answer)), oddity, async (place, odd) => {
        const result = await call(withValueAt(answer, place, odd));
        if (result instanceof Error) {
          expect(isStorefrontError(result)).toBe(true);
          return;
        }
        for (const { amount, currency } of amounts(result)) {
          expect(amount).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/);
          expect(currency).toMatch(/^[A-Z]{3}$/);
        }
        expect(Object.prototype).not.toHaveProperty('polluted');
      }),
    );
  });

  it('loses only unknown fields', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places(answer).filter((path) => isPlainObject(valueAt(answer, path)))),
        fc.constantFrom('later', 'constructor', 'toString', '__proto__'),
        async (place, name) => {
          const extended = Object.fromEntries([...Object.entries(valueAt(answer, place) as object), [name, { polluted: true }]]);
          expect(await call(withValueAt(answer, place, extended))).toEqual(answer);
          expect(Object.prototype).not.toHaveProperty('polluted');
        },
      ),
    );
  });
});

it('returns an unknown status or model unchanged', async () => {
  const { answer, call } = samples[3]!;
  expect(await call(withValueAt(answer, ['subscriptions', '0', 'status'], 'Hibernating'))).toMatchObject({
    subscriptions: [{ status: 'Hibernating' }],
  });
});

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], value);
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
