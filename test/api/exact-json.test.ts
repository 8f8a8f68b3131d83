import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createPayment } from '../../src/generated/api/operations/payments.js';
import { operation } from '../../src/api/operations/operation.js';
import { decimal } from '../../src/api/schemas/decimal.js';
import { customizable, decimalText, optionalField, wireInteger, wireText } from '../../src/api/schemas/wire.js';
import { failure, readThing, rig } from '../support/client-under-test.js';
import { json, type Step } from '../support/scripted-server.js';

/** Returns a response with exactly this text. */
const raw =
  (text: string): Step =>
  () =>
    new Response(text, { headers: { 'content-type': 'application/json' } });

/** Returns what a client reads from a response with this text. */
async function reads<Output>(text: string, response: z.ZodMiniType<Output, unknown>): Promise<Output> {
  const { clock, client } = rig([raw(text)]);
  return clock.settle(client.call<unknown, Output>({ ...readThing, response }, { 'thing-key': 'a' }));
}

/** Returns the body that a client sends. */
async function writes<Input>(request: z.ZodMiniType<Input, unknown>, input: Input, more: object = {}): Promise<string> {
  const row = operation({ name: 'things.put', method: 'PUT', path: '/v1/things', request, response: z.unknown(), retry: 'never', ...more });
  const { clock, client, server } = rig([json({})]);
  await clock.settle(client.call<Input, unknown>(row, input));
  return server.arrivals[0]?.body ?? '';
}

/** Decimal texts with up to 30 digits, and zeros at both ends of the fraction. */
const decimals = fc
  .tuple(fc.constantFrom('', '-'), fc.bigInt(0n, 10n ** 30n - 1n).map(String), fc.integer({ min: 0, max: 29 }))
  .map(([sign, digits, scale]) => {
    const padded = digits.padStart(scale + 1, '0');
    return `${sign}${padded.slice(0, padded.length - scale)}${scale > 0 ? `.${padded.slice(-scale)}` : ''}`;
  });

/** Texts that look like numbers, quotes, escapes and the placeholders of a serializer. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('"', '\\', '\\"', ':', ',', '{', '}', '12.50', '1e400', '\u0000', '\ud800', 'amount', '__proto__', '$&'), {
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
);

describe('a number in a response', () => {
  it.each(['12345678901234567.89', '0.1000000000000000055', '12.50', '49.000000000', '-0.00', '100', '9007199254740993', '0.00000001'])(
    '%s keeps every digit',
    async (digits) => {
      expect(
        await reads(
          `{"amount": ${digits}, "list":[${digits}\n,[${digits}]]}`,
          z.object({ amount: decimal, list: z.tuple([decimal, z.array(decimalText)]) }),
        ),
      ).toEqual({
        amount: digits,
        list: [digits, [digits]],
      });
    },
  );

  it('that no JavaScript number can hold is an error, not another number', async () => {
    for (const digits of ['1e400', '-1E+999', `1${'0'.repeat(2000)}.5`]) {
      const { clock, client } = rig([raw(`{"name":${digits}}`)]);
      const error = await clock.settle(failure(client.call({ ...readThing, response: z.object({ name: decimal }) }, { 'thing-key': 'a' })));
      expect(error).toMatchObject({ code: 'schema-mismatch' });
    }
  });

  it('stays a number if it is not money, and becomes text only if its value would change', async () => {
    const text =
      '{"size":10.0,"count":5.0,"version":1.10,"Custom__c":2.50,"Long__c":12345678901234567.89,"free":{"a":[7.0,0.1000000000000000055]}}';
    const schema = z.looseObject({ size: z.number(), count: wireInteger, version: wireText, free: z.record(z.string(), z.unknown()) });
    expect(await reads(text, schema)).toEqual({
      size: 10,
      count: 5,
      version: '1.10',
      Custom__c: 2.5,
      Long__c: '12345678901234567.89',
      free: { a: [7, '0.1000000000000000055'] },
    });
  });

  it('is found behind optional fields, unions, defaults and checks', async () => {
    const schema = z.object({
      optional: optionalField(decimal),
      union: z.union([z.object({ kind: z.literal('a') }), z.object({ amount: z.nullable(decimal) })]),
      fallback: z._default(decimal, '0'),
      checked: decimal.check(z.refine((text) => text !== '1')),
      rows: z.record(z.string(), decimal),
    });
    const text = '{"optional":1.0,"union":{"amount":2.00},"fallback":3.000,"checked":4.0,"rows":{"__proto__":5.0,"x":6.10}}';
    expect(JSON.stringify(await reads(text, schema))).toBe(
      '{"optional":"1.0","union":{"amount":"2.00"},"fallback":"3.000","checked":"4.0","rows":{"x":"6.10"}}',
    );
  });

  it('within text stays text', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, decimals, async (text, name, amount) => {
        const answer = { text, amount: 'HERE', [`x${name}`]: text };
        const read = await reads(
          JSON.stringify(answer).replace('"HERE"', () => amount),
          z.looseObject({ amount: decimal }),
        );
        expect(read).toEqual({ ...answer, amount });
      }),
    );
  });

  it.each(['{1.50:2}', '[1.50"a"]', '[01.50]', '[1.]', '[.5]', '[+1.50]', '[1.50', '{"a":1.50,}', '"1.50', '[1.5.0]', '[- 1.50]', 'NaN'])(
    'does not accept invalid JSON: %s',
    async (text) => {
      const { clock, client } = rig([raw(text)], { maxRetries: 0 });
      const row = { ...readThing, response: z.unknown() };
      expect(await clock.settle(failure(client.call(row, { 'thing-key': 'a' })))).toMatchObject({ code: 'truncated' });
    },
  );

  it('is read like JSON.parse if a double is exact', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect(await reads(text, z.unknown())).toEqual(JSON.parse(text));
      }),
    );
  });

  it('is found in linear time, whatever text surrounds it', async () => {
    const text = JSON.stringify({ quotes: '\\"'.repeat(300_000), slashes: '\\'.repeat(300_000), digits: '0'.repeat(300_000) });
    expect(
      await reads(text.replace('}', `,"zeros":0.${'0'.repeat(300_000)}1,"amount":1.50}`), z.looseObject({ amount: decimal })),
    ).toMatchObject({
      amount: '1.50',
    });
  });

  it('may be nested to any depth', async () => {
    expect(JSON.stringify(await reads(`${'['.repeat(3000)}1.50${']'.repeat(3000)}`, z.unknown()))).toHaveLength(6003);
  });
});

describe('a decimal in a request', () => {
  it('is sent with exactly its digits, as number or text according to the definition', async () => {
    const request = z.object({ number: decimal, text: decimalText, plain: z.string() });
    expect(await writes(request, { number: '12.50', text: '12.50', plain: '12.50' })).toBe(
      '{"number":12.50,"text":"12.50","plain":"12.50"}',
    );
  });

  it('is found in lists, records, unions, pipes, optional and nullable fields', async () => {
    const request = z.object({
      list: z.array(z.object({ amount: z.optional(decimal) })),
      rows: z.record(z.string(), decimal),
      either: z.union([z.object({ kind: z.literal('text'), value: z.string() }), z.object({ kind: z.literal('number'), value: decimal })]),
      none: z.nullable(decimal),
      piped: z.pipe(decimal, z.string()),
      absent: z.optional(decimal),
    });
    const input = {
      list: [{ amount: '1.0' }, {}],
      rows: { a: '2.00' },
      either: { kind: 'number' as const, value: '3.0' },
      none: null,
      piped: '-4.00',
      absent: undefined,
    };
    const rest = '"list":[{"amount":1.0},{}],"rows":{"a":2.00},"either":{"kind":"number","value":3.0},"none":null,"piped":-4.00';
    expect(await writes(request, input)).toBe(`{${rest}}`);
    const other = await writes(request, { ...input, either: { kind: 'text' as const, value: '3.0' } });
    expect(other).toContain('"either":{"kind":"text","value":"3.0"}');
  });

  it('leaves custom fields and values without a schema unchanged', async () => {
    const request = customizable({ amount: decimal, free: z.unknown() });
    const input = { amount: '1', free: { when: new Date(0), list: [undefined, '1.50'] }, Note__c: '1.50' };
    expect(await writes(request, input)).toBe(
      '{"amount":1,"free":{"when":"1970-01-01T00:00:00.000Z","list":[null,"1.50"]},"Note__c":"1.50"}',
    );
  });

  it('is text in path and query, and a number in a list body', async () => {
    const request = z.object({ key: decimal, size: decimal, list: z.array(z.object({ amount: decimal })) });
    const row = operation({
      name: 'things.put',
      method: 'PUT',
      path: '/v1/things/{key}',
      query: ['size'],
      encoding: 'list',
      request,
      response: z.unknown(),
      retry: 'never',
    });
    const { clock, client, server } = rig([json({})]);
    await clock.settle(client.call(row, { key: '1.50', size: '2.00', list: [{ amount: '3.0' }] }));
    expect(server.arrivals[0]?.url).toMatchObject({ pathname: '/v1/things/1.50', search: '?size=2.00' });
    expect(server.arrivals[0]?.body).toBe('[{"amount":3.0}]');
  });

  it('stays in its own position, whatever texts surround it', async () => {
    const request = z.object({ before: z.string(), amount: decimal, after: z.record(z.string(), z.string()) });
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, decimals, async (before, name, value, amount) => {
        const body = await writes(request, { before, amount, after: { [`x${name}`]: value } });
        expect(body).toBe(`{"before":${JSON.stringify(before)},"amount":${amount},"after":${JSON.stringify({ [`x${name}`]: value })}}`);
      }),
    );
  });

  it('returns as the same text, for any length and depth', async () => {
    const tree: z.ZodMiniType<unknown, unknown> = z.lazy(() =>
      z.union([z.object({ amount: decimal }), z.object({ text: decimalText }), z.object({ list: z.array(tree) })]),
    );
    const { trees } = fc.letrec((tie) => ({
      trees: fc.oneof(
        { maxDepth: 4 },
        decimals.map((amount): unknown => ({ amount })),
        decimals.map((text): unknown => ({ text })),
        fc.array(tie('trees'), { maxLength: 4 }).map((list) => ({ list })),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(trees, async (value) => {
        const body = await writes(z.object({ value: tree }), { value });
        // The server receives amounts as numbers with the same digits, and texts as strings.
        expect(body).toBe(JSON.stringify({ value }).replace(/"amount":"([^"]*)"/g, '"amount":$1'));
        expect(await reads(body, z.object({ value: tree }))).toEqual({ value });
      }),
    );
  });

  it('of a payment is a number', async () => {
    const { clock, client, server } = rig([
      json({ success: true, id: '1', number: 'P-1', type: 'External', status: 'Processed', amount: 1, currency: 'USD' }),
    ]);
    const invoices = [{ invoiceId: 'i', amount: '0.10' }];
    await clock.settle(client.call(createPayment, { type: 'External', amount: '12.50', currency: 'USD', accountId: 'a', invoices }));
    expect(server.arrivals[0]?.body).toContain('"amount":12.50');
    expect(server.arrivals[0]?.body).toContain('"amount":0.10');
  });
});
