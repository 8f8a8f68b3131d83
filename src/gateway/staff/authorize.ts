import type { Principal } from '../principals.js';
import { Refusal } from '../refusal.js';
import { rights, type BillingOperationKey } from './rights.js';

export type StaffPrincipal = Extract<Principal, { kind: 'staff' }>;

/**
 * Lets through a staff session that was opened for this operation, and nobody else.
 * @throws {Refusal} 401 where signing in would help, 403 where it would not
 */
export function authorizeStaff(key: BillingOperationKey, principal: Principal): StaffPrincipal {
  if (principal.kind === 'publishable') {
    const message =
      'This needs a session of the tenant\'s staff. Let your server open one: POST /storefront/sessions with audience "staff".';
    throw new Refusal({ status: 401, type: 'authentication', code: 'session-required', message });
  }
  if (principal.kind !== 'staff') {
    throw new Refusal({ status: 403, type: 'permission', code: 'not-allowed', message: 'This credential may not do this.' });
  }
  const right = rights[key];
  if (typeof right !== 'string') {
    const message = `No staff page may call this operation: ${right.withheld}.`;
    throw new Refusal({ status: 403, type: 'permission', code: 'withheld', message });
  }
  if (principal.scopes.includes(right)) return principal;
  const message = `The session was opened without the scope ${right}.`;
  throw new Refusal({ status: 403, type: 'permission', code: 'scope-missing', message });
}
