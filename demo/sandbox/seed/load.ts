import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { unstorablePaths } from '../http/input.js';
import { catalogCharge, catalogId, currency } from './catalog-charge.js';
import { taxTable } from './tax-table.js';

const plainDate = z.iso.date('must be a date YYYY-MM-DD');
const number = z.string().min(1).max(100);
const ratePlan = z
  .looseObject({
    id: catalogId,
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
        id: catalogId,
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

/** Payment collection settings. Days are counted by the business clock. */
const collection = z.strictObject({
  /** Days after the first decline on which a payment is retried, in ascending order. */
  retryAfterDays: z
    .array(z.int().min(1).max(365))
    .refine((days) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0)), 'must be in ascending order')
    .default([1, 3, 5, 7]),
  /** Number of days after the due date until an unpaid bill suspends its subscriptions. Null: never. */
  suspendAfterDays: z.int().min(0).max(3650).nullable().default(21),
  /** Business days until a bank debit settles or is returned. 0: immediately. */
  debitSettlesAfterDays: z.int().min(0).max(60).default(2),
  /** True if posted credit memos pay a bill before a payment method does. */
  applyCreditsFirst: z.boolean().default(false),
});

const settings = z.strictObject({
  tenantName: z.string().min(1),
  timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', 'must be an IANA time zone'),
  country: z.string().regex(/^[A-Z]{2}$/),
  currencies: z.array(currency).min(1),
  collection: collection.prefault({}),
  /** Proration method (docs/billing-rules.md, section 5). */
  proration: z.enum(['actual-days', 'thirty-day-month', 'none']).default('actual-days'),
  /** Callout settings. */
  callouts: z
    .strictObject({
      /** Maximum number of attempts to send a callout. */
      attempts: z.int().min(1).max(5).default(3),
      /** Minutes until the second attempt. The interval then doubles, up to a day. */
      intervalMinutes: z.int().min(1).max(1440).default(30),
      /** Default secret that signs callouts. */
      secret: z.string().min(16).default('sandbox-callout-secret'),
    })
    .prefault({}),
  /** Tax rates. Default: none. */
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

/** Initial data of a database: the catalog, the tenant's settings, and subscribers whose histories the engine creates. */
export interface Seed {
  catalog: SeedCatalog;
  settings: Settings;
  subscribers: readonly SeedSubscriber[];
}

/** Says "is missing" where zod says that it received `undefined`. */
function ruleOf(message: string): string {
  const expected = /^Invalid input: expected (\w+), received undefined$/.exec(message)?.[1];
  return expected === undefined ? message : `is missing. Add this ${expected}`;
}

/** Creates the error for the first issue in a file. */
function issueError(path: string, issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[]): Error {
  const [first] = issues;
  const at = first?.path.map(String).join('.') ?? '';
  const others = issues.length - 1;
  const more = others > 0 ? `; ${others} more ${others === 1 ? 'issue follows' : 'issues follow'}` : '';
  return new Error(`${path} is not valid at '${at}': ${ruleOf(first?.message ?? 'unknown')}${more}.`);
}

async function readJson<Schema extends z.ZodType>(folder: string, name: string, schema: Schema): Promise<z.output<Schema>> {
  const path = join(folder, name);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Error(`Cannot read ${path}${missing ? ': the file does not exist' : ''}.`, { cause: error });
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not valid JSON: ${error instanceof Error ? error.message : 'unknown'}.`, { cause: error });
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw issueError(path, parsed.error.issues);
  const [wrong] = unstorablePaths(value, '');
  if (wrong !== undefined)
    throw issueError(path, [{ path: [wrong], message: 'has characters that the database cannot store (NUL, unpaired surrogates)' }]);
  return parsed.data;
}

/** Checks the files against each other: ids and numbers are unique, and references exist. */
function checkReferences(folder: string, { catalog: { products }, settings: { currencies }, subscribers }: Seed): void {
  const taken = new Set<string>();
  const once = (key: string, path: (string | number)[]): void => {
    if (taken.has(key)) throw issueError(join(folder, 'catalog.json'), [{ path, message: `'${key}' is already used` }]);
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
      issueError(join(folder, 'subscribers.json'), [{ path: ['subscribers', index, field], message }]);
    if (!plans.has(productRatePlanNumber)) throw say('productRatePlanNumber', `the catalog has no plan '${productRatePlanNumber}'`);
    if (!currencies.includes(code)) throw say('currency', `the settings have no currency '${code}'`);
  });
}

/**
 * Loads the data of a tenant from `catalog.json`, `settings.json` and `subscribers.json` (README.md describes them).
 *
 * @throws {Error} naming the file and the path in it
 */
export async function loadSeed(folder: string): Promise<Seed> {
  const seed = {
    catalog: await readJson(folder, 'catalog.json', catalog),
    settings: await readJson(folder, 'settings.json', settings),
    subscribers: (await readJson(folder, 'subscribers.json', z.object({ subscribers: z.array(subscriber) }))).subscribers,
  };
  checkReferences(folder, seed);
  return seed;
}
