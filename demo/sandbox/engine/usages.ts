import { eq } from 'drizzle-orm';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { charges, usages } from '../database/schema.js';
import { billingError, notFound } from '../errors.js';
import { decimalOf, jsonNumber } from './money.js';
import { inPieces } from './usage-ratings.js';
import { UsageTargets, wrongUsage, type Named, type TargetKeys } from './usage-targets.js';
import { usageInstant } from './usage-times.js';

export type UsageRow = typeof usages.$inferSelect;

/** What is told of a use. */
export interface UsageInput extends TargetKeys {
  uom: Named;
  quantity: Named<DecimalString>;
  start: Named;
  end?: Named | undefined;
  uniqueKey?: Named | undefined;
  description?: string | undefined;
  sourceType: UsageRow['sourceType'];
  sourceName?: string | undefined;
  uploadId?: string | undefined;
  customFields: Record<string, unknown>;
}

/** What may change of a record. Absent: stays. */
export interface UsageChanges {
  uom?: Named | undefined;
  quantity?: Named<DecimalString> | undefined;
  start?: Named | undefined;
  /** `null` empties it. */
  end?: Named | null | undefined;
  status?: UsageRow['status'] | undefined;
  customFields: Record<string, unknown>;
}

function checkUnit({ field, value }: Named, unit: string | null | undefined): void {
  if (value.trim() === '') throw wrongUsage(field, 'must not be empty');
  if (unit !== undefined && unit !== null && unit !== value) throw wrongUsage(field, `the charge counts '${unit}'`);
}

/** Bounds of a quantity, within which what is billed by it fits a JSON number. */
const MOST_UNITS = 1_000_000_000;
const MOST_DIGITS = 9;

function checkQuantity({ field, value }: Named<DecimalString>): DecimalString {
  const exact = decimalOf(value);
  if (exact.abs().greaterThan(MOST_UNITS) || exact.decimalPlaces() > MOST_DIGITS) {
    throw wrongUsage(field, `at most ${MOST_UNITS}, and ${MOST_DIGITS} digits after the point`);
  }
  try {
    jsonNumber(value);
  } catch {
    throw wrongUsage(field, 'has more digits than a JSON number holds');
  }
  return value;
}

function instantOf(engine: Engine, { field, value }: Named): Date {
  const instant = usageInstant(value, engine.settings.timeZone);
  if (!instant) throw wrongUsage(field, 'no such time');
  return instant;
}

function checkOrder(start: Date, end: Date | null, field: string): void {
  if (end && end < start) throw wrongUsage(field, 'ends before it starts');
}

/**
 * The record that a use becomes.
 *
 * @throws {BillingError} where it names what is not there, or says what cannot be
 */
export async function usageRecord(engine: Engine, input: UsageInput, targets: UsageTargets): Promise<typeof usages.$inferInsert> {
  const { moment } = engine;
  const { account, subscription, charge } = await targets.of(input);
  checkUnit(input.uom, charge?.unit);
  const startDateTime = instantOf(engine, input.start);
  const endDateTime = input.end ? instantOf(engine, input.end) : null;
  checkOrder(startDateTime, endDateTime, input.end?.field ?? input.start.field);
  return {
    accountId: account.id,
    subscriptionId: subscription?.subscriptionId ?? charge?.subscriptionId ?? null,
    subscriptionNumber: subscription?.subscriptionNumber ?? charge?.subscriptionNumber ?? null,
    chargeId: charge?.chargeId ?? null,
    chargeNumber: charge?.chargeNumber ?? null,
    productChargeNumber: input.productCharge?.value ?? null,
    uniqueKey: input.uniqueKey?.value ?? null,
    uom: input.uom.value,
    quantity: checkQuantity(input.quantity),
    startDateTime,
    endDateTime,
    description: input.description ?? null,
    sourceType: input.sourceType,
    sourceName: input.sourceName ?? null,
    uploadId: input.uploadId ?? null,
    customFields: input.customFields,
    createdDate: moment.now,
    updatedDate: moment.now,
  };
}

/**
 * Keeps what an account used.
 *
 * @throws {BillingError} as `usageRecord`, or its key is taken; nothing is kept then
 */
export async function addUsage(engine: Engine, input: UsageInput): Promise<UsageRow> {
  const record = await usageRecord(engine, input, new UsageTargets(engine.tx));
  const [row] = await engine.tx.insert(usages).values(record).onConflictDoNothing().returning();
  if (row) return row;
  throw billingError('usage', 'rule', `'${input.uniqueKey?.field ?? 'Id'}' is taken: ${input.uniqueKey?.value ?? ''}.`);
}

/** Keeps records that have no keys of their own. */
export async function addUsageRecords(tx: Transaction, records: readonly (typeof usages.$inferInsert)[]): Promise<void> {
  for (const some of inPieces(records)) await tx.insert(usages).values(some);
}

/** @throws {BillingError} not found */
export async function getUsageRow(tx: Transaction, id: string): Promise<UsageRow> {
  const [row] = await tx.select().from(usages).where(eq(usages.id, id));
  if (!row) throw notFound('usage', id);
  return row;
}

/** The record, held until the transaction ends; what was rated stays as it is. */
async function lockUnrated(tx: Transaction, id: string): Promise<UsageRow> {
  const [row] = await tx.select().from(usages).where(eq(usages.id, id)).for('update');
  if (!row) throw notFound('usage', id);
  if (row.status === 'Processed') throw billingError('usage', 'rule', `The usage '${id}' is Processed and stays as it is.`);
  return row;
}

/** @throws {BillingError} not found, processed, or a field cannot be as asked */
export async function changeUsage(engine: Engine, id: string, changes: UsageChanges): Promise<void> {
  const { tx, moment } = engine;
  const current = await lockUnrated(tx, id);
  if (changes.uom) checkUnit(changes.uom, await unitOf(tx, current));
  const startDateTime = changes.start ? instantOf(engine, changes.start) : current.startDateTime;
  const endDateTime = changes.end === null ? null : changes.end ? instantOf(engine, changes.end) : current.endDateTime;
  checkOrder(startDateTime, endDateTime, changes.end?.field ?? changes.start?.field ?? 'EndDateTime');
  await tx
    .update(usages)
    .set({
      ...(changes.uom && { uom: changes.uom.value }),
      ...(changes.quantity && { quantity: checkQuantity(changes.quantity) }),
      ...(changes.status && { status: changes.status }),
      startDateTime,
      endDateTime,
      customFields: { ...current.customFields, ...changes.customFields },
      updatedDate: moment.now,
    })
    .where(eq(usages.id, id));
}

async function unitOf(tx: Transaction, usage: UsageRow): Promise<string | null> {
  if (usage.chargeId === null) return null;
  const [charge] = await tx.select({ uom: charges.uom }).from(charges).where(eq(charges.id, usage.chargeId));
  return charge?.uom ?? null;
}

/** @throws {BillingError} not found or processed */
export async function removeUsage(tx: Transaction, id: string): Promise<void> {
  await lockUnrated(tx, id);
  await tx.delete(usages).where(eq(usages.id, id));
}
