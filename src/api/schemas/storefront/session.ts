import type { Validator } from '../validator.js';
import { text } from '../text.js';
import type { IsoDateTime } from '../values.js';
import { anyOf, minLength } from '../input-validation.js';
import { array, maxLength, object, oneOf, optional, refine, strictObject, string } from '../validation.js';

/** Opens a session for a subscriber. */
export interface SubscriberSessionRequest {
  audience?: 'subscriber';
  /** Account number of the signed-in user. */
  accountKey: string;
  /** Scopes of the session. Default: every scope of a subscriber. */
  scopes?: string[];
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
export type SessionRequest = SubscriberSessionRequest | StaffSessionRequest;

export interface Session {
  /** Bearer token for the page, which keeps it in memory only. */
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
  /** Names of the scopes. New names may be added. */
  scopes: string[];
}

export const sessionRights: Validator<SessionRights> = object({ accountNumber: string, scopes: array(string) });

/** Staff member of the session. Response of `GET /storefront/staff-session`. */
export interface StaffRights {
  staffId: string;
  /** Names of the scopes. New names may be added. */
  scopes: string[];
}

export const staffRights: Validator<StaffRights> = object({ staffId: string, scopes: array(string) });
