import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { StorefrontError } from '../../src/api/errors.js';
import { query } from '../../src/generated/api/operations/actions.js';
import { createCustomObjectRecords } from '../../src/generated/api/operations/custom-objects.js';
import { operation } from '../../src/api/operations/operation.js';
import { failure, makeThing, readThing, rig } from '../support/client-under-test.js';
import { html, json, type Step } from '../support/scripted-server.js';

async function errorOf(step: Step): Promise<StorefrontError> {
  const { clock, client } = rig([step], { maxRetries: 0 });
  return clock.settle(failure(client.call(readThing, { 'thing-key': 'a' })));
}

const refusal = (...reasons: { code: number | string; message?: string }[]): Step =>
  json({ success: false, processId: 'P1', reasons: reasons.map((reason) => ({ message: 'm', ...reason })) });

describe('a refusal with HTTP 200', () => {
  it.each([
    [10, 'permission', false],
    [11, 'authentication', false],
    [20, 'invalid-request', false],
    [21, 'invalid-request', false],
    [22, 'invalid-request', false],
    [23, 'invalid-request', false],
    [27, 'invalid-request', false],
    [30, 'conflict', false],
    [40, 'not-found', false],
    [45, 'invalid-request', false],
    [50, 'conflict', true],
    [60, 'api', true],
    [61, 'api', true],
    [70, 'rate-limit', true],
    [90, 'invalid-request', false],
    [99, 'payment', false],
    [77, 'api', false],
  ])('of category %i is %s, retryable: %s, for a code as number or text', async (category, type, retryable) => {
    for (const code of [58730000 + category, String(58730000 + category)]) {
      expect(await errorOf(refusal({ code }))).toMatchObject({ type, retryable, code: String(code), status: 200 });
    }
  });

  it.each([
    ['names', [20, 21, 22, 23, 27]],
    ['does not name', [10, 11, 30, 40, 45, 50, 60, 61, 70, 77, 90, 99]],
  ])('%s a field in categories %j', async (verb, categories) => {
    for (const category of categories) {
      for (const code of [58730000 + category, String(58730000 + category)]) {
        const error = await errorOf(refusal({ code, message: "The field 'a.b[0].c' is not right" }));
        expect(error.fields.map(({ field }) => field)).toEqual(verb === 'names' ? ['a.b[0].c'] : []);
      }
    }
  });

  it('is recognized by its reasons alone if the status is an error', async () => {
    const reasons = [{ code: 58730022, message: "Missing 'name'" }];
    expect(await errorOf(json({ reasons }, { status: 400 }))).toMatchObject({ type: 'invalid-request', code: '58730022', status: 400 });
    const { clock, client } = rig([json({ name: 'a', reasons })]);
    expect(await clock.settle(client.call(readThing, { 'thing-key': 'a' }))).toEqual({ name: 'a' });
  });

  it.each([
    ['an authentication error', 90000011, 'authentication'],
    ['a browser that is not allowed', 90000010, 'permission'],
    ['a missing record', 50000040, 'not-found'],
    ['an unexpected error', 90000060, 'api'],
  ])('with the code of %s has its category: %i', async (_, code, type) => {
    expect(await errorOf(refusal({ code }))).toMatchObject({ type });
  });

  it('keeps every reason, and the fields named in the messages', async () => {
    const error = await errorOf(
      refusal(
        { code: 53100020, message: "The value of 'termType' must be TERMED or EVERGREEN" },
        { code: 53100022, message: 'Missing required field "newAccount.billToContact.country"' },
        { code: 53100030, message: "The rule 'x' says no" },
      ),
    );
    expect(error.reasons).toHaveLength(3);
    expect(error.fields).toEqual([
      { field: 'termType', code: '53100020', message: expect.stringContaining('TERMED') as string },
      { field: 'newAccount.billToContact.country', code: '53100022', message: expect.stringContaining('Missing') as string },
    ]);
    expect(error.message).toContain('The rule');
  });

  it('is retryable only if every reason is retryable', async () => {
    expect(await errorOf(refusal({ code: 58730050 }, { code: 58730030 }))).toMatchObject({ retryable: false });
    expect(await errorOf(refusal({ code: 58730050 }, { code: 58730061 }))).toMatchObject({ retryable: true });
  });

  it.each([
    ['no reasons', { success: false }],
    ['odd reasons', { success: false, reasons: [null, 'text', { code: {} }] }],
    ['reasons that are not a list', { success: false, reasons: 'because' }],
  ])('is an error even with %s', async (_, body) => {
    expect(await errorOf(json(body))).toMatchObject({ type: 'api', code: 'unknown', retryable: false });
  });

  it('contains the id for support, from the header or else the body', async () => {
    const body = { success: false, processId: 'P1', requestId: 'R1', reasons: [] };
    expect((await errorOf(json(body, { headers: { 'Zuora-Request-Id': 'H1' } }))).requestId).toBe('H1');
    expect((await errorOf(json(body))).requestId).toBe('R1');
    expect((await errorOf(refusal({ code: 1 }))).requestId).toBe('P1');
  });
});

describe('a response in Pascal case', () => {
  const errors = [{ Code: 'MISSING_REQUIRED_VALUE', Message: 'Missing required value: AccountId' }];

  it.each([
    ['a list', [{ Success: false, Errors: errors }]],
    ['an object', { Success: false, Errors: errors }],
  ])('is a refusal as %s', async (_, body) => {
    expect(await errorOf(json(body))).toMatchObject({
      type: 'invalid-request',
      code: 'MISSING_REQUIRED_VALUE',
      message: 'Missing required value: AccountId',
      reasons: [{ code: 'MISSING_REQUIRED_VALUE' }],
      fields: [{ field: 'AccountId', code: 'MISSING_REQUIRED_VALUE' }],
    });
  });

  it.each([
    ['LOCK_COMPETITION', 'conflict', true],
    ['TEMPORARY_ERROR', 'api', true],
    ['REQUEST_EXCEEDED_RATE', 'rate-limit', true],
    ['OBJECT_NOT_FOUND', 'not-found', false],
  ])('%s is %s', async (Code, type, retryable) => {
    expect(await errorOf(json([{ Success: false, Errors: [{ Code, Message: 'm' }] }]))).toMatchObject({ type, retryable });
  });

  it('is a success if a part worked, so that nobody repeats that part', async () => {
    const row = { ...makeThing, response: query.response };
    const { clock, client } = rig([
      json([
        { Success: true, Id: '1' },
        { Success: false, Errors: errors },
      ]),
    ]);
    expect(await clock.settle(failure(client.call(row, { name: 'a' })))).toMatchObject({
      type: 'outcome-unknown',
      code: 'schema-mismatch',
    });
  });

  it('returns the records of a query', async () => {
    const { clock, client } = rig([json({ size: 1, done: true, records: [{ Id: '1', WorkEmail: 'a@b.test' }] })]);
    expect(await clock.settle(client.call(query, { queryString: 'select Id from Contact' }))).toMatchObject({ records: [{ Id: '1' }] });
  });
});

describe('an error of', () => {
  it('the gateway is read completely', async () => {
    const error = {
      type: 'conflict',
      code: 'quote-changed',
      message: 'The price has changed.',
      fields: [{ field: 'quote', code: 'changed', message: 'm' }],
      requestId: 'G1',
      retryable: false,
      docUrl: 'https://docs.test/quote-changed',
      data: { old: 'a', new: 'b' },
    };
    expect(await errorOf(json({ error }, { status: 409 }))).toMatchObject({ ...error, status: 409, name: 'StorefrontError' });
  });

  it('the gateway may have an unknown type or missing fields', async () => {
    expect(await errorOf(json({ error: { type: 'new-kind', code: 'x', message: 'm' } }, { status: 404 }))).toMatchObject({
      type: 'not-found',
    });
    expect(await errorOf(json({ error: {} }, { status: 400 }))).toMatchObject({ type: 'invalid-request', code: 'unknown' });
    expect(await errorOf(json({ error: { type: 'api', fields: [null, { field: 3 }] } }, { status: 400 }))).toMatchObject({
      fields: [{ field: '3', code: 'invalid', message: '' }],
    });
  });

  it.each([
    [400, 'authentication'],
    [401, 'authentication'],
    [429, 'rate-limit'],
    [503, 'api'],
  ])('the token operation with HTTP %i is %s', async (status, type) => {
    const error = await errorOf(json({ error: 'invalid_client', error_description: 'Bad client' }, { status }));
    expect(error).toMatchObject({ type, code: 'invalid_client', message: 'Bad client' });
  });

  it('a proxy about the size of a request keeps its text', async () => {
    const xml = '<?xml version="1.0"?><fault><code>max-object-size</code><message>max-object-size 2047MB</message></fault>';
    const tooLarge =
      (type: string, status = 403): Step =>
      () =>
        new Response(xml, { status, headers: { 'content-type': type } });
    for (const type of ['application/xml', 'text/xml;charset=UTF-8', 'text/html']) {
      const error = await errorOf(tooLarge(type));
      expect(error).toMatchObject({ type: 'invalid-request', code: 'max-object-size', status: 403, retryable: false });
      expect(error.message).toContain('2047MB');
    }
    expect(await errorOf(html(403))).toMatchObject({ type: 'permission', code: 'http-403' });
  });

  it('custom object records is read by its category, with the problem of each record', async () => {
    const body = { code: 71012520, message: 'Not a date', details: [{ error: { message: 'since' } }] };
    const error = await errorOf(json(body, { status: 400 }));
    expect(error).toMatchObject({ type: 'invalid-request', code: '71012520', message: 'Not a date', data: body.details });
  });

  it('some created records is part of a success', async () => {
    const { clock, client } = rig([json({ records: [{ Id: 'r1' }], error: { code: 71012520, message: 'One was wrong' } })]);
    const answer = await clock.settle(client.call(createCustomObjectRecords, { object: 'note', records: [{ text__c: 'a' }] }));
    expect(answer).toMatchObject({ records: [{ Id: 'r1' }], error: { message: 'One was wrong' } });
  });

  it("the platform's newer services is read by its category", async () => {
    expect(await errorOf(json({ error: { code: '71012522', message: "'name' is missing" } }))).toMatchObject({
      type: 'invalid-request',
      fields: [{ field: 'name', code: '71012522' }],
    });
    expect(await errorOf(json({ error: { code: 71012560, message: 'm' } }, { status: 500 }))).toMatchObject({
      type: 'api',
      retryable: true,
    });
    expect(await errorOf(json({ error: { code: 71012520, message: 'not a UUID' } }))).toMatchObject({
      type: 'invalid-request',
      code: '71012520',
    });
  });
});

describe('a status alone', () => {
  it.each([
    [400, 'invalid-request'],
    [401, 'authentication'],
    [402, 'payment'],
    [403, 'permission'],
    [404, 'not-found'],
    [409, 'conflict'],
    [422, 'conflict'],
    [429, 'rate-limit'],
    [500, 'api'],
    [504, 'api'],
  ])('%i is %s, whatever the body is', async (status, type) => {
    expect(await errorOf(html(status))).toMatchObject({ type, status });
    expect(await errorOf(json({}, { status }))).toMatchObject({ type, status });
  });
});

describe('an invalid response', () => {
  it.each<[string, Step, string]>([
    ['a web page with HTTP 200', html(), 'not-json'],
    ['JSON that calls itself text', () => new Response('{"name":"a"}', { headers: { 'content-type': 'text/plain' } }), 'not-json'],
    ['half a JSON text', () => new Response('{"name"', { headers: { 'content-type': 'application/json' } }), 'truncated'],
    ['nothing', () => new Response(null), 'schema-mismatch'],
    ['null', json(null), 'schema-mismatch'],
    ['a list', json([]), 'schema-mismatch'],
    ['a wrong type', json({ name: 3 }), 'schema-mismatch'],
  ])('is an error: %s', async (_, step, code) => {
    expect(await errorOf(step)).toMatchObject({ type: 'unexpected-response', code });
  });

  it.each(['application/json', 'application/json;charset=UTF-8', 'application/problem+json'])(
    'may be invalid JSON with the type %s',
    async (type) => {
      const { clock, client } = rig([() => new Response('{"name":"a","extra":1}', { headers: { 'content-type': type } })]);
      expect(await clock.settle(client.call(readThing, { 'thing-key': 'a' }))).toEqual({ name: 'a' });
    },
  );

  it('is reported with operation and path, without content', async () => {
    const problems: unknown[] = [];
    const { clock, client } = rig([json({ name: { secret: 'canary' } })], { onProblem: (problem) => problems.push(problem) });
    await clock.settle(failure(client.call(readThing, { 'thing-key': 'a' })));
    expect(problems).toMatchObject([
      { operation: 'things.get', error: { type: 'unexpected-response', message: expect.stringContaining('name') as string } },
    ]);
    expect(JSON.stringify(problems) + (problems[0] as { error: Error }).error.message).not.toContain('canary');
  });
});

it('passes on the headers of a success, but not of a failure', async () => {
  const seen: (string | null)[] = [];
  const onResponse = (headers: Headers): void => void seen.push(headers.get('storefront-session'));
  const { clock, client } = rig([
    json({}, { status: 503, headers: { 'Storefront-Session': 'no' } }),
    json({ id: '1' }, { headers: { 'Storefront-Session': 'yes' } }),
  ]);
  await clock.settle(client.call(makeThing, { name: 'a' }, { onResponse }));
  expect(seen).toEqual(['yes']);
});

it('reports the original error if the problem hook throws', async () => {
  const onProblem = (): void => {
    throw new Error('hook');
  };
  const { clock, client } = rig([json({}, { status: 404 })], { onProblem });
  expect(await clock.settle(failure(client.call(readThing, { 'thing-key': 'a' })))).toMatchObject({ type: 'not-found' });
});

it('reports a response with a huge number of mismatches like any other error', async () => {
  const list = operation({ ...makeThing, response: z.object({ things: z.array(z.object({ id: z.string() })) }) });
  const { clock, client } = rig([json({ things: Array.from({ length: 300_000 }, () => 1) })], { onDrift: () => undefined });
  const error = await clock.settle(failure(client.call(list, { name: 'a' })));
  expect(error).toMatchObject({ type: 'outcome-unknown', code: 'schema-mismatch' });
});
