/** Session that the gateway has opened. */
export interface OpenedSession {
  token: string;
  expiresAt: string;
}

/**
 * Remembers the gateway sessions of each login, so that signing out ends them. Without this, a copied token would stay valid for up to ten
 * minutes after the sign-out. A tenant with several servers keeps this data where all of them can read it.
 */
export class OpenSessions {
  readonly #byLogin = new Map<string, OpenedSession[]>();
  readonly #revoke: (token: string) => Promise<void>;

  /** @param revoke ends a session in the gateway */
  constructor(revoke: (token: string) => Promise<void>) {
    this.#revoke = revoke;
  }

  /** @param login value that identifies the login, such as its cookie */
  remember(login: string, session: OpenedSession): void {
    for (const [key, sessions] of this.#byLogin) {
      const open = sessions.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now());
      if (open.length > 0) this.#byLogin.set(key, open);
      else this.#byLogin.delete(key);
    }
    this.#byLogin.set(login, [...(this.#byLogin.get(login) ?? []), session]);
  }

  /** Ends all sessions of a login. */
  async end(login: string): Promise<void> {
    const sessions = this.#byLogin.get(login) ?? [];
    this.#byLogin.delete(login);
    await Promise.all(sessions.map(({ token }) => this.#revoke(token)));
  }
}
