import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { DeleteContactRequest, GetContactRequest, ScrubContactRequest } from '../../../src/generated/api/schemas/contacts.js';
import { eq } from 'drizzle-orm';
import type { CallContext, WireBody } from '../context.js';
import type { Transaction } from '../database/open.js';
import { contacts } from '../database/schema.js';
import { getAccountRow, lockAccount, lockNamedAccount, type AccountRow } from '../engine/accounts.js';
import {
  assignRoles,
  changeContact,
  getContactRow,
  insertContact,
  removeContact,
  contactRoles,
  scrubContactRow,
  type ContactRow,
} from '../engine/contacts.js';
import { endpoint, partialEndpoint } from '../http/endpoint.js';
import {
  createContactInput,
  updateContactInput,
  type ContactRoles,
  type CreateContactInput,
  type UpdateContactInput,
} from '../supported/contacts.js';
import { contactDetails, contactInput, wireContact } from './contact-fields.js';

function wire(account: AccountRow, contact: ContactRow): WireBody {
  const roles = contactRoles(account, contact.id);
  return {
    success: true,
    ...wireContact(contact),
    accountId: account.id,
    accountNumber: account.number,
    asBillTo: roles.includes('billTo'),
    asSoldTo: roles.includes('soldTo'),
    asShipTo: roles.includes('shipTo'),
  };
}

const wantedRoles = ({ asBillTo, asSoldTo, asShipTo }: ContactRoles) => ({ billTo: asBillTo, soldTo: asSoldTo, shipTo: asShipTo });

/** `POST /v1/contacts`. */
async function createContact(input: CreateContactInput, call: CallContext): Promise<WireBody> {
  const owner = await lockNamedAccount(call.tx, input);
  const id = await insertContact(call, owner.id, contactInput(input));
  const account = await assignRoles(call.tx, owner, id, wantedRoles(input));
  return wire(account, await getContactRow(call.tx, id));
}

/** `GET /v1/contacts/{contactId}`. */
async function getContact(input: GetContactRequest, call: CallContext): Promise<WireBody> {
  const contact = await getContactRow(call.tx, input.contactId);
  return wire(await getAccountRow(call.tx, contact.accountId), contact);
}

/** Locks a contact and its account until the call ends. Always locks the account first, to prevent deadlocks. */
export async function lockContact(tx: Transaction, id: string): Promise<ContactRow> {
  await lockAccount(tx, (await getContactRow(tx, id)).accountId);
  await tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, id)).for('update');
  return getContactRow(tx, id);
}

/** `PUT /v1/contacts/{contactId}`. */
async function updateContact(input: UpdateContactInput, call: CallContext): Promise<WireBody> {
  const current = await lockContact(call.tx, input.contactId);
  const account = await assignRoles(call.tx, await lockAccount(call.tx, current.accountId), current.id, wantedRoles(input));
  const { firstName, lastName } = input;
  const names = { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) };
  return wire(account, await changeContact(call.tx, current, { ...contactDetails(input), ...names }));
}

/** `DELETE /v1/contacts/{contactId}`. Refused while the account uses the contact. */
async function deleteContact(input: DeleteContactRequest, call: CallContext): Promise<WireBody> {
  const contact = await lockContact(call.tx, input.contactId);
  await removeContact(call.tx, await lockAccount(call.tx, contact.accountId), contact);
  return { success: true };
}

/** `PUT /v1/contacts/{contactId}/scrub`. */
async function scrubContact(input: ScrubContactRequest, call: CallContext): Promise<WireBody> {
  await scrubContactRow(call.tx, await lockContact(call.tx, input.contactId));
  return { success: true };
}

/** Endpoints by operation name. */
export const contactEndpoints = {
  createContact: partialEndpoint(rows.createContact, 'accounts', createContactInput, createContact),
  getContact: endpoint(rows.getContact, 'accounts', getContact),
  updateContact: partialEndpoint(rows.updateContact, 'accounts', updateContactInput, updateContact),
  deleteContact: endpoint(rows.deleteContact, 'accounts', deleteContact),
  scrubContact: endpoint(rows.scrubContact, 'accounts', scrubContact),
};
