import { strToU8, zipSync } from 'fflate';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing, matching } from '../../support/matchers.js';
import { BUILD_MONTHLY, newMethod, orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type SandboxAnswer, type StartedSandbox } from '../../support/sandbox.js';
import { usageForm } from './examples/usages.js';

const made = z.object({ Success: z.literal(true), Id: z.string() });
const subscription = z.object({
  id: z.string(),
  subscriptionNumber: z.string(),
  ratePlans: z.array(z.object({ ratePlanCharges: z.array(z.object({ id: z.string(), number: z.string(), uom: z.nullish(z.string()) })) })),
});
const list = z.object({ usage: z.array(z.looseObject({ id: z.string(), quantity: z.string() })), nextPage: z.optional(z.string()) });
const ACCOUNT = 'A00000001';
const USAGE = { AccountNumber: ACCOUNT, UOM: 'Call', Quantity: '12.50', StartDateTime: '2026-11-01T00:00:00Z' };
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date('2026-11-21T17:00:00Z') });
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
  const plans = [{ plan: BUILD_MONTHLY.plan, seats: BUILD_MONTHLY.seats, quantity: 2 }];
  await started.call('/v1/orders', { json: orderFor({ orderDate: '2026-11-21', plans, paymentMethodId: await newMethod(started) }) });
});
afterAll(() => started.close());

const create = (changes: object = {}): Promise<SandboxAnswer> => started.call('/v1/object/usage', { json: { ...USAGE, ...changes } });
const add = async (changes: object = {}) => made.parse((await create(changes)).body).Id;
const get = async (id: string) => (await started.call(`/v1/object/usage/${id}`)).body;
const read = async (query = '') => list.parse((await started.call(`/v1/usage/accounts/${ACCOUNT}${query}`)).body);
const queryUsage = async (where: string) =>
  (await started.call('/v1/action/query', { json: { queryString: `select Quantity, UOM, RbeStatus from Usage where ${where}` } })).body;
const upload = (text: string, name?: string) => started.call('/v1/usage', { body: usageForm(text, name) });

async function readSubscription() {
  const { body } = await started.call(`/v1/subscriptions/accounts/${ACCOUNT}`);
  const [found] = z.object({ subscriptions: z.array(subscription) }).parse(body).subscriptions;
  const seats = found?.ratePlans.flatMap((plan) => plan.ratePlanCharges).find((charge) => charge.uom !== undefined && charge.uom !== null);
  if (!found || !seats) throw new Error('The subscription has no usage charge or no seats.');
  return { number: found.subscriptionNumber, id: found.id, charge: seats.number, chargeId: seats.id, unit: seats.uom };
}

describe('a usage record', () => {
  it('is found by id, in the list of its account and by a query', async () => {
    const id = await add({ Description: 'Batch 1', Site__c: 'north', UniqueKey: 'k-1', EndDateTime: '2026-11-02 00:00:00' });
    expect(await get(id)).toEqual({
      Id: id,
      AccountId: matching(/^[0-9a-f]{32}$/),
      AccountNumber: ACCOUNT,
      UniqueKey: 'k-1',
      UOM: 'Call',
      Quantity: 12.5,
      StartDateTime: '2026-10-31T20:00:00.000-04:00',
      EndDateTime: '2026-11-02T00:00:00.000-05:00',
      Description: 'Batch 1',
      RbeStatus: 'Pending',
      SourceType: 'API',
      SubmissionDateTime: '2026-11-21T12:00:00.000-05:00',
      CreatedDate: '2026-11-21T12:00:00.000-05:00',
      UpdatedDate: '2026-11-21T12:00:00.000-05:00',
      Site__c: 'north',
    });
    expect((await started.call(`/v1/object/usage/${id}?fields=UOM,Quantity`)).body).toEqual({ Id: id, UOM: 'Call', Quantity: 12.5 });
    expect((await read()).usage).toEqual([
      expect.objectContaining({ id, quantity: '12.50', unitOfMeasure: 'Call', accountName: 'Ada Byron' }),
    ]);
    expect(await queryUsage("UOM = 'Call' and Quantity > 12")).toMatchObject({ size: 1, records: [{ Id: id, Quantity: 12.5 }] });
  });

  it('finds its subscription by its charge', async () => {
    const { number, id, charge, chargeId, unit } = await readSubscription();
    for (const key of [{ ChargeNumber: charge }, { ChargeId: chargeId }, { ChargeNumber: charge, SubscriptionNumber: number }]) {
      expect(await get(await add({ UOM: unit, ...key }))).toMatchObject({
        ChargeNumber: charge,
        SubscriptionNumber: number,
        SubscriptionId: id,
      });
    }
  });

  it('is changed and deleted everywhere', async () => {
    const id = await add();
    const changed = await started.call(`/v1/object/usage/${id}`, {
      method: 'PUT',
      json: { Quantity: '0.123456789', UOM: 'Tile', RbeStatus: 'Importing' },
    });
    expect(changed.body).toEqual({ Success: true, Id: id });
    expect(await get(id)).toMatchObject({ Quantity: 0.123456789, UOM: 'Tile' });
    expect(await queryUsage("UOM = 'Tile'")).toMatchObject({ records: [{ Id: id, RbeStatus: 'Importing' }] });
    expect((await started.call(`/v1/object/usage/${id}`, { method: 'DELETE' })).body).toEqual({ success: true, id });
    expect(reasonsOf(await get(id))).toEqual([{ category: 40, message: containing(`'${id}'`) }]);
    expect((await read()).usage).toEqual([]);
  });

  it('that was processed cannot be changed', async () => {
    const id = await add();
    await started.call(`/v1/object/usage/${id}`, { method: 'PUT', json: { RbeStatus: 'Processed' } });
    for (const init of [{ method: 'PUT', json: { Quantity: '1' } }, { method: 'DELETE' }]) {
      expect(reasonsOf((await started.call(`/v1/object/usage/${id}`, init)).body)).toEqual([
        { category: 30, message: containing('Processed') },
      ]);
    }
    expect(await get(id)).toMatchObject({ Quantity: 12.5 });
  });

  it.each<[object, number, string]>([
    [{ AccountNumber: undefined }, 22, 'AccountId'],
    [{ AccountId: 'nobody' }, 20, 'AccountId'],
    [{ AccountNumber: 'A00000009' }, 20, 'AccountNumber'],
    [{ ChargeNumber: 'C-99999999' }, 20, 'ChargeNumber'],
    [{ Quantity: '999999999999999' }, 20, 'Quantity'],
    [{ Quantity: '0.1234567891' }, 20, 'Quantity'],
    [{ ChargeId: 'C-00000001' }, 20, 'ChargeId'],
    [{ SubscriptionNumber: 'A-S99999999' }, 20, 'SubscriptionNumber'],
    [{ ProductRatePlanChargeNumber: 'PRPC-x' }, 20, 'ProductRatePlanChargeNumber'],
    [{ Quantity: 'many' }, 20, 'Quantity'],
    [{ Quantity: '1.23456789012345678901' }, 20, 'Quantity'],
    [{ StartDateTime: '2026-02-30T00:00:00' }, 20, 'StartDateTime'],
    [{ StartDateTime: '2026-02-03' }, 20, 'StartDateTime'],
    [{ EndDateTime: '2026-10-01T00:00:00Z' }, 20, 'EndDateTime'],
    [{ UOM: '' }, 20, 'UOM'],
    [{ Amount: 5 }, 21, 'Amount'],
  ])('with %j is refused, and nothing is stored', async (changes, category, names) => {
    expect(reasonsOf((await create(changes)).body)).toEqual([{ category, message: containing(`'${names}'`) }]);
    expect((await read()).usage).toEqual([]);
  });

  it('has the unit of its charge, and its key is unique', async () => {
    const { charge, unit } = await readSubscription();
    expect(reasonsOf((await create({ ChargeNumber: charge, UOM: 'Mile' })).body)).toEqual([
      { category: 20, message: containing(`'${unit ?? ''}'`) },
    ]);
    await add({ UniqueKey: 'k' });
    expect(reasonsOf((await create({ UniqueKey: 'k' })).body)).toEqual([{ category: 30, message: containing("'UniqueKey'") }]);
  });

  it('prevents the deletion of its account', async () => {
    const account = { name: 'Grace', currency: 'USD', accountNumber: 'A-grace', billToContact: { firstName: 'Grace', lastName: 'Hopper' } };
    await started.call('/v1/accounts', { json: account });
    const id = await add({ AccountNumber: 'A-grace' });
    await started.call('/v1/accounts/A-grace', { method: 'DELETE' });
    expect(await get(id)).toMatchObject({ AccountNumber: 'A-grace' });
    expect(reasonsOf((await create({ AccountNumber: 'A-grace' })).body)).toEqual([
      { category: 30, message: containing("'AccountNumber'") },
    ]);
  });
});

describe('the list of an account', () => {
  it('is paged, newest first', async () => {
    for (const Quantity of ['1', '2', '3']) await add({ Quantity });
    const first = await read('?pageSize=2');
    const rest = list.parse((await started.call(first.nextPage ?? '')).body);
    expect([...first.usage, ...rest.usage].map((usage) => usage.quantity)).toEqual(['3', '2', '1']);
    expect(rest.nextPage).toBeUndefined();
  });

  it.each(['page=0', 'page=x', 'pageSize=0'])('is refused with %s', async (query) => {
    expect(reasonsOf((await started.call(`/v1/usage/accounts/${ACCOUNT}?${query}`)).body)).toMatchObject([{ category: 27 }]);
  });
});

describe('a file of usage', () => {
  const HEADER = 'ACCOUNT_ID,UOM,QTY,STARTDATE,ENDDATE,SUBSCRIPTION_ID,CHARGE_ID,DESCRIPTION';

  it('is stored with all digits of its quantities', async () => {
    const { number, charge, unit } = await readSubscription();
    const text = `\uFEFF${HEADER}\r\n${ACCOUNT},Call,0.10,11/02/2026,,,,"One, ""two""\nand three"\r\n\r\n${ACCOUNT},${unit ?? ''},7,2026-11-03 10:00:00,2026-11-03,${number},${charge},\r\n`;
    expect(reasonsOf((await upload(text)).body)).toEqual([{ category: 20, message: matching(/^Line 5: .*'ENDDATE'/) }]);
    expect((await upload(text.replace('2026-11-03,', '2026-11-04,'))).body).toEqual({ success: true, size: new Blob([text]).size });
    const [second, first] = (await read()).usage;
    expect(first).toMatchObject({ quantity: '0.10', sourceName: 'usage.csv', startDateTime: '2026-11-02T00:00:00.000-05:00' });
    expect(second).toMatchObject({ quantity: '7', chargeNumber: charge, subscriptionNumber: number });
    expect(await get(String(first?.id))).toMatchObject({ Description: 'One, "two"\nand three', SourceType: 'Import' });
  });

  it('is stored completely or not at all, and every invalid row is named', async () => {
    const answer = await upload(
      `ACCOUNT_ID,UOM,QTY,STARTDATE\n${ACCOUNT},Call,1,2026-11-02\nnobody,Call,1,2026-11-02\n${ACCOUNT},Call,x,2026-11-02\n`,
    );
    expect(reasonsOf(answer.body)).toEqual([
      { category: 20, message: matching(/^Line 3: .*'ACCOUNT_ID'/) },
      { category: 20, message: matching(/^Line 4: .*'QTY'/) },
    ]);
    expect((await read()).usage).toEqual([]);
  });

  it.each([
    ['', 'has no rows'],
    ['ACCOUNT_ID,UOM,QTY,STARTDATE\n', 'has no rows'],
    ['ACCOUNT_ID,UOM,QTY,STARTDATE,PRICE\na,b,1,2026-11-02,1', "'PRICE'"],
    ['ACCOUNT_ID,UOM,UOM,QTY,STARTDATE\na,b,b,1,2026-11-02', "'UOM'"],
    ['ACCOUNT_ID,UOM,QTY\na,b,1', "'STARTDATE'"],
    ['ACCOUNT_ID,UOM,QTY,STARTDATE\nA"b,c,1,2026-11-02', 'line 2'],
    ['ACCOUNT_ID,UOM,QTY,STARTDATE\nA,b,1,2026-11-02,more', 'Line 2'],
    ['PK\u0003\u0004', 'archive'],
  ])('that is %j is refused', async (text, says) => {
    expect(reasonsOf((await upload(text)).body)).toMatchObject([{ message: containing(says) }]);
  });

  it('counts its lines correctly with any line ends', async () => {
    const header = 'ACCOUNT_ID,UOM,QTY,STARTDATE,DESCRIPTION';
    const row = `${ACCOUNT},Call,1,2026-11-02,"a\r\nb"`;
    const answer = await upload([header, row, row, `${ACCOUNT},,1,2026-11-02,"c\nd"`, `${ACCOUNT},Call,1,02.11.2026,e`].join('\r\n'));
    expect(reasonsOf(answer.body)).toEqual([
      { category: 22, message: matching(/^Line 6: .*'UOM'/) },
      { category: 20, message: matching(/^Line 8: .*'STARTDATE'/) },
    ]);
  });

  describe('in an archive', () => {
    const HEAD = 'ACCOUNT_ID,UOM,QTY,STARTDATE\n';
    const zip = (files: Record<string, string>) =>
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
    const send = (bytes: Uint8Array) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], 'usage.zip'));
      return started.call('/v1/usage', { body: form });
    };

    it('is read like any other, to its last row', async () => {
      const rows = Array.from({ length: 2_500 }, (_, index) => `${ACCOUNT},Call,${index}.5,2026-11-02\n`);
      const bytes = zip({ 'november.csv': HEAD + rows.join(''), '__MACOSX/._november.csv': 'x' });
      expect((await send(bytes)).body).toEqual({ success: true, size: bytes.byteLength });
      const { body } = await started.call('/v1/action/query', {
        json: { queryString: 'select Quantity from Usage where Quantity > 2498' },
      });
      expect(body).toMatchObject({ size: 2 });
      expect((await read('?pageSize=1')).usage).toMatchObject([{ quantity: '2499.5', sourceName: 'usage.zip' }]);
    });

    it.each<[string, () => Uint8Array, string]>([
      ['of two files', () => zip({ 'a.csv': HEAD, 'b.csv': HEAD }), 'one .csv file'],
      ['that contains another file', () => zip({ 'a.txt': HEAD }), 'one .csv file'],
      ['of nothing', () => zip({}), 'empty'],
      ['that is truncated', () => zip({ 'a.csv': HEAD.repeat(500) }).slice(0, 60), 'not a valid archive'],
      ['that is too large when decompressed', () => zip({ 'a.csv': HEAD + '\n'.repeat(17 * 1024 * 1024) }), '16 MB'],
      ['that contains one endless line', () => zip({ 'a.csv': HEAD + ' '.repeat(100_000) }), 'too long'],
    ])('%s is refused', async (_, bytes, says) => {
      expect(reasonsOf((await send(bytes())).body)).toMatchObject([{ category: 20, message: containing(says) }]);
      expect((await read()).usage).toEqual([]);
    });
  });

  it('must have a supported file name', async () => {
    expect(reasonsOf((await upload(HEADER, 'usage.txt')).body)).toEqual([{ category: 20, message: containing("'file'") }]);
  });
});
