import { inArray } from 'drizzle-orm';
import type { CallContext, WireBody } from '../context.js';
import { contacts } from '../database/schema.js';
import type { AccountRow } from '../engine/accounts.js';
import type { ContactDetails, ContactInput, ContactRow } from '../engine/contacts.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import type { ContactFields, NamedContactFields } from '../supported/contacts.js';
import type { OrderContact } from '../supported/order-contacts.js';
import { omitEmpty } from './omit-empty.js';

/** Renames contact fields to the engine's names: `zipCode` to `postalCode`, `contactDescription` to `description`. */
export function contactDetails(fields: ContactFields): ContactDetails {
  return {
    address1: fields.address1,
    address2: fields.address2,
    city: fields.city,
    state: fields.state,
    postalCode: fields.zipCode,
    country: fields.country,
    county: fields.county,
    workEmail: fields.workEmail,
    personalEmail: fields.personalEmail,
    workPhone: fields.workPhone,
    homePhone: fields.homePhone,
    mobilePhone: fields.mobilePhone,
    otherPhone: fields.otherPhone,
    otherPhoneType: fields.otherPhoneType,
    fax: fields.fax,
    nickname: fields.nickname,
    taxRegion: fields.taxRegion,
    description: fields.contactDescription,
    customFields: pickCustomFields(fields),
  };
}

/** Renames contact fields to the engine's names, and adds first and last name. */
export function contactInput(fields: NamedContactFields): ContactInput {
  return { ...contactDetails(fields), firstName: fields.firstName, lastName: fields.lastName };
}

/** Renames the fields of a contact in an order to the engine's names. */
export function orderContactInput({
  contactDescription,
  ...contact
}: OrderContact & { customFields?: Record<string, unknown> }): ContactInput {
  return { ...contact, description: contactDescription, customFields: { ...pickCustomFields(contact), ...contact.customFields } };
}

/** Returns a contact in the wire format. */
export function wireContact(contact: ContactRow): WireBody {
  const { accountId: _account, createdDate: _created, postalCode, description, customFields, ...rest } = contact;
  return omitEmpty({ ...rest, zipCode: postalCode, contactDescription: description, ...customFields });
}

/** Returns the contacts of an account by role. */
export async function wireContacts(account: AccountRow, call: CallContext): Promise<WireBody> {
  const ids = [account.billToId, account.soldToId, account.shipToId].filter((id) => id !== null);
  const rows = await call.tx.select().from(contacts).where(inArray(contacts.id, ids));
  const find = (id: string | null) => {
    const row = rows.find((contact) => contact.id === id);
    return row && wireContact(row);
  };
  return omitEmpty({
    billToContact: find(account.billToId),
    soldToContact: find(account.soldToId),
    shipToContact: find(account.shipToId),
  });
}
