import { eq } from 'drizzle-orm';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { charges, usages } from '../database/schema.js';
import { billingError, notFound } from '../errors.js';
import { decimalOf, jsonNumber } from './money.js';
import { splitIntoChunks } from './usage-ratings.js';
import { UsageTargetFinder, invalidUsageField, type FieldValue, type UsageTargetKeys } from './usage-targets.js';
import { parseUsageTime } from './parse-usage-time.js';

export type UsageRow = typeof usages.$inferSelect;

/** A new usage record. */
export interface UsageInput extends UsageTargetKeys {
  uom: FieldValue;
  quantity: FieldValue<DecimalString>;
  start: FieldValue;
  end?: FieldValue | undefined;
  uniqueKey?: FieldValue | undefined;
  description?: string | undefined;
  sourceType: UsageRow['sourceType'];
  sourceName?: string | undefined;
  uploadId?: string | undefined;
  customFields: Record<string, unknown>;
}

/** Changes to a usage record. Absent fields stay unchanged. */
interface UsageChanges {
  uom?: FieldValue | undefined;
  quantity?: FieldValue<DecimalString> | undefined;
  start?: FieldValue | undefined;
  /** `null` removes the end. */
  end?: FieldValue | null | undefined;
  status?: UsageRow['status'] | undefined;
  customFields: Record<string, unknown>;
}

function checkUnit({ field, value }: FieldValue, unit: string | null | undefined): void {
  if (value.trim() === '') throw invalidUsageField(field, 'must not be empty');
  if (unit !== undefined && unit !== null && unit !== value) throw invalidUsageField(field, `must be the unit of the charge, '${unit}'`);
}

/** Limits of a quantity. Within them, every billed amount fits a JSON number. */
const MAX_QUANTITY = 1_000_000_000;
const MAX_DECIMAL_PLACES = 9;

function checkQuantity({ field, value }: FieldValue<DecimalString>): DecimalString {
  const exact = decimalOf(value);
  if (exact.abs().greaterThan(MAX_QUANTITY) || exact.decimalPlaces() > MAX_DECIMAL_PLACES) {
    throw invalidUsageField(field, `must be at most ${MAX_QUANTITY}, with at most ${MAX_DECIMAL_PLACES} decimal places`);
  }
  try {
    jsonNumber(value);
  } catch {
    throw invalidUsageField(field, 'must have fewer digits, to fit a JSON number');
  }
  return value;
}

function requireTime(engine: Engine, { field, value }: FieldValue): Date {
  const instant = parseUsageTime(value, engine.settings.timeZone);
  if (!instant) throw invalidUsageField(field, 'must be a valid time');
  return instant;
}

function checkTimeOrder(start: Date, end: Date | null, field: string): void {
  if (end && end < start) throw invalidUsageField(field, 'must not be before the start');
}

/**
 * Converts a usage record to a database row.
 *
 * @throws {BillingError} if a key is unknown or a field is invalid
 */
export async function toUsageRow(engine: Engine, input: UsageInput, targets: UsageTargetFinder): Promise<typeof usages.$inferInsert> {
  const { moment } = engine;
  const { account, subscription, charge } = await targets.find(input);
  checkUnit(input.uom, charge?.unit);
  const startDateTime = requireTime(engine, input.start);
  const endDateTime = input.end ? requireTime(engine, input.end) : null;
  checkTimeOrder(startDateTime, endDateTime, input.end?.field ?? input.start.field);
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
 * Adds a usage record.
 *
 * @throws {BillingError} if a key is unknown, a field is invalid, or the record's unique key is already used
 */
export async function addUsage(engine: Engine, input: UsageInput): Promise<UsageRow> {
  const record = await toUsageRow(engine, input, new UsageTargetFinder(engine.tx));
  const [row] = await engine.tx.insert(usages).values(record).onConflictDoNothing().returning();
  if (row) return row;
  throw billingError('usage', 'rule', `'${input.uniqueKey?.field ?? 'Id'}' is taken: ${input.uniqueKey?.value ?? ''}.`);
}

/** Adds usage records without unique keys. */
export async function addUsageRecords(tx: Transaction, records: readonly (typeof usages.$inferInsert)[]): Promise<void> {
  for (const chunk of splitIntoChunks(records)) await tx.insert(usages).values(chunk);
}

/**
 * Returns the usage record with this id.
 *
 * @throws {BillingError} if there is no such record
 */
export async function getUsageRow(tx: Transaction, id: string): Promise<UsageRow> {
  const [row] = await tx.select().from(usages).where(eq(usages.id, id));
  if (!row) throw notFound('usage', id);
  return row;
}

/**
 * Returns the usage record with this id and locks it until the transaction ends.
 *
 * @throws {BillingError} if there is no such record, or it was already rated
 */
async function lockUnratedUsage(tx: Transaction, id: string): Promise<UsageRow> {
  const [row] = await tx.select().from(usages).where(eq(usages.id, id)).for('update');
  if (!row) throw notFound('usage', id);
  if (row.status === 'Processed') throw billingError('usage', 'rule', `The usage '${id}' is Processed, so it cannot change.`);
  return row;
}

/**
 * Changes a usage record.
 *
 * @throws {BillingError} if there is no such record, it was already rated, or a field is invalid
 */
export async function changeUsage(engine: Engine, id: string, changes: UsageChanges): Promise<void> {
  const { tx, moment } = engine;
  const current = await lockUnratedUsage(tx, id);
  if (changes.uom) checkUnit(changes.uom, await readChargeUnit(tx, current));
  const startDateTime = changes.start ? requireTime(engine, changes.start) : current.startDateTime;
  const endDateTime = changes.end === null ? null : changes.end ? requireTime(engine, changes.end) : current.endDateTime;
  checkTimeOrder(startDateTime, endDateTime, changes.end?.field ?? changes.start?.field ?? 'EndDateTime');
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

async function readChargeUnit(tx: Transaction, usage: UsageRow): Promise<string | null> {
  if (usage.chargeId === null) return null;
  const [charge] = await tx.select({ uom: charges.uom }).from(charges).where(eq(charges.id, usage.chargeId));
  return charge?.uom ?? null;
}

/**
 * Deletes a usage record.
 *
 * @throws {BillingError} if there is no such record, or it was already rated
 */
export async function removeUsage(tx: Transaction, id: string): Promise<void> {
  await lockUnratedUsage(tx, id);
  await tx.delete(usages).where(eq(usages.id, id));
}
