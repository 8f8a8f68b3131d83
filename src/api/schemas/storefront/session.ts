import type { Validator } from '../validator.js';
import { text } from '../text.js';
import type { IsoDateTime } from '../values.js';
import { anyOf, minLength } from '../input-validation.js';
import { array, maxLength, object, oneOf, optional, refine, strictObject, string } from '../validation.js';

/** Opens a session for a subscriber. */
export interface SubscriberSessionRequest {
  audience?: 'subscriber';
  /** Account number of the person who is signed in. */
  accountKey: string;
  /** Scopes of the session. Default: every scope of a subscriber. */
  scopes?: string[];
}

/** Opens a session for one of the tenant's own staff, who may then call operations of the billing API through the gateway. */
export interface StaffSessionRequest {
  audience: 'staff';
  /** Who it is, in the tenant's own words: a stable id, for the audit. */
  staffId: string;
  /** Scopes of the session, for example `revenue:read`. No scope stands for all of them. */
  scopes: string[];
}

/** Server to server, with the gateway's secret key: opens a session for someone the tenant has signed in. */
export type SessionRequest = SubscriberSessionRequest | StaffSessionRequest;

export interface Session {
  /** Bearer token for the page. Kept in memory only. */
  token: string;
  expiresAt: IsoDateTime;
}

const scopes = refine(array(text(64)), minLength(1), maxLength(20));

export const sessionRequest: Validator<SessionRequest> = anyOf(
  strictObject({ audience: optional(oneOf('subscriber')), accountKey: text(70), scopes: optional(scopes) }),
  strictObject({ audience: oneOf('staff'), staffId: text(128), scopes }),
);

export const session: Validator<Session> = object({ token: string, expiresAt: string });

/** Scopes of the session of the page. Response of `GET /storefront/session`. */
export interface SessionRights {
  accountNumber: string;
  /** Names of what it may do; unknown ones may be added. */
  scopes: string[];
}

export const sessionRights: Validator<SessionRights> = object({ accountNumber: string, scopes: array(string) });

/** Who of the staff the session is for. Answer of `GET /storefront/staff-session`. */
export interface StaffRights {
  staffId: string;
  /** Names of what it may do; unknown ones may be added. */
  scopes: string[];
}

export const staffRights: Validator<StaffRights> = object({ staffId: string, scopes: array(string) });
