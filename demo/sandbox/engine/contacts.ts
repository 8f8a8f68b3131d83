import { eq, like } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { accounts, contacts, idempotencyRecords, newId } from '../database/schema.js';
import { billingError, notFound } from '../errors.js';
import type { AccountRow } from './accounts.js';

export type ContactRow = typeof contacts.$inferSelect;

/** What may be known of a contact beside its name, as all spellings of the wire (`zipCode`, `postalCode`) come down to. */
export interface ContactDetails {
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  postalCode?: string | null | undefined;
  country?: string | null | undefined;
  county?: string | null | undefined;
  workEmail?: string | null | undefined;
  personalEmail?: string | null | undefined;
  workPhone?: string | null | undefined;
  homePhone?: string | null | undefined;
  mobilePhone?: string | null | undefined;
  otherPhone?: string | null | undefined;
  otherPhoneType?: string | null | undefined;
  fax?: string | null | undefined;
  nickname?: string | null | undefined;
  taxRegion?: string | null | undefined;
  description?: string | null | undefined;
  customFields?: Record<string, unknown> | undefined;
}

export interface ContactInput extends ContactDetails {
  firstName: string;
  lastName: string;
}

/** Which contact of an account somebody is. */
export type ContactRole = 'billTo' | 'soldTo' | 'shipTo';
/** Columns of accounts that hold the ids. */
export const ROLE_COLUMNS = { billTo: 'billToId', soldTo: 'soldToId', shipTo: 'shipToId' } as const;
const ROLES = ['billTo', 'soldTo', 'shipTo'] as const;

/** Names of the roles as messages say them. */
const ROLE_NAMES: Readonly<Record<ContactRole, string>> = { billTo: 'bill-to', soldTo: 'sold-to', shipTo: 'ship-to' };

/** The roles in which an account uses a contact. */
export function rolesOf(account: AccountRow, contactId: string): ContactRole[] {
  return ROLES.filter((role) => account[ROLE_COLUMNS[role]] === contactId);
}

/** @throws {BillingError} not found */
export async function getContactRow(tx: Transaction, id: string): Promise<ContactRow> {
  const [row] = await tx.select().from(contacts).where(eq(contacts.id, id));
  if (!row) throw notFound('contact', id);
  return row;
}

/** Who gets the bills of an account. */
export async function billToOf(tx: Transaction, account: AccountRow): Promise<ContactRow | undefined> {
  return account.billToId === null ? undefined : getContactRow(tx, account.billToId);
}

/** Writes a new contact of an account and answers its id. */
export async function insertContact(engine: Engine, accountId: string, contact: ContactInput): Promise<string> {
  const id = newId();
  await engine.tx.insert(contacts).values({ ...contact, id, accountId, createdDate: engine.moment.now });
  return id;
}

/** Changes what is given; custom fields one by one. */
export async function changeContact(tx: Transaction, current: ContactRow, changes: Partial<ContactInput>): Promise<ContactRow> {
  const customFields = { ...current.customFields, ...changes.customFields };
  const [row] = await tx
    .update(contacts)
    .set({ ...changes, customFields })
    .where(eq(contacts.id, current.id))
    .returning();
  if (!row) throw notFound('contact', current.id);
  return row;
}

/**
 * Gives a contact the roles it shall have, and takes away those it shall not.
 *
 * @throws {BillingError} where the account would be left without a bill-to or sold-to contact
 */
export async function assignRoles(
  tx: Transaction,
  account: AccountRow,
  contactId: string,
  wanted: Partial<Record<ContactRole, boolean | undefined>>,
): Promise<AccountRow> {
  const changes: Partial<AccountRow> = {};
  for (const role of ROLES) {
    const column = ROLE_COLUMNS[role];
    if (wanted[role] === true) changes[column] = contactId;
    if (wanted[role] !== false || account[column] !== contactId) continue;
    if (role !== 'shipTo') {
      const field = role === 'billTo' ? 'asBillTo' : 'asSoldTo';
      throw billingError('accounts', 'rule', `'${field}' cannot be taken away: name another ${ROLE_NAMES[role]} contact for the account.`);
    }
    changes.shipToId = null;
  }
  if (Object.keys(changes).length === 0) return account;
  await tx.update(accounts).set(changes).where(eq(accounts.id, account.id));
  return { ...account, ...changes };
}

/** @throws {BillingError} while the account uses the contact */
export async function removeContact(tx: Transaction, account: AccountRow, contact: ContactRow): Promise<void> {
  const [role] = rolesOf(account, contact.id);
  if (role !== undefined) {
    throw billingError(
      'accounts',
      'rule',
      `The contact '${contact.id}' cannot be deleted: it is the ${ROLE_NAMES[role]} contact of the account '${account.number}'.`,
    );
  }
  await tx.delete(contacts).where(eq(contacts.id, contact.id));
}

/** What stands for a name that was erased. */
const ERASED = 'Scrubbed';

const NOTHING_KNOWN = {
  address1: null,
  address2: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  county: null,
  workEmail: null,
  personalEmail: null,
  workPhone: null,
  homePhone: null,
  mobilePhone: null,
  otherPhone: null,
  otherPhoneType: null,
  fax: null,
  nickname: null,
  taxRegion: null,
  description: null,
  customFields: {},
} as const satisfies Required<ContactDetails>;

/**
 * Erases the person behind a contact for good; the contact stays, for what refers to it. Answers that were kept to be repeated under an
 * idempotency key lose their words as well.
 */
export async function scrubContactRow(tx: Transaction, contact: ContactRow): Promise<void> {
  await tx
    .update(contacts)
    .set({ ...NOTHING_KNOWN, firstName: ERASED, lastName: ERASED })
    .where(eq(contacts.id, contact.id));
  await tx
    .update(idempotencyRecords)
    .set({ body: JSON.stringify({ success: true, id: contact.id }) })
    .where(like(idempotencyRecords.body, `%"id":"${contact.id}"%`));
}
