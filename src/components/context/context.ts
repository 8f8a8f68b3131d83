import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { StorefrontContext } from './storefront-context.js';

/** A string rather than an object, so that two copies of the library on one page can share a context. */
const KEY = 'storefront-elements';

/** Receives each value of the context. `end` unsubscribes. */
type ContextCallback = (value: StorefrontContext, end: () => void) => void;

/** Request event of the Context Community Protocol. `@lit/context` uses the same protocol. */
class ContextRequest extends Event {
  readonly context = KEY;
  readonly subscribe = true;
  readonly contextTarget: Element;
  readonly callback: ContextCallback;

  constructor(target: Element, callback: ContextCallback) {
    super('context-request', { bubbles: true, composed: true });
    this.contextTarget = target;
    this.callback = callback;
  }
}

function isRequest(event: Event): event is ContextRequest {
  return 'context' in event && event.context === KEY && 'callback' in event && typeof event.callback === 'function';
}

/** Provides a value and its updates to the elements inside its host that request the context. */
export class ContextProvider implements ReactiveController {
  readonly #host: Element;
  readonly #callbacks = new Map<ContextCallback, () => void>();
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
    for (const [callback, end] of this.#callbacks) callback(value, end);
  }

  #add(callback: ContextCallback): void {
    const end = this.#callbacks.get(callback) ?? (() => this.#callbacks.delete(callback));
    this.#callbacks.set(callback, end);
    callback(this.#value, end);
  }
}

/** Subscribes to the value of the closest provider, even if the provider is upgraded later than the host. */
export class ContextConsumer implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #end: (() => void) | undefined;
  value: StorefrontContext | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('context-provider', this.#request);
    this.#request();
  }

  hostDisconnected(): void {
    document.removeEventListener('context-provider', this.#request);
    this.#end?.();
    this.#end = this.value = undefined;
  }

  readonly #request = (): void => {
    this.#host.dispatchEvent(new ContextRequest(this.#host, this.#receive));
  };

  readonly #receive: ContextCallback = (value, end) => {
    // A closer provider has already responded.
    if (end !== this.#end) this.#end?.();
    this.#end = end;
    this.value = value;
    this.#host.requestUpdate();
  };
}
