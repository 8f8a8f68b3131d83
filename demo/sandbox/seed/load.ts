import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { impossibleTexts } from '../http/input.js';
import { catalogCharge, currency } from './catalog-charge.js';
import { taxTable } from './tax-table.js';

const plainDate = z.iso.date();
const number = z.string().min(1).max(100);
const ratePlan = z
  .looseObject({
    id: z.string().regex(/^[0-9a-f]{32}$/),
    productRatePlanNumber: number,
    name: z.string().min(1),
    description: z.string().optional(),
    effectiveStartDate: plainDate,
    effectiveEndDate: plainDate,
    productRatePlanCharges: z.array(catalogCharge).min(1),
  })
  .transform((plan) => ({
    ...plan,
    customFields: Object.fromEntries(Object.entries(plan).filter(([name]) => name.endsWith('__c'))),
  }));

const catalog = z.object({
  products: z
    .array(
      z.object({
        id: z.string().regex(/^[0-9a-f]{32}$/),
        productNumber: number,
        name: z.string().min(1),
        sku: z.string().optional(),
        category: z.string().optional(),
        description: z.string().optional(),
        effectiveStartDate: plainDate,
        effectiveEndDate: plainDate,
        productRatePlans: z.array(ratePlan),
      }),
    )
    .min(1),
});

/** How bills are collected; days are those of the business clock. */
const collection = z.strictObject({
  /** Days after the first refusal on which a payment is tried again, rising. */
  retryAfterDays: z
    .array(z.int().min(1).max(365))
    .refine((days) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0)), 'must rise')
    .default([1, 3, 5, 7]),
  /** Days after the due date from which an unpaid bill suspends its subscriptions; never if null. */
  suspendAfterDays: z.int().min(0).max(3650).nullable().default(21),
  /** Business days until a debit of a bank account is settled or comes back; at once if 0. */
  debitSettlesAfterDays: z.int().min(0).max(60).default(2),
  /** Whether posted credit memos pay a bill before a method does. */
  applyCreditsFirst: z.boolean().default(false),
});

const settings = z.strictObject({
  tenantName: z.string().min(1),
  timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', 'must be an IANA time zone'),
  country: z.string().regex(/^[A-Z]{2}$/),
  currencies: z.array(currency).min(1),
  collection: collection.prefault({}),
  /** How parts of billing periods are counted (docs/billing-rules.md 5). */
  proration: z.enum(['actual-days', 'thirty-day-month', 'none']).default('actual-days'),
  /** How callouts are sent. */
  callouts: z
    .strictObject({
      /** Attempts in all, the first with them. */
      attempts: z.int().min(1).max(5).default(3),
      /** Minutes until the second attempt; twice as long until each after it, a day at most. */
      intervalMinutes: z.int().min(1).max(1440).default(30),
      /** Signs the callouts that have no secret of their own. */
      secret: z.string().min(16).default('sandbox-callout-secret'),
    })
    .prefault({}),
  /** Taxes on what is taxable; none unless given. */
  tax: taxTable.prefault({}),
});

const subscriber = z.object({
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  company: z.string().optional(),
  email: z.email(),
  address: z.object({
    address1: z.string().optional(),
    address2: z.string().optional(),
    city: z.string().optional(),
    state: z.string().optional(),
    postalCode: z.string().optional(),
    country: z.string(),
  }),
  currency,
  productRatePlanNumber: z.string(),
  addOns: z.array(z.string()).optional(),
  quantity: z.int().min(1).optional(),
  card: z
    .object({
      type: z.string(),
      lastFour: z.string().regex(/^\d{4}$/),
      expirationMonth: z.int().min(1).max(12),
      expirationYear: z.int(),
      behavior: z.enum(['ok', 'decline', 'insufficient-funds']),
    })
    .optional(),
  startedMonthsAgo: z.int().min(0),
  startedDaysAgo: z.int().min(0).optional(),
  termMonths: z.int().min(1).optional(),
  trialDays: z.int().min(1).optional(),
  usagePerDay: z.number().positive().optional(),
  cardEmptyDaysAgo: z.int().min(0).optional(),
  correctedDaysAgo: z.int().min(0).optional(),
  cancelledMonthsAgo: z.int().min(0).optional(),
  paymentTerm: z.string().optional(),
});

export type SeedCatalog = z.output<typeof catalog>;
export type Settings = z.output<typeof settings>;
export type SeedSubscriber = z.output<typeof subscriber>;

/** What an empty database starts with: catalog, facts about the tenant, and people whose histories the engine makes. */
export interface Seed {
  catalog: SeedCatalog;
  settings: Settings;
  subscribers: readonly SeedSubscriber[];
}

/** The first fault of a file, in one sentence. */
function fault(path: string, issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]): Error {
  const [first] = issues;
  const at = first?.path.map(String).join('.') ?? '';
  const more = issues.length > 1 ? `; ${issues.length - 1} more faults follow` : '';
  return new Error(`${path} is not valid at '${at}': ${first?.message ?? 'unknown'}${more}.`);
}

async function readJson<Schema extends z.ZodType>(folder: string, name: string, schema: Schema): Promise<z.output<Schema>> {
  const path = join(folder, name);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Error(`${path} cannot be read${missing ? ': there is no such file' : ''}.`, { cause: error });
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is no JSON: ${error instanceof Error ? error.message : 'unknown'}.`, { cause: error });
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw fault(path, parsed.error.issues);
  const [wrong] = impossibleTexts(value, '');
  if (wrong !== undefined) throw fault(path, [{ path: [wrong], message: 'is text that no database keeps (NUL, half a surrogate pair)' }]);
  return parsed.data;
}

/** What no file can tell by itself: ids and numbers are taken once, and what is named elsewhere is there. */
function checkTogether(folder: string, { catalog: { products }, settings: { currencies }, subscribers }: Seed): void {
  const taken = new Set<string>();
  const once = (key: string, path: (string | number)[]): void => {
    if (taken.has(key)) throw fault(join(folder, 'catalog.json'), [{ path, message: `'${key}' is taken` }]);
    taken.add(key);
  };
  products.forEach((product, p) => {
    once(product.id, ['products', p, 'id']);
    once(product.productNumber, ['products', p, 'productNumber']);
    product.productRatePlans.forEach((plan, r) => {
      const at = ['products', p, 'productRatePlans', r];
      once(plan.id, [...at, 'id']);
      once(plan.productRatePlanNumber, [...at, 'productRatePlanNumber']);
      plan.productRatePlanCharges.forEach((charge, c) => {
        once(charge.id, [...at, 'productRatePlanCharges', c, 'id']);
        once(charge.productRatePlanChargeNumber, [...at, 'productRatePlanCharges', c, 'productRatePlanChargeNumber']);
      });
    });
  });
  const plans = new Set(products.flatMap((product) => product.productRatePlans.map((plan) => plan.productRatePlanNumber)));
  subscribers.forEach(({ productRatePlanNumber, currency: code }, index) => {
    const say = (field: string, message: string) =>
      fault(join(folder, 'subscribers.json'), [{ path: ['subscribers', index, field], message }]);
    if (!plans.has(productRatePlanNumber)) throw say('productRatePlanNumber', `the catalog has no plan '${productRatePlanNumber}'`);
    if (!currencies.includes(code)) throw say('currency', `the settings have no currency '${code}'`);
  });
}

/**
 * Reads the data of a tenant (`catalog.json`, `settings.json`, `subscribers.json`; described in README.md beside this file).
 *
 * @throws {Error} in one sentence, naming the file and the path in it
 */
export async function loadSeed(folder: string): Promise<Seed> {
  const seed = {
    catalog: await readJson(folder, 'catalog.json', catalog),
    settings: await readJson(folder, 'settings.json', settings),
    subscribers: (await readJson(folder, 'subscribers.json', z.object({ subscribers: z.array(subscriber) }))).subscribers,
  };
  checkTogether(folder, seed);
  return seed;
}
