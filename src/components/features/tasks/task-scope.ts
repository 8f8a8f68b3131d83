import type { CSSResult, LitElement, ReactiveController } from 'lit';
import type { MessageCatalog, Messages } from '../../locales/message-catalog.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import type { Connection } from '../connection/connection.js';

/** The part of the account in which a task stands. */
export interface TaskHost extends LitElement {
  readonly signInHref: string | undefined;
  /** The language in force in it, for example `de-AT`. */
  readonly language: string;
}

/** Styles that came later than the element that they are for. */
export function adoptStyles(host: LitElement, ...styles: readonly CSSResult[]): void {
  const root = host.renderRoot;
  if (!(root instanceof ShadowRoot)) return;
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
}

/** What a task holds of the element it stands in while it is open: words, answers, changes under way. All of it is given back at its end. */
export class TaskScope<Host extends TaskHost = TaskHost> {
  readonly host: Host;
  readonly connection: Connection;
  /** The element as controllers get to see it: those that are given this one end with the task, and not with the element. */
  readonly owner: Host;
  readonly #held = new Set<ReactiveController>();

  constructor(host: Host, connection: Connection) {
    this.host = host;
    this.connection = connection;
    this.owner = seenAs(host, (controller) => {
      this.#held.add(controller);
      if (host.isConnected) controller.hostConnected?.();
    });
    scopesOf(host).add(this.#held);
  }

  /** The words of a catalog in the language of the element. */
  words<English extends Messages>(catalog: MessageCatalog<English>): FullLocalizer<English> {
    return new FullLocalizer(this.owner, catalog, () => ({ locale: this.host.language, overrides: this.connection.storefront?.messages }));
  }

  /** Settles once these words are there, so that nothing is shown in another language first; also if they do not arrive. */
  async fetchWords(...catalogs: readonly Pick<MessageCatalog<Messages>, 'translations'>[]): Promise<void> {
    const language = this.host.language.split('-')[0] ?? '';
    await Promise.allSettled(catalogs.flatMap(({ translations }) => translations[language]?.() ?? []));
  }

  end(): void {
    for (const controller of this.#held) controller.hostDisconnected?.();
    this.#held.clear();
    scopesOf(this.host).delete(this.#held);
  }
}

type Scopes = Set<ReadonlySet<ReactiveController>>;

/** What stands in an element right now; one controller of the element tells all of it what becomes of the element. */
const scopes = new WeakMap<LitElement, Scopes>();

function scopesOf(host: LitElement): Scopes {
  const known = scopes.get(host);
  if (known) return known;
  const made: Scopes = new Set();
  scopes.set(host, made);
  const tell = (name: keyof ReactiveController) => (): void => {
    for (const held of [...made]) for (const controller of [...held]) controller[name]?.();
  };
  host.addController({
    hostConnected: tell('hostConnected'),
    hostUpdate: tell('hostUpdate'),
    hostUpdated: tell('hostUpdated'),
    hostDisconnected: tell('hostDisconnected'),
  });
  return made;
}

/** The same element, but whoever adds a controller to it adds it elsewhere. */
function seenAs<Host extends LitElement>(host: Host, addController: (controller: ReactiveController) => void): Host {
  return new Proxy(host, {
    get(target, name) {
      if (name === 'addController') return addController;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (...values: unknown[]): unknown => Reflect.apply(value, target, values) : value;
    },
    set: (target, name, value: unknown) => Reflect.set(target, name, value, target),
  });
}
