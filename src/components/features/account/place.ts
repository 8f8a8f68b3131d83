import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What of an account is asked for: a section, and a task in it. */
export interface Place {
  readonly section: string | undefined;
  readonly flow: string | undefined;
  readonly subject: string | undefined;
}

export const NOWHERE: Place = { section: undefined, flow: undefined, subject: undefined };

const NAMES = ['section', 'flow', 'subject'] as const;

export interface PlaceSettings {
  /** Whether the page's address says what is open. */
  readonly linked: () => boolean;
  /** Whether each task becomes an entry of the browser's history. */
  readonly entries: () => boolean;
  /** The person went back or forward, or came with a link. @param came with a link: the browser has no place on the page for it */
  readonly onTravel: (place: Place, came: boolean) => void;
}

/** Keeps what is open in the page's address: `?section=subscriptions&flow=cancel&subject=A-S00000007`. Everything else in it stays. */
export class AddressPlace implements ReactiveController {
  readonly #settings: PlaceSettings;
  #read = false;

  constructor(host: ReactiveControllerHost, settings: PlaceSettings) {
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
    if (this.#read || !this.#settings.linked()) return;
    this.#read = true;
    const place = placeIn(location.href);
    if (place.section) this.#settings.onTravel(place, true);
  }

  /** Writes what is open now. */
  write(place: Place): void {
    if (!this.#settings.linked()) return;
    const href = addressOf(place);
    if (href === location.href) return;
    if (this.#settings.entries()) history.pushState(history.state, '', href);
    else history.replaceState(history.state, '', href);
  }

  /** What is open has come to its end: the address names it no more, and no way back leads to it. */
  forget(): void {
    if (this.#settings.linked()) history.replaceState(history.state, '', addressOf(NOWHERE));
  }

  readonly #travel = (): void => {
    if (this.#settings.linked()) this.#settings.onTravel(placeIn(location.href), false);
  };
}

function placeIn(href: string): Place {
  const query = new URL(href).searchParams;
  const [section, flow, subject] = NAMES.map((name) => query.get(name) ?? undefined);
  return { section, flow, subject };
}

/** The page's address with what is asked for in it. */
export function addressOf(place: Place): string {
  const url = new URL(location.href);
  for (const name of NAMES) {
    const value = place[name];
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}
