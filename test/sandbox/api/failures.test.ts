import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containing, matching } from '../../support/matchers.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
});
afterAll(() => started.close());

const ask = async (path: string, init: Parameters<StartedSandbox['call']>[1] = {}) => {
  const { status, body } = await started.call(path, init);
  return { status, body };
};

describe('a failure', () => {
  it('of a resource has codes as text', async () => {
    expect(await ask('/v1/accounts/nobody')).toEqual({
      status: 200,
      body: { success: false, processId: matching(/^[0-9A-F]{16}$/), reasons: [{ code: '50000040', message: containing("'nobody'") }] },
    });
  });

  it.each([
    ['accounts/nobody', 404, 50000040],
    ['accounts?sort[]=name', 400, 50000027],
    ['products?pageSize=none', 400, 50000020],
  ])('of object-query/%s has codes as numbers', async (path, status, code) => {
    expect(await ask(`/object-query/${path}`)).toEqual({
      status,
      body: { reasons: [{ code, message: matching(/./) }], requestId: matching(/^[0-9a-f-]{36}$/) },
    });
  });

  it.each([
    ['', { json: { records: [{}] } }],
    ['?pageSize=1', {}],
  ])('of records of custom objects has one code and message (%s)', async (query, init) => {
    expect(await ask(`/objects/records/default/nobody${query}`, init)).toEqual({
      status: 404,
      body: { code: 50000040, message: containing("'nobody'") },
    });
  });

  it.each([
    ['create', { type: 'Account' }, 'MISSING_REQUIRED_VALUE', "'objects'"],
    ['update', { type: 'Account', objects: 'all' }, 'INVALID_VALUE', "'objects'"],
    ['generate', { type: 'Invoice', objects: [{}], Color: 'red' }, 'INVALID_FIELD', "'Color'"],
    ['subscribe', {}, 'MISSING_REQUIRED_VALUE', "'subscribes'"],
    ['execute', { type: 'InvoiceSplit', ids: ['x'], synchronous: true }, 'API_DISABLED', 'invoices cannot be split'],
  ])('of action/%s is a list with one entry', async (action, json, code, message) => {
    expect(await ask(`/v1/action/${action}`, { json })).toEqual({
      status: 200,
      body: [{ Success: false, Errors: [{ Code: code, Message: containing(message) }] }],
    });
  });

  it('of action/delete has lowercase field names', async () => {
    expect(await ask('/v1/action/delete', { json: { type: 'Account' } })).toEqual({
      status: 200,
      body: [{ success: false, errors: [{ Code: 'MISSING_REQUIRED_VALUE', Message: containing("'ids'") }] }],
    });
  });

  it('of action/amend is in its results', async () => {
    expect(await ask('/v1/action/amend', { json: {} })).toEqual({
      status: 200,
      body: { results: [{ Success: false, Errors: [{ Code: 'MISSING_REQUIRED_VALUE', Message: containing("'requests'") }] }] },
    });
  });
});
