import * as z from 'zod/mini';
import type { Schema } from '../schema.js';
import { text } from '../text.js';
import type { IsoDateTime } from '../values.js';

/** Server to server, with the gateway's secret key: opens a session for someone the tenant has signed in. */
export interface SessionRequest {
  /** Account number of the person who is signed in. */
  accountKey: string;
  /** What the session may do; everything a subscriber may if left out. */
  scopes?: string[];
}

export interface Session {
  /** Bearer token for the page. Kept in memory only. */
  token: string;
  expiresAt: IsoDateTime;
}

export const sessionRequest: Schema<SessionRequest> = z.strictObject({
  accountKey: text(70),
  scopes: z.optional(z.array(text(64)).check(z.minLength(1), z.maxLength(20))),
});

export const session: Schema<Session> = z.object({ token: z.string(), expiresAt: z.string() });

/** What the session of the page may do. Answer of `GET /storefront/session`. */
export interface SessionRights {
  accountNumber: string;
  /** Names of what it may do; unknown ones may be added. */
  scopes: string[];
}

export const sessionRights: Schema<SessionRights> = z.object({ accountNumber: z.string(), scopes: z.array(z.string()) });
