import { eq, or } from 'drizzle-orm';
import type { CurrencyCode } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { accounts } from '../database/schema.js';
import { billingError, type ErrorResource, invalidValue, missingField, notFound } from '../errors.js';
import { accountCreated } from '../events/raised-events.js';
import { raiseEvents } from '../events/raise-events.js';
import { insertContact, type ContactInput } from './contacts.js';
import { checkPaymentTerm, DEFAULT_PAYMENT_TERM } from './payment-terms.js';

export type AccountRow = typeof accounts.$inferSelect;
export interface AccountInput {
  name: string;
  currency: CurrencyCode;
  accountNumber?: string | undefined;
  autoPay?: boolean | undefined;
  billCycleDay: number;
  paymentTerm?: string | undefined;
  notes?: string | undefined;
  /** Fields without any effect in the sandbox, stored under their API names. */
  details?: Record<string, unknown> | undefined;
  customFields?: Record<string, unknown> | undefined;
  /** Required unless the account is a draft. */
  billTo?: ContactInput | undefined;
  /** Draft accounts lack contacts and accept no orders. Default: active. */
  status?: 'Draft' | undefined;
  /** Default: the bill-to contact. */
  soldTo?: ContactInput | 'bill-to' | undefined;
  /** Default: none. */
  shipTo?: ContactInput | 'bill-to' | undefined;
}

/** Matches an account by id or number. */
function byKey(key: string) {
  return or(eq(accounts.id, key), eq(accounts.number, key));
}

/**
 * Returns the account with this id or number.
 *
 * @throws {BillingError} if there is no such account
 */
export async function getAccountRow(tx: Transaction, key: string): Promise<AccountRow> {
  const [row] = await tx.select().from(accounts).where(byKey(key));
  if (!row) throw notFound('account', key);
  return row;
}

/**
 * Returns the account with this id or number and locks its row until the transaction ends. The lock serializes bills and payments of one account.
 */
export async function lockAccount(tx: Transaction, key: string): Promise<AccountRow> {
  const [row] = await tx.select().from(accounts).where(byKey(key)).for('update');
  if (!row) throw notFound('account', key);
  return row;
}

/** Account id and number in a request. */
interface AccountKeys {
  accountId?: string | undefined;
  accountNumber?: string | undefined;
}

/** Returns and locks the account that a request names by id, by number or by both. */
export async function lockNamedAccount(tx: Transaction, names: AccountKeys): Promise<AccountRow> {
  return findByKeys(names, (key) => lockAccount(tx, key));
}

/** Returns the account that a request names by id, by number or by both, without a lock. */
export async function getNamedAccount(tx: Transaction, names: AccountKeys): Promise<AccountRow> {
  return findByKeys(names, (key) => getAccountRow(tx, key));
}

async function findByKeys({ accountId, accountNumber }: AccountKeys, find: (key: string) => Promise<AccountRow>): Promise<AccountRow> {
  const key = accountId ?? accountNumber;
  if (key === undefined) throw missingField('accounts', ['accountId', 'accountNumber']);
  const account = await find(key);
  if (accountNumber === undefined || accountNumber === account.number) return account;
  throw billingError('accounts', 'rule', "'accountNumber' is not the number of the account that 'accountId' names.");
}

/**
 * Returns the sold-to or ship-to contact of a new account: its own contact or, on request, the bill-to contact.
 *
 * @param field path of the contact in the request, without the suffixes `Contact` and `SameAsBillTo`
 */
export function chooseContact(
  own: ContactInput | undefined,
  same: boolean | undefined,
  field: string,
): ContactInput | 'bill-to' | undefined {
  if (own && same === true) throw billingError('accounts', 'rule', `Set either '${field}Contact' or '${field}SameAsBillTo', not both.`);
  return same === true ? 'bill-to' : own;
}

/** Refuses a currency that the tenant's settings do not list. */
export function checkCurrency(engine: Pick<Engine, 'settings'>, currency: CurrencyCode, field: string, resource: ErrorResource): void {
  const { currencies } = engine.settings;
  if (currencies.includes(currency)) return;
  throw invalidValue(resource, field, `the tenant's currencies are ${currencies.join(', ')}`);
}

/**
 * Opens an account with its contacts.
 *
 * @param prefix path of the account in the request, for error messages: empty, or ending with a dot
 * @throws {BillingError} if the number is taken, or the payment term or currency is not available
 */
export async function openAccount(engine: Engine, input: AccountInput, prefix: string): Promise<AccountRow> {
  const { tx } = engine;
  checkCurrency(engine, input.currency, `${prefix}currency`, 'accounts');
  checkPaymentTerm(input.paymentTerm, `${prefix}paymentTerm`);
  const [account] = await tx
    .insert(accounts)
    .values({
      ...(input.accountNumber !== undefined && { number: input.accountNumber }),
      name: input.name,
      ...(input.status && { status: input.status }),
      currency: input.currency,
      autoPay: input.autoPay ?? true,
      billCycleDay: input.billCycleDay,
      paymentTerm: input.paymentTerm ?? DEFAULT_PAYMENT_TERM,
      notes: input.notes ?? null,
      details: input.details ?? {},
      customFields: input.customFields ?? {},
      createdDate: engine.moment.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!account) throw billingError('accounts', 'rule', `'${prefix}accountNumber' is taken: ${input.accountNumber ?? ''}.`);
  const billToId = input.billTo ? await insertContact(engine, account.id, input.billTo) : null;
  const idOf = async (contact: typeof input.shipTo) =>
    contact === 'bill-to' || !contact ? billToId : insertContact(engine, account.id, contact);
  const soldToId = await idOf(input.soldTo);
  const shipToId = input.shipTo ? await idOf(input.shipTo) : null;
  const roles = { billToId, soldToId, shipToId };
  await tx.update(accounts).set(roles).where(eq(accounts.id, account.id));
  const opened = { ...account, ...roles };
  await raiseEvents(engine, accountCreated(opened));
  return opened;
}

/** Refuses orders for an account that is a draft or canceled. */
export function checkActiveAccount(account: AccountRow, field: string): void {
  if (account.status === 'Active') return;
  throw billingError('accounts', 'rule', `'${field}' names the account '${account.number}', which is ${account.status}.`);
}

/** Returns the account's bill cycle day. If the account has none, `day` becomes its bill cycle day. */
export async function ensureBillCycleDay(tx: Transaction, account: AccountRow, day: number): Promise<number> {
  if (account.billCycleDay !== 0) return account.billCycleDay;
  await tx.update(accounts).set({ billCycleDay: day }).where(eq(accounts.id, account.id));
  return day;
}
