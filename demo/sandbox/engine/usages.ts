import { and, desc, eq, or } from 'drizzle-orm';
import type { DecimalString } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { accounts, charges, productCharges, ratePlans, subscriptions, usages } from '../database/schema.js';
import { billingError, notFound, type BillingError, invalidValue } from '../errors.js';
import { checkOpen, type AccountRow } from './accounts.js';
import { jsonNumber } from './money.js';
import { usageInstant } from './usage-times.js';

export type UsageRow = typeof usages.$inferSelect;

/** A value with the name of the field it came in, for messages. */
export interface Named<Value = string> {
  field: string;
  value: Value;
}

/** A key of something; by what it may be found. */
export interface NamedKey extends Named {
  by: 'id' | 'number' | 'either';
}

/** What is told of a use. Where several keys name one thing, they must mean the same. */
export interface UsageInput {
  account: readonly NamedKey[];
  subscription: readonly NamedKey[];
  charge: readonly NamedKey[];
  /** Number of a charge of the catalog. */
  productCharge?: Named | undefined;
  uom: Named;
  quantity: Named<DecimalString>;
  start: Named;
  end?: Named | undefined;
  uniqueKey?: Named | undefined;
  description?: string | undefined;
  sourceType: UsageRow['sourceType'];
  sourceName?: string | undefined;
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

function wrong(field: string, what: string): BillingError {
  return invalidValue('usage', field, what);
}

async function accountOf(tx: Transaction, keys: readonly NamedKey[]): Promise<AccountRow> {
  let found: AccountRow | undefined;
  for (const { field, value, by } of keys) {
    const byId = eq(accounts.id, value);
    const byNumber = eq(accounts.number, value);
    const where = by === 'id' ? byId : by === 'number' ? byNumber : or(byId, byNumber);
    // Nobody deletes the account meanwhile.
    const [row] = await tx.select().from(accounts).where(where).for('key share');
    if (!row) throw wrong(field, 'no such account');
    if (found && found.id !== row.id) throw wrong(field, 'another account than the one named beside it');
    checkOpen(row, field);
    found = row;
  }
  if (!found) throw billingError('usage', 'missing-field', "Missing required field 'AccountId' or 'AccountNumber'.");
  return found;
}

interface Use {
  subscriptionId: string;
  subscriptionNumber: string;
}

async function subscriptionOf(tx: Transaction, account: AccountRow, keys: readonly NamedKey[]): Promise<Use | undefined> {
  let found: Use | undefined;
  for (const { field, value, by } of keys) {
    const byId = eq(subscriptions.id, value);
    const byNumber = and(eq(subscriptions.number, value), eq(subscriptions.latest, true));
    const [row] = await tx
      .select({ subscriptionId: subscriptions.id, subscriptionNumber: subscriptions.number })
      .from(subscriptions)
      .where(and(eq(subscriptions.accountId, account.id), by === 'id' ? byId : by === 'number' ? byNumber : or(byId, byNumber)));
    if (!row) throw wrong(field, 'no such subscription of this account');
    if (found && found.subscriptionNumber !== row.subscriptionNumber)
      throw wrong(field, 'another subscription than the one named beside it');
    found ??= row;
  }
  return found;
}

interface ChargeUse extends Use {
  chargeId: string;
  chargeNumber: string;
  unit: string | null;
}

/** The charge, in the newest of the versions of its subscription that have it. */
async function chargeOf(
  tx: Transaction,
  account: AccountRow,
  subscription: Use | undefined,
  keys: readonly NamedKey[],
): Promise<ChargeUse | undefined> {
  let found: ChargeUse | undefined;
  for (const { field, value, by } of keys) {
    const byId = eq(charges.id, value);
    const byNumber = eq(charges.number, value);
    const [row] = await tx
      .select({
        chargeId: charges.id,
        chargeNumber: charges.number,
        unit: charges.uom,
        subscriptionId: subscriptions.id,
        subscriptionNumber: subscriptions.number,
      })
      .from(charges)
      .innerJoin(ratePlans, eq(ratePlans.id, charges.ratePlanId))
      .innerJoin(subscriptions, eq(subscriptions.id, ratePlans.subscriptionId))
      .where(
        and(
          eq(subscriptions.accountId, account.id),
          subscription && eq(subscriptions.number, subscription.subscriptionNumber),
          by === 'id' ? byId : by === 'number' ? byNumber : or(byId, byNumber),
        ),
      )
      .orderBy(desc(subscriptions.version), desc(charges.segment))
      .limit(1);
    if (!row) throw wrong(field, subscription ? 'no such charge of this subscription' : 'no such charge of this account');
    if (found && found.chargeNumber !== row.chargeNumber) throw wrong(field, 'another charge than the one named beside it');
    found ??= row;
  }
  return found;
}

async function checkProductCharge(tx: Transaction, named: Named | undefined): Promise<void> {
  if (!named) return;
  const [row] = await tx.select({ id: productCharges.id }).from(productCharges).where(eq(productCharges.number, named.value));
  if (!row) throw wrong(named.field, 'no such charge in the catalog');
}

function checkUnit({ field, value }: Named, unit: string | null | undefined): void {
  if (value.trim() === '') throw wrong(field, 'must not be empty');
  if (unit !== undefined && unit !== null && unit !== value) throw wrong(field, `the charge counts '${unit}'`);
}

/** Answers write the quantity as a JSON number, which must not show another. */
function checkQuantity({ field, value }: Named<DecimalString>): DecimalString {
  try {
    jsonNumber(value);
  } catch {
    throw wrong(field, 'has more digits than a JSON number holds');
  }
  return value;
}

function instantOf(engine: Engine, { field, value }: Named): Date {
  const instant = usageInstant(value, engine.settings.timeZone);
  if (!instant) throw wrong(field, 'no such time');
  return instant;
}

function checkOrder(start: Date, end: Date | null, field: string): void {
  if (end && end < start) throw wrong(field, 'ends before it starts');
}

/**
 * Keeps what an account used.
 *
 * @throws {BillingError} where it names what is not there, or says what cannot be; nothing is kept then
 */
export async function addUsage(engine: Engine, input: UsageInput): Promise<UsageRow> {
  const { tx, moment } = engine;
  const account = await accountOf(tx, input.account);
  const subscription = await subscriptionOf(tx, account, input.subscription);
  const charge = await chargeOf(tx, account, subscription, input.charge);
  await checkProductCharge(tx, input.productCharge);
  checkUnit(input.uom, charge?.unit);
  const startDateTime = instantOf(engine, input.start);
  const endDateTime = input.end ? instantOf(engine, input.end) : null;
  checkOrder(startDateTime, endDateTime, input.end?.field ?? input.start.field);
  const [row] = await tx
    .insert(usages)
    .values({
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
      customFields: input.customFields,
      createdDate: moment.now,
      updatedDate: moment.now,
    })
    .onConflictDoNothing()
    .returning();
  if (row) return row;
  throw billingError('usage', 'rule', `'${input.uniqueKey?.field ?? 'Id'}' is taken: ${input.uniqueKey?.value ?? ''}.`);
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
