import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { catalogCharge, currency } from './catalog-charge.js';
import { taxTable } from './tax-table.js';

const plainDate = z.iso.date();
const ratePlan = z
  .looseObject({
    id: z.string().regex(/^[0-9a-f]{32}$/),
    productRatePlanNumber: z.string(),
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
  products: z.array(
    z.object({
      id: z.string().regex(/^[0-9a-f]{32}$/),
      productNumber: z.string(),
      name: z.string().min(1),
      sku: z.string().optional(),
      category: z.string().optional(),
      description: z.string().optional(),
      effectiveStartDate: plainDate,
      effectiveEndDate: plainDate,
      productRatePlans: z.array(ratePlan),
    }),
  ),
});

/** How bills are collected; days are those of the business clock. */
const collection = z.object({
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

const settings = z.object({
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
  cancelledMonthsAgo: z.int().min(0).optional(),
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

async function readJson<Schema extends z.ZodType>(folder: string, name: string, schema: Schema): Promise<z.output<Schema>> {
  const path = join(folder, name);
  const parsed = schema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${path} is not valid:\n${z.prettifyError(parsed.error)}`);
}

/**
 * Reads the data of a tenant (`catalog.json`, `settings.json`, `subscribers.json`; described in README.md beside this file).
 *
 * @throws {Error} naming the file and the path in it
 */
export async function loadSeed(folder: string): Promise<Seed> {
  return {
    catalog: await readJson(folder, 'catalog.json', catalog),
    settings: await readJson(folder, 'settings.json', settings),
    subscribers: (await readJson(folder, 'subscribers.json', z.object({ subscribers: z.array(subscriber) }))).subscribers,
  };
}
