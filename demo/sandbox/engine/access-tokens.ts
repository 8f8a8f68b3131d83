import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Database } from '../database/open.js';
import { accessTokens } from '../database/schema.js';

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Issues a bearer token that is valid for `seconds`. */
export async function issueAccessToken({ tx, moment }: Engine, seconds: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(accessTokens).values({ tokenDigest: digest(token), expiresAt: new Date(moment.realNow.getTime() + seconds * 1000) });
  return token;
}

/** Maximum number of cached tokens. Beyond it, the oldest entry is dropped and looked up again when needed. */
const MAX_CACHED_TOKENS = 10_000;

/**
 * Cache of the bearer tokens of one database. Unknown tokens are cached too, because each request is checked against every tenant's database.
 */
export class AccessTokenCache {
  readonly #expiryByDigest = new Map<string, Date | undefined>();

  constructor(
    private readonly db: Database,
    private readonly now: () => Date,
  ) {}

  /** True if an `Authorization` header has a valid token. */
  async accepts(authorization: string): Promise<boolean> {
    const token = /^Bearer ([\w-]{1,200})$/i.exec(authorization)?.[1];
    if (token === undefined) return false;
    const expiresAt = await this.#readExpiry(digest(token));
    return expiresAt !== undefined && this.now() < expiresAt;
  }

  async #readExpiry(tokenDigest: string): Promise<Date | undefined> {
    if (this.#expiryByDigest.has(tokenDigest)) return this.#expiryByDigest.get(tokenDigest);
    const [found] = await this.db.select().from(accessTokens).where(eq(accessTokens.tokenDigest, tokenDigest));
    const oldest = this.#expiryByDigest.keys().next();
    if (this.#expiryByDigest.size >= MAX_CACHED_TOKENS && !oldest.done) this.#expiryByDigest.delete(oldest.value);
    this.#expiryByDigest.set(tokenDigest, found?.expiresAt);
    return found?.expiresAt;
  }
}
