import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What of an account is asked for: a section, and a task in it. */
export interface AccountRoute {
  readonly section: string | undefined;
  readonly flow: string | undefined;
  readonly subject: string | undefined;
}

export const NO_ROUTE: AccountRoute = { section: undefined, flow: undefined, subject: undefined };

const NAMES = ['section', 'flow', 'subject'] as const;

export interface AccountRouterOptions {
  /** Whether the page's address says what is open. */
  readonly isEnabled: () => boolean;
  /** Whether each task becomes an entry of the browser's history. */
  readonly addsHistory: () => boolean;
  /** The person went back or forward, or came with a link. @param came with a link: the browser has no place on the page for it */
  readonly onNavigate: (place: AccountRoute, came: boolean) => void;
}

/** Keeps what is open in the page's address: `?section=subscriptions&flow=cancel&subject=A-S00000007`. Everything else in it stays. */
export class AccountRouter implements ReactiveController {
  readonly #settings: AccountRouterOptions;
  #read = false;

  constructor(host: ReactiveControllerHost, settings: AccountRouterOptions) {
    this.#settings = settings;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#travel);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#travel);
  }

  hostUpdate(): void {
    if (this.#read || !this.#settings.isEnabled()) return;
    this.#read = true;
    const place = parseRoute(location.href);
    if (place.section) this.#settings.onNavigate(place, true);
  }

  /** Writes what is open now. */
  write(place: AccountRoute): void {
    if (!this.#settings.isEnabled()) return;
    const href = toUrl(place);
    if (href === location.href) return;
    if (this.#settings.addsHistory()) history.pushState(history.state, '', href);
    else history.replaceState(history.state, '', href);
  }

  /** What is open has come to its end: the address names it no more, and no way back leads to it. */
  forget(): void {
    if (this.#settings.isEnabled()) history.replaceState(history.state, '', toUrl(NO_ROUTE));
  }

  readonly #travel = (): void => {
    if (this.#settings.isEnabled()) this.#settings.onNavigate(parseRoute(location.href), false);
  };
}

function parseRoute(href: string): AccountRoute {
  const query = new URL(href).searchParams;
  const [section, flow, subject] = NAMES.map((name) => query.get(name) ?? undefined);
  return { section, flow, subject };
}

/** The page's address with what is asked for in it. */
export function toUrl(place: AccountRoute): string {
  const url = new URL(location.href);
  for (const name of NAMES) {
    const value = place[name];
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
