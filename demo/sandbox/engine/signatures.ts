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

const generate = promisify(generateKeyPair);

/** Keys of the tenant. */
export type SigningKeys = typeof signingKeys.$inferSelect;

const KEYS_ROW = 1;
/** Held while the keys are made, so that of two calls at once one makes them. */
const KEYS_LOCK = 4602_0004;
const MODULUS_BITS = 2048;
/** Bytes of a block that goes through RSA with the padding of PKCS #1 v1.5, and of what comes out. */
const BLOCK_IN = MODULUS_BITS / 8 - 11;
const BLOCK_OUT = MODULUS_BITS / 8;

const LIFETIME = 10 * 60 * 1000;

/** The keys that the sandbox signs with; made the first time, the same from then on. */
export async function signingKeysOf(engine: Engine): Promise<SigningKeys> {
  const { tx } = engine;
  await tx.execute(sql`select pg_advisory_xact_lock(${KEYS_LOCK})`);
  const [known] = await tx.select().from(signingKeys).where(eq(signingKeys.id, KEYS_ROW));
  if (known) return known;
  const pair = await generate('rsa', {
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

/** The public key if one was made. */
export async function publicKeyOf(engine: Pick<Engine, 'tx'>): Promise<string | undefined> {
  const [known] = await engine.tx.select({ publicKey: signingKeys.publicKey }).from(signingKeys).where(eq(signingKeys.id, KEYS_ROW));
  return known?.publicKey;
}

/** Encrypts a text with the private key, block by block, so that whoever has the public key can read that it is from here. */
export function signText(keys: SigningKeys, text: string): string {
  const bytes = Buffer.from(text);
  const blocks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += BLOCK_IN)
    blocks.push(privateEncrypt(keys.privateKey, bytes.subarray(from, from + BLOCK_IN)));
  return Buffer.concat(blocks).toString('base64');
}

/** Reads what `signText` wrote; undefined for anything else. */
export function readSignedText(publicKey: string, signature: string): string | undefined {
  const bytes = Buffer.from(signature, 'base64');
  if (bytes.length === 0 || bytes.length % BLOCK_OUT !== 0) return undefined;
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
    const blocks: Buffer[] = [];
    for (let from = 0; from < bytes.length; from += BLOCK_OUT) blocks.push(publicDecrypt(key, bytes.subarray(from, from + BLOCK_OUT)));
    return Buffer.concat(blocks).toString('utf8');
  } catch {
    return undefined;
  }
}

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a one-time token opens. */
export interface CallGrant {
  method: string;
  /** Path of the address. */
  path: string;
  accountId: string | null;
}

function hmacOf(keys: SigningKeys, token: string, grant: Pick<CallGrant, 'method' | 'path'>): string {
  return createHmac('sha256', Buffer.from(keys.hmacSecret, 'base64')).update(`${grant.method}#${grant.path}#${token}`).digest('base64');
}

/** Gives out a token for one call within ten minutes, and its signature. */
export async function grantCall(engine: Engine, grant: CallGrant): Promise<{ token: string; signature: string }> {
  const token = randomBytes(32).toString('base64url');
  const keys = await signingKeysOf(engine);
  const expiresAt = new Date(engine.moment.realNow.getTime() + LIFETIME);
  await engine.tx.insert(callTokens).values({ ...grant, tokenDigest: digest(token), expiresAt });
  return { token, signature: hmacOf(keys, token, grant) };
}

/** True for a token that was given out here and not used yet. */
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

/** Uses a token up, whatever it is then worth; undefined if token and signature are not from here, or too old. */
export async function redeemCall(tx: Transaction, token: string, signature: string, realNow: Date): Promise<CallGrant | undefined> {
  const [grant] = await tx
    .delete(callTokens)
    .where(eq(callTokens.tokenDigest, digest(token)))
    .returning();
  const [keys] = await tx.select().from(signingKeys).where(eq(signingKeys.id, KEYS_ROW));
  if (!grant || !keys || grant.expiresAt <= realNow) return undefined;
  const wanted = Buffer.from(hmacOf(keys, token, grant));
  const given = Buffer.from(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? grant : undefined;
}
