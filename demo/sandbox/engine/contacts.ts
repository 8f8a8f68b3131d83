import { eq, like } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { accounts, contacts, idempotencyRecords, newId } from '../database/schema.js';
import { billingError, notFound } from '../errors.js';
import type { AccountRow } from './accounts.js';

export type ContactRow = typeof contacts.$inferSelect;

/** Contact data apart from the name. The API has several names for some fields (`zipCode`, `postalCode`). */
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

/** Role of a contact in an account. */
export type ContactRole = 'billTo' | 'soldTo' | 'shipTo';
/** Account column that stores the contact id of each role. */
export const ROLE_COLUMNS = { billTo: 'billToId', soldTo: 'soldToId', shipTo: 'shipToId' } as const;
const ROLES = ['billTo', 'soldTo', 'shipTo'] as const;

/** Names of the roles in error messages. */
const ROLE_NAMES: Readonly<Record<ContactRole, string>> = { billTo: 'bill-to', soldTo: 'sold-to', shipTo: 'ship-to' };

/** Returns the roles that a contact has in an account. */
export function contactRoles(account: AccountRow, contactId: string): ContactRole[] {
  return ROLES.filter((role) => account[ROLE_COLUMNS[role]] === contactId);
}

/**
 * Returns the contact with this id.
 *
 * @throws {BillingError} if there is no such contact
 */
export async function getContactRow(tx: Transaction, id: string): Promise<ContactRow> {
  const [row] = await tx.select().from(contacts).where(eq(contacts.id, id));
  if (!row) throw notFound('contact', id);
  return row;
}

/** Reads the contact who receives the bills of an account. */
export async function readBillToContact(tx: Transaction, account: AccountRow): Promise<ContactRow | undefined> {
  return account.billToId === null ? undefined : getContactRow(tx, account.billToId);
}

/** Inserts a contact of an account and returns its id. */
export async function insertContact(engine: Engine, accountId: string, contact: ContactInput): Promise<string> {
  const id = newId();
  await engine.tx.insert(contacts).values({ ...contact, id, accountId, createdDate: engine.moment.now });
  return id;
}

/** Changes the fields in `changes`. Custom fields are merged one by one. */
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
 * Assigns roles to a contact, or removes them.
 *
 * @throws {BillingError} if the account would be left without a bill-to or sold-to contact
 */
export async function assignRoles(
  tx: Transaction,
  account: AccountRow,
  contactId: string,
  roles: Partial<Record<ContactRole, boolean | undefined>>,
): Promise<AccountRow> {
  const changes: Partial<AccountRow> = {};
  for (const role of ROLES) {
    const column = ROLE_COLUMNS[role];
    if (roles[role] === true) changes[column] = contactId;
    if (roles[role] !== false || account[column] !== contactId) continue;
    if (role !== 'shipTo') {
      const field = role === 'billTo' ? 'asBillTo' : 'asSoldTo';
      throw billingError('accounts', 'rule', `'${field}' cannot be removed: assign another ${ROLE_NAMES[role]} contact to the account.`);
    }
    changes.shipToId = null;
  }
  if (Object.keys(changes).length === 0) return account;
  await tx.update(accounts).set(changes).where(eq(accounts.id, account.id));
  return { ...account, ...changes };
}

/**
 * Deletes a contact.
 *
 * @throws {BillingError} if the contact has a role in the account
 */
export async function removeContact(tx: Transaction, account: AccountRow, contact: ContactRow): Promise<void> {
  const [role] = contactRoles(account, contact.id);
  if (role !== undefined) {
    throw billingError(
      'accounts',
      'rule',
      `The contact '${contact.id}' cannot be deleted: it is the ${ROLE_NAMES[role]} contact of the account '${account.number}'.`,
    );
  }
  await tx.delete(contacts).where(eq(contacts.id, contact.id));
}

/** Replacement for an erased name. */
const ERASED_NAME = 'Scrubbed';

const ERASED_DETAILS = {
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
 * Erases the personal data of a contact for good. The contact remains, because other records refer to it. Stored responses for idempotency keys lose
 * the data as well.
 */
export async function scrubContactRow(tx: Transaction, contact: ContactRow): Promise<void> {
  await tx
    .update(contacts)
    .set({ ...ERASED_DETAILS, firstName: ERASED_NAME, lastName: ERASED_NAME })
    .where(eq(contacts.id, contact.id));
  await tx
    .update(idempotencyRecords)
    .set({ body: JSON.stringify({ success: true, id: contact.id }) })
    .where(like(idempotencyRecords.body, `%"id":"${contact.id}"%`));
}
