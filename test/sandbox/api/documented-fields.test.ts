import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { BUILD_MONTHLY, reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';
import { CARD as METHOD } from './examples/accounts.js';
import { NEW_CHARGE, NEW_PRODUCT } from './examples/catalog.js';

const TODAY = '2026-11-21';
const { type: _, ...CARD } = METHOD;
const ADA = { firstName: 'Ada', lastName: 'Byron', country: 'GB' };
const ACCOUNT = { name: 'Ada', currency: 'USD', billCycleDay: 0, billToContact: ADA };
/** Costs 38.00 a month: a flat fee of 29.00 and a seat. */
const PLANS = [{ productRatePlanId: BUILD_MONTHLY.plan }];
const SUBSCRIPTION = { contractEffectiveDate: TODAY, termType: 'EVERGREEN', renewalTerm: 1, subscribeToRatePlans: PLANS };
const text = z.looseObject({ id: z.string().optional() });
const items = z.object({ invoiceItems: z.array(z.object({ id: z.string(), chargeAmount: z.coerce.number(), productName: z.string() })) });
const charges = z.object({ ratePlans: z.tuple([z.object({ ratePlanCharges: z.tuple([z.object({ id: z.string() })]) })]) });
const bought = z.looseObject({ success: z.literal(true), accountNumber: z.string(), invoiceId: z.string() });

let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
});
afterAll(() => started.close());

const post = async (path: string, json: object) => (await started.call(path, { json })).body;
const put = async (path: string, json: object) => (await started.call(path, { method: 'PUT', json })).body;
const read = async (path: string) => (await started.call(path)).body;

/** Opens an account and bills a subscription without collecting the payment. */
const openAccount = async (more: object = {}) =>
  bought.parse(await post('/v1/accounts', { ...ACCOUNT, subscription: SUBSCRIPTION, collect: false, ...more }));
const memo = async (accountNumber: string, amount: number) =>
  text.parse(
    await post('/v1/credit-memos', { accountNumber, autoPost: true, charges: [{ productRatePlanChargeId: BUILD_MONTHLY.flat, amount }] }),
  ).id;

describe('POST /v1/accounts', () => {
  it('stores a card, creates a subscription, bills it and collects the payment', async () => {
    const cardHolderInfo = { ...CARD.cardHolderInfo, state: 'London' };
    const card = { ...CARD, cardHolderInfo, expirationMonth: '12', expirationYear: '2035' };
    const answer = await post('/v1/accounts', { ...ACCOUNT, creditCard: card, subscription: SUBSCRIPTION });
    const { invoiceId, accountNumber } = bought.parse(answer);
    expect(answer).toMatchObject({ subscriptionNumber: containing('A-S'), paidAmount: '38' });
    expect(await read(`/v1/invoices/${invoiceId}`)).toMatchObject({ amount: 38, balance: 0 });
    expect(await read(`/v1/accounts/${accountNumber}/payment-methods/default`)).toMatchObject({
      type: 'CreditCard',
      cardNumber: containing('4242'),
    });
  });

  it('keeps the subscription unbilled on request, and names fields of the subscription in errors', async () => {
    const unbilled = await post('/v1/accounts', { ...ACCOUNT, subscription: SUBSCRIPTION, runBilling: false });
    expect(unbilled).toMatchObject({ success: true, subscriptionId: containing('') });
    expect(unbilled).not.toHaveProperty('invoiceId');
    const wrong = { ...SUBSCRIPTION, subscribeToRatePlans: [{ productRatePlanId: 'nobody' }] };
    const refused = await post('/v1/accounts', { ...ACCOUNT, subscription: wrong });
    expect(reasonsOf(refused)).toEqual([{ category: 20, message: containing("'subscription.subscribeToRatePlans.0.productRatePlanId'") }]);
    expect(reasonsOf(await post('/v1/accounts', { ...ACCOUNT, runBilling: true }))).toEqual([
      { category: 30, message: containing("'runBilling' needs 'subscription'") },
    ]);
  });

  it('stores a payment method of another type, without its token', async () => {
    const paymentMethod = { type: 'PayPalEC', BAID: 'B-1', email: 'ada@example.com' };
    const { accountNumber } = await openAccount({ paymentMethod, collect: true });
    expect(await read(`/v1/accounts/${accountNumber}/payment-methods/default`)).toMatchObject(paymentMethod);
    expect(await read(`/v1/payments?accountId=${accountNumber}`)).toMatchObject({ payments: [{ status: 'Processed', amount: 38 }] });
    const twice = await post('/v1/accounts', { ...ACCOUNT, paymentMethod, hpmCreditCardPaymentMethodId: 'x' });
    expect(reasonsOf(twice)).toEqual([{ category: 30, message: containing("'hpmCreditCardPaymentMethodId' and 'paymentMethod'") }]);
  });
});

describe('an order', () => {
  const createSubscription = { terms: { initialTerm: { termType: 'EVERGREEN' } }, subscribeToRatePlans: PLANS };
  const subscriptions = [{ orderActions: [{ type: 'CreateSubscription', createSubscription }] }];

  it('opens an account with contacts, a card and stored fields', async () => {
    const newAccount = {
      ...ACCOUNT,
      shipToContact: { ...ADA, firstName: 'Augusta' },
      batch: 'Batch3',
      salesRep: 'Grace',
      creditCard: { ...CARD, expirationMonth: 12, expirationYear: 2035 },
      Department__NS: 'North',
    };
    const order = { orderDate: TODAY, newAccount, subscriptions, processingOptions: { runBilling: true, collectPayment: true } };
    const { accountNumber } = z.object({ accountNumber: z.string(), paidAmount: z.string() }).parse(await post('/v1/orders', order));
    expect(await read(`/v1/accounts/${accountNumber}`)).toMatchObject({
      basicInfo: { batch: 'Batch3', salesRep: 'Grace', Department__NS: 'North' },
      shipToContact: { firstName: 'Augusta' },
    });
  });

  it('stores its line items, and refuses to bill them', async () => {
    const { accountNumber } = await openAccount();
    const order = { orderDate: TODAY, existingAccountNumber: accountNumber };
    const done = await post('/v1/orders', { ...order, orderLineItems: [{ itemName: 'Manual', quantity: 2, amountPerUnit: 9.5 }] });
    expect(done).toMatchObject({ orderLineItems: [{ itemNumber: '1' }] });
    const { orderNumber } = z.object({ orderNumber: z.string() }).parse(done);
    expect(await read(`/v1/orders/${orderNumber}`)).toMatchObject({
      order: { orderLineItems: [{ itemName: 'Manual', quantity: 2, amountPerUnit: 9.5, itemState: 'Executing' }] },
    });
    const billed = await post('/v1/orders', { ...order, orderLineItems: [{ itemName: 'Manual', itemState: 'SentToBilling' }] });
    expect(reasonsOf(billed)).toEqual([{ category: 30, message: containing("'orderLineItems.0.itemState'") }]);
  });

  it('uses credit for its bill, or leaves the bill a draft', async () => {
    const { accountNumber } = await openAccount();
    await memo(accountNumber, 5);
    await post('/v1/payments', { type: 'External', amount: 7, currency: 'USD', accountNumber });
    const order = { orderDate: TODAY, existingAccountNumber: accountNumber, subscriptions };
    const numbers = z.object({ invoiceNumbers: z.tuple([z.string()]) });
    const used = numbers.parse(await post('/v1/orders', { ...order, processingOptions: { runBilling: true, applyCredit: true } }));
    expect(await read(`/v1/invoices/${used.invoiceNumbers[0]}`)).toMatchObject({ balance: 26 });
    const options = { runBilling: true, billingOptions: { generateDraftInvoice: true } };
    const draft = numbers.parse(await post('/v1/orders', { ...order, processingOptions: options }));
    expect(await read(`/v1/invoices/${draft.invoiceNumbers[0]}`)).toMatchObject({ status: 'Draft' });
  });
});

describe('amounts for items of an invoice', () => {
  it('pay these items, so that only the others can be paid', async () => {
    const { accountNumber, invoiceId } = await openAccount();
    const { invoiceItems } = items.parse(await read(`/v1/invoices/${invoiceId}/items`));
    const [first, second] = invoiceItems;
    const part = (itemId: string | undefined, amount: number) => ({
      invoices: [{ invoiceId, amount, items: [{ invoiceItemId: itemId, amount }] }],
    });
    const memoId = (await memo(accountNumber, 30)) ?? '';
    const all = second?.chargeAmount ?? 0;
    expect(await put(`/v1/credit-memos/${memoId}/apply`, part(second?.id, all))).toMatchObject({ appliedAmount: all });
    const again = await put(`/v1/credit-memos/${memoId}/apply`, part(second?.id, 1));
    expect(reasonsOf(again)).toEqual([{ category: 30, message: containing("'invoices.0.items.0.amount' exceeds what the item owes") }]);
    expect(await put(`/v1/credit-memos/${memoId}/apply`, part(first?.id, 1))).toMatchObject({ appliedAmount: all + 1 });
    const uneven = { invoices: [{ invoiceId, amount: 2, items: [{ invoiceItemId: first?.id, amount: 1 }] }] };
    expect(reasonsOf(await put(`/v1/credit-memos/${memoId}/apply`, uneven))).toEqual([
      { category: 30, message: containing("'invoices.0.items' must add up to 'invoices.0.amount'") },
    ]);
    expect(await read('/v1/credit-memos?appliedAmount=999')).toMatchObject({ creditmemos: [] });
    expect(await read(`/v1/credit-memos?appliedAmount=${all + 1}`)).toMatchObject({ creditmemos: [{ id: memoId }] });
  });
});

describe('a catalog plan', () => {
  it('is bought by its id in another system, within its currencies and quantities', async () => {
    const create = async (object: string, json: object) => z.object({ Id: z.string() }).parse(await post(`/v1/object/${object}`, json)).Id;
    const external = { ExternalRatePlanIds: 'sf-9', ExternalIdSourceSystem: 'Salesforce', ActiveCurrencies: ['USD'] };
    const plan = await create('product-rate-plan', { Name: 'Own', ProductId: await create('product', NEW_PRODUCT), ...external });
    const limits = { MinQuantity: 2, MaxQuantity: 5 };
    const charge = await create('product-rate-plan-charge', { ...NEW_CHARGE, ProductRatePlanId: plan, ...limits });
    const { accountNumber } = await openAccount();
    const subscribe = (accountKey: string, override: object) => {
      const chargeOverrides = [{ productRatePlanChargeId: charge, ...override }];
      const subscribeToRatePlans = [{ externalCatalogPlanId: 'sf-9', externalIdSourceSystem: 'Salesforce', chargeOverrides }];
      return post('/v1/subscriptions', { ...SUBSCRIPTION, accountKey, runBilling: false, subscribeToRatePlans });
    };
    const refusal = async (answer: Promise<unknown>) => reasonsOf(await answer)[0]?.message;
    const done = z.object({ subscriptionId: z.string() }).parse(await subscribe(accountNumber, { quantity: 3, number: 'C-own' }));
    const shown = await read(`/v1/subscriptions/${done.subscriptionId}`);
    expect(shown).toMatchObject({ ratePlans: [{ productRatePlanId: plan, ratePlanCharges: [{ number: 'C-own', quantity: 3 }] }] });
    expect(await refusal(subscribe(accountNumber, { number: 'C-own' }))).toContain("chargeOverrides.0.number' is taken");
    expect(await refusal(subscribe(accountNumber, { quantity: 6 }))).toContain('must be at most 5');
    const [{ id }] = charges.parse(shown).ratePlans[0].ratePlanCharges;
    const details = {
      productRatePlanNumber: 'PRP-none',
      contractEffectiveDate: TODAY,
      chargeUpdateDetails: [{ ratePlanChargeId: id, quantity: 1 }],
    };
    const update = (own: object) => put(`/v1/subscriptions/${done.subscriptionId}`, { update: [{ ...details, ...own }] });
    expect(await refusal(update({}))).toContain("'update.0.productRatePlanNumber'");
    expect(await refusal(update({ productRatePlanNumber: undefined, externalCatalogPlanId: 'sf-9' }))).toContain('must be at least 2');
    const euro = await openAccount({ currency: 'EUR' });
    expect(await refusal(subscribe(euro.accountNumber, {}))).toContain('not active in EUR');
  });
});

describe('lists of payments and credit memos', () => {
  it('are filtered by amounts, type and creation', async () => {
    const { accountNumber, accountId } = bought.extend({ accountId: z.string() }).parse(await openAccount());
    const made = await post('/v1/payments', { type: 'External', amount: 7, currency: 'USD', accountNumber });
    const { id, createdDate } = z.object({ id: z.string(), createdDate: z.string() }).parse(made);
    const idsOf = async (query: string) => {
      const list = z.object({ payments: z.array(z.object({ id: z.string() })) });
      return list.parse(await read(`/v1/payments?accountId=${accountId}&${query}`)).payments.map((payment) => payment.id);
    };
    const created = encodeURIComponent(createdDate);
    for (const query of ['unappliedAmount=7', 'appliedAmount=0&refundAmount=0', 'amount=7&type=External', `createdDate=${created}`])
      expect(await idsOf(query)).toEqual([id]);
    for (const query of [
      'unappliedAmount=6',
      'refundAmount=7',
      'type=Electronic',
      'createdById=nobody',
      'createdDate=2020-01-01T00:00:00Z',
    ])
      expect(await idsOf(query)).toEqual([]);
    await memo(accountNumber, 3);
    expect(await read(`/v1/credit-memos?accountId=${accountId}&unappliedAmount=3&excludeFromAutoApplyRules=false`)).toMatchObject({
      creditmemos: [{ amount: 3 }],
    });
    expect(await read(`/v1/credit-memos?accountId=${accountId}&excludeFromAutoApplyRules=true`)).toMatchObject({ creditmemos: [] });
  });
});

describe('a preview of a subscription', () => {
  it('has the recurring revenue instead of bills, or both', async () => {
    const preview = { ...SUBSCRIPTION, previewAccountInfo: { billCycleDay: 1, currency: 'USD', billToContact: { country: 'GB' } } };
    const { renewalTerm: _renewal, ...request } = preview;
    const metrics = await post('/v1/subscriptions/preview', { ...request, previewType: 'ChargeMetrics' });
    expect(metrics).toMatchObject({ chargeMetrics: { mrr: '38.00', dmrr: '38.00' } });
    expect(metrics).not.toHaveProperty('invoice');
    const both = await post('/v1/subscriptions/preview', { ...request, previewType: 'LegalDocChargeMetrics' });
    expect(both).toMatchObject({ chargeMetrics: { mrr: '38.00' }, invoice: {} });
  });
});

describe('POST /v1/action/subscribe', () => {
  it('takes settings of charges, and refuses fields that the sandbox sets itself', async () => {
    const Account = { Name: 'Ada', Currency: 'USD', BillCycleDay: 21, Batch: 'Batch4', CrmId: 'crm-1' };
    const BillToContact = { FirstName: 'Ada', LastName: 'Byron', Country: 'GB', MobilePhone: '1' };
    const subscribe = (charge: object) =>
      post('/v1/action/subscribe', {
        subscribes: [
          {
            Account,
            BillToContact,
            SubscribeOptions: { GenerateInvoice: true, ProcessPayments: false },
            SubscriptionData: {
              RatePlanData: [
                {
                  RatePlan: { ProductRatePlanId: BUILD_MONTHLY.plan },
                  RatePlanChargeData: [{ RatePlanCharge: { ProductRatePlanChargeId: BUILD_MONTHLY.flat, ...charge } }],
                },
              ],
              Subscription: { ContractEffectiveDate: TODAY, TermType: 'EVERGREEN' },
            },
          },
        ],
      });
    const [done] = z
      .tuple([z.looseObject({ Success: z.literal(true), InvoiceId: z.string(), AccountId: z.string() })])
      .parse(await subscribe({ Price: 11, BillingPeriod: 'Month', BillingTiming: 'In Advance' }));
    expect(await read(`/v1/invoices/${done.InvoiceId}`)).toMatchObject({ amount: 20 });
    expect(await read(`/v1/accounts/${done.AccountId}`)).toMatchObject({
      basicInfo: { batch: 'Batch4', crmId: 'crm-1' },
      billToContact: { mobilePhone: '1' },
    });
    expect(await subscribe({ MRR: 3 })).toMatchObject([
      { Success: false, Errors: [{ Message: containing('the sandbox sets this field itself') }] },
    ]);
  });
});
