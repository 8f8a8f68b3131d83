import * as z from 'zod';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { InvalidRequestError } from '../../src/api/errors.js';
import { createObjects, type NewObject, type ObjectChanges, type WriteResult } from '../../src/api/objects/index.js';
import type { Invoice } from '../../src/api/schemas/objects/index.js';
import type { Id } from '../../src/api/schemas/wire.js';
import { failure, rig } from '../support/client-under-test.js';
import { json, lost, type Step } from '../support/scripted-server.js';

const KEY = { idempotencyKey: '7d3e0f52-7c0c-4a39-9a57-2f1f6f1c0001' };
const savedIds = (...ids: string[]): Step => json(ids.map((Id) => ({ Success: true, Id })));

/** Returns the objects API with a scripted server, and the last body that the server received. */
function objectsRig(...steps: Step[]) {
  const { client, server, clock } = rig(steps);
  const sent = (): unknown => JSON.parse(server.arrivals.at(-1)?.body ?? 'null');
  return { objects: createObjects(client), server, clock, sent };
}

const contact = { AccountId: 'a1', FirstName: 'Ada', LastName: "O'Hara" };

describe('creating objects', () => {
  it('sends them by type and returns their ids in order', async () => {
    const { objects, server, sent } = objectsRig(savedIds('1', '2'));
    const results = await objects.create('Contact', [contact, { ...contact, Nick__c: 'x' }], { ...KEY, rejectUnknownFields: true });
    expect(results).toEqual([
      { success: true, id: '1' },
      { success: true, id: '2' },
    ]);
    expect(sent()).toEqual({ type: 'Contact', objects: [contact, { ...contact, Nick__c: 'x' }] });
    expect(server.arrivals[0]?.url.pathname).toBe('/v1/action/create');
    expect(server.arrivals[0]?.url.search).toBe('?rejectUnknownFields=true');
    expect(server.header('idempotency-key')).toEqual([KEY.idempotencyKey]);
  });

  it('wraps nested records as the platform expects', async () => {
    const { objects, sent, server } = objectsRig(savedIds('1'));
    const tiers = { ProductRatePlanChargeTier: [{ Currency: 'EUR', PriceFormat: 'Per Unit', Price: '9.90' }] };
    const seats = { Name: 'Seats', ProductRatePlanId: 'p1', ChargeModel: 'Per Unit Pricing', ChargeType: 'Recurring' };
    const charge = { ...seats, ProductRatePlanChargeTierData: tiers, DeliverySchedule: { monday: true } };
    await objects.create('ProductRatePlanCharge', [charge]);
    const priced = { ProductRatePlanChargeTier: [{ ...tiers.ProductRatePlanChargeTier[0], Price: 9.9 }] };
    expect(sent()).toEqual({ type: 'ProductRatePlanCharge', objects: [{ ...charge, ProductRatePlanChargeTierData: priced }] });
    expect(server.arrivals[0]?.body).toContain('"Price":9.90');
  });

  it('returns each refusal at the position of its record', async () => {
    const refused = {
      Success: false,
      Errors: [
        { Code: 'INVALID_VALUE', Message: 'no such account' },
        { Code: 'X', Message: 'and more' },
      ],
    };
    const { objects } = objectsRig(json([{ Success: true, Id: '1' }, refused, { Success: true, Id: '3' }]));
    expect(await objects.create('Contact', [contact, contact, contact])).toEqual([
      { success: true, id: '1' },
      {
        success: false,
        errors: [
          { code: 'INVALID_VALUE', message: 'no such account' },
          { code: 'X', message: 'and more' },
        ],
      },
      { success: true, id: '3' },
    ]);
  });

  it.each([200, 400])('returns the refusals even if nothing worked (HTTP %i)', async (status) => {
    const refused = (Message: string) => ({ Success: false, Errors: [{ Code: 'INVALID_VALUE', Message }] });
    const { objects } = objectsRig(json([refused('first'), refused('second')], { status }));
    expect(await objects.create('Contact', [contact, contact])).toEqual([
      { success: false, errors: [{ code: 'INVALID_VALUE', message: 'first' }] },
      { success: false, errors: [{ code: 'INVALID_VALUE', message: 'second' }] },
    ]);
  });

  it.each<[string, Step, object]>([
    [
      'the session has ended',
      json([{ Success: false, Errors: [{ Code: 'INVALID_SESSION', Message: '' }] }], { status: 401 }),
      { type: 'authentication' },
    ],
    [
      'one error applies to the whole call',
      json({ Success: false, Errors: [{ Code: 'INVALID_TYPE', Message: '' }] }),
      { code: 'INVALID_TYPE' },
    ],
    ['there are fewer results than records', savedIds('1'), { type: 'outcome-unknown', code: 'wrong-result-count' }],
    ['there are fewer results and all are refusals', json([{ Success: false, Errors: [] }]), { code: 'wrong-result-count' }],
    ['a result is empty', json([{ Success: true, Id: '1' }, {}]), { type: 'outcome-unknown', code: 'schema-mismatch' }],
    ['a success has no id', json([{ Success: true }, { Success: true, Id: '2' }]), { code: 'schema-mismatch' }],
    ['no response arrives', lost, { type: 'outcome-unknown' }],
  ])('fails as a whole if %s', async (_, step, error) => {
    const { objects, clock } = objectsRig(step);
    expect(await clock.settle(failure(objects.create('Contact', [contact, contact], KEY)))).toMatchObject(error);
  });

  it.each<[string, NewObject<'Contact'>[], string]>([
    ['no records', [], 'objects'],
    ['51 records', Array.from({ length: 51 }, () => contact), 'objects'],
    ['a field that the type does not have', [contact, { ...contact, ...{ Nmae: 'x' } }], 'objects.1.Nmae'],
    ['a field that only the platform sets', [{ ...contact, ...{ Id: '1' } }], 'objects.0.Id'],
    ['a missing field', [z.custom<NewObject<'Contact'>>().parse({ AccountId: 'a1', FirstName: 'Ada' })], 'objects.0.LastName'],
  ])('sends nothing for %s', async (_, records, field) => {
    const { objects, server } = objectsRig(savedIds());
    const error = await failure(objects.create('Contact', records));
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error.fields[0]?.field).toBe(field);
    expect(server.arrivals).toEqual([]);
  });

  it('refuses card numbers and security codes', async () => {
    const { objects, server } = objectsRig(savedIds());
    const card = { Type: 'CreditCard' as const, ...{ CreditCardNumber: '4111111111111111' } };
    expect(await failure(objects.create('PaymentMethod', [card]))).toBeInstanceOf(InvalidRequestError);
    expect(server.arrivals).toEqual([]);
  });

  it('sends money as numbers with all digits', async () => {
    const { objects, server } = objectsRig(savedIds('1'));
    await objects.create('Refund', [{ Amount: '12345678901234567.80', Type: 'External', Comment: '0.10' }]);
    expect(server.arrivals[0]?.body).toContain('"Amount":12345678901234567.80');
    expect(server.arrivals[0]?.body).toContain('"Comment":"0.10"');
  });
});

describe('changing objects', () => {
  it('lists the fields to clear, and omits unchanged fields', async () => {
    const { objects, sent, server } = objectsRig(savedIds('1', '2'));
    const changes: ObjectChanges<'Account'>[] = [
      { Id: '1', Name: 'New', Notes: null, Batch: undefined, Segment__c: null },
      { Id: '2', AutoPay: false },
    ];
    expect(await objects.update('Account', changes)).toHaveLength(2);
    expect(sent()).toEqual({
      type: 'Account',
      objects: [
        { Id: '1', Name: 'New', fieldsToNull: ['Notes', 'Segment__c'] },
        { Id: '2', AutoPay: false },
      ],
    });
    expect(server.arrivals[0]?.url.pathname).toBe('/v1/action/update');
  });

  it('ignores fields of the prototype of parsed JSON', async () => {
    const { objects, sent } = objectsRig(savedIds('1'));
    const changes = z.custom<ObjectChanges<'Account'>>().parse(JSON.parse('{"Id":"1","__proto__":{"Name":"somebody else"}}'));
    await objects.update('Account', [changes]);
    expect(sent()).toEqual({ type: 'Account', objects: [{ Id: '1' }] });
  });

  it('sends nothing without an id', async () => {
    const { objects, server } = objectsRig(savedIds());
    expect((await failure(objects.update('Account', [{ Id: '', Name: 'x' }]))).fields[0]?.field).toBe('objects.0.Id');
    expect(server.arrivals).toEqual([]);
  });
});

describe('deleting objects', () => {
  it('reads the response with its lower-case names', async () => {
    const { objects, sent } = objectsRig(
      json([
        { success: true, id: '1' },
        { success: false, id: '2', errors: [{ Code: 'INVALID_ID', Message: 'gone' }] },
      ]),
    );
    expect(await objects.delete('Account', ['1', '2'])).toEqual([
      { success: true, id: '1' },
      { success: false, errors: [{ code: 'INVALID_ID', message: 'gone' }] },
    ]);
    expect(sent()).toEqual({ type: 'Account', ids: ['1', '2'] });
  });

  it('returns the refusals even if nothing worked', async () => {
    const { objects } = objectsRig(json([{ success: false, errors: [{ Code: 'INVALID_ID', Message: 'gone' }] }]));
    expect(await objects.delete('Account', ['1'])).toEqual([{ success: false, errors: [{ code: 'INVALID_ID', message: 'gone' }] }]);
  });
});

describe('reading one object', () => {
  it('returns decimals as text and omits empty fields', async () => {
    const { objects, server } = objectsRig(json({ Id: 'a', Balance: 0.1, Notes: null, LastInvoiceDate: '2026-11-01', Own__c: 5 }));
    const account = await objects.get('Account', 'a', { fields: ['Id', 'Balance'] });
    expect(account).toEqual({ Id: 'a', Balance: '0.1', Notes: undefined, LastInvoiceDate: '2026-11-01', Own__c: 5 });
    expect(server.arrivals[0]?.url.href).toBe('https://billing.test/v1/object/account/a?fields=Id%2CBalance');
  });

  it('names the path of an invalid value', async () => {
    const { objects, clock } = objectsRig(json({ Id: 'u', Quantity: 'many' }));
    const error = await clock.settle(failure(objects.get('Usage', 'u')));
    expect(error).toMatchObject({ type: 'unexpected-response', code: 'schema-mismatch' });
    expect(error.message).toContain('Quantity');
  });
});

it('records, changes, results and ids are typed', () => {
  expectTypeOf<NewObject<'Contact'>['LastName']>().toEqualTypeOf<string>();
  expectTypeOf<typeof contact>().toExtend<NewObject<'Contact'>>();
  expectTypeOf<{ FirstName: string }>().not.toExtend<NewObject<'Contact'>>();
  expectTypeOf<{ Id: string; Amount: number }>().not.toExtend<ObjectChanges<'Invoice'>>();
  expectTypeOf<{ Name: string }>().not.toExtend<ObjectChanges<'Account'>>();
  expectTypeOf<NewObject<'Invoice'>>().not.toHaveProperty('CreatedDate');
  expectTypeOf<Id<'account'>>().not.toExtend<Extract<WriteResult<'Invoice'>, { success: true }>['id']>();
  expectTypeOf<Invoice['Amount']>().toEqualTypeOf<string | undefined>();
});
