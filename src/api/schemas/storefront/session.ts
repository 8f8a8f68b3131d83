import type { Validator } from '../validator.js';
import { text } from '../text.js';
import type { IsoDateTime } from '../values.js';
import { anyOf, minLength } from '../input-validation.js';
import { array, boolean, maxLength, object, oneOf, optional, pattern, refine, strictObject, string } from '../validation.js';
import { email } from './buyer.js';

/** Opens a session for a subscriber. */
export interface SubscriberSessionRequest {
  audience?: 'subscriber';
  /** Account number of the signed-in user. */
  accountKey: string;
  /** Scopes of the session. Default: every scope of a subscriber. */
  scopes?: string[];
  /**
   * Time at which the user last proved who they are, for example with a password. Not the time of this request. Needed for changes that the
   * gateway option `freshSignIn` lists.
   */
  signedInAt?: IsoDateTime;
}

/** User of the tenant's site. */
export interface SessionUser {
  /** Stable id of the user in the tenant's systems. Never reuse the id of another user: the user's account is found by it. */
  id: string;
  /** Email address, to prefill the sign-up. */
  email?: string;
  /** True if the tenant has verified the email address. The user then cannot buy with another address. */
  emailVerified?: boolean;
  /** Full name, to prefill the sign-up. */
  name?: string;
}

/**
 * Opens a session for a user who is signed in at the tenant and may not have a billing account yet. Without an account, the user can buy a
 * plan; the purchase creates the account. Later sessions of the same user are sessions of that account.
 */
export interface UserSessionRequest {
  audience?: 'subscriber';
  user: SessionUser;
  /** Scopes of the session. Default: every scope of a subscriber. Those for account data have no effect until the account exists. */
  scopes?: string[];
  /** Time at which the user last proved who they are. See {@link SubscriberSessionRequest.signedInAt}. */
  signedInAt?: IsoDateTime;
}

/** Opens a session for a staff member of the tenant. It allows calls of the billing API through the gateway. */
export interface StaffSessionRequest {
  audience: 'staff';
  /** Stable id of the staff member in the tenant's systems, for the audit log. */
  staffId: string;
  /** Scopes of the session, for example `revenue:read`. No single scope allows everything. */
  scopes: string[];
}

/** Session for a user whom the tenant has signed in. Requested server to server with the gateway's secret key. */
export type SessionRequest = SubscriberSessionRequest | UserSessionRequest | StaffSessionRequest;

export interface Session {
  /** Bearer token for the page, which keeps it in memory only. */
  token: string;
  expiresAt: IsoDateTime;
}

/** Date and time with a time zone. The gateway checks that the day exists. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

const scopes = refine(array(text(64)), minLength(1), maxLength(20));

const subscriberFields = {
  audience: optional(oneOf('subscriber')),
  scopes: optional(scopes),
  signedInAt: optional(refine(string, pattern(INSTANT, 'must be a time such as 2026-11-21T10:00:00Z'))),
};
/** Id of a user in the tenant's systems. */
export const userId: Validator<string> = text(128);

const sessionUser: Validator<SessionUser> = strictObject({
  id: userId,
  email: optional(email),
  emailVerified: optional(boolean),
  name: optional(text(200)),
});

export const sessionRequest: Validator<SessionRequest> = anyOf<SessionRequest>(
  strictObject({ ...subscriberFields, accountKey: text(70) }),
  strictObject({ ...subscriberFields, user: sessionUser }),
  strictObject({ audience: oneOf('staff'), staffId: text(128), scopes }),
);

/**
 * Ends sessions: the session of a token, or all sessions of an account, a user or a staff member. Ending a session that has already ended
 * does nothing. An unknown account is refused with 404. Unknown users and staff members are not refused, because the gateway does not know them.
 */
export type SessionRevocation = { token: string } | { accountKey: string } | { userId: string } | { staffId: string };

export const sessionRevocation: Validator<SessionRevocation> = anyOf<SessionRevocation>(
  strictObject({ token: text(4096) }),
  strictObject({ accountKey: text(70) }),
  strictObject({ userId }),
  strictObject({ staffId: text(128) }),
);

export const session: Validator<Session> = object({ token: string, expiresAt: string });

/** Scopes of the session of the page. Response of `GET /storefront/session`. */
export interface SessionRights {
  /** Undefined if the user has no billing account yet. */
  accountNumber?: string;
  /** Details of a user who has no billing account yet, to prefill the sign-up. */
  user?: Omit<SessionUser, 'id'>;
  /** Names of the scopes. New names may be added. */
  scopes: string[];
}

export const sessionRights: Validator<SessionRights> = object({
  accountNumber: optional(string),
  user: optional(object({ email: optional(string), emailVerified: optional(boolean), name: optional(string) })),
  scopes: array(string),
});

/** Staff member of the session. Response of `GET /storefront/staff-session`. */
export interface StaffRights {
  staffId: string;
  /** Names of the scopes. New names may be added. */
  scopes: string[];
}

export const staffRights: Validator<StaffRights> = object({ staffId: string, scopes: array(string) });
