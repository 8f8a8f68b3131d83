import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import * as core from 'zod/v4/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../../demo/sandbox/database/schema.js';
import type { SandboxDatabase } from '../../../demo/sandbox/index.js';
import { STORED_FIELDS, type StoredObject } from '../../../demo/sandbox/supported/stored-fields.js';
import type { AnyOperation } from '../../../src/api/operations/operation.js';
import { fieldSchemas, unwrapSchemas, type Schemas } from '../../../src/api/wire/schema-walk.js';
import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import { leastOf } from '../../contract/walk/inputs.js';
import { BUILD_MONTHLY } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { openTestDatabase } from '../../support/test-database.js';
import { zodSchema } from '../../support/zod-schema.js';
import { NEW_CHARGE, NEW_PRODUCT } from './examples/catalog.js';

const TODAY = '2026-11-21';
const ACCOUNT = { name: 'Ada', currency: 'USD', billToContact: { firstName: 'Ada', lastName: 'Byron', country: 'GB' } };
const made = z.object({ id: z.string().optional(), Id: z.string().optional(), subscriptionId: z.string().optional() });
const record = z.record(z.string(), z.unknown());
const records = z.array(record);
type Fields = Record<string, unknown>;

let started: StartedSandbox;
let database: SandboxDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  started = await startSandbox({ database, now: () => new Date(`${TODAY}T17:00:00Z`) });
  await post('/v1/accounts', { ...ACCOUNT, accountNumber: 'A-1' });
});
afterAll(() => started.close());

async function post(path: string, json: object): Promise<string> {
  const { body } = await started.call(path, { json });
  const { id, Id, subscriptionId } = made.parse(body);
  return id ?? Id ?? subscriptionId ?? '';
}

/** Returns the schemas of an object in a request or response. Lists count as their entries. */
function schemasAt(validator: AnyOperation['request'], path: string): Schemas {
  const open = (schemas: Schemas): Schemas =>
    unwrapSchemas(schemas, () => false).flatMap((each) =>
      each instanceof core.$ZodArray ? unwrapSchemas([each._zod.def.element], () => false) : [each],
    );
  return path
    .split('.')
    .reduce((schemas, name) => (name === '' ? schemas : open(fieldSchemas(schemas, name))), open([zodSchema(validator)]));
}

/** Returns the object at a path of a response. Lists count as their first entry. */
const valueAt = (body: unknown, path: string): Fields =>
  path.split('.').reduce((value: Fields, name) => {
    const found = name === '' ? value : value[name];
    return record.parse(Array.isArray(found) ? found[0] : found);
  }, record.parse(body));

const isDocumented = (schemas: Schemas, name: string): boolean =>
  schemas.some((each) => each instanceof core.$ZodObject && Object.hasOwn(each._zod.def.shape, name));

/** Compares decimals without regard to their format. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (_, part: unknown) => (typeof part === 'string' && /^\d+\.\d+$/.test(part) ? Number(part) : part)),
  );

interface Read {
  row: AnyOperation;
  path: (id: string) => string;
  /** Objects of the response that may have stored fields. */
  parts: readonly string[];
}

/** How objects of a kind are written and read. */
interface Case {
  row: AnyOperation;
  /** Path of the object in the request. */
  at: string;
  table: PgTable;
  write: (fields: Fields) => Promise<string>;
  read?: Read;
  /** Names in the database and in responses, if they differ. */
  rename?: (name: string) => string;
  shownAs?: (name: string) => string;
}

const plan = (fields: Fields, charge: Fields = {}): Fields => ({
  productRatePlanId: BUILD_MONTHLY.plan,
  chargeOverrides: [{ productRatePlanChargeId: BUILD_MONTHLY.flat, ...charge }],
  ...fields,
});
const subscribe = (fields: Fields, ratePlan: Fields): Promise<string> => {
  const terms = { accountKey: 'A-1', termType: 'EVERGREEN', renewalTerm: 1, contractEffectiveDate: TODAY, runBilling: false };
  return post('/v1/subscriptions', { ...terms, subscribeToRatePlans: [ratePlan], ...fields });
};
const subscription = { row: rows.getSubscription, path: (id: string) => `/v1/subscriptions/${id}?charge-detail=all-segments` };
const pay = (fields: Fields = {}): Promise<string> =>
  post('/v1/payments', { type: 'External', amount: 5, currency: 'USD', accountNumber: 'A-1', ...fields });
const memo = (fields: Fields, item: Fields = {}): Promise<string> =>
  post('/v1/credit-memos', {
    accountNumber: 'A-1',
    charges: [{ productRatePlanChargeId: BUILD_MONTHLY.flat, amount: 2, ...item }],
    ...fields,
  });
const addPlan = async (fields: Fields = {}): Promise<string> =>
  post('/v1/object/product-rate-plan', { Name: 'Own', ProductId: await post('/v1/object/product', NEW_PRODUCT), ...fields });
const card = { type: 'CreditCard', cardHolderInfo: { cardHolderName: 'Ada' }, cardNumber: '4242424242424242', cardType: 'Visa' };
const method = (fields: Fields): Promise<string> =>
  post('/v1/payment-methods', { ...card, expirationMonth: 12, expirationYear: 2035, securityCode: '123', ...fields });
const methodRead = { row: rows.getPaymentMethod, path: (id: string) => `/v1/payment-methods/${id}`, parts: [''] };

const camelCase = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const CASES: Partial<Record<StoredObject, Case>> = {
  account: {
    row: rows.createAccount,
    at: '',
    table: schema.accounts,
    write: async (fields) => {
      await post('/v1/accounts', { ...ACCOUNT, accountNumber: 'A-2', ...fields });
      return 'A-2';
    },
    read: { row: rows.getAccount, path: (id) => `/v1/accounts/${id}`, parts: ['', 'basicInfo', 'billingAndPayment'] },
    shownAs: (name) => (name === 'tagging' ? 'tags' : name),
  },
  subscription: {
    row: rows.createSubscription,
    at: '',
    table: schema.subscriptions,
    write: (fields) => subscribe(fields, plan({})),
    read: { ...subscription, parts: [''] },
  },
  ratePlan: {
    row: rows.createSubscription,
    at: 'subscribeToRatePlans',
    table: schema.ratePlans,
    write: (fields) => subscribe({}, plan(fields)),
    read: { ...subscription, parts: ['ratePlans'] },
  },
  charge: {
    row: rows.createSubscription,
    at: 'subscribeToRatePlans.chargeOverrides',
    table: schema.charges,
    write: (fields) => subscribe({}, plan({}, fields)),
    read: { ...subscription, parts: ['ratePlans.ratePlanCharges'] },
  },
  payment: {
    row: rows.createPayment,
    at: '',
    table: schema.payments,
    write: pay,
    read: { row: rows.getPayment, path: (id) => `/v1/payments/${id}`, parts: [''] },
  },
  refund: {
    row: rows.refundPayment,
    at: '',
    table: schema.refunds,
    write: async (fields) =>
      post(`/v1/payments/${await pay()}/refunds`, { type: 'External', totalAmount: 1, methodType: 'Cash', ...fields }),
    read: { row: rows.getRefund, path: (id) => `/v1/refunds/${id}`, parts: [''] },
  },
  creditMemo: {
    row: rows.createCreditMemo,
    at: '',
    table: schema.creditMemos,
    write: memo,
    read: { row: rows.getCreditMemo, path: (id) => `/v1/credit-memos/${id}`, parts: [''] },
  },
  creditMemoItem: { row: rows.createCreditMemo, at: 'charges', table: schema.creditMemoItems, write: (fields) => memo({}, fields) },
  paymentMethod: { row: rows.createPaymentMethod, at: '', table: schema.paymentMethods, write: method, read: methodRead },
  product: {
    row: rows.createProduct,
    at: '',
    table: schema.products,
    write: (fields) => post('/v1/object/product', { ...NEW_PRODUCT, ...fields }),
    read: { row: rows.queryProducts, path: (id) => `/object-query/products?filter[]=id.EQ:${id}`, parts: ['data'] },
    shownAs: camelCase,
  },
  productCharge: {
    row: rows.createProductRatePlanCharge,
    at: '',
    table: schema.productCharges,
    write: async (fields) => post('/v1/object/product-rate-plan-charge', { ...NEW_CHARGE, ProductRatePlanId: await addPlan(), ...fields }),
    read: { row: rows.getProductRatePlanCharge, path: (id) => `/v1/product-rate-plan-charges/${id}`, parts: [''] },
    rename: camelCase,
  },
};

/** Returns a value for each stored field of a kind that the request documents. */
function samplesOf(kind: StoredObject, { row, at }: Case): Fields {
  const request = schemasAt(row.request, at);
  const names: readonly string[] = STORED_FIELDS[kind];
  const found = names.filter((name) => isDocumented(request, name));
  return Object.fromEntries(
    found.map((name) => [
      name,
      fieldSchemas(
        request.filter((each) => isDocumented([each], name)),
        name,
      ).map(leastOf)[0],
    ]),
  );
}

describe.each(Object.entries(CASES))('the stored fields of a %s', (kind, each) => {
  it('are in the database and in responses', async () => {
    const [known] = z.array(z.custom<StoredObject>((name) => typeof name === 'string' && Object.hasOwn(STORED_FIELDS, name))).parse([kind]);
    const sent = samplesOf(known ?? 'account', each);
    expect(Object.keys(sent)).not.toEqual([]);
    const id = await each.write(sent);
    const { rename = (name: string) => name, shownAs = rename, read } = each;
    const details = getTableColumns(each.table)['details'];
    const written = await database.db
      .select({ details: sql`${details}` })
      .from(each.table)
      .where(sql`${details} <> '{}'::jsonb`);
    const inDatabase = Object.fromEntries(Object.entries(sent).map(([name, value]) => [rename(name), value]));
    const found = records
      .parse(plain(written.map((row) => row.details)))
      .find((row) => Object.keys(inDatabase).every((name) => name in row));
    expect(found).toMatchObject(record.parse(plain(inDatabase)));
    if (!read) return;
    const { body } = await started.call(read.path(id));
    const shown: string[] = [];
    for (const part of read.parts) {
      const documented = schemasAt(read.row.response, part);
      const expected = Object.entries(sent)
        .map(([name, value]) => [shownAs(name), value] as const)
        .filter(([name]) => isDocumented(documented, name));
      shown.push(...expected.map(([name]) => name));
      expect(plain(valueAt(body, part))).toMatchObject(record.parse(plain(Object.fromEntries(expected))));
    }
    expect(shown).not.toEqual([]);
  });
});
