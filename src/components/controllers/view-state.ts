import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Exposes the current view state of an element as a custom state, so that pages can style it: `storefront-plans:state(loading)`. Document
 * each state with `@cssstate` at the element's class, so that the manifest lists it.
 */
export class ViewState<State extends string> implements ReactiveController {
  readonly #internals: ElementInternals;
  readonly #read: () => State;
  #current: State | undefined;

  /** @param read returns the state that the element is about to show */
  constructor(host: ReactiveControllerHost, internals: ElementInternals, read: () => State) {
    this.#internals = internals;
    this.#read = read;
    host.addController(this);
  }

  /** The current state. Undefined before the first render. */
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
