import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listProductRatePlansResponse as productRatePlanList } from '../../../src/generated/api/schemas/catalog.js';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY'];
const read = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../../demo/${path}`, import.meta.url), 'utf8'));

const id = z.string().regex(/^[0-9a-f]{32}$/);
const date = z.iso.date();
const amount = z.string().regex(/^\d+(\.\d\d)?$/);
const units = z.string().regex(/^\d+$/);
const tier = z.strictObject({
  tier: z.int(),
  startingUnit: units,
  endingUnit: units.nullable(),
  price: amount,
  priceFormat: z.enum(['flat fee', 'per unit']),
});
const price = z.strictObject({
  currency: z.enum(['USD', 'EUR', 'GBP', 'JPY']),
  price: amount.optional(),
  tiers: z.array(tier).optional(),
  includedUnits: units.optional(),
  overagePrice: amount.optional(),
  discountPercentage: units.optional(),
  discountAmount: amount.optional(),
});
const MODELS = [
  'FlatFee',
  'PerUnit',
  'Tiered',
  'Volume',
  'Overage',
  'TieredWithOverage',
  'DiscountPercentage',
  'DiscountFixedAmount',
] as const;
const charge = z.looseObject({
  id,
  productRatePlanChargeNumber: z.string().regex(/^C-\d{8}$/),
  name: z.string().min(1),
  type: z.enum(['OneTime', 'Recurring', 'Usage']),
  model: z.enum(MODELS),
  billingPeriod: z.enum(['Week', 'Month', 'Quarter', 'Annual']).optional(),
  billingTiming: z.enum(['In Advance', 'In Arrears']).optional(),
  discountLevel: z.enum(['rateplan', 'subscription', 'account']).optional(),
  triggerEvent: z.string(),
  pricing: z.array(price),
});
const plan = z.looseObject({
  id,
  productRatePlanNumber: z.string().regex(/^PRP-\d{8}$/),
  name: z.string().min(1),
  status: z.enum(['Active', 'Expired', 'NotStarted']),
  effectiveStartDate: date,
  effectiveEndDate: date,
  StorefrontSellable__c: z.boolean(),
  productRatePlanCharges: z.array(charge).min(1),
});
const product = z.looseObject({
  id,
  productNumber: z.string().regex(/^PC-\d{8}$/),
  name: z.string().min(1),
  productRatePlans: z.array(plan).min(1),
});

const text = z
  .string()
  .min(1)
  .regex(/^\S(?:.*\S)?$/);
const inAll = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ en: shape, de: shape, fr: shape, es: shape, ja: shape, ar: shape, 'pt-BR': shape });
const LANGUAGES = ['de', 'fr', 'es', 'ja', 'ar', 'pt-BR'] as const;
const shortText = inAll(z.strictObject({ text: z.string().min(1) }));
const offers = z.strictObject({
  currencies: z.array(z.string()),
  countries: z.array(z.string()),
  products: z.array(
    z.strictObject({
      productId: id,
      texts: inAll(z.strictObject({ label: text.optional(), description: text, features: z.array(text).min(3) })),
      highlighted: z.boolean().optional(),
      category: text.optional(),
      addOn: z.literal(true).optional(),
      addOns: z.array(id).optional(),
      contact: z
        .strictObject({ href: z.string().regex(/^(https:\/\/|mailto:|\/(?!\/))/), texts: inAll(z.strictObject({ text })) })
        .optional(),
      plans: z.array(
        z.strictObject({
          productRatePlanId: id,
          quantity: z
            .strictObject({
              chargeIds: z.array(id).min(1),
              min: z.int().min(1),
              max: z.int(),
              initial: z.int(),
              unit: inAll(z.strictObject({ one: text, other: text })),
            })
            .optional(),
          terms: z.looseObject({ initialTerm: z.looseObject({ termType: z.enum(['TERMED', 'EVERGREEN']) }) }).optional(),
          trial: z.strictObject({ days: z.int().min(1) }).optional(),
        }),
      ),
    }),
  ),
  consents: z.array(
    z.strictObject({
      id: text,
      version: date,
      required: z.boolean(),
      href: z.string().startsWith('/').optional(),
      texts: inAll(z.strictObject({ text })),
    }),
  ),
  comparison: z.array(
    z.strictObject({
      texts: inAll(z.strictObject({ name: text, group: text.optional(), hint: text.optional() })),
      values: z.array(z.strictObject({ productId: id, texts: shortText.optional() })).min(1),
    }),
  ),
  coupons: z.array(z.strictObject({ code: text, productRatePlanId: id, texts: shortText })),
  signUp: z.strictObject({
    purchaseOrder: z.literal(true),
    fields: z.array(
      z.strictObject({
        name: text,
        type: z.literal('choice'),
        texts: inAll(z.strictObject({ label: text, hint: text })),
        options: z.array(z.strictObject({ value: text, texts: shortText })),
      }),
    ),
  }),
  invoicing: z.strictObject({
    terms: z
      .array(
        z.strictObject({ paymentTerm: z.literal('Net 30'), countries: z.array(z.string()).min(1), taxIdRequired: z.boolean().optional() }),
      )
      .min(1),
    limits: z.array(z.strictObject({ currency: z.string(), amount: z.string() })).min(1),
    bankAccounts: z
      .array(
        z.strictObject({
          currencies: z.array(z.string()).optional(),
          accountHolder: text,
          iban: text.optional(),
          bic: text.optional(),
          accountNumber: text.optional(),
          routingNumber: text.optional(),
          bank: text,
          texts: inAll(z.strictObject({ note: text })),
        }),
      )
      .min(1),
  }),
  changes: z.strictObject({}),
  pause: z.strictObject({ allowed: z.literal(true), longestDays: z.int().min(1) }),
  cancel: z.strictObject({ reasons: z.array(z.strictObject({ id: text, texts: shortText })).min(1) }),
  retention: z.array(
    z.strictObject({
      id: text,
      kind: z.enum(['discount', 'pause', 'plan']),
      reasons: z.array(text).min(1).optional(),
      plans: z.array(id).min(1).optional(),
      productRatePlanId: id.optional(),
      days: z.int().min(1).optional(),
      onceEvery: z.strictObject({ months: z.int().min(1) }).optional(),
      texts: inAll(z.strictObject({ title: text, text: text.optional() })),
    }),
  ),
});
const subscribers = z.strictObject({
  subscribers: z.array(
    z.strictObject({
      firstName: z.string().min(1).max(100),
      lastName: z.string().min(1).max(100),
      company: z.string().max(255).optional(),
      email: z
        .email()
        .max(80)
        .regex(/@example\.(com|org)$/),
      address: z.strictObject({
        address1: z.string(),
        address2: z.string().optional(),
        city: z.string(),
        state: z.string().optional(),
        postalCode: z.string().max(20),
        country: z.string().regex(/^[A-Z]{2}$/),
      }),
      currency: z.enum(['USD', 'EUR', 'GBP', 'JPY']),
      productRatePlanNumber: z.string(),
      addOns: z.array(z.string()).min(1).optional(),
      quantity: z.int().min(1).optional(),
      card: z
        .strictObject({
          type: z.enum(['Visa', 'MasterCard']),
          lastFour: z.string().regex(/^\d{4}$/),
          expirationMonth: z.int().min(1).max(12),
          expirationYear: z.int(),
          behavior: z.enum(['ok', 'decline', 'insufficient-funds']),
        })
        .optional(),
      startedMonthsAgo: z.int().min(0).max(14),
      startedDaysAgo: z.int().min(1).optional(),
      trialDays: z.int().min(1).optional(),
      usagePerDay: z.number().positive().optional(),
      cardEmptyDaysAgo: z.int().min(0).optional(),
      correctedDaysAgo: z.int().min(0).optional(),
      paymentTerm: z.string().optional(),
      cancelledMonthsAgo: z.int().min(0).optional(),
    }),
  ),
});

const catalogFile = z.strictObject({ products: z.array(product) }).parse(await read('sandbox/seed/kestrel-maps/catalog.json'));
const offersFile = offers.parse(await read('offers/kestrel-maps.json'));
const people = subscribers.parse(await read('sandbox/seed/kestrel-maps/subscribers.json')).subscribers;
const plans = catalogFile.products.flatMap((each) => each.productRatePlans);
const charges = plans.flatMap((each) => each.productRatePlanCharges);

describe('catalog', () => {
  it('has 9 products and 34 rate plans in the wire format', () => {
    expect([catalogFile.products.length, plans.length]).toEqual([9, 34]);
    for (const each of catalogFile.products)
      expect(productRatePlanList.parse({ success: true, ...each }).productRatePlans.length).toBeGreaterThan(0);
  });

  it('sells by every charge model, in advance and in arrears, with a trial and discounts of every level', () => {
    expect(new Set(charges.map(({ model }) => model))).toEqual(new Set(MODELS));
    expect(new Set(charges.map(({ type }) => type))).toEqual(new Set(['OneTime', 'Recurring', 'Usage']));
    expect(charges.some(({ billingTiming }) => billingTiming === 'In Arrears')).toBe(true);
    expect(charges.some(({ triggerEvent }) => triggerEvent === 'ServiceActivation')).toBe(true);
    expect(new Set(charges.flatMap(({ discountLevel }) => discountLevel ?? []))).toEqual(new Set(['rateplan', 'subscription', 'account']));
  });

  it('has unique ids and numbers', () => {
    const ids = [...catalogFile.products, ...plans, ...charges].map((each) => each.id);
    const numbers = [...plans.map((each) => each.productRatePlanNumber), ...charges.map((each) => each.productRatePlanChargeNumber)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('prices every charge in every currency, with its minor digits', () => {
    for (const each of charges) {
      expect(each.pricing.map((entry) => entry.currency)).toEqual(CURRENCIES);
      for (const { currency, price: single, tiers = [], overagePrice, discountAmount } of each.pricing) {
        const amounts = [single, overagePrice, discountAmount, ...tiers.map((one) => one.price)].flatMap((one) => one ?? []);
        for (const one of amounts) expect([each.name, currency, one.includes('.')]).toEqual([each.name, currency, currency !== 'JPY']);
      }
    }
  });

  it('bills recurring charges by one period per plan', () => {
    for (const each of plans) {
      const periods = each.productRatePlanCharges.filter((one) => one.type === 'Recurring').map((one) => one.billingPeriod);
      expect(new Set(periods).size, each.name).toBeLessThanOrEqual(1);
      expect(periods).not.toContain(undefined);
    }
  });

  it('derives each status from the effective dates', () => {
    const today = '2026-11-21';
    for (const each of plans) {
      const derived = today < each.effectiveStartDate ? 'NotStarted' : today > each.effectiveEndDate ? 'Expired' : 'Active';
      expect([each.name, each.status]).toEqual([each.name, derived]);
    }
  });

  it.each([
    ['Build monthly', 'Build annual'],
    ['Scale monthly', 'Scale annual'],
    ['Build 2026 monthly', 'Build 2026 annual'],
    ['Scale 2026 monthly', 'Scale 2026 annual'],
    ['Priority support, by the month', 'Priority support, by the year'],
    ['Custom styles, by the month', 'Custom styles, by the year'],
  ])('charges ten months of %s for a year', (monthly, annual) => {
    const find = (name: string) => {
      const found = plans.find((each) => each.name === name);
      return found?.productRatePlanCharges
        .filter((one) => one.type === 'Recurring')
        .flatMap((one) => one.pricing.flatMap((entry) => entry.tiers?.map((each) => Number(each.price)) ?? [Number(entry.price)]));
    };
    expect(find(annual)?.length).toBeGreaterThan(0);
    expect(find(annual)).toEqual(find(monthly)?.map((amount) => amount * 10));
  });
});

describe('offers', () => {
  const offered = offersFile.products.flatMap((each) => each.plans.map((entry) => ({ productId: each.productId, ...entry })));

  it('sell only active plans of the catalog, under their own product', () => {
    for (const entry of offered) {
      const owner = catalogFile.products.find((each) => each.id === entry.productId);
      const found = owner?.productRatePlans.find((each) => each.id === entry.productRatePlanId);
      expect([entry.productRatePlanId, found?.status]).toEqual([entry.productRatePlanId, 'Active']);
    }
  });

  it('marks plain plans as sellable without offers: no trials, no add-ons, only prices', () => {
    const marked = plans.filter((each) => each.StorefrontSellable__c);
    expect(marked.map((each) => each.name)).toEqual(['Free', 'Build monthly', 'Build annual', 'Scale monthly', 'Scale annual']);
    for (const { productRatePlanCharges } of marked) {
      for (const { model, triggerEvent } of productRatePlanCharges) {
        expect(['FlatFee', 'PerUnit']).toContain(model);
        expect(triggerEvent).toBe('ContractEffective');
      }
    }
  });

  it('leaves active plans out', () => {
    const sold = new Set(offered.map((entry) => entry.productRatePlanId));
    expect(plans.filter((each) => each.status === 'Active' && !sold.has(each.id)).map((each) => each.name)).toEqual([
      'Build monthly',
      'Build annual',
      'Build 2022 monthly',
      'Scale monthly',
      'Scale annual',
      'Scale partner annual',
      'Scale trial monthly',
      'Scale education monthly',
      'Enterprise annual',
      'Enterprise volume annual',
      'Priority support monthly',
      'Dedicated region monthly',
      'Custom styles monthly',
      'Workshop',
      'Map tiles monthly',
      'Geocoding monthly',
      'Routing monthly',
      'Satellite imagery monthly',
      'Batch geocoding weekly',
      'First month free',
      'Non-profit discount',
      'Partner credit',
      'Kestrel 20',
    ]);
  });

  it('lets the buyer choose the quantity of per-unit charges', () => {
    for (const entry of offered) {
      const found = plans.find((each) => each.id === entry.productRatePlanId);
      const perUnit = found?.productRatePlanCharges
        .filter((one) => one.type !== 'Usage' && ['PerUnit', 'Tiered'].includes(one.model))
        .map((one) => one.id);
      expect(entry.quantity?.chargeIds ?? []).toEqual(perUnit);
      if (entry.quantity) {
        expect(entry.quantity.initial).toBeGreaterThanOrEqual(entry.quantity.min);
        expect(entry.quantity.max).toBeGreaterThanOrEqual(entry.quantity.initial);
      }
    }
  });

  it.each(LANGUAGES)('has all texts in %s, translated', (language) => {
    for (const { texts } of offersFile.products) {
      const { [language]: other, en } = texts;
      expect(other.features.length).toBe(en.features.length);
      expect(Object.keys(other).sort()).toEqual(Object.keys(en).sort());
      const english = new Set([en.description, ...en.features]);
      for (const line of [other.description, ...other.features]) expect(english).not.toContain(line);
    }
    for (const { texts } of offersFile.comparison) {
      expect(texts[language].name).not.toBe(texts.en.name);
      expect(Object.keys(texts[language]).sort()).toEqual(Object.keys(texts.en).sort());
    }
  });

  it('asks its question and accepts the code of a discount', () => {
    const [coupon] = offersFile.coupons;
    const discount = plans.find((each) => each.id === coupon?.productRatePlanId);
    expect(discount?.productRatePlanCharges.map(({ model }) => model)).toEqual(['DiscountPercentage']);
    expect(offersFile.signUp.fields.map(({ name }) => name)).toEqual(['UseCase__c']);
  });

  it('sells on invoice in its own currencies, to a bank account for each', () => {
    const { limits, bankAccounts } = offersFile.invoicing;
    expect(offersFile.currencies).toEqual(expect.arrayContaining(limits.map(({ currency }) => currency)));
    const payable = limits.filter(({ currency }) => bankAccounts.some(({ currencies }) => currencies?.includes(currency) ?? true));
    expect(payable).toEqual(limits);
  });

  it('starts with a trial only if charges wait for service activation', () => {
    const tried = offered.filter((entry) => entry.trial).map((entry) => plans.find((each) => each.id === entry.productRatePlanId));
    expect(tried.map((each) => each?.name)).toEqual(['Scale 2026 monthly', 'Scale 2026 annual']);
    for (const each of tried) {
      expect(new Set(each?.productRatePlanCharges.map(({ triggerEvent }) => triggerEvent))).toEqual(new Set(['ServiceActivation']));
    }
  });

  it('shows contact instead of plans, or plans', () => {
    for (const each of offersFile.products) expect(each.plans.length > 0).toBe(each.contact === undefined);
  });
});

describe('subscribers', () => {
  it('are about a dozen, each with its own email address', () => {
    expect(people.length).toBeGreaterThanOrEqual(12);
    expect(new Set(people.map((each) => each.email)).size).toBe(people.length);
    expect(new Set(people.map((each) => each.address.country)).size).toBeGreaterThanOrEqual(8);
  });

  it('have plans of the catalog, with a quantity and a card if necessary', () => {
    for (const each of people) {
      const found = plans.find((one) => one.productRatePlanNumber === each.productRatePlanNumber);
      expect([each.email, found !== undefined]).toEqual([each.email, true]);
      expect([each.email, each.quantity !== undefined]).toEqual([
        each.email,
        found?.productRatePlanCharges.some((one) => one.model === 'PerUnit' || one.model === 'Volume'),
      ]);
      expect([each.email, each.card !== undefined]).toEqual([each.email, found?.productRatePlanNumber !== 'PRP-00000001']);
    }
  });

  it('include one who canceled after starting, and one with a declined card', () => {
    const cancelled = people.filter((each) => each.cancelledMonthsAgo !== undefined);
    expect(cancelled.map((each) => (each.cancelledMonthsAgo ?? 0) < each.startedMonthsAgo)).toEqual([true]);
    expect(people.filter((each) => each.card && each.card.behavior !== 'ok').length).toBe(1);
  });
});

describe('settings', () => {
  it("set the tenant's time zone and the currencies of the catalog", async () => {
    expect(await read('sandbox/seed/kestrel-maps/settings.json')).toEqual({
      tenantName: 'Kestrel Maps',
      timeZone: 'America/New_York',
      country: 'US',
      currencies: CURRENCIES,
      collection: { applyCreditsFirst: true },
    });
    expect(offersFile.currencies).toEqual(CURRENCIES);
  });
});
