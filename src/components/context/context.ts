import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StorefrontContext } from './storefront-context.js';

/** A text and not an object, so that two copies of the library on one page understand each other. */
const KEY = 'storefront-elements';

/** Takes a value and, with the first, the way to get no more of them. */
type Taker = (value: StorefrontContext, end: () => void) => void;

/** The request event of the Context Community Protocol, which `@lit/context` speaks too. */
class ContextRequest extends Event {
  readonly context = KEY;
  readonly subscribe = true;
  readonly contextTarget: Element;
  readonly callback: Taker;

  constructor(target: Element, callback: Taker) {
    super('context-request', { bubbles: true, composed: true });
    this.contextTarget = target;
    this.callback = callback;
  }
}

function isRequest(event: Event): event is ContextRequest {
  return 'context' in event && event.context === KEY && 'callback' in event && typeof event.callback === 'function';
}

/** Hands a value to the elements below its host that ask for it, and each value after that. */
export class ContextProvider implements ReactiveController {
  readonly #host: Element;
  readonly #takers = new Map<Taker, () => void>();
  #value: StorefrontContext;

  constructor(host: ReactiveControllerHost & Element, value: StorefrontContext) {
    this.#host = host;
    this.#value = value;
    host.addEventListener('context-request', (event) => {
      if (!isRequest(event) || event.contextTarget === host) return;
      event.stopPropagation();
      this.#add(event.callback);
    });
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.dispatchEvent(new Event('context-provider', { bubbles: true, composed: true }));
  }

  set value(value: StorefrontContext) {
    this.#value = value;
    for (const [taker, end] of this.#takers) taker(value, end);
  }

  #add(taker: Taker): void {
    const end = this.#takers.get(taker) ?? (() => this.#takers.delete(taker));
    this.#takers.set(taker, end);
    taker(this.#value, end);
  }
}

/** Follows the value of the nearest provider, also of one that is upgraded later than its host. */
export class ContextConsumer implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #end: (() => void) | undefined;
  value: StorefrontContext | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('context-provider', this.#ask);
    this.#ask();
  }

  hostDisconnected(): void {
    document.removeEventListener('context-provider', this.#ask);
    this.#end?.();
    this.#end = this.value = undefined;
  }

  readonly #ask = (): void => {
    this.#host.dispatchEvent(new ContextRequest(this.#host, this.#take));
  };

  readonly #take: Taker = (value, end) => {
    // A nearer provider has answered.
    if (end !== this.#end) this.#end?.();
    this.#end = end;
    this.value = value;
    this.#host.requestUpdate();
  };
}
