import type { AccountInfo, GatewayContext } from '../context.js';
import { sha256Hex } from '../digest.js';
import { Refusal } from '../refusal.js';

/**
 * Number of the account that a user's first purchase creates. Derived from the user's id, so that the platform itself refuses a second
 * account for the same user, and the account is found again without any stored link.
 */
export async function userAccountNumber({ tenant }: Pick<GatewayContext, 'tenant'>, userId: string): Promise<string> {
  return `U-${(await sha256Hex('user', tenant, userId)).slice(0, 24).toUpperCase()}`;
}

/** True if a user's purchase created the account. */
export const isUserAccount = (accountNumber: string): boolean => /^U-[0-9A-F]{24}$/.test(accountNumber);

/** Returns the account of a user. Undefined if the user has none yet. */
export async function findUserAccount(context: GatewayContext, userId: string): Promise<AccountInfo | undefined> {
  return findAccount(context, await userAccountNumber(context, userId));
}

/** Returns the account with this number. Undefined if there is none. */
export async function findAccount(context: Pick<GatewayContext, 'account'>, accountNumber: string): Promise<AccountInfo | undefined> {
  try {
    return await context.account(accountNumber);
  } catch (error) {
    if (error instanceof Refusal && error.details.type === 'not-found') return undefined;
    throw error;
  }
}

/**
 * Refuses a session without account if the user has an account by now, for example because of a purchase in another tab. Pages answer 401
 * with a new session, which is a session of the account.
 * @throws {Refusal} 401 `session-outdated`
 */
export async function checkHasNoAccount(context: GatewayContext, userId: string): Promise<void> {
  if ((await findUserAccount(context, userId)) === undefined) return;
  throw new Refusal({
    status: 401,
    type: 'authentication',
    code: 'session-outdated',
    message: 'This user has a billing account by now. Open a new session for the user; it gives access to the account.',
  });
}

/**
 * Refuses an operation on account data for a user who has no account.
 * @throws {Refusal} 403 `no-account`; 401 `session-outdated` if the user has an account by now
 */
export async function refuseWithoutAccount(context: GatewayContext, userId: string): Promise<never> {
  await checkHasNoAccount(context, userId);
  throw new Refusal({
    status: 403,
    type: 'permission',
    code: 'no-account',
    message: 'This user has no billing account yet. It is created when the user buys a plan.',
  });
}
