import type { Principal } from '../principals.js';
import { notFound, Refusal } from '../refusal.js';
import { permissions, type BillingOperationKey } from './permissions.js';

export type StaffPrincipal = Extract<Principal, { kind: 'staff' }>;

/**
 * Checks that the principal is a staff session with the scope for an operation.
 * @throws {Refusal} 404 if the principal is not staff; 403 if the session lacks the scope
 */
export function authorizeStaff(key: BillingOperationKey, principal: Principal): StaffPrincipal {
  // Other callers get 404, as if the billing API did not exist.
  if (principal.kind !== 'staff') throw notFound();
  const permission = permissions[key];
  if (typeof permission !== 'string') {
    const message = `Staff pages cannot call this operation: ${permission.withheld}. Call it from your server.`;
    throw new Refusal({ status: 403, type: 'permission', code: 'withheld', message });
  }
  if (principal.scopes.includes(permission)) return principal;
  const message = `The session lacks the scope ${permission}. Open a session with this scope.`;
  throw new Refusal({ status: 403, type: 'permission', code: 'scope-missing', message });
}
