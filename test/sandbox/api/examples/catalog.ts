import * as z from 'zod';
import { CARD } from './accounts.js';
import { BUILD_MONTHLY } from '../../../support/sandbox-orders.js';
import type { ExamplesOf } from './example.js';

const created = z.object({ Success: z.literal(true), Id: z.string() });
const pages = z.object({ hostedpages: z.tuple([z.object({ pageId: z.string() })]) });
const signed = z.object({ signature: z.string(), key: z.string() });

export const NEW_PRODUCT = { Name: 'Kestrel Air', EffectiveStartDate: '2020-01-01', EffectiveEndDate: '2099-12-31' } as const;

/** A monthly charge per seat for `POST /v1/object/product-rate-plan-charge`, without its plan. */
export const NEW_CHARGE = {
  Name: 'Seats',
  ChargeType: 'Recurring',
  ChargeModel: 'Per Unit Pricing',
  BillCycleType: 'DefaultFromCustomer',
  BillingPeriod: 'Month',
  BillingTiming: 'In Advance',
  TriggerEvent: 'ContractEffective',
  UOM: 'Seat',
  DefaultQuantity: 2,
  UseDiscountSpecificAccountingCode: null,
  ProductRatePlanChargeTierData: {
    ProductRatePlanChargeTier: [
      { Currency: 'USD', Price: 12.5 },
      { Currency: 'EUR', Price: 11 },
    ],
  },
} as const;

/** A sign-up with a card and a subscription. */
export const SIGN_UP = {
  accountData: {
    name: 'Ada Byron',
    currency: 'USD',
    billCycleDay: 0,
    billToContact: { firstName: 'Ada', lastName: 'Byron', workEmail: 'ada@example.com', postalCode: 'N1 9GU' },
    paymentMethod: { ...CARD, expirationMonth: '12', expirationYear: '2035' },
    customFields: { StorefrontLanguage__c: 'de' },
  },
  subscriptionData: { ratePlans: [{ productRatePlanId: BUILD_MONTHLY.plan }] },
  options: { runBilling: true, collectPayment: true },
} as const;

/** Examples of the catalog, signature and sign-up operations. */
export const catalogExamples: ExamplesOf = async (started) => {
  const create = async (path: string, json: object) => created.parse((await started.call(path, { json })).body).Id;
  const product = await create('/v1/object/product', NEW_PRODUCT);
  const plan = await create('/v1/object/product-rate-plan', { Name: 'Air', ProductId: product, ExternalRatePlanIds: 'sf-1, sf-2' });
  const charge = await create('/v1/object/product-rate-plan-charge', { ...NEW_CHARGE, ProductRatePlanId: plan });
  const { pageId } = pages.parse((await started.call('/v1/hostedpages')).body).hostedpages[0];
  const rsa = { uri: 'https://shop.example.com/pay', method: 'POST', pageId };
  const { key, signature } = signed.parse((await started.call('/v1/rsa-signatures', { json: rsa })).body);
  const missing = { category: 40, names: 'nobody' };
  return {
    getProduct: {
      good: { path: `/v1/catalog/products/${product}` },
      bad: { path: '/v1/catalog/products/nobody', ...missing },
    },
    getProductRatePlan: {
      good: { path: `/v1/product-rate-plans/${plan}` },
      bad: { path: '/v1/product-rate-plans/nobody', ...missing },
    },
    listProductRatePlansByExternalId: {
      good: { path: '/v1/product-rate-plans/external-id/sf-2' },
      bad: { path: '/v1/product-rate-plans/external-id/nobody', ...missing },
    },
    getProductRatePlanCharge: {
      good: { path: `/v1/product-rate-plan-charges/${charge}` },
      bad: { path: '/v1/product-rate-plan-charges/nobody', ...missing },
    },
    createProduct: {
      good: { path: '/v1/object/product', json: { ...NEW_PRODUCT, SKU: 'AIR', ItemType__NS: 'Service' } },
      bad: { path: '/v1/object/product', json: { ...NEW_PRODUCT, ProductNumber: 'PC-00000001' }, category: 30, names: 'ProductNumber' },
    },
    createProductRatePlan: {
      good: { path: '/v1/object/product-rate-plan', json: { Name: 'Air Pro', ProductId: product, Grade: 2 } },
      bad: { path: '/v1/object/product-rate-plan', json: { Name: 'Air', ProductId: 'nobody' }, category: 20, names: 'ProductId' },
    },
    createProductRatePlanCharge: {
      good: { path: '/v1/object/product-rate-plan-charge', json: { ...NEW_CHARGE, ProductRatePlanId: plan, RevRecCode: 'R-1' } },
      bad: {
        path: '/v1/object/product-rate-plan-charge',
        json: { ...NEW_CHARGE, ProductRatePlanId: plan, ChargeModel: 'Delivery Pricing' },
        category: 30,
        names: 'ChargeModel',
      },
    },
    listHostedPages: {
      good: { path: '/v1/hostedpages?versionNumber=2' },
      bad: { path: '/v1/hostedpages?versionNumber=3', category: 20, names: 'versionNumber' },
    },
    createHmacSignature: {
      good: { path: '/v1/hmac-signatures', json: { uri: 'http://localhost:4602/v1/accounts', method: 'POST' } },
      bad: { path: '/v1/hmac-signatures', json: { uri: '', method: 'POST' }, category: 20, names: 'uri' },
    },
    createRsaSignature: {
      good: { path: '/v1/rsa-signatures', json: { ...rsa, currency: 'EUR' } },
      bad: { path: '/v1/rsa-signatures', json: { ...rsa, pageId: 'nobody' }, category: 20, names: 'pageId' },
    },
    decryptRsaSignature: {
      good: { path: '/v1/rsa-signatures/decrypt', json: { method: 'POST', publicKey: key, signature } },
      bad: {
        path: '/v1/rsa-signatures/decrypt',
        json: { method: 'POST', publicKey: key, signature: `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}` },
        category: 20,
        names: 'signature',
      },
    },
    signUp: {
      good: { path: '/v1/sign-up', json: SIGN_UP },
      bad: { path: '/v1/sign-up', json: { ...SIGN_UP, options: { collectPayment: true } }, category: 30, names: 'options.collectPayment' },
    },
  };
};
