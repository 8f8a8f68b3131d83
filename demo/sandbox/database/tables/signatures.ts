import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { instantColumn } from './columns.js';

/** The one row of keys that the sandbox signs with, made when the first signature is asked for. */
export const signingKeys = pgTable('signing_keys', {
  id: integer('id').primaryKey(),
  /** SubjectPublicKeyInfo in Base64, as it is handed out. */
  publicKey: text('public_key').notNull(),
  /** PKCS #8 in PEM. */
  privateKey: text('private_key').notNull(),
  /** Secret of the HMAC signatures, in Base64. */
  hmacSecret: text('hmac_secret').notNull(),
});

/** One-time tokens that let a page call one operation. Only a digest is kept. Live in real time, like the credential. */
export const callTokens = pgTable('call_tokens', {
  tokenDigest: text('token_digest').primaryKey(),
  method: text('method').notNull(),
  /** Path of the one address that the token opens. */
  path: text('path').notNull(),
  /** The one account that a call with the token may name. */
  accountId: text('account_id').references(() => accounts.id),
  expiresAt: instantColumn('expires_at').notNull(),
});

/** Bearer tokens that were given out. Only digests are kept. Live in real time, through a restart and a reset. */
export const accessTokens = pgTable('access_tokens', {
  tokenDigest: text('token_digest').primaryKey(),
  expiresAt: instantColumn('expires_at').notNull(),
});

/** Pages of the platform that a storefront shows in a frame. */
export const hostedPages = pgTable('hosted_pages', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  version: text('version').notNull(),
});
