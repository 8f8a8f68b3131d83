import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import {
  accounts,
  callTokens,
  contacts,
  invoices,
  orders,
  paymentMethods,
  payments,
  paymentSessions,
  subscriptions,
  usages,
} from '../database/schema.js';
import { billingError, invalidValue } from '../errors.js';
import { accountChanged } from '../events/raised-events.js';
import { raiseEvents } from '../events/raise-events.js';
import { getAccountRow, type AccountRow } from './accounts.js';
import { readAccountBalance } from './account-totals.js';
import { assignRoles, changeContact, getContactRow, ROLE_COLUMNS, type ContactInput, type ContactRole } from './contacts.js';
import { makeDefault, getUsableMethod } from './payment-methods/payment-methods.js';
import { isZero } from './money.js';
import { checkPaymentTerm } from './payment-terms.js';

/** Changes to an account, without its contacts. Absent fields stay unchanged. */
interface AccountChanges {
  /** Activates a draft account. */
  status?: 'Active' | undefined;
  name?: string | undefined;
  autoPay?: boolean | undefined;
  billCycleDay?: number | undefined;
  paymentTerm?: string | undefined;
  /** `null` clears the notes. */
  notes?: string | null | undefined;
  defaultPaymentMethodId?: string | undefined;
  /** Fields without any effect in the sandbox, stored under their API names. */
  details: Record<string, unknown>;
  customFields: Record<string, unknown>;
}

/** Change of one of the account's contacts: `id` assigns another contact, `changes` edits the current one. */
interface AccountContactChange {
  id?: string | undefined;
  changes?: Partial<ContactInput> | undefined;
}

async function hasSubscriptions(tx: Transaction, account: AccountRow): Promise<boolean> {
  const found = await tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.accountId, account.id)).limit(1);
  return found.length > 0;
}

/**
 * Changes an account.
 *
 * @throws {BillingError} if a field has an invalid value
 */
export async function changeAccount(engine: Engine, account: AccountRow, changes: AccountChanges): Promise<void> {
  const { tx } = engine;
  const { defaultPaymentMethodId: methodId, billCycleDay, details, customFields, ...rest } = changes;
  checkPaymentTerm(rest.paymentTerm, 'paymentTerm');
  if (billCycleDay !== undefined && billCycleDay !== account.billCycleDay && (await hasSubscriptions(tx, account))) {
    throw billingError(
      'accounts',
      'rule',
      "'billCycleDay' cannot change once the account has subscriptions, because their billing periods depend on it.",
    );
  }
  await tx
    .update(accounts)
    .set({
      ...rest,
      billCycleDay,
      details: { ...account.details, ...details },
      customFields: { ...account.customFields, ...customFields },
    })
    .where(eq(accounts.id, account.id));
  if (methodId !== undefined)
    await makeDefault(engine, account, await getUsableMethod(engine, account, methodId, 'defaultPaymentMethodId'));
  await raiseEvents(engine, accountChanged(account, await getAccountRow(tx, account.id)));
}

async function checkOwnContact(tx: Transaction, account: AccountRow, id: string, field: string): Promise<void> {
  const found = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.id, id), eq(contacts.accountId, account.id)));
  if (found.length > 0) return;
  throw invalidValue('accounts', field, 'no contact of this account');
}

/** Assigns another bill-to, sold-to or ship-to contact, or changes the current one. Returns the changed account. */
export async function changeAccountContact(
  engine: Engine,
  account: AccountRow,
  role: ContactRole,
  change: AccountContactChange,
): Promise<AccountRow> {
  const { tx } = engine;
  if (change.id !== undefined && change.changes) {
    throw billingError('accounts', 'rule', `Give one of '${role}Contact' and '${role}ContactId', not both.`);
  }
  if (change.id !== undefined) {
    await checkOwnContact(tx, account, change.id, `${role}ContactId`);
    return assignRoles(tx, account, change.id, { [role]: true });
  }
  if (!change.changes) return account;
  const currentId = account[ROLE_COLUMNS[role]];
  if (currentId === null) {
    throw billingError(
      'accounts',
      'rule',
      `'${role}Contact' cannot change: the account has no such contact. Create a contact and set '${role}ContactId'.`,
    );
  }
  await changeContact(tx, await getContactRow(tx, currentId), change.changes);
  return account;
}

/**
 * Returns the id of the account with this key, if it may become the parent of `account`.
 *
 * @throws {BillingError} if the account is unknown, or is `account` itself or one of its descendants
 */
export async function findParentAccountId(tx: Transaction, key: string, account?: AccountRow): Promise<string> {
  const parent = await getAccountRow(tx, key);
  if (parent.id === account?.id) throw billingError('accounts', 'rule', "'parentId' names the account itself.");
  const seen = new Set<unknown>();
  for (let above = parent.details['parentId']; account && typeof above === 'string' && !seen.has(above);) {
    if (above === account.id) throw billingError('accounts', 'rule', "'parentId' names an account below this one.");
    seen.add(above);
    const [next] = await tx.select({ details: accounts.details }).from(accounts).where(eq(accounts.id, above));
    above = next?.details['parentId'];
  }
  return parent.id;
}

async function refuseWhileInUse(engine: Engine, account: AccountRow): Promise<void> {
  const { tx } = engine;
  const running = and(
    eq(subscriptions.accountId, account.id),
    eq(subscriptions.latest, true),
    ne(subscriptions.status, 'Cancelled'),
    ne(subscriptions.status, 'Expired'),
  );
  const [open] = await tx.select({ number: subscriptions.number }).from(subscriptions).where(running).limit(1);
  if (open) {
    throw billingError(
      'accounts',
      'rule',
      `The account '${account.number}' cannot be deleted: its subscription '${open.number}' is still running.`,
    );
  }
  const balance = await readAccountBalance(tx, account.id, account.currency);
  if (isZero(balance)) return;
  throw billingError('accounts', 'rule', `The account '${account.number}' cannot be deleted: it owes ${balance} ${account.currency}.`);
}

async function hasBillingRecords(tx: Transaction, account: AccountRow): Promise<boolean> {
  for (const table of [orders, subscriptions, invoices, payments, usages]) {
    if ((await tx.select({ id: table.id }).from(table).where(eq(table.accountId, account.id)).limit(1)).length > 0) return true;
  }
  return false;
}

/**
 * Closes an account. An account without orders, bills, payments or usage is deleted. Any other account becomes `Canceled` and accepts no more orders.
 *
 * @throws {BillingError} if a subscription is still running or the account has a balance
 */
export async function closeAccount(engine: Engine, account: AccountRow): Promise<void> {
  const { tx } = engine;
  await refuseWhileInUse(engine, account);
  if (await hasBillingRecords(tx, account)) {
    await tx.update(accounts).set({ status: 'Canceled', autoPay: false }).where(eq(accounts.id, account.id));
    return;
  }
  for (const table of [callTokens, paymentSessions, contacts, paymentMethods]) {
    await tx.delete(table).where(inArray(table.accountId, [account.id]));
  }
  await tx.delete(accounts).where(eq(accounts.id, account.id));
}
