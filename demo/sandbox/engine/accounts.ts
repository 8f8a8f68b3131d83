import { eq, or } from 'drizzle-orm';
import type { CurrencyCode } from '../../../src/api/schemas/values.js';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { accounts, contacts, newId } from '../database/schema.js';
import { billingError, notFound, type ErrorResource } from '../errors.js';

export type AccountRow = typeof accounts.$inferSelect;
export type ContactRow = typeof contacts.$inferSelect;

/** A contact as both spellings of the wire (`zipCode`, `postalCode`) come down to. */
export interface ContactInput {
  firstName: string;
  lastName: string;
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  state?: string | null;
  postalCode?: string | null;
  country?: string | null;
  county?: string | null;
  workEmail?: string | null;
  personalEmail?: string | null;
  workPhone?: string | null;
}

export interface AccountInput {
  name: string;
  currency: CurrencyCode;
  accountNumber?: string | undefined;
  autoPay?: boolean | undefined;
  billCycleDay: number;
  paymentTerm?: string | undefined;
  notes?: string | undefined;
  customFields?: Record<string, unknown> | undefined;
  billTo: ContactInput;
  soldTo?: ContactInput | undefined;
}

/** The only term the engine knows: due on the day of the invoice. */
const PAYMENT_TERM = 'Due Upon Receipt';

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

async function insertContact(engine: Engine, accountId: string, contact: ContactInput): Promise<string> {
  const id = newId();
  await engine.tx.insert(contacts).values({ ...contact, id, accountId, createdDate: engine.moment.now });
  return id;
}

/** Refuses a currency in which the tenant opens no accounts. */
export function checkCurrency(engine: Pick<Engine, 'settings'>, currency: CurrencyCode, field: string, resource: ErrorResource): void {
  const { currencies } = engine.settings;
  if (currencies.includes(currency)) return;
  throw billingError(
    resource,
    'invalid-value',
    `Invalid value for field '${field}': the tenant's currencies are ${currencies.join(', ')}.`,
  );
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
  if (input.paymentTerm !== undefined && input.paymentTerm !== PAYMENT_TERM) {
    throw billingError('accounts', 'invalid-value', `Invalid value for field '${prefix}paymentTerm': must be '${PAYMENT_TERM}'.`);
  }
  const [account] = await tx
    .insert(accounts)
    .values({
      ...(input.accountNumber !== undefined && { number: input.accountNumber }),
      name: input.name,
      currency: input.currency,
      autoPay: input.autoPay ?? true,
      billCycleDay: input.billCycleDay,
      paymentTerm: PAYMENT_TERM,
      notes: input.notes ?? null,
      customFields: input.customFields ?? {},
      createdDate: engine.moment.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!account) throw billingError('accounts', 'rule', `'${prefix}accountNumber' is taken: ${input.accountNumber ?? ''}.`);
  const billToId = await insertContact(engine, account.id, input.billTo);
  const soldToId = input.soldTo ? await insertContact(engine, account.id, input.soldTo) : billToId;
  await tx.update(accounts).set({ billToId, soldToId }).where(eq(accounts.id, account.id));
  return { ...account, billToId, soldToId };
}

/** The account's bill cycle day; an account that has none takes the day of its first subscription. */
export async function settleBillCycleDay(tx: Transaction, account: AccountRow, day: number): Promise<number> {
  if (account.billCycleDay !== 0) return account.billCycleDay;
  await tx.update(accounts).set({ billCycleDay: day }).where(eq(accounts.id, account.id));
  return day;
}
