import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { instantColumn } from './columns.js';

/** Signing keys in a single row, created for the first signature. */
export const signingKeys = pgTable('signing_keys', {
  id: integer('id').primaryKey(),
  /** SubjectPublicKeyInfo in Base64, as the API returns it. */
  publicKey: text('public_key').notNull(),
  /** PKCS #8 in PEM. */
  privateKey: text('private_key').notNull(),
  /** Secret of HMAC signatures, in Base64. */
  hmacSecret: text('hmac_secret').notNull(),
});

/** Tokens for a single call from a page. They expire by real time and are stored as digests. */
export const callTokens = pgTable('call_tokens', {
  tokenDigest: text('token_digest').primaryKey(),
  method: text('method').notNull(),
  /** Path that the token is valid for. */
  path: text('path').notNull(),
  /** The only account that the call may access. */
  accountId: text('account_id').references(() => accounts.id),
  expiresAt: instantColumn('expires_at').notNull(),
});

/** Bearer tokens, stored as digests. They expire by real time and survive restarts and resets. */
export const accessTokens = pgTable('access_tokens', {
  tokenDigest: text('token_digest').primaryKey(),
  expiresAt: instantColumn('expires_at').notNull(),
});

/** Pages of the platform that a storefront embeds in a frame. */
export const hostedPages = pgTable('hosted_pages', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  version: text('version').notNull(),
});
