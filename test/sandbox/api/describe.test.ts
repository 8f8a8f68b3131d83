import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OBJECT_TYPES } from '../../../demo/sandbox/objects/types.js';
import { QUERY_OBJECTS } from '../../../demo/sandbox/query/objects.js';
import { createClient, type Client } from '../../../src/api/client.js';
import { describe as describeObject, type DescribedField } from '../../../src/api/objects/describe.js';
import { SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

let started: StartedSandbox;
let client: Client;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
  client = createClient({
    baseUrl: SANDBOX_URL,
    credential: () => started.authorization.slice('Bearer '.length),
    version: '2025-08-12',
    fetch: (request) => started.sandbox.fetch(request),
  });
});
afterAll(() => started.close());

const fieldsOf = async (type: string): Promise<Map<string, DescribedField>> =>
  new Map((await describeObject(client, type)).fields.map((field) => [field.name, field]));

/** Objects in which only custom fields can be updated. Their descriptions cannot list custom fields. */
const ONLY_CUSTOM_FIELDS = ['RatePlan', 'RatePlanCharge', 'RevenueScheduleItem', 'RevenueEventItem'];

describe('a description', () => {
  it('shows what a catalog charge requires, accepts and can change', async () => {
    const fields = await fieldsOf('ProductRatePlanCharge');
    expect(fields.get('ChargeModel')).toMatchObject({ type: 'picklist', createable: true, required: true });
    expect(fields.get('ChargeModel')?.options).toContain('Tiered with Overage Pricing');
    expect(fields.get('TriggerEvent')).toMatchObject({ type: 'picklist', createable: true, required: true });
    expect(fields.get('Description')).toMatchObject({ createable: true, updateable: true, required: false });
    expect(fields.get('BillCycleDay')?.type).toBe('integer');
    expect(fields.get('IncludedUnits')?.type).toBe('decimal');
    expect(fields.get('Id')).toMatchObject({ selectable: true, createable: false, updateable: false });
    // A description does not list nested objects and options of the call, because they are not fields.
    expect([...fields.keys()]).not.toContain('ProductRatePlanChargeTierData');
    expect([...fields.keys()]).not.toContain('rejectUnknownFields');
  });

  it('shows the type of date fields', async () => {
    const fields = await fieldsOf('Product');
    expect(fields.get('EffectiveStartDate')).toMatchObject({ type: 'timestamp', createable: true, required: true });
  });

  it('includes custom fields as soon as a record has them', async () => {
    expect((await fieldsOf('Contact')).has('FirstBadge__c')).toBe(false);
    const contact = { firstName: 'Ada', lastName: 'Byron', country: 'US' };
    const json = { name: 'Ada Byron', currency: 'USD', billCycleDay: 1, billToContact: { ...contact, FirstBadge__c: 'B-1' } };
    await started.call('/v1/accounts', { json });
    const own = (await fieldsOf('Contact')).get('FirstBadge__c');
    expect(own).toMatchObject({ label: 'First Badge', type: 'text', createable: true, updateable: true, required: false });
    const query = { queryString: "select LastName from Contact where FirstBadge__c = 'B-1'" };
    expect((await started.call('/v1/action/query', { json: query })).body).toMatchObject({ records: [{ LastName: 'Byron' }] });
  });

  it.each(Object.keys(QUERY_OBJECTS))('of %s marks queryable fields as selectable, and accepted fields as writable', async (type) => {
    const fields = [...(await fieldsOf(type)).values()];
    const names = fields.filter(({ selectable, name }) => selectable && !name.endsWith('__c')).map(({ name }) => name);
    expect(names).toEqual(Object.keys(QUERY_OBJECTS[type]?.fields ?? {}));
    const { creates, updates } = OBJECT_TYPES[type] ?? {};
    if (QUERY_OBJECTS[type]?.customFields) {
      const refusals = [creates, updates].flatMap((action) => action?.input.safeParse({ Badge__c: 'B-1' }).error?.issues ?? []);
      expect(refusals.filter(({ code }) => code === 'unrecognized_keys')).toEqual([]);
    }
    expect(fields.some(({ createable }) => createable)).toBe(creates !== undefined);
    expect(fields.some(({ updateable, name }) => updateable && !name.endsWith('__c'))).toBe(
      updates !== undefined && !ONLY_CUSTOM_FIELDS.includes(type),
    );
  });
});
