import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Keeps exactly one of an element's states on it, as a custom state that pages can style: `storefront-plans:state(loading)`. Each state is
 * named by a `@cssstate` of the element's class, so the manifest lists all of them.
 */
export class ViewState<State extends string> implements ReactiveController {
  readonly #internals: ElementInternals;
  readonly #read: () => State;
  #current: State | undefined;

  /** @param read the state that the element is about to show */
  constructor(host: ReactiveControllerHost, internals: ElementInternals, read: () => State) {
    this.#internals = internals;
    this.#read = read;
    host.addController(this);
  }

  /** What is shown; undefined before the element was drawn for the first time. */
  get current(): State | undefined {
    return this.#current;
  }

  hostUpdated(): void {
    const { states } = this.#internals;
    const next = this.#read();
    if (next === this.#current) return;
    if (this.#current) states.delete(this.#current);
    states.add((this.#current = next));
  }
}
