import { createContact } from '../../generated/api/operations/contacts.js';
import type { GetAccountResponse as Account, UpdateAccountRequest } from '../../generated/api/schemas/accounts.js';
import type { ContactChange, ProfileChange } from '../../api/schemas/storefront/profile.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { canonicalJson, sha256Hex } from '../digest.js';
import { atFields, inProfile } from '../purchase/field-refusals.js';
import { emailKey } from '../purchase/order-body.js';

const ROLES = ['billTo', 'soldTo', 'shipTo'] as const;
export type Role = (typeof ROLES)[number];

type ContactFields = NonNullable<UpdateAccountRequest['billToContact']>;

/** A contact as a whole: what is left out is emptied. */
function wholeContact(change: ContactChange): ContactFields & { firstName: string; lastName: string } {
  const { firstName, lastName, email = '', phone = '', address1 = '', address2 = '', city = '', state = '', postalCode = '' } = change;
  const place = { address1, address2, city, state, zipCode: postalCode, country: change.country };
  return { firstName, lastName, workEmail: emailKey(email), workPhone: phone, ...place };
}

/** Without what is empty, for a contact that is made anew. */
function newContact(change: ContactChange) {
  const { firstName, lastName, ...rest } = wholeContact(change);
  return { firstName, lastName, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')) };
}

function idsOf({ billToContact, soldToContact, shipToContact }: Account): Record<Role, string | undefined> {
  return { billTo: billToContact?.id, soldTo: soldToContact?.id, shipTo: shipToContact?.id };
}

/** Where a contact has to be made: who is to change has none, or shares it with somebody who stays as he is. */
export function contactPlan(account: Account, change: ProfileChange): { made: Role[]; changed: Role[] } {
  const ids = idsOf(account);
  const made: Role[] = [];
  const changed: Role[] = [];
  for (const role of ROLES) {
    const wanted = change[role];
    const id = ids[role];
    if (!wanted) continue;
    const shares = (other: Role): boolean => other !== role && id !== undefined && ids[other] === id && !made.includes(other);
    const alike = (other: Role): boolean => change[other] !== undefined && canonicalJson(change[other]) === canonicalJson(wanted);
    if (id === undefined || ROLES.some((other) => shares(other) && !alike(other))) made.push(role);
    else changed.push(role);
  }
  return { made, changed };
}

const FLAGS = { billTo: 'asBillTo', soldTo: 'asSoldTo', shipTo: 'asShipTo' } as const;

/** Makes the contacts that a change needs, each in its role. */
export async function makeContacts(
  { billing }: GatewayContext,
  { id }: AccountInfo,
  { change, roles, upstreamKey }: { change: ProfileChange; roles: readonly Role[]; upstreamKey: string },
): Promise<void> {
  for (const role of roles) {
    const wanted = change[role];
    if (!wanted) continue;
    const idempotencyKey = await sha256Hex('contact', upstreamKey, role);
    await atFields(
      (path) => inProfile(`${role}Contact.${path}`),
      () => billing.call(createContact, { accountId: id, [FLAGS[role]]: true, ...newContact(wanted) }, { idempotencyKey }),
    );
  }
}

/** The part of a change of the account that changes contacts. */
export function contactChanges(
  change: ProfileChange,
  roles: readonly Role[],
): Pick<UpdateAccountRequest, 'billToContact' | 'soldToContact' | 'shipToContact'> {
  const { billTo, soldTo, shipTo } = change;
  return {
    ...(billTo && roles.includes('billTo') ? { billToContact: wholeContact(billTo) } : {}),
    ...(soldTo && roles.includes('soldTo') ? { soldToContact: wholeContact(soldTo) } : {}),
    ...(shipTo && roles.includes('shipTo') ? { shipToContact: wholeContact(shipTo) } : {}),
  };
}
