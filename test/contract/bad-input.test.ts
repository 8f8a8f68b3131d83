import { describe, expect, it } from 'vitest';
import * as z from 'zod/v4/core';
import { readDefinition } from '../../scripts/contract/definition.js';
import { createClient } from '../../src/api/client.js';
import { InvalidRequestError } from '../../src/api/errors.js';
import type { AnyOperation } from '../../src/api/operations/operation.js';
import { createAccount, createOrder, createPayment, createPaymentMethod } from '../../src/generated/api/operations/index.js';
import { decimal } from '../../src/api/schemas/decimal.js';
import { date, decimalText, instant } from '../../src/api/schemas/wire.js';
import { contractRows } from '../support/contract/rows.js';
import { boundOf, coreOf, isRequired, leastOf, objectsOf } from './walk/inputs.js';
import { zodSchema } from '../support/zod-schema.js';

let sent = 0;
const client = createClient({
  baseUrl: 'https://billing.test',
  fetch: () => {
    sent += 1;
    return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  },
});

/** Invalid value with the expected error message. */
interface InvalidValue {
  readonly what: string;
  readonly value: unknown;
  readonly message: RegExp;
}

/** Fields that tell the alternatives of a union apart. Without such a field, the input matches another alternative. */
const ALTERNATIVES = new Set(['requiredAuth', 'requiredOauth2']);

/** Rows with alternatives that no field tells apart. An error may report the parent field as unknown instead of naming the invalid field in it. */
const WITHOUT_DISCRIMINATOR = new Set(['createNotificationDefinition', 'createCalloutTemplate']);

const DECIMAL = new Set<z.$ZodType>([decimal, decimalText]);

/** Returns invalid values for a field. */
function invalidValuesFor(schema: z.$ZodType): InvalidValue[] {
  const core = coreOf(schema);
  const wrong = (what: string, value: unknown, message: RegExp): InvalidValue => ({ what, value, message });
  if (DECIMAL.has(core)) {
    return [wrong('no number', 'twelve', /^must be a decimal such as "12\.50"/), wrong('type', {}, /^must be a decimal such as "12\.50"/)];
  }
  if (core === date)
    return [wrong('day', '2026-02-30', /^must be a date YYYY-MM-DD that exists$/), wrong('type', 7, /^must be text, is 7$/)];
  if (core === instant) {
    const message = /^must be an instant YYYY-MM-DDThh:mm:ss that exists$/;
    const none = ['tomorrow', '2026-02-30T08:15:00Z', '2026-02-28 24:15:00', '2026-02-28T08:60:00', '2026-02-28T08:15:00+25:00'];
    return [...none.map((text) => wrong('instant', text, message)), wrong('type', 7, /^must be text, is 7$/)];
  }
  if (core instanceof z.$ZodEnum) return [wrong('value', 'nothing of that', /^must be one of .+, is "nothing of that"$/)];
  if (core instanceof z.$ZodString) {
    const most = boundOf(core, 'maximum');
    return [
      wrong('type', 7, /^must be text, is 7$/),
      ...(most === undefined
        ? []
        : [wrong('length', 'x'.repeat(most + 1), new RegExp(`^must be at most ${most} characters, has ${most + 1}$`))]),
    ];
  }
  if (core instanceof z.$ZodNumber) return [wrong('type', 'many', /^must be a (whole )?number, is text$/)];
  if (core instanceof z.$ZodBoolean) return [wrong('type', 'yes', /^must be true or false, is text$/)];
  if (core instanceof z.$ZodArray) return [wrong('type', 'x', /^must be a list, is text$/)];
  if (core instanceof z.$ZodObject || core instanceof z.$ZodRecord) return [wrong('type', 'x', /^must be an object, is text$/)];
  return [];
}

/** Returns the fields and message of the error for an input, or a text that says what happened instead. */
async function refusal(row: AnyOperation, input: unknown): Promise<{ fields: string[]; message: string } | string> {
  const before = sent;
  const error: unknown = await client.call(row, input).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (sent !== before) return 'was sent';
  if (!(error instanceof InvalidRequestError)) return `ended with ${String(error)}`;
  return { fields: error.fields.map(({ field }) => field), message: error.fields.map(({ message }) => message).join('; ') };
}

async function wronglyAccepted(name: string, row: AnyOperation): Promise<string[]> {
  const found: string[] = [];
  const isReportedAtParent = (fields: readonly string[], field: string): boolean =>
    WITHOUT_DISCRIMINATOR.has(name) && fields.some((reported) => field === reported || field.startsWith(`${reported}.`));
  const expectRefusal = async (what: string, input: unknown, field: string, message: RegExp): Promise<void> => {
    const answer = await refusal(row, input);
    const isRight =
      typeof answer === 'object' &&
      ((answer.fields.join() === field && message.test(answer.message)) || isReportedAtParent(answer.fields, field));
    if (!isRight) found.push(`${name} ${field}, ${what}: ${JSON.stringify(answer)}`);
  };
  for (const { path, fields, least, within, isOpen } of objectsOf(zodSchema(row.request))) {
    const at = (field: string): string => [...path, field].join('.');
    const good = row.request.safeParse(within(least));
    if (!good.success) found.push(`${name} ${path.join('.')} has no smallest value: ${JSON.stringify(good.error.issues)}`);
    if (!isOpen) await expectRefusal('unknown field', within({ ...least, shade: 1 }), at('shade'), /^is not a field of this request$/);
    for (const [field, schema] of Object.entries(fields)) {
      if (isRequired(schema)) {
        const { [field]: _, ...others } = least;
        if (ALTERNATIVES.has(field)) continue;
        await expectRefusal('missing', within(others), at(field), coreOf(schema) instanceof z.$ZodCustom ? /Blob/ : /^is required$/);
      }
      for (const { what, value, message } of invalidValuesFor(schema)) {
        await expectRefusal(what, within({ ...least, [field]: value }), at(field), message);
      }
      const entry = coreOf(schema);
      if (!(entry instanceof z.$ZodArray)) continue;
      for (const { what, value, message } of invalidValuesFor(entry._zod.def.element)) {
        await expectRefusal(`${what} of an entry`, within({ ...least, [field]: [value] }), `${at(field)}.0`, message);
      }
    }
  }
  return found;
}

const rows = contractRows(readDefinition());

describe('refuses invalid requests by field name, and sends nothing', () => {
  it.each(rows.map(({ name, row }) => [name, row] as const))('%s', async (name, row) => {
    expect(await wronglyAccepted(name, row)).toEqual([]);
  });

  it('tries fields of all rows', () => {
    const tried = rows.flatMap(({ row }) => [...objectsOf(zodSchema(row.request))].flatMap(({ fields }) => Object.keys(fields)));
    expect(tried.length).toBeGreaterThan(2_000);
    expect(sent).toBe(0);
  });
});

describe('the error message', () => {
  const message = async (row: AnyOperation, input: unknown): Promise<unknown> =>
    client.call(row, input).then(
      () => 'was sent',
      (error: unknown) => (error instanceof Error ? error.message : error),
    );
  const leastInput = (row: AnyOperation, more: object): unknown => ({ ...Object(leastOf(zodSchema(row.request))), ...more });

  it('names row, field and valid values', async () => {
    expect(await message(createAccount, leastInput(createAccount, { customerServiceRepName: 'x'.repeat(300) }))).toBe(
      'accounts.create: customerServiceRepName must be at most 50 characters, has 300',
    );
    expect(await message(createPayment, leastInput(createPayment, { type: 'Cash', effectiveDate: '2026-02-30' }))).toBe(
      'payments.create: effectiveDate must be a date YYYY-MM-DD that exists; type must be one of External, Electronic, is "Cash"',
    );
    expect(await message(createOrder, { orderDate: '2026-03-01', subscriptions: [{ orderActions: [{}] }] })).toBe(
      'orders.create: subscriptions.0.orderActions.0.type is required',
    );
  });

  it('lists the types of payment methods, and message if the type is missing', async () => {
    expect(await message(createPaymentMethod, { type: 'Shells' })).toMatch(
      /^payment-methods\.create: type must be one of .*CreditCard.*, ACH/,
    );
    expect(await message(createPaymentMethod, { bankName: 'x' })).toBe('payment-methods.create: type is required');
  });
});
