import { and, desc, eq, or } from 'drizzle-orm';
import type { Transaction } from '../database/open.js';
import { accounts, charges, productCharges, ratePlans, subscriptions } from '../database/schema.js';
import { billingError, invalidValue, type BillingError } from '../errors.js';
import { checkOpen, type AccountRow } from './accounts.js';

/** A value with the name of the field it came in, for messages. */
export interface Named<Value = string> {
  field: string;
  value: Value;
}

/** A key of something; by what it may be found. */
export interface NamedKey extends Named {
  by: 'id' | 'number' | 'either';
}

/** Whose use it is. Where several keys name one thing, they must mean the same. */
export interface TargetKeys {
  account: readonly NamedKey[];
  subscription: readonly NamedKey[];
  charge: readonly NamedKey[];
  /** Number of a charge of the catalog. */
  productCharge?: Named | undefined;
}

/** A field of a record that cannot be as it is. */
export function wrongUsage(field: string, what: string): BillingError {
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
    if (!row) throw wrongUsage(field, 'no such account');
    if (found && found.id !== row.id) throw wrongUsage(field, 'another account than the one named beside it');
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
    if (!row) throw wrongUsage(field, 'no such subscription of this account');
    if (found && found.subscriptionNumber !== row.subscriptionNumber)
      throw wrongUsage(field, 'another subscription than the one named beside it');
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
    if (!row) throw wrongUsage(field, subscription ? 'no such charge of this subscription' : 'no such charge of this account');
    if (found && found.chargeNumber !== row.chargeNumber) throw wrongUsage(field, 'another charge than the one named beside it');
    found ??= row;
  }
  return found;
}

async function checkProductCharge(tx: Transaction, named: Named | undefined): Promise<void> {
  if (!named) return;
  const [row] = await tx.select({ id: productCharges.id }).from(productCharges).where(eq(productCharges.number, named.value));
  if (!row) throw wrongUsage(named.field, 'no such charge in the catalog');
}

/** Whose use it is, as far as it was told. */
export interface UsageTarget {
  account: AccountRow;
  subscription: Use | undefined;
  charge: ChargeUse | undefined;
}

/** Finds whose use it is. A file names the same over and over: what was found once is not looked for again in the same transaction. */
export class UsageTargets {
  readonly #found = new Map<string, UsageTarget>();

  constructor(private readonly tx: Transaction) {}

  /** @throws {BillingError} naming the key of what is not there, or that means another */
  async of({ account: accountKeys, subscription: subscriptionKeys, charge: chargeKeys, productCharge }: TargetKeys): Promise<UsageTarget> {
    const key = JSON.stringify([accountKeys, subscriptionKeys, chargeKeys, productCharge]);
    const known = this.#found.get(key);
    if (known) return known;
    const account = await accountOf(this.tx, accountKeys);
    const subscription = await subscriptionOf(this.tx, account, subscriptionKeys);
    const charge = await chargeOf(this.tx, account, subscription, chargeKeys);
    await checkProductCharge(this.tx, productCharge);
    const target = { account, subscription, charge };
    this.#found.set(key, target);
    return target;
  }
}
