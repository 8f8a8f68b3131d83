import type { CSSResult, LitElement, ReactiveController } from 'lit';
import type { MessageCatalog, Messages } from '../../locales/message-catalog.js';
import { FullLocalizer } from '../../locales/full-localizer.js';
import type { Connection } from '../connection/connection.js';

/** Section that shows a task. */
export interface TaskHost extends LitElement {
  readonly signInHref: string | undefined;
  /** Language of the section, for example `de-AT`. */
  readonly language: string;
}

/** Adds styles that were loaded after the element. */
export function adoptStyles(host: LitElement, ...styles: readonly CSSResult[]): void {
  const root = host.renderRoot;
  if (!(root instanceof ShadowRoot)) return;
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
}

/** Controllers that a task adds to its section. They are removed when the task ends. */
export class TaskScope<Host extends TaskHost = TaskHost> {
  readonly host: Host;
  readonly connection: Connection;
  /** Host for the task's controllers. Controllers with this host end with the task instead of the element. */
  readonly owner: Host;
  readonly #controllers = new Set<ReactiveController>();

  constructor(host: Host, connection: Connection) {
    this.host = host;
    this.connection = connection;
    this.owner = redirectControllers(host, (controller) => {
      this.#controllers.add(controller);
      if (host.isConnected) controller.hostConnected?.();
    });
    scopesOf(host).add(this.#controllers);
  }

  /** Creates a localizer in the language of the element. */
  localizer<English extends Messages>(catalog: MessageCatalog<English>): FullLocalizer<English> {
    return new FullLocalizer(this.owner, catalog, () => ({ locale: this.host.language, overrides: this.connection.storefront?.messages }));
  }

  /** Resolves once the messages have loaded or failed to load, so that no text appears in another language first. */
  async loadMessages(...catalogs: readonly Pick<MessageCatalog<Messages>, 'translations'>[]): Promise<void> {
    const language = this.host.language.split('-')[0] ?? '';
    await Promise.allSettled(catalogs.flatMap(({ translations }) => translations[language]?.() ?? []));
  }

  end(): void {
    for (const controller of this.#controllers) controller.hostDisconnected?.();
    this.#controllers.clear();
    scopesOf(this.host).delete(this.#controllers);
  }
}

type ControllerSets = Set<ReadonlySet<ReactiveController>>;

/** Controllers of open tasks by element. One controller of the element forwards its lifecycle to them. */
const scopes = new WeakMap<LitElement, ControllerSets>();

function scopesOf(host: LitElement): ControllerSets {
  const known = scopes.get(host);
  if (known) return known;
  const made: ControllerSets = new Set();
  scopes.set(host, made);
  const tell = (name: keyof ReactiveController) => (): void => {
    for (const controllers of [...made]) for (const controller of [...controllers]) controller[name]?.();
  };
  host.addController({
    hostConnected: tell('hostConnected'),
    hostUpdate: tell('hostUpdate'),
    hostUpdated: tell('hostUpdated'),
    hostDisconnected: tell('hostDisconnected'),
  });
  return made;
}

/** Returns a proxy of the element that passes added controllers to `addController`. */
function redirectControllers<Host extends LitElement>(host: Host, addController: (controller: ReactiveController) => void): Host {
  return new Proxy(host, {
    get(target, name) {
      if (name === 'addController') return addController;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (...values: unknown[]): unknown => Reflect.apply(value, target, values) : value;
    },
    set: (target, name, value: unknown) => Reflect.set(target, name, value, target),
  });
}
