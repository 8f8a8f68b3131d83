import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { text } from '../text.js';
import type { IsoDateTime } from '../values.js';

/** Opens a session for a subscriber. */
export interface SubscriberSessionRequest {
  audience?: 'subscriber';
  /** Account number of the person who is signed in. */
  accountKey: string;
  /** What the session may do; everything a subscriber may if left out. */
  scopes?: string[];
}

/** Opens a session for one of the tenant's own staff, who may then call operations of the billing API through the gateway. */
export interface StaffSessionRequest {
  audience: 'staff';
  /** Who it is, in the tenant's own words: a stable id, for the audit. */
  staffId: string;
  /** What the session may do, for example `revenue:read`. There is no "everything". */
  scopes: string[];
}

/** Server to server, with the gateway's secret key: opens a session for someone the tenant has signed in. */
export type SessionRequest = SubscriberSessionRequest | StaffSessionRequest;

export interface Session {
  /** Bearer token for the page. Kept in memory only. */
  token: string;
  expiresAt: IsoDateTime;
}

const scopes = z.array(text(64)).check(z.minLength(1), z.maxLength(20));

export const sessionRequest: Schema<SessionRequest> = z.union([
  z.strictObject({ audience: z.optional(z.literal('subscriber')), accountKey: text(70), scopes: z.optional(scopes) }),
  z.strictObject({ audience: z.literal('staff'), staffId: text(128), scopes }),
]);

export const session: Schema<Session> = z.object({ token: z.string(), expiresAt: z.string() });

/** What the session of the page may do. Answer of `GET /storefront/session`. */
export interface SessionRights {
  accountNumber: string;
  /** Names of what it may do; unknown ones may be added. */
  scopes: string[];
}

export const sessionRights: Schema<SessionRights> = z.object({ accountNumber: z.string(), scopes: z.array(z.string()) });

/** Who of the staff the session is for. Answer of `GET /storefront/staff-session`. */
export interface StaffRights {
  staffId: string;
  /** Names of what it may do; unknown ones may be added. */
  scopes: string[];
}

export const staffRights: Schema<StaffRights> = z.object({ staffId: z.string(), scopes: z.array(z.string()) });
