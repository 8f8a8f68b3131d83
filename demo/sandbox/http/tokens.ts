import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The machine credential of a tenant. */
export interface MachineClient {
  readonly id: string;
  readonly secret: string;
}

/** For development, the same on every machine. */
export const DEVELOPMENT_CLIENT: MachineClient = { id: 'sandbox-client', secret: 'sandbox-secret' };

const MOST_TOKENS = 10_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares without telling by its time how much was right. */
function same(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

/** True for the tenant's credential. */
export function isClient(client: MachineClient, id: unknown, secret: unknown): boolean {
  if (typeof id !== 'string' || typeof secret !== 'string') return false;
  const idFits = same(id, client.id);
  return same(secret, client.secret) && idFits;
}

/** Bearer tokens that were given out; only digests are kept, in memory: a restart ends them, as an hour does. */
export class Tokens {
  readonly #expiries = new Map<string, number>();

  constructor(private readonly now: () => Date) {}

  /** A new token of so many seconds. */
  issue(seconds: number): string {
    const token = randomBytes(32).toString('base64url');
    const oldest = this.#expiries.keys().next();
    if (this.#expiries.size >= MOST_TOKENS && !oldest.done) this.#expiries.delete(oldest.value);
    this.#expiries.set(digest(token).toString('hex'), this.now().getTime() + seconds * 1000);
    return token;
  }

  /** True for the value of an `Authorization` header that carries a live token. */
  accepts(authorization: string | undefined): boolean {
    const token = /^Bearer ([\w-]{1,200})$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return false;
    const expiry = this.#expiries.get(digest(token).toString('hex'));
    return expiry !== undefined && this.now().getTime() < expiry;
  }
}
