import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { ACCOUNT, changeFor, readSubscription, SUBSCRIPTION } from '../../support/sandbox-changes.js';
import { objectsOf, type Objects } from '../../support/sandbox-objects.js';
import { BUILD_MONTHLY, orderFor, SCALE_MONTHLY } from '../../support/sandbox-orders.js';
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
  await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY, term: 12 }) });
});
afterAll(() => started.close());

const get = async (path: string) => (await started.call(path)).body;
const idOf = (type: string) => objects.idOf(type);

describe('subscription objects', () => {
  it('have notes and custom fields that change without an order', async () => {
    const subscription = await idOf('Subscription');
    const [plan, charge] = [await idOf('RatePlan'), await idOf('RatePlanCharge')];
    await objects.update('Subscription', subscription, { Notes: 'Called', Desk__c: '4' });
    await objects.update('RatePlan', plan, { Desk__c: '5' });
    await objects.update('RatePlanCharge', charge, { Desk__c: '6' });
    expect(await get(`/v1/subscriptions/${SUBSCRIPTION}`)).toMatchObject({ id: subscription, version: 1, notes: 'Called', Desk__c: '4' });
    expect(await objects.rows(`select Desk__c from RatePlan where Desk__c = '5'`)).toEqual([{ Id: plan, Desk__c: '5' }]);
    const shown = z
      .object({ ratePlans: z.array(z.looseObject({ ratePlanCharges: z.array(z.looseObject({})) })) })
      .parse(await get(`/v1/subscriptions/${SUBSCRIPTION}`));
    expect(shown.ratePlans[0]).toMatchObject({ Desk__c: '5' });
    expect(shown.ratePlans[0]?.ratePlanCharges).toContainEqual(expect.objectContaining({ id: charge, Desk__c: '6' }));
    await objects.update('Subscription', subscription, { fieldsToNull: ['Notes', 'Desk__c'] });
    expect(await objects.rows('select Notes, Desk__c from Subscription')).toEqual([{ Id: subscription }]);
    expect(await objects.tryUpdate('Subscription', subscription, { AutoRenew: false })).toMatchObject([{ Code: 'INVALID_FIELD' }]);
  });

  it('cannot be changed by the id of an outdated version', async () => {
    const [subscription, plan] = [await idOf('Subscription'), await idOf('RatePlan')];
    const add = { type: 'AddProduct', addProduct: { productRatePlanId: SCALE_MONTHLY.plan } };
    await started.call('/v1/orders', { json: changeFor(TODAY, [add]) });
    for (const refused of [
      await objects.tryUpdate('Subscription', subscription, { Notes: 'Late' }),
      await objects.tryUpdate('RatePlan', plan, { Desk__c: '5' }),
      await objects.tryRemove('Subscription', subscription),
    ]) {
      expect(refused).toHaveLength(1);
    }
  });

  it('can be deleted until something is billed', async () => {
    expect(await objects.tryRemove('Subscription', await idOf('Subscription'))).toMatchObject([{ Code: 'CANNOT_DELETE' }]);
    await started.call('/sandbox/reset', { method: 'POST' });
    await started.call('/v1/orders', { json: { ...orderFor({ orderDate: TODAY }), processingOptions: { runBilling: false } } });
    await objects.remove('Subscription', await idOf('Subscription'));
    expect(await get(`/v1/subscriptions/${SUBSCRIPTION}`)).toMatchObject({ success: false });
  });

  it('have prices that queries show as tiers', async () => {
    const fields = 'RatePlanChargeId, Currency, Price, Tier';
    const [charge] = await objects.rows(`select Id from RatePlanCharge where ProductRatePlanChargeId = '${BUILD_MONTHLY.flat}'`);
    expect(await objects.rows(`select ${fields} from RatePlanChargeTier where Price = 29`)).toMatchObject([
      { RatePlanChargeId: charge?.['Id'], Currency: 'USD', Tier: 1 },
    ]);
  });
});

describe('an amendment created as an object', () => {
  const change = async (fields: object) =>
    objects.create('Amendment', { Name: 'By hand', SubscriptionId: await idOf('Subscription'), ContractEffectiveDate: TODAY, ...fields });

  it('changes its subscription, and is found by operation and by query', async () => {
    const before = await idOf('Subscription');
    const id = await change({ Type: 'TermsAndConditions', AutoRenew: false });
    const { id: after } = await readSubscription(started);
    expect(await get(`/v1/amendments/${id}`)).toMatchObject({ id, type: 'TermsAndConditions', autoRenew: false, newSubscriptionId: after });
    const [code] = await objects.rows('select Code, Type, SubscriptionId, NewSubscriptionId, OrderDate from Amendment');
    expect(code).toEqual({
      Id: id,
      Code: containing('O-'),
      Type: 'TermsAndConditions',
      SubscriptionId: before,
      NewSubscriptionId: after,
      OrderDate: TODAY,
    });
    expect(await get(`/v1/amendments/${String(code?.['Code'])}`)).toMatchObject({ id });
  });

  it('names its own fields in errors', async () => {
    const SubscriptionId = await idOf('Subscription');
    const base = { Name: 'x', SubscriptionId, ContractEffectiveDate: TODAY };
    expect(await objects.tryCreate('Amendment', { ...base, Type: 'SuspendSubscription' })).toMatchObject([
      { Code: 'MISSING_REQUIRED_VALUE', Message: containing("'SuspendDate'") },
    ]);
    expect(await objects.tryCreate('Amendment', { ...base, Type: 'Composite' })).toMatchObject([{ Message: containing("'Type'") }]);
  });
});

describe('the action amend', () => {
  const amend = async (amendment: object) => {
    const request = {
      Amendments: [{ Name: 'x', SubscriptionId: (await readSubscription(started)).id, ContractEffectiveDate: TODAY, ...amendment }],
    };
    const { body } = await started.call('/v1/action/amend', { json: { requests: [request] } });
    const failure = z.array(z.object({ Message: z.string() }));
    return z.object({ results: z.array(z.looseObject({ Success: z.boolean(), Errors: failure.optional() })) }).parse(body).results[0];
  };
  const newestPlan = async () => {
    const { id } = await readSubscription(started);
    return String((await objects.rows(`select Id from RatePlan where SubscriptionId = '${id}'`))[0]?.['Id']);
  };
  const planOf = async (charges: object[]) => ({
    RatePlan: { ProductRatePlanId: BUILD_MONTHLY.plan, AmendmentSubscriptionRatePlanId: await newestPlan() },
    RatePlanChargeData: charges.map((RatePlanCharge) => ({ RatePlanCharge })),
  });

  it('changes quantity and price of a plan', async () => {
    const charge = { ProductRatePlanChargeId: BUILD_MONTHLY.seats, Quantity: 7, Price: 8 };
    expect(await amend({ Type: 'UpdateProduct', RatePlanData: await planOf([charge]) })).toMatchObject({ Success: true });
    const rows = await objects.rows(
      `select Quantity from RatePlanCharge where ProductRatePlanChargeId = '${BUILD_MONTHLY.seats}' and Quantity = 7`,
    );
    expect(rows).toHaveLength(1);
    const wrong = await amend({ Type: 'UpdateProduct', RatePlanData: await planOf([{ ProductRatePlanChargeId: SCALE_MONTHLY.fee }]) });
    expect(wrong?.Errors?.[0]?.Message).toContain('Amendments.0.RatePlanData.RatePlanChargeData.0.RatePlanCharge.ProductRatePlanChargeId');
  });

  it('transfers a subscription to another account', async () => {
    const name = { FirstName: 'Grace', LastName: 'Hopper', Country: 'US', WorkEmail: 'grace@example.com' };
    const [{ BillCycleDay } = {}] = await objects.rows('select BillCycleDay from Account');
    const other = await objects.create('Account', { Name: 'Grace', Currency: 'USD', BillCycleDay, Status: 'Draft' });
    const contact = await objects.create('Contact', { ...name, AccountId: other });
    await objects.update('Account', other, { BillToId: contact, SoldToId: contact, Status: 'Active' });
    expect(await amend({ Type: 'OwnerTransfer', DestinationAccountId: other, DestinationInvoiceOwnerId: other })).toMatchObject({
      Success: true,
    });
    expect(await objects.rows(`select AccountId from Subscription where IsLatestVersion = true`)).toMatchObject([{ AccountId: other }]);
    const again = await amend({ Type: 'OwnerTransfer', DestinationAccountId: other });
    expect(again).toMatchObject({ Success: false });
    expect(again?.Errors?.[0]?.Message).toContain("'Amendments.0.DestinationAccountId'");
    expect((await amend({ Type: 'OwnerTransfer' }))?.Errors?.[0]?.Message).toContain("'Amendments.0.DestinationAccountId'");
  });
});

describe('an order as an object', () => {
  it('has editable fields, and can be deleted if it had no effect', async () => {
    const done = await idOf('Order');
    await objects.update('Order', done, { ReasonCode: 'Phone', Desk__c: 'x' });
    const [{ OrderNumber } = {}] = await objects.rows('select OrderNumber from Order');
    expect(await get(`/v1/orders/${String(OrderNumber)}`)).toMatchObject({
      order: { reasonCode: 'Phone', customFields: { Desk__c: 'x' } },
    });
    expect(await objects.tryRemove('Order', done)).toMatchObject([{ Code: 'CANNOT_DELETE' }]);
    const draft = { ...orderFor({ orderDate: TODAY }), newAccount: undefined, existingAccountNumber: ACCOUNT, status: 'Draft' };
    await started.call('/v1/orders', { json: { ...draft, processingOptions: undefined, orderNumber: 'O-draft' } });
    const [row] = await objects.rows("select Id from Order where OrderNumber = 'O-draft'");
    await objects.remove('Order', String(row?.['Id']));
    expect(await get('/v1/orders/O-draft')).toMatchObject({ success: false });
    expect(await objects.rows('select Type, OrderId from OrderAction')).toMatchObject([{ Type: 'CreateSubscription', OrderId: done }]);
  });
});
