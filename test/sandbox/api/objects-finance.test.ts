import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OBJECT_TYPES } from '../../../demo/sandbox/objects/types.js';
import { QUERY_OBJECTS } from '../../../demo/sandbox/query/objects.js';
import { containing } from '../../support/matchers.js';
import { periodNamed } from '../../support/ledger.js';
import { objectsOf, type Objects } from '../../support/sandbox-objects.js';
import { orderFor } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
let started: StartedSandbox;
let objects: Objects;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
  objects = objectsOf(started);
});
beforeEach(async () => {
  await started.call('/sandbox/reset', { method: 'POST' });
});
afterAll(() => started.close());

const get = async (path: string) => (await started.call(path)).body;
const subscribe = () => started.call('/v1/orders', { json: orderFor({ orderDate: TODAY }) });
const idOf = (type: string) => objects.idOf(type);

describe('object types', () => {
  it('are all queryable', async () => {
    await subscribe();
    for (const type of [...Object.keys(OBJECT_TYPES), ...Object.keys(QUERY_OBJECTS)]) {
      const { fields = {} } = QUERY_OBJECTS[type] ?? {};
      expect(Object.keys(fields), type).toContain('Id');
      const found = await objects.rows(`select ${Object.keys(fields).join(', ')} from ${type}`);
      for (const { Id } of found.slice(0, 1)) {
        expect(await objects.rows(`select Id from ${type} where Id = '${String(Id)}'`), type).toEqual([{ Id }]);
      }
    }
  });

  it('are counted in the README', async () => {
    const readme = await readFile(new URL('../../../demo/sandbox/README.md', import.meta.url), 'utf8');
    const [read, written] = [Object.keys(QUERY_OBJECTS), Object.keys(OBJECT_TYPES)];
    expect(readme).toContain(
      `reads ${read.length} types of objects, and \`create\`, \`update\` and \`delete\` write ${written.length} of them`,
    );
    const [, section = ''] = /^## Objects$([\s\S]*?)^## /m.exec(readme) ?? [];
    const [table = '', only = ''] = section.split('Only read:');
    for (const type of read) expect(OBJECT_TYPES[type] ? table : only, type).toContain(`\`${type}\``);
  });

  it('that are read-only are refused by name, with a list of writable types', async () => {
    for (const type of Object.keys(QUERY_OBJECTS).filter((name) => !OBJECT_TYPES[name])) {
      const refused = [{ Code: 'INVALID_TYPE', Message: containing(`'${type}'`) }];
      expect(await objects.tryCreate(type, {}), type).toEqual(refused);
      expect(await objects.tryUpdate(type, 'x', {}), type).toEqual(refused);
      expect(await objects.tryRemove(type, 'x'), type).toEqual(refused);
    }
  });

  it('find no object by an unknown id', async () => {
    for (const [type, { updates, removes }] of Object.entries(OBJECT_TYPES)) {
      const changed = updates && (await objects.tryUpdate(type, 'nobody', type === 'InvoicePayment' ? { Amount: 1 } : {}));
      if (changed && type !== 'Invoice') expect(changed, `update ${type}`).toMatchObject([{ Code: 'INVALID_ID' }]);
      if (removes) expect(await objects.tryRemove(type, 'nobody'), `delete ${type}`).toMatchObject([{ Code: 'INVALID_ID' }]);
    }
  });
});

describe('accounting codes as objects', () => {
  it('are created, changed, deactivated and deleted', async () => {
    const id = await objects.create('AccountingCode', { Name: 'Gifts', Type: 'OtherRevenue', GLAccountNumber: '4900', Desk__c: '1' });
    expect(await get(`/v1/accounting-codes/${id}`)).toMatchObject({
      name: 'Gifts',
      glAccountNumber: '4900',
      status: 'Active',
      Desk__c: '1',
    });
    await objects.update('AccountingCode', id, { Name: 'Presents', Notes: 'Rare', fieldsToNull: ['GLAccountNumber'] });
    expect(await get(`/v1/accounting-codes/${id}`)).toMatchObject({ name: 'Presents', notes: 'Rare' });
    expect(await get(`/v1/accounting-codes/${id}`)).not.toHaveProperty('glAccountNumber');
    expect(await objects.tryRemove('AccountingCode', id)).toMatchObject([{ Code: 'CANNOT_DELETE' }]);
    await objects.update('AccountingCode', id, { Status: 'Inactive' });
    await objects.remove('AccountingCode', id);
    expect(await objects.rows(`select Id from AccountingCode where Id = '${id}'`)).toEqual([]);
    expect(await objects.tryCreate('AccountingCode', { Name: 'Cash', Type: 'Cash' })).toMatchObject([{ Message: containing("'Name'") }]);
    expect(await objects.tryCreate('AccountingCode', { Name: 'Odd', Type: 'Odd' })).toMatchObject([{ Message: containing("'Type'") }]);
  });
});

describe('accounting periods as objects', () => {
  it('are created after the last one, changed and deleted', async () => {
    const days = { StartDate: '2028-01-01', EndDate: '2028-01-31', FiscalYear: 2028 };
    const id = await objects.create('AccountingPeriod', { Name: 'Jan 2028', ...days });
    await objects.update('AccountingPeriod', id, { Notes: 'Early', FiscalQuarter: 1 });
    expect(await get(`/v1/accounting-periods/${id}`)).toMatchObject({ name: 'Jan 2028', notes: 'Early', fiscalQuarter: 1, status: 'Open' });
    expect(
      await objects.tryCreate('AccountingPeriod', { Name: 'Mar 2028', ...days, StartDate: '2028-03-01', EndDate: '2028-03-31' }),
    ).toMatchObject([{ Message: containing("'StartDate'") }]);
    const closed = await periodNamed(started, 'Jun 2026');
    expect(await objects.tryUpdate('AccountingPeriod', closed.id, { Name: 'June' })).toMatchObject([{ Message: containing("'Name'") }]);
    expect(await objects.tryRemove('AccountingPeriod', closed.id)).toMatchObject([{ Code: 'CANNOT_DELETE' }]);
    await objects.remove('AccountingPeriod', id);
    expect(await objects.rows(`select Id from AccountingPeriod where Name = 'Jan 2028'`)).toEqual([]);
  });
});

describe('revenue as objects', () => {
  beforeEach(subscribe);

  it('has schedules that are created for a charge, changed and deleted', async () => {
    const charge = await idOf('RatePlanCharge');
    const id = await objects.create('RevenueSchedule', {
      RatePlanChargeId: charge,
      Amount: 12,
      RevenueScheduleDate: TODAY,
      Notes: 'By hand',
    });
    const [{ Number } = {}] = await objects.rows(`select Number from RevenueSchedule where Id = '${id}'`);
    const path = `/v1/revenue-schedules/${String(Number)}`;
    expect(await get(path)).toMatchObject({ amount: '12.00', undistributedUnrecognizedRevenue: '12.00', notes: 'By hand' });
    await objects.update('RevenueSchedule', id, { ReferenceId: 'r-1', Desk__c: '1', fieldsToNull: ['Notes'] });
    expect(await get(path)).toMatchObject({ referenceId: 'r-1', Desk__c: '1' });
    expect(await get(path)).not.toMatchObject({ notes: 'By hand' });
    await objects.remove('RevenueSchedule', id);
    expect(await get(path)).toMatchObject({ success: false });
    const [billed] = await objects.rows("select Id from RevenueSchedule where LinkedTransactionType = 'InvoiceItem'");
    expect(await objects.tryRemove('RevenueSchedule', String(billed?.['Id']))).toMatchObject([{ Code: 'CANNOT_DELETE' }]);
    expect(await objects.tryCreate('RevenueSchedule', { RatePlanChargeId: charge, Amount: 0, RevenueScheduleDate: TODAY })).toMatchObject([
      { Message: containing("'Amount'") },
    ]);
  });

  it('has items with custom fields', async () => {
    const [schedule] = await objects.rows('select Number from RevenueSchedule');
    const number = String(schedule?.['Number']);
    const ofSchedule = `RevenueScheduleId = '${String(schedule?.['Id'])}' and AccountingPeriodId != null`;
    const [item] = await objects.rows(`select Id from RevenueScheduleItem where ${ofSchedule}`);
    await objects.update('RevenueScheduleItem', String(item?.['Id']), { Desk__c: '1' });
    const items = z.object({ revenueItems: z.array(z.looseObject({})) });
    expect(items.parse(await get(`/v1/revenue-items/revenue-schedules/${number}`)).revenueItems).toContainEqual(
      expect.objectContaining({ Desk__c: '1' }),
    );
    const move = await idOf('RevenueEventItem');
    await objects.update('RevenueEventItem', move, { Desk__c: '2' });
    expect(await objects.rows("select Desk__c from RevenueEventItem where Desk__c = '2'")).toEqual([{ Id: move, Desk__c: '2' }]);
    expect(await objects.tryUpdate('RevenueScheduleItem', String(item?.['Id']), { Amount: 5 })).toMatchObject([{ Code: 'INVALID_FIELD' }]);
  });
});

describe('units of measure', () => {
  it('include those of the catalog and unused ones', async () => {
    const seat = (await objects.rows("select Id, UomName from UnitOfMeasure where UomName = 'Seat'"))[0];
    expect(await objects.tryRemove('UnitOfMeasure', String(seat?.['Id']))).toMatchObject([{ Code: 'CANNOT_DELETE' }]);
    expect(await objects.tryUpdate('UnitOfMeasure', String(seat?.['Id']), { UomName: 'Chair' })).toMatchObject([{ Code: 'INVALID_VALUE' }]);
    await objects.update('UnitOfMeasure', String(seat?.['Id']), { DisplayedAs: 'Seats' });
    const id = await objects.create('UnitOfMeasure', { UomName: 'Mile', DecimalPlaces: 2, RoundingMode: 'DOWN', Desk__c: '1' });
    await objects.update('UnitOfMeasure', id, { UomName: 'Kilometer', Active: false });
    expect(
      await objects.rows(`select UomName, DecimalPlaces, RoundingMode, Active, Desk__c from UnitOfMeasure where Id = '${id}'`),
    ).toEqual([{ Id: id, UomName: 'Kilometer', DecimalPlaces: 2, RoundingMode: 'DOWN', Active: false, Desk__c: '1' }]);
    expect(await objects.tryCreate('UnitOfMeasure', { UomName: 'Seat' })).toMatchObject([{ Message: containing("'UomName'") }]);
    expect(await objects.tryCreate('UnitOfMeasure', { UomName: 'Inch', DecimalPlaces: 10 })).toMatchObject([
      { Message: containing("'DecimalPlaces'") },
    ]);
    await objects.remove('UnitOfMeasure', id);
    expect(await objects.rows(`select Id from UnitOfMeasure where Id = '${id}'`)).toEqual([]);
  });
});
