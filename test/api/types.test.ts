import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { createBillingClient, type BillingClient, type EntryOf, type InputOf, type OutputOf, type rows } from '../../src/api/index.js';
import type { DecimalString } from '../../src/api/schemas/values.js';
import type { Id, KeyOf, NumberOf } from '../../src/api/schemas/wire.js';
import { typeErrors, writePrograms, type UserProgram } from '../support/user-programs.js';

type Required<Input> = { [Name in keyof Input]-?: object extends Pick<Input, Name> ? never : Name }[keyof Input];

describe('the types define', () => {
  it('the object of an id or number', () => {
    expectTypeOf<Id<'account'>>().not.toExtend<Id<'invoice'>>();
    expectTypeOf<Id<'account'>>().not.toExtend<NumberOf<'account'>>();
    expectTypeOf<NumberOf<'account'>>().not.toExtend<Id<'account'>>();
    expectTypeOf<Id<'account'> | NumberOf<'account'>>().toExtend<KeyOf<'account'>>();
    expectTypeOf<Id<'invoice'>>().not.toExtend<KeyOf<'account'>>();
    expectTypeOf<string>().toExtend<Id<'account'>>();
    expectTypeOf<OutputOf<typeof rows.createOrder>['accountNumber']>().toEqualTypeOf<NumberOf<'account'>>();
    expectTypeOf<OutputOf<typeof rows.getInvoice>['id']>().toEqualTypeOf<Id<'invoice'>>();
    expectTypeOf<OutputOf<typeof rows.getSubscription>['ratePlans'][number]['id']>().toEqualTypeOf<Id<'rate plan'>>();
    expectTypeOf<OutputOf<typeof rows.listPayments>['payments'][number]['number']>().toEqualTypeOf<NumberOf<'payment'>>();
  });

  it('that money is text', () => {
    expectTypeOf<InputOf<typeof rows.createPayment>['amount']>().toEqualTypeOf<DecimalString>();
    expectTypeOf<OutputOf<typeof rows.getInvoice>['balance']>().toEqualTypeOf<DecimalString>();
    expectTypeOf<number>().not.toExtend<DecimalString>();
  });

  it('the allowed values of a request, and further values of a response', () => {
    expectTypeOf<InputOf<typeof rows.createPayment>['type']>().toEqualTypeOf<'External' | 'Electronic'>();
    type Status = OutputOf<typeof rows.createOrder>['status'];
    expectTypeOf<'Completed'>().toExtend<Status>();
    expectTypeOf<string>().toExtend<Status>();
    expectTypeOf<Exclude<Status, 'Draft' | 'Pending' | 'Completed' | 'Scheduled'>>().not.toBeNever();
  });

  it('required fields', () => {
    expectTypeOf<Required<InputOf<typeof rows.createOrder>>>().toEqualTypeOf<'orderDate'>();
    expectTypeOf<Required<InputOf<typeof rows.cancelOrder>>>().toEqualTypeOf<'orderNumber'>();
    expectTypeOf<Required<InputOf<typeof rows.listPayments>>>().toBeNever();
  });

  it('known fields and custom fields', () => {
    type Account = InputOf<typeof rows.createAccount>;
    expectTypeOf<'Language__c'>().toExtend<keyof Account>();
    expectTypeOf<'language'>().not.toExtend<keyof Account>();
  });

  it('the entries of a list', () => {
    expectTypeOf<EntryOf<OutputOf<typeof rows.listPayments>>>().toExtend<OutputOf<typeof rows.listPayments>['payments'][number]>();
    expectTypeOf<OutputOf<typeof rows.listPayments>['payments'][number]>().toExtend<EntryOf<OutputOf<typeof rows.listPayments>>>();
    // This response also has a second list, `reasons`.
    type Orders = OutputOf<typeof rows.listOrdersByOwner>;
    expectTypeOf<EntryOf<Orders>>().toExtend<NonNullable<Orders['orders']>[number]>();
    expectTypeOf<ReturnType<BillingClient['orders']['listByOwner']['items']>>().toExtend<AsyncIterable<EntryOf<Orders>>>();
  });
});

describe('an editor completes', () => {
  const client = createBillingClient({ baseUrl: 'https://billing.test' });

  it('client.subscriptions', () => {
    const names = [
      'create',
      'preview',
      'previewExisting',
      'listByAccount',
      'get',
      'version',
      'update',
      'renew',
      'cancel',
      'suspend',
      'resume',
      'delete',
      'updateCustomFields',
    ] as const;
    expectTypeOf<keyof BillingClient['subscriptions']>().toEqualTypeOf<(typeof names)[number]>();
    expect(Object.keys(client.subscriptions)).toEqual(names);
  });

  it('client.orders', () => {
    const names = [
      'create',
      'preview',
      'createAsync',
      'previewAsync',
      'job',
      'list',
      'get',
      'listBySubscription',
      'listByOwner',
      'update',
      'activate',
      'cancel',
      'delete',
      'updateTriggerDates',
    ] as const;
    expectTypeOf<keyof BillingClient['orders']>().toEqualTypeOf<(typeof names)[number]>();
    expect(Object.keys(client.orders)).toEqual(names);
  });

  it('client.objects', () => {
    const names = ['create', 'update', 'delete', 'query', 'queryAll', 'get', 'describe', 'objectQuery'] as const;
    expectTypeOf<keyof BillingClient['objects']>().toEqualTypeOf<(typeof names)[number]>();
    expect(Object.keys(client.objects)).toEqual(names);
  });
});

const PAYMENT = `type: 'External', currency: 'EUR', accountNumber: 'A-1'`;
const ACCOUNT = `name: 'Ada', currency: 'EUR', billToContact: { firstName: 'Ada', lastName: 'Byron' }`;

/** Statements, each with a part of the expected compiler error. A statement without an expected error must compile. */
const STATEMENTS: readonly (readonly [says: string, statement: string, answer?: string])[] = [
  ['an amount as text', `await client.payments.create({ ${PAYMENT}, amount: '12.50' });`],
  [
    'an amount as a number',
    `await client.payments.create({ ${PAYMENT}, amount: 12.5 });`,
    `Type 'number' is not assignable to type 'string'`,
  ],
  ['no amount', `await client.payments.create({ ${PAYMENT} });`, `Property 'amount' is missing`],
  ['a custom field', `await client.accounts.create({ ${ACCOUNT}, Language__c: 'de' });`],
  ['an unknown field', `await client.accounts.create({ ${ACCOUNT}, language: 'de' });`, `'language' does not exist`],
  [
    'an unknown field of a field',
    `await client.accounts.create({ ${ACCOUNT.replace(' }', `, mail: 'x' }`)} });`,
    `'mail' does not exist in type`,
  ],
  [
    'a value that is not among those of a field',
    `await client.payments.create({ ${PAYMENT.replace('External', 'Externally')}, amount: '1' });`,
    `is not assignable to type '"External" | "Electronic"'`,
  ],
  [
    'the id of another object',
    `const { accountId } = await client.orders.create({ orderDate: '2026-01-01' });
await client.invoices.get({ invoiceKey: accountId ?? '' });`,
    `is not assignable to type 'KeyOf<"invoice">'`,
  ],
  [
    'the id of an answer about another object',
    `const { id } = await client.invoices.get({ invoiceKey: 'INV-1' });
await client.subscriptions.get({ 'subscription-key': id });`,
    `is not assignable to type 'KeyOf<"subscription">'`,
  ],
  [
    'the id of an answer about the same object',
    `const { id } = await client.invoices.get({ invoiceKey: 'INV-1' });
await client.invoices.items({ invoiceKey: id });`,
  ],
  [
    'a number instead of an id',
    `const { accountNumber } = await client.orders.create({ orderDate: '2026-01-01' });
await client.payments.list({ accountId: accountNumber });`,
    `is not assignable to type 'Id<"account">'`,
  ],
  [
    'a switch without default over a response value',
    `const status = (await client.orders.create({ orderDate: '2026-01-01' })).status;
const text = (): string => { switch (status) { case 'Draft': case 'Pending': case 'Completed': case 'Scheduled': return status; } };
text();`,
    `Function lacks ending return statement`,
  ],
  [
    'the same with default',
    `const status = (await client.orders.create({ orderDate: '2026-01-01' })).status;
const text = (): string => { switch (status) { case 'Draft': return 'draft'; default: return status; } };
text();`,
  ],
  ['pages of an operation without pages', `client.orders.get.items({ orderNumber: 'O-1' });`, `Property 'items' does not exist`],
  ['a field of another object', `select('Account', ['InvoiceNumber']);`, `'"InvoiceNumber"' is not assignable`],
  [
    'a field that was not selected',
    `for await (const { Name } of client.objects.queryAll(select('Account', ['Notes']))) use(Name);`,
    `'Name'`,
  ],
];

describe('the compiler', () => {
  const programs: UserProgram[] = STATEMENTS.map(([, statement], index) => ({
    file: `statement-${index}.ts`,
    text: `import { createBillingClient, select } from 'storefront-elements/api';
const client = createBillingClient({ baseUrl: 'https://billing.test' });
export const use = (...values: unknown[]) => [values, select, client];
${statement}
`,
  }));
  let errors: string[];

  beforeAll(() => {
    errors = typeErrors(writePrograms(programs, 'types'), programs);
  }, 120_000);

  it.each(STATEMENTS.map(([says, , answer], index) => [answer === undefined ? 'accepts' : 'refuses', says, index, answer] as const))(
    '%s %s',
    (_, __, index, answer) => {
      const found = errors.filter((error) => error.startsWith(`statement-${index}.ts:`));
      if (answer === undefined) expect(found).toEqual([]);
      else expect(found).toEqual([expect.stringContaining(answer)]);
    },
  );
});
