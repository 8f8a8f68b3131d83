import type { CallContext } from '../context.js';
import { lockAccount } from '../engine/accounts.js';
import { changeContact, insertContact, removeContact, type ContactDetails, type ContactInput } from '../engine/contacts.js';
import { pickCustomFields } from '../engine/custom-fields.js';
import { invalidValue } from '../errors.js';
import {
  CONTACT_OBJECT_FIELDS,
  type ContactObjectFields,
  type CreateContactObjectInput,
  type NamedContactObject,
  type UpdateContactObjectInput,
} from '../supported/contact-objects.js';
import { lockContact } from './contacts.js';

function detailsOf(fields: ContactObjectFields): ContactDetails {
  return {
    address1: fields.Address1,
    address2: fields.Address2,
    city: fields.City,
    state: fields.State,
    postalCode: fields.PostalCode,
    country: fields.Country,
    county: fields.County,
    workEmail: fields.WorkEmail,
    personalEmail: fields.PersonalEmail,
    workPhone: fields.WorkPhone,
    homePhone: fields.HomePhone,
    mobilePhone: fields.MobilePhone,
    otherPhone: fields.OtherPhone,
    otherPhoneType: fields.OtherPhoneType,
    fax: fields.Fax,
    nickname: fields.NickName,
    taxRegion: fields.TaxRegion,
    description: fields.Description,
    customFields: pickCustomFields(fields),
  };
}

/** Renames the fields of a contact object to the engine's names. */
export function namedDetails(fields: NamedContactObject): ContactInput {
  return { ...detailsOf(fields), firstName: fields.FirstName, lastName: fields.LastName };
}

/** Returns the contact changes that clear the named fields. */
function emptiedDetails(names: readonly string[]): ContactDetails {
  const custom = pickCustomFields(Object.fromEntries(names.map((name) => [name, null])));
  const fixed = names.find((name) => !CONTACT_OBJECT_FIELDS.includes(name) && !Object.hasOwn(custom, name));
  if (fixed !== undefined) {
    throw invalidValue('accounts', 'fieldsToNull', `'${fixed}' cannot be cleared`);
  }
  const marked = detailsOf(Object.fromEntries(names.map((name) => [name, ''])));
  const columns = Object.entries(marked).filter(([column, value]) => column !== 'customFields' && value === '');
  return { ...Object.fromEntries(columns.map(([column]) => [column, null])), customFields: custom };
}

/** Adds a contact to an account and returns its id. The contact has no role until the account refers to it. */
export async function addContactObject(input: CreateContactObjectInput, call: CallContext): Promise<string> {
  const account = await lockAccount(call.tx, input.AccountId);
  return insertContact(call, account.id, namedDetails(input));
}

/** Updates a contact. The fields in `emptied` are cleared. */
export async function writeContactObject(
  id: string,
  input: UpdateContactObjectInput,
  emptied: readonly string[],
  call: CallContext,
): Promise<void> {
  const { customFields: noCustom, ...nothing } = emptiedDetails(emptied);
  const { customFields, ...details } = detailsOf(input);
  await changeContact(call.tx, await lockContact(call.tx, id), {
    ...details,
    ...nothing,
    ...(input.FirstName !== undefined && { firstName: input.FirstName }),
    ...(input.LastName !== undefined && { lastName: input.LastName }),
    customFields: { ...customFields, ...noCustom },
  });
}

/** @throws {BillingError} if the contact does not exist or the account uses it */
export async function removeContactObject(id: string, call: CallContext): Promise<void> {
  const contact = await lockContact(call.tx, id);
  await removeContact(call.tx, await lockAccount(call.tx, contact.accountId), contact);
}
