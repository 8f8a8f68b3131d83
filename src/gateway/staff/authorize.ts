import type { Principal } from '../principals.js';
import { notFound, Refusal } from '../refusal.js';
import { permissions, type BillingOperationKey } from './permissions.js';

export type StaffPrincipal = Extract<Principal, { kind: 'staff' }>;

/**
 * Lets through a staff session that was opened for this operation, and nobody else.
 * @throws {Refusal} 404 for who is not of the staff, 403 for what the session was not opened for
 */
export function authorizeStaff(key: BillingOperationKey, principal: Principal): StaffPrincipal {
  // For anybody else there is no billing API here at all.
  if (principal.kind !== 'staff') throw notFound();
  const permission = permissions[key];
  if (typeof permission !== 'string') {
    const message = `No staff page may call this operation: ${permission.withheld}.`;
    throw new Refusal({ status: 403, type: 'permission', code: 'withheld', message });
  }
  if (principal.scopes.includes(permission)) return principal;
  const message = `The session was opened without the scope ${permission}.`;
  throw new Refusal({ status: 403, type: 'permission', code: 'scope-missing', message });
}
