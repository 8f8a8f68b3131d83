import { and, desc, eq, or } from 'drizzle-orm';
import type { Transaction } from '../database/open.js';
import { accounts, charges, productCharges, ratePlans, subscriptions } from '../database/schema.js';
import { billingError, invalidValue, type BillingError } from '../errors.js';
import { checkActiveAccount, type AccountRow } from './accounts.js';

/** A value and the name of its request field, for error messages. */
export interface FieldValue<Value = string> {
  field: string;
  value: Value;
}

/** A key and its type: id, number, or either. */
export interface FieldKey extends FieldValue {
  by: 'id' | 'number' | 'either';
}

/** Keys of the account, subscription and charge of a usage record. If several keys are given for one object, they must match. */
export interface UsageTargetKeys {
  account: readonly FieldKey[];
  subscription: readonly FieldKey[];
  charge: readonly FieldKey[];
  /** Number of a charge of the product catalog. */
  productCharge?: FieldValue | undefined;
}

/** Error for an invalid field of a usage record. */
export function invalidUsageField(field: string, message: string): BillingError {
  return invalidValue('usage', field, message);
}

async function findAccount(tx: Transaction, keys: readonly FieldKey[]): Promise<AccountRow> {
  let found: AccountRow | undefined;
  for (const { field, value, by } of keys) {
    const byId = eq(accounts.id, value);
    const byNumber = eq(accounts.number, value);
    const where = by === 'id' ? byId : by === 'number' ? byNumber : or(byId, byNumber);
    // The lock prevents deletion of the account until the transaction ends.
    const [row] = await tx.select().from(accounts).where(where).for('key share');
    if (!row) throw invalidUsageField(field, 'no such account');
    if (found && found.id !== row.id) throw invalidUsageField(field, 'does not match the other account key');
    checkActiveAccount(row, field);
    found = row;
  }
  if (!found) throw billingError('usage', 'missing-field', "Missing required field 'AccountId' or 'AccountNumber'.");
  return found;
}

interface TargetSubscription {
  subscriptionId: string;
  subscriptionNumber: string;
}

async function findSubscription(tx: Transaction, account: AccountRow, keys: readonly FieldKey[]): Promise<TargetSubscription | undefined> {
  let found: TargetSubscription | undefined;
  for (const { field, value, by } of keys) {
    const byId = eq(subscriptions.id, value);
    const byNumber = and(eq(subscriptions.number, value), eq(subscriptions.latest, true));
    const [row] = await tx
      .select({ subscriptionId: subscriptions.id, subscriptionNumber: subscriptions.number })
      .from(subscriptions)
      .where(and(eq(subscriptions.accountId, account.id), by === 'id' ? byId : by === 'number' ? byNumber : or(byId, byNumber)));
    if (!row) throw invalidUsageField(field, 'no such subscription of this account');
    if (found && found.subscriptionNumber !== row.subscriptionNumber)
      throw invalidUsageField(field, 'does not match the other subscription key');
    found ??= row;
  }
  return found;
}

interface TargetCharge extends TargetSubscription {
  chargeId: string;
  chargeNumber: string;
  unit: string | null;
}

/** Finds a charge in the newest subscription version that contains the charge. */
async function findCharge(
  tx: Transaction,
  account: AccountRow,
  subscription: TargetSubscription | undefined,
  keys: readonly FieldKey[],
): Promise<TargetCharge | undefined> {
  let found: TargetCharge | undefined;
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
    if (!row) throw invalidUsageField(field, subscription ? 'no such charge of this subscription' : 'no such charge of this account');
    if (found && found.chargeNumber !== row.chargeNumber) throw invalidUsageField(field, 'does not match the other charge key');
    found ??= row;
  }
  return found;
}

async function checkProductCharge(tx: Transaction, named: FieldValue | undefined): Promise<void> {
  if (!named) return;
  const [row] = await tx.select({ id: productCharges.id }).from(productCharges).where(eq(productCharges.number, named.value));
  if (!row) throw invalidUsageField(named.field, 'no such charge in the catalog');
}

/** Account of a usage record, with the subscription and charge if the record names them. */
interface UsageTarget {
  account: AccountRow;
  subscription: TargetSubscription | undefined;
  charge: TargetCharge | undefined;
}

/** Finds the targets of usage records. Usage files often repeat targets, so targets are cached for the transaction. */
export class UsageTargetFinder {
  readonly #found = new Map<string, UsageTarget>();

  constructor(private readonly tx: Transaction) {}

  /**
   * Finds the target of a usage record.
   *
   * @throws {BillingError} if a key is unknown, or two keys do not match
   */
  async find({
    account: accountKeys,
    subscription: subscriptionKeys,
    charge: chargeKeys,
    productCharge,
  }: UsageTargetKeys): Promise<UsageTarget> {
    const key = JSON.stringify([accountKeys, subscriptionKeys, chargeKeys, productCharge]);
    const known = this.#found.get(key);
    if (known) return known;
    const account = await findAccount(this.tx, accountKeys);
    const subscription = await findSubscription(this.tx, account, subscriptionKeys);
    const charge = await findCharge(this.tx, account, subscription, chargeKeys);
    await checkProductCharge(this.tx, productCharge);
    const target = { account, subscription, charge };
    this.#found.set(key, target);
    return target;
  }
}
