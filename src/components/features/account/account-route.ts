import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Route within the account: a section, and a task in it. */
export interface AccountRoute {
  readonly section: string | undefined;
  readonly flow: string | undefined;
  readonly subject: string | undefined;
}

export const NO_ROUTE: AccountRoute = { section: undefined, flow: undefined, subject: undefined };

/** Query parameters of a route. */
const PARAMETERS = ['section', 'flow', 'subject'] as const;

interface AccountRouterOptions {
  /** True if the route is kept in the page's URL. */
  readonly isEnabled: () => boolean;
  /** True if each route change adds an entry to the browser's history. */
  readonly addsHistory: () => boolean;
  /**
   * Called when the user opens a link to a section or task, or goes back or forward.
   *
   * @param isLink true if a link was opened; the element then scrolls to the section
   */
  readonly onNavigate: (route: AccountRoute, isLink: boolean) => void;
}

/** Keeps the route in the page's URL: `?section=subscriptions&flow=cancel&subject=A-S00000007`. Other query parameters do not change. */
export class AccountRouter implements ReactiveController {
  readonly #options: AccountRouterOptions;
  #hasRead = false;

  constructor(host: ReactiveControllerHost, options: AccountRouterOptions) {
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#onPopState);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#onPopState);
  }

  hostUpdate(): void {
    if (this.#hasRead || !this.#options.isEnabled()) return;
    this.#hasRead = true;
    const route = parseRoute(location.href);
    if (route.section) this.#options.onNavigate(route, true);
  }

  /** Writes the route to the URL. */
  write(route: AccountRoute): void {
    if (!this.#options.isEnabled()) return;
    const href = toUrl(route);
    if (href === location.href) return;
    if (this.#options.addsHistory()) history.pushState(history.state, '', href);
    else history.replaceState(history.state, '', href);
  }

  /** Removes the route from the URL without a history entry, after a task is done. */
  clear(): void {
    if (this.#options.isEnabled()) history.replaceState(history.state, '', toUrl(NO_ROUTE));
  }

  readonly #onPopState = (): void => {
    if (this.#options.isEnabled()) this.#options.onNavigate(parseRoute(location.href), false);
  };
}

function parseRoute(href: string): AccountRoute {
  const query = new URL(href).searchParams;
  const [section, flow, subject] = PARAMETERS.map((name) => query.get(name) ?? undefined);
  return { section, flow, subject };
}

/** Returns the page's URL with the route in its query. */
export function toUrl(route: AccountRoute): string {
  const url = new URL(location.href);
  for (const name of PARAMETERS) {
    const value = route[name];
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
