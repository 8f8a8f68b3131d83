import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Engine } from '../context.js';
import type { Database } from '../database/open.js';
import { accessTokens } from '../database/schema.js';

const digest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Gives out a bearer token of so many seconds. */
export async function issueToken({ tx, moment }: Engine, seconds: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(accessTokens).values({ tokenDigest: digest(token), expiresAt: new Date(moment.realNow.getTime() + seconds * 1000) });
  return token;
}

/** Most tokens that one process remembers; the one seen first goes first, and is looked up again. */
const MOST_REMEMBERED = 10_000;

/** The bearer tokens of a database, each looked up once; also those that it has not, which another tenant's database may have. */
export class Tokens {
  readonly #ends = new Map<string, Date | undefined>();

  constructor(
    private readonly db: Database,
    private readonly now: () => Date,
  ) {}

  /** True for the value of an `Authorization` header that carries a live token. */
  async accepts(authorization: string): Promise<boolean> {
    const token = /^Bearer ([\w-]{1,200})$/i.exec(authorization)?.[1];
    if (token === undefined) return false;
    const end = await this.#endOf(digest(token));
    return end !== undefined && this.now() < end;
  }

  async #endOf(tokenDigest: string): Promise<Date | undefined> {
    if (this.#ends.has(tokenDigest)) return this.#ends.get(tokenDigest);
    const [found] = await this.db.select().from(accessTokens).where(eq(accessTokens.tokenDigest, tokenDigest));
    const oldest = this.#ends.keys().next();
    if (this.#ends.size >= MOST_REMEMBERED && !oldest.done) this.#ends.delete(oldest.value);
    this.#ends.set(tokenDigest, found?.expiresAt);
    return found?.expiresAt;
  }
}
