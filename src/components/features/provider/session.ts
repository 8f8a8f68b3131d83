import type { ReactiveControllerHost } from 'lit';
import { isStorefrontError, StorefrontError } from '../../../api/errors.js';
import type { OperationSettings } from '../../../api/operations/operation.js';
import { clearStored } from '../../../store/page-storage.js';
import type { Store } from '../../../store/store.js';
import { Tabs } from '../../../store/tabs.js';
import { tenantKey } from '../connection/tenant-key.js';

/** Short-lived token of the gateway for one account. */
export interface SessionToken {
  readonly token: string;
  /** Expiry time, for example `2026-11-21T10:00:00Z`. */
  readonly expiresAt: string;
}

/**
 * Gets a session from the tenant's own backend. Resolves to undefined or null if nobody is signed in. Can also resolve to the response of the
 * backend: status 204 or 401 means that nobody is signed in.
 */
export type FetchSession = () => Promise<SessionToken | Response | null | undefined>;

/** `no-account`: the user is signed in and has no billing account yet. */
export type SessionStatus = 'none' | 'active' | 'no-account' | 'expired';

interface SessionObserver {
  readonly element: Element & ReactiveControllerHost;
  /** Returns the store of the provider. */
  readonly store: () => Store | undefined;
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
  /** Other tabs of the same gateway. */
  readonly #tabs: Tabs;
  #fetchSession: FetchSession | undefined;
  #token: { value: string; ends: number } | undefined;
  /** Token that the gateway has refused. It is not sent again. */
  #refused: string | undefined;
  #account: string | undefined;
  #status: SessionStatus = 'none';
  #pending: Promise<void> | undefined;
  /** Number of sign-outs. Results that were requested before a sign-out are not used. */
  #signOuts = 0;
  /** Increased when a pending session request becomes obsolete, so that its response is ignored. */
  #epoch = 0;

  constructor(observer: SessionObserver) {
    this.#observer = observer;
    const { element, store } = observer;
    this.#tabs = new Tabs(store()?.client.baseUrl ?? '', (names) => {
      // The user may have signed out of another tenant.
      if (names?.[0] === this.#signOutMessage) this.#forgetUser();
      // The user may have bought a plan in the other tab, which created the account.
      else if (this.#status === 'no-account' && names?.includes('subscriptions') !== false) this.renew();
    });
    element.addController({ hostConnected: () => this.#tabs.listen(), hostDisconnected: () => this.#tabs.stop() });
  }

  get signOuts(): number {
    return this.#signOuts;
  }

  get status(): SessionStatus {
    return this.#status;
  }

  get #isSignedIn(): boolean {
    return this.#status === 'active' || this.#status === 'no-account';
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
    if (this.#token?.value === rejected) this.#refused = rejected;
    if (this.#token && (this.#token.value === this.#refused || this.#token.ends - Date.now() <= MIN_REMAINING_MS)) this.#drop();
    while (!this.#token && this.#isSignedIn) await (this.#pending ??= this.#fetch());
    return this.#token?.value;
  }

  /**
   * Called before a request is sent. After the session has ended, only requests that need no session are sent.
   * @throws {StorefrontError} `session-required`
   */
  check({ method, shows }: OperationSettings): void {
    if (this.#status !== 'expired' || method !== 'GET' || !shows) return;
    const message = 'The session has ended, so the request was not sent.';
    throw new StorefrontError({ type: 'authentication', code: 'session-required', message });
  }

  /** Uses a session that the gateway has opened. @param signOuts number of sign-outs when it was requested */
  adopt(session: SessionToken, signOuts = 0): void {
    if (signOuts !== this.#signOuts) return;
    this.#epoch += 1;
    this.#pending = undefined;
    try {
      // A purchase gives the user an account. It is still the same person.
      this.#take(session, this.#status === 'no-account');
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

  /** Forgets the session and what the elements have stored of the user, here and in other tabs. */
  signOut(): void {
    this.#forgetUser();
    this.#tabs.announce([this.#signOutMessage]);
  }

  /** Message to other tabs. No operation has such a name. */
  get #signOutMessage(): string {
    return `sign-out ${tenantKey(this.#observer.element)}`;
  }

  #forgetUser(): void {
    const { element, store } = this.#observer;
    this.#signOuts += 1;
    clearStored(`${store()?.client.baseUrl ?? ''}${tenantKey(element)}`);
    this.forget();
    this.#observer.onStatus();
  }

  /** Clears the token and the account after a sign-out, and reports the change of account. */
  #leave(): void {
    this.#token = undefined;
    this.#account = undefined;
    this.#observer.onOtherAccount();
  }

  #restart(status: SessionStatus): void {
    this.#epoch += 1;
    this.#pending = undefined;
    this.#setStatus(status);
  }

  #drop(): void {
    this.#token = undefined;
    if (!this.#fetchSession && this.#isSignedIn) this.#setStatus('expired');
  }

  async #fetch(): Promise<void> {
    const epoch = this.#epoch;
    try {
      const session = await readAnswer(await this.#fetchSession?.());
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

  #take(session: unknown, isSamePerson = false): void {
    const { value, ends } = readToken(session);
    if (value === this.#refused) {
      const message = 'fetchSession returned the session that the gateway has just refused.';
      throw new StorefrontError({ type: 'authentication', code: 'session-refused', message });
    }
    const { account, isUser } = readOwner(value);
    const other = this.#account !== undefined && this.#account !== account && !isSamePerson;
    this.#token = { value, ends };
    this.#account = account;
    if (other) this.#observer.onOtherAccount();
    this.#setStatus(isUser ? 'no-account' : 'active');
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

  #setStatus(status: SessionStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#observer.onStatus();
  }
}

/** Returns the session in an answer of `fetchSession`. Undefined or null if nobody is signed in. */
async function readAnswer(answer: unknown): Promise<unknown> {
  if (!(answer instanceof Response)) return answer;
  if (answer.status === 204 || answer.status === 401) return undefined;
  if (!answer.ok) throw new Error(`the answer has status ${answer.status}`);
  return answer.json();
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

/**
 * Returns the owner of a token: its `sub`, or the token itself if it is not a JWT. `isUser`: the owner is a user without an account. Used only
 * to detect a different owner; the gateway decides what the session may do.
 */
function readOwner(token: string): { account: string; isUser: boolean } {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    if (typeof claims === 'object' && claims !== null && 'sub' in claims && typeof claims.sub === 'string')
      return { account: claims.sub, isUser: 'aud' in claims && claims.aud === 'storefront-user' };
  } catch {
    // Not a JWT.
  }
  return { account: token, isUser: false };
}
