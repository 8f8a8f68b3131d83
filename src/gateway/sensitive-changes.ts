import type { GatewayContext } from './context.js';
import type { Principal } from './principals.js';
import { Refusal } from './refusal.js';

/**
 * Changes that could help somebody with a stolen session to take over an account. `billing-email`: address that receives the invoices.
 * `tax-id`: tax ID of the company. `default-payment-method`: method that pays invoices automatically.
 */
export const SENSITIVE_CHANGES = ['billing-email', 'tax-id', 'default-payment-method'] as const;
export type SensitiveChange = (typeof SENSITIVE_CHANGES)[number];

/** Value of the option `freshSignIn`. */
export interface FreshSignIn {
  /** Changes that need a fresh sign-in. */
  changes: readonly SensitiveChange[];
  /** Maximum time since the sign-in, in minutes. */
  maxAgeMinutes: number;
}

/**
 * Checks that the user signed in recently enough for these changes. The tenant's server states the time of the sign-in when it opens the
 * session (`signedInAt`). A session without this time counts as not fresh.
 * @throws {Refusal} 403 `fresh-sign-in-required`
 */
export function requireFreshSignIn(
  { freshSignIn, now }: Pick<GatewayContext, 'freshSignIn' | 'now'>,
  principal: Principal,
  changes: readonly SensitiveChange[],
): void {
  if (!freshSignIn || !changes.some((change) => freshSignIn.changes.includes(change))) return;
  const signedInAt = principal.kind === 'session' ? principal.signedInAt : undefined;
  if (signedInAt !== undefined && now() - signedInAt <= freshSignIn.maxAgeMinutes * 60_000) return;
  throw new Refusal({
    status: 403,
    type: 'permission',
    code: 'fresh-sign-in-required',
    message: `This change needs a sign-in within the last ${freshSignIn.maxAgeMinutes} minutes. Ask the customer to sign in again, open a session with the new signedInAt, and send the change again.`,
  });
}
