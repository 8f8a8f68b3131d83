import { isStorefrontError, StorefrontError } from '../../../api/errors.js';

/** Short-lived token of the gateway for one account. */
export interface SessionToken {
  readonly token: string;
  /** Expiry time, for example `2026-11-21T10:00:00Z`. */
  readonly expiresAt: string;
}

/** Gets a session from the tenant's own backend. Resolves to undefined if nobody is signed in. */
export type FetchSession = () => Promise<SessionToken | undefined>;

export interface SessionObserver {
  /** Called when the status has changed. */
  onStatus(): void;
  /** Called when the account has changed. All cached data belongs to the previous account. */
  onOtherAccount(): void;
  /** Called when a session could not be fetched. */
  onFailure(error: StorefrontError): void;
}

/** Remaining lifetime below which a token is no longer used, in milliseconds. The token could expire during the request. */
const MIN_REMAINING_MS = 60_000;

/**
 * Session of a provider. Fetches and renews the token on demand, and keeps it only in memory.
 */
export class Session {
  readonly #observer: SessionObserver;
  #fetchSession: FetchSession | undefined;
  #token: { value: string; ends: number } | undefined;
  #account: string | undefined;
  #status: 'none' | 'active' | 'expired' = 'none';
  #pending: Promise<void> | undefined;
  /** Increased when a pending session request becomes obsolete, so that its response is ignored. */
  #epoch = 0;

  constructor(observer: SessionObserver) {
    this.#observer = observer;
  }

  get status(): 'none' | 'active' | 'expired' {
    return this.#status;
  }

  /**
   * Function that fetches sessions. Replacing it does not fetch again, because frameworks create a new function on each render. Call `renew` after a
   * sign-in.
   */
  set source(fetchSession: FetchSession | undefined) {
    const first = !this.#fetchSession && fetchSession;
    this.#fetchSession = fetchSession;
    if (first) this.renew();
  }

  /**
   * Returns the token to send, and fetches a new one if necessary. Undefined if nobody is signed in.
   * @param rejected token that the gateway has just refused
   */
  async token(rejected: string | undefined): Promise<string | undefined> {
    if (this.#token && (this.#token.value === rejected || this.#token.ends - Date.now() <= MIN_REMAINING_MS)) this.#drop();
    while (!this.#token && this.#status === 'active') await (this.#pending ??= this.#fetch());
    return this.#token?.value;
  }

  /** Uses a session that the gateway has opened. */
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

  /** Fetches a new session, even if the current one is still valid. Also works after a failure or a sign-out. */
  renew(): void {
    if (this.#fetchSession) this.#token = undefined;
    this.#restart(this.#fetchSession || this.#token ? 'active' : 'none');
  }

  /** Forgets the session. `renew`, `adopt`, or setting `source` while it is undefined starts the next one. */
  forget(): void {
    this.#restart('none');
    this.#leave();
  }

  /** Clears the token and the account after a sign-out, and reports the change of account. */
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

  /** Reports that the page's `fetchSession` failed or returned an invalid session. */
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

/** @throws {StorefrontError} `session-unusable`, if the token or its expiry is missing */
function readToken(session: unknown): { value: string; ends: number } {
  const { token, expiresAt } = { token: undefined, expiresAt: undefined, ...(typeof session === 'object' ? session : {}) };
  const ends = Date.parse(String(expiresAt));
  if (typeof token !== 'string' || token === '' || Number.isNaN(ends)) {
    const message = 'fetchSession must return {token, expiresAt}. "token" is missing, or "expiresAt" is not a date.';
    throw new StorefrontError({ type: 'configuration', code: 'session-unusable', message });
  }
  // A new token that seems expired means that the visitor's clock is fast. The token is used until the gateway refuses it.
  return { value: token, ends: ends < Date.now() ? NaN : ends };
}

/** Returns the account of a token: its `sub`, or the token itself if it is not a JWT. Used only to notice a change of account. */
function accountOf(token: string): string {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    if (typeof claims === 'object' && claims !== null && 'sub' in claims && typeof claims.sub === 'string') return claims.sub;
  } catch {
    // Not a JWT.
  }
  return token;
}
