import { isStorefrontError, StorefrontError } from '../../../api/errors.js';

/** A short-lived token of the gateway for one account. */
export interface SessionToken {
  readonly token: string;
  /** Instant, for example `2026-11-21T10:00:00Z`. */
  readonly expiresAt: string;
}

/** Asks the tenant's own backend for a session; undefined says that nobody is signed in. */
export type FetchSession = () => Promise<SessionToken | undefined>;

export interface SessionObserver {
  /** The status is another one. */
  onStatus(): void;
  /** Answers that are kept belong to someone else. */
  onOtherAccount(): void;
  /** A session could not be had. */
  onFailure(error: StorefrontError): void;
}

/** A token is not used in its last minute: it might end on the way. */
const LEAD = 60_000;

/**
 * Who the requests of a provider speak for: the session token while there is one, else the publishable key. The token lives here and
 * nowhere else, in memory.
 */
export class Session {
  readonly #observer: SessionObserver;
  #fetchSession: FetchSession | undefined;
  #token: { value: string; ends: number } | undefined;
  #account: string | undefined;
  #status: 'none' | 'active' | 'expired' = 'none';
  #pending: Promise<void> | undefined;
  /** Counts what ends a request for a session that is under way: its answer is for someone else by then. */
  #epoch = 0;

  constructor(observer: SessionObserver) {
    this.#observer = observer;
  }

  get status(): 'none' | 'active' | 'expired' {
    return this.#status;
  }

  /**
   * Where sessions come from. A function that takes the place of another changes nothing else, because frameworks make a new one with each
   * rendering: use `renew` when somebody has signed in.
   */
  set source(fetchSession: FetchSession | undefined) {
    const first = !this.#fetchSession && fetchSession;
    this.#fetchSession = fetchSession;
    if (first) this.renew();
  }

  /**
   * The token to send, renewed when it is needed and never by a timer; undefined if there is nobody to speak for.
   * @param rejected the token that the gateway has just refused
   */
  async token(rejected: string | undefined): Promise<string | undefined> {
    if (this.#token && (this.#token.value === rejected || this.#token.ends - Date.now() <= LEAD)) this.#drop();
    while (!this.#token && this.#status === 'active') await (this.#pending ??= this.#fetch());
    return this.#token?.value;
  }

  /** Takes over a session that the gateway has opened. */
  adopt(session: SessionToken): void {
    this.#epoch += 1;
    this.#pending = undefined;
    try {
      this.#take(session);
      this.#setStatus('active');
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Asks for a session again, whoever is signed in by now: also while one lives, after a failure, or after someone signed out. */
  renew(): void {
    if (this.#fetchSession) this.#token = undefined;
    this.#restart(this.#fetchSession || this.#token ? 'active' : 'none');
  }

  /** Forgets the session until `renew`, `adopt` or another source. */
  forget(): void {
    this.#restart('none');
    this.#leave();
  }

  /** Nobody is signed in any more. */
  #leave(): void {
    this.#token = undefined;
    this.#account = undefined;
    this.#observer.onOtherAccount();
  }

  #restart(status: 'none' | 'active'): void {
    this.#epoch += 1;
    this.#pending = undefined;
    this.#setStatus(status);
  }

  #drop(): void {
    this.#token = undefined;
    if (!this.#fetchSession && this.#status === 'active') this.#setStatus('expired');
  }

  async #fetch(): Promise<void> {
    const epoch = this.#epoch;
    try {
      const session: unknown = await this.#fetchSession?.();
      if (epoch !== this.#epoch) return;
      if (session === undefined || session === null) {
        this.#setStatus('none');
        if (this.#account !== undefined) this.#leave();
      } else this.#take(session);
    } catch (error) {
      if (epoch !== this.#epoch) return;
      this.#setStatus('expired');
      this.#fail(error);
    } finally {
      if (epoch === this.#epoch) this.#pending = undefined;
    }
  }

  #take(session: unknown): void {
    const { value, ends } = readToken(session);
    const account = accountOf(value);
    const other = this.#account !== undefined && this.#account !== account;
    this.#token = { value, ends };
    this.#account = account;
    if (other) this.#observer.onOtherAccount();
  }

  /** What the page's function threw, or what is wrong with its answer. */
  #fail(error: unknown): void {
    const type = 'authentication';
    this.#observer.onFailure(
      isStorefrontError(error)
        ? error
        : new StorefrontError({ type, code: 'session-unavailable', message: `fetchSession failed: ${String(error)}`, cause: error }),
    );
  }

  #setStatus(status: 'none' | 'active' | 'expired'): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#observer.onStatus();
  }
}

/** @throws {StorefrontError} saying what is missing, for the person who wrote `fetchSession` */
function readToken(session: unknown): { value: string; ends: number } {
  const { token, expiresAt } = { token: undefined, expiresAt: undefined, ...(typeof session === 'object' ? session : {}) };
  const ends = Date.parse(String(expiresAt));
  if (typeof token !== 'string' || token === '' || Number.isNaN(ends)) {
    const message = 'fetchSession answered without "token", or without a date in "expiresAt".';
    throw new StorefrontError({ type: 'configuration', code: 'session-unusable', message });
  }
  // One that has ended when it comes tells that the visitor's clock is fast: it holds until the gateway refuses it.
  return { value: token, ends: ends < Date.now() ? NaN : ends };
}

/** Whose token it is: its `sub`. Only to notice that it is another person's; a token that cannot be read counts as somebody of its own. */
function accountOf(token: string): string {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    if (typeof claims === 'object' && claims !== null && 'sub' in claims && typeof claims.sub === 'string') return claims.sub;
  } catch {
    // Not a JWT.
  }
  return token;
}
