import {
  createHash,
  createHmac,
  createPublicKey,
  generateKeyPair,
  privateEncrypt,
  publicDecrypt,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Transaction } from '../database/open.js';
import { callTokens, signingKeys } from '../database/schema.js';

const generateKeys = promisify(generateKeyPair);

/** Signing keys of the tenant. */
export type SigningKeys = typeof signingKeys.$inferSelect;

const KEYS_ROW = 1;
/** Advisory lock for creating the keys, so that concurrent calls do not create them twice. */
const KEYS_LOCK = 4602_0004;
const MODULUS_BITS = 2048;
/** Block sizes in bytes, before and after RSA with PKCS #1 v1.5 padding. */
const PLAIN_BLOCK_BYTES = MODULUS_BITS / 8 - 11;
const SIGNED_BLOCK_BYTES = MODULUS_BITS / 8;

const CALL_TOKEN_LIFETIME = 10 * 60 * 1000;

/** Returns the tenant's signing keys. The first call creates them. */
export async function getSigningKeys(engine: Engine): Promise<SigningKeys> {
  const { tx } = engine;
  await tx.execute(sql`select pg_advisory_xact_lock(${KEYS_LOCK})`);
  const [known] = await tx.select().from(signingKeys).where(eq(signingKeys.id, KEYS_ROW));
  if (known) return known;
  const pair = await generateKeys('rsa', {
    modulusLength: MODULUS_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const keys = {
    id: KEYS_ROW,
    publicKey: pair.publicKey.toString('base64'),
    privateKey: pair.privateKey,
    hmacSecret: randomBytes(32).toString('base64'),
  };
  await tx.insert(signingKeys).values(keys);
  return keys;
}

/** Reads the public key. Undefined if the keys were not created yet. */
export async function readPublicKey(engine: Pick<Engine, 'tx'>): Promise<string | undefined> {
  const [known] = await engine.tx.select({ publicKey: signingKeys.publicKey }).from(signingKeys).where(eq(signingKeys.id, KEYS_ROW));
  return known?.publicKey;
}

/** Encrypts a text with the private key, block by block. Anyone with the public key can verify its origin. */
export function signText(keys: SigningKeys, text: string): string {
  const bytes = Buffer.from(text);
  const blocks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += PLAIN_BLOCK_BYTES)
    blocks.push(privateEncrypt(keys.privateKey, bytes.subarray(from, from + PLAIN_BLOCK_BYTES)));
  return Buffer.concat(blocks).toString('base64');
}

/** Decrypts a text that `signText` encrypted; undefined for any other input. */
export function readSignedText(publicKey: string, signature: string): string | undefined {
  const bytes = Buffer.from(signature, 'base64');
  if (bytes.length === 0 || bytes.length % SIGNED_BLOCK_BYTES !== 0) return undefined;
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
    const blocks: Buffer[] = [];
    for (let from = 0; from < bytes.length; from += SIGNED_BLOCK_BYTES)
      blocks.push(publicDecrypt(key, bytes.subarray(from, from + SIGNED_BLOCK_BYTES)));
    return Buffer.concat(blocks).toString('utf8');
  } catch {
    return undefined;
  }
}

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Call that a one-time token allows. */
export interface CallGrant {
  method: string;
  /** Path of the URL. */
  path: string;
  accountId: string | null;
}

function signCall(keys: SigningKeys, token: string, grant: Pick<CallGrant, 'method' | 'path'>): string {
  return createHmac('sha256', Buffer.from(keys.hmacSecret, 'base64')).update(`${grant.method}#${grant.path}#${token}`).digest('base64');
}

/** Issues a one-time token for a call, with its signature. The token expires after ten minutes. */
export async function issueCallToken(engine: Engine, grant: CallGrant): Promise<{ token: string; signature: string }> {
  const token = randomBytes(32).toString('base64url');
  const keys = await getSigningKeys(engine);
  const expiresAt = new Date(engine.moment.realNow.getTime() + CALL_TOKEN_LIFETIME);
  await engine.tx.insert(callTokens).values({ ...grant, tokenDigest: digest(token), expiresAt });
  return { token, signature: signCall(keys, token, grant) };
}

/** True if the token was issued by this database and not used yet. */
export async function isCallToken(tx: Transaction, token: string): Promise<boolean> {
  return (
    (
      await tx
        .select({ tokenDigest: callTokens.tokenDigest })
        .from(callTokens)
        .where(eq(callTokens.tokenDigest, digest(token)))
    ).length > 0
  );
}

/** Deletes the token and returns the call that it allows. Undefined if the token is unknown or expired, or the signature is invalid. */
export async function redeemCallToken(tx: Transaction, token: string, signature: string, realNow: Date): Promise<CallGrant | undefined> {
  const [grant] = await tx
    .delete(callTokens)
    .where(eq(callTokens.tokenDigest, digest(token)))
    .returning();
  const [keys] = await tx.select().from(signingKeys).where(eq(signingKeys.id, KEYS_ROW));
  if (!grant || !keys || grant.expiresAt <= realNow) return undefined;
  const expected = Buffer.from(signCall(keys, token, grant));
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected) ? grant : undefined;
}
