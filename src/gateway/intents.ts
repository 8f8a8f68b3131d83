import type { GatewayContext, OpensSession } from './context.js';
import { Refusal } from './refusal.js';

/** Milliseconds during which an unfinished intent can be resumed. */
const RESUME_WINDOW = 24 * 3600 * 1000;

/**
 * Milliseconds after the completion of a purchase during which its response opens a session. Long enough to check a lost response, short
 * enough that a forgotten intent id does not become a login.
 */
const SESSION_WINDOW = 30 * 60 * 1000;

/** Session of a purchase that was completed at `completedAt`, in milliseconds since 1970. */
export const sessionOfPurchase = (accountNumber: string, completedAt: number): OpensSession => ({
  accountNumber,
  until: completedAt + SESSION_WINDOW,
});

const closedKey = ({ tenant }: Pick<GatewayContext, 'tenant'>, accountNumber: string): string => `purchases|${tenant}|${accountNumber}`;

/**
 * Prevents the purchase that created the account from opening further sessions. The entry is kept for as long as the purchase could do so: it can be
 * paid within `RESUME_WINDOW`, and opens sessions for `SESSION_WINDOW` after that.
 */
export const closePurchases = (context: Pick<GatewayContext, 'tenant' | 'store'>, accountNumber: string): Promise<void> =>
  context.store.revoke(closedKey(context, accountNumber), RESUME_WINDOW + SESSION_WINDOW);

/** True if a session of the account was ended after the purchase that created it. */
export const arePurchasesClosed = (context: Pick<GatewayContext, 'tenant' | 'store'>, accountNumber: string): Promise<boolean> =>
  context.store.isRevoked(closedKey(context, accountNumber));

/** True if an intent that started at `startedAt` can still be resumed. False if `startedAt` is not a valid time. */
export const canResume = ({ now }: Pick<GatewayContext, 'now'>, startedAt: string): boolean =>
  now() - Date.parse(startedAt) < RESUME_WINDOW;

/**
 * Refusal of an intent that was used for something else or is too old to resume.
 * @param reason first sentence of the error message, for developers
 */
export function intentUsedRefusal(reason: string): Refusal {
  return new Refusal({ status: 409, type: 'conflict', code: 'intent-used', message: `${reason} Use a new intentId.` });
}
