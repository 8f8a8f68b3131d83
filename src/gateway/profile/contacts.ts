import { createContact } from '../../generated/api/operations/contacts.js';
import type { GetAccountResponse as Account, UpdateAccountRequest } from '../../generated/api/schemas/accounts.js';
import type { ContactChange, ProfileChange } from '../../api/schemas/storefront/profile.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { canonicalJson } from '../../api/canonical-json.js';
import { sha256Hex } from '../digest.js';
import { withFieldRefusals, toProfileField } from '../purchase/field-refusals.js';
import { normalizeEmail } from '../purchase/order-body.js';

const ROLES = ['billTo', 'soldTo', 'shipTo'] as const;
export type ContactRole = (typeof ROLES)[number];

type ContactFields = NonNullable<UpdateAccountRequest['billToContact']>;

/** Contact with all fields. Fields that the change leaves out become empty. */
function toFullContact(change: ContactChange): ContactFields & { firstName: string; lastName: string } {
  const { firstName, lastName, email = '', phone = '', address1 = '', address2 = '', city = '', state = '', postalCode = '' } = change;
  const address = { address1, address2, city, state, zipCode: postalCode, country: change.country };
  return { firstName, lastName, workEmail: normalizeEmail(email), workPhone: phone, ...address };
}

/** Contact to create, without empty fields. */
function toNewContact(change: ContactChange) {
  const { firstName, lastName, ...rest } = toFullContact(change);
  return { firstName, lastName, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')) };
}

function contactIds({ billToContact, soldToContact, shipToContact }: Account): Record<ContactRole, string | undefined> {
  return { billTo: billToContact?.id, soldTo: soldToContact?.id, shipTo: shipToContact?.id };
}

/**
 * Decides for each role whether its contact is created or updated. A contact is created if the role has none or shares it with a role that
 * does not change.
 */
export function splitContactRoles(account: Account, change: ProfileChange): { created: ContactRole[]; changed: ContactRole[] } {
  const ids = contactIds(account);
  const created: ContactRole[] = [];
  const changed: ContactRole[] = [];
  for (const role of ROLES) {
    const contact = change[role];
    const id = ids[role];
    if (!contact) continue;
    const isShared = (other: ContactRole): boolean => other !== role && id !== undefined && ids[other] === id && !created.includes(other);
    const isSameChange = (other: ContactRole): boolean =>
      change[other] !== undefined && canonicalJson(change[other]) === canonicalJson(contact);
    if (id === undefined || ROLES.some((other) => isShared(other) && !isSameChange(other))) created.push(role);
    else changed.push(role);
  }
  return { created, changed };
}

const ROLE_FLAGS = { billTo: 'asBillTo', soldTo: 'asSoldTo', shipTo: 'asShipTo' } as const;

/** Creates the contacts that a profile update needs. */
export async function createContacts(
  { billing }: GatewayContext,
  { id }: AccountInfo,
  { change, roles, upstreamKey }: { change: ProfileChange; roles: readonly ContactRole[]; upstreamKey: string },
): Promise<void> {
  for (const role of roles) {
    const contact = change[role];
    if (!contact) continue;
    const idempotencyKey = await sha256Hex('contact', upstreamKey, role);
    await withFieldRefusals(
      (path) => toProfileField(`${role}Contact.${path}`),
      () => billing.call(createContact, { accountId: id, [ROLE_FLAGS[role]]: true, ...toNewContact(contact) }, { idempotencyKey }),
    );
  }
}

/** Converts the changed contacts into fields of the account update. */
export function toContactUpdates(
  change: ProfileChange,
  roles: readonly ContactRole[],
): Pick<UpdateAccountRequest, 'billToContact' | 'soldToContact' | 'shipToContact'> {
  const { billTo, soldTo, shipTo } = change;
  return {
    ...(billTo && roles.includes('billTo') ? { billToContact: toFullContact(billTo) } : {}),
    ...(soldTo && roles.includes('soldTo') ? { soldToContact: toFullContact(soldTo) } : {}),
    ...(shipTo && roles.includes('shipTo') ? { shipToContact: toFullContact(shipTo) } : {}),
  };
}
