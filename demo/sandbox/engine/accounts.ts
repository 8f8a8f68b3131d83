import { eq, or } from 'drizzle-orm';
import type { CurrencyCode } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { accounts } from '../database/schema.js';
import { billingError, type ErrorResource, invalidValue, missingField, notFound } from '../errors.js';
import { accountCreated } from '../events/happenings.js';
import { raise } from '../events/raise.js';
import { insertContact, type ContactInput } from './contacts.js';
import { checkPaymentTerm, DEFAULT_TERM } from './payment-terms.js';

export type AccountRow = typeof accounts.$inferSelect;
export interface AccountInput {
  name: string;
  currency: CurrencyCode;
  accountNumber?: string | undefined;
  autoPay?: boolean | undefined;
  billCycleDay: number;
  paymentTerm?: string | undefined;
  notes?: string | undefined;
  /** Plain fields that are only kept, under their names on the wire. */
  details?: Record<string, unknown> | undefined;
  customFields?: Record<string, unknown> | undefined;
  /** Nobody only for a draft. */
  billTo?: ContactInput | undefined;
  /** A draft waits for its contacts, and nothing can be ordered for it until then; active unless given. */
  status?: 'Draft' | undefined;
  /** The bill-to contact unless given. */
  soldTo?: ContactInput | undefined;
  /** Nobody unless given. */
  shipTo?: ContactInput | 'bill-to' | undefined;
}

/** Keys are ids or numbers. */
function byKey(key: string) {
  return or(eq(accounts.id, key), eq(accounts.number, key));
}

/** @throws {BillingError} not found */
export async function getAccountRow(tx: Transaction, key: string): Promise<AccountRow> {
  const [row] = await tx.select().from(accounts).where(byKey(key));
  if (!row) throw notFound('account', key);
  return row;
}

/** The account, held until the transaction ends, so that bills and payments of one account happen one after the other. */
export async function lockAccount(tx: Transaction, key: string): Promise<AccountRow> {
  const [row] = await tx.select().from(accounts).where(byKey(key)).for('update');
  if (!row) throw notFound('account', key);
  return row;
}

/** How a request names an account. */
interface AccountNames {
  accountId?: string | undefined;
  accountNumber?: string | undefined;
}

/** The account that a request names by id, by number or by both, held as `lockAccount` does. */
export async function lockNamedAccount(tx: Transaction, names: AccountNames): Promise<AccountRow> {
  return checkedAccount(names, (key) => lockAccount(tx, key));
}

/** As `lockNamedAccount`, only to read it. */
export async function getNamedAccount(tx: Transaction, names: AccountNames): Promise<AccountRow> {
  return checkedAccount(names, (key) => getAccountRow(tx, key));
}

async function checkedAccount({ accountId, accountNumber }: AccountNames, find: (key: string) => Promise<AccountRow>): Promise<AccountRow> {
  const key = accountId ?? accountNumber;
  if (key === undefined) throw missingField('accounts', ['accountId', 'accountNumber']);
  const account = await find(key);
  if (accountNumber === undefined || accountNumber === account.number) return account;
  throw billingError('accounts', 'rule', "'accountNumber' is not the number of the account that 'accountId' names.");
}

/** Refuses a currency in which the tenant opens no accounts. */
export function checkCurrency(engine: Pick<Engine, 'settings'>, currency: CurrencyCode, field: string, resource: ErrorResource): void {
  const { currencies } = engine.settings;
  if (currencies.includes(currency)) return;
  throw invalidValue(resource, field, `the tenant's currencies are ${currencies.join(', ')}`);
}

/**
 * Opens an account with its contacts.
 *
 * @param prefix path of the account in the request, for messages, with a dot at its end or empty
 * @throws {BillingError} if the number is taken, or the term or currency is not offered
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
      paymentTerm: input.paymentTerm ?? DEFAULT_TERM,
      notes: input.notes ?? null,
      details: input.details ?? {},
      customFields: input.customFields ?? {},
      createdDate: engine.moment.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!account) throw billingError('accounts', 'rule', `'${prefix}accountNumber' is taken: ${input.accountNumber ?? ''}.`);
  const billToId = input.billTo ? await insertContact(engine, account.id, input.billTo) : null;
  const soldToId = input.soldTo ? await insertContact(engine, account.id, input.soldTo) : billToId;
  const shipToId = input.shipTo === 'bill-to' ? billToId : input.shipTo ? await insertContact(engine, account.id, input.shipTo) : null;
  const roles = { billToId, soldToId, shipToId };
  await tx.update(accounts).set(roles).where(eq(accounts.id, account.id));
  const opened = { ...account, ...roles };
  await raise(engine, accountCreated(opened));
  return opened;
}

/** Refuses to sell to an account that was ended, or is a draft. */
export function checkOpen(account: AccountRow, field: string): void {
  if (account.status === 'Active') return;
  throw billingError('accounts', 'rule', `'${field}' names the account '${account.number}', which is ${account.status}.`);
}

/** The account's bill cycle day; an account that has none takes the day of its first subscription. */
export async function settleBillCycleDay(tx: Transaction, account: AccountRow, day: number): Promise<number> {
  if (account.billCycleDay !== 0) return account.billCycleDay;
  await tx.update(accounts).set({ billCycleDay: day }).where(eq(accounts.id, account.id));
  return day;
}
