import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Route within the account: a section, and a task in it. */
export interface AccountRoute {
  readonly section: string | undefined;
  readonly flow: string | undefined;
  readonly subject: string | undefined;
}

export const NO_ROUTE: AccountRoute = { section: undefined, flow: undefined, subject: undefined };

const NAMES = ['section', 'flow', 'subject'] as const;

export interface AccountRouterOptions {
  /** True if the page's URL holds the route. */
  readonly isEnabled: () => boolean;
  /** True if each task is an entry of the browser's history. */
  readonly addsHistory: () => boolean;
  /** Called after the person went back or forward, or opened a link. @param isLink true for a link: the element must then scroll to the section */
  readonly onNavigate: (route: AccountRoute, isLink: boolean) => void;
}

/** Keeps the route in the page's URL: `?section=subscriptions&flow=cancel&subject=A-S00000007`. Other query parameters stay. */
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
    const route = parseRoute(location.href);
    if (route.section) this.#settings.onNavigate(route, true);
  }

  /** Writes the route to the URL. */
  write(route: AccountRoute): void {
    if (!this.#settings.isEnabled()) return;
    const href = toUrl(route);
    if (href === location.href) return;
    if (this.#settings.addsHistory()) history.pushState(history.state, '', href);
    else history.replaceState(history.state, '', href);
  }

  /** Removes the route from the URL without a history entry, after a task is done. */
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

/** Returns the page's URL with the route in its query. */
export function toUrl(route: AccountRoute): string {
  const url = new URL(location.href);
  for (const name of NAMES) {
    const value = route[name];
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
