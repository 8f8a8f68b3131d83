import type { LitElement } from 'lit';
import type { Client } from '../../../api/client.js';
import { createStore } from '../../../store/create-store.js';
import type { Store } from '../../../store/store.js';
import { ContextConsumer } from '../../context/context.js';
import type { StorefrontContext } from '../../context/storefront-context.js';

/** An element that may be given its client directly instead of standing inside a provider. */
export interface ConnectedElement extends LitElement {
  client?: Client | undefined;
}

/** One store for each client, so that elements given the same client share their data. */
const stores = new WeakMap<Client, Store>();

function storeOf(client: Client): Store {
  let store = stores.get(client);
  if (!store) stores.set(client, (store = createStore(client)));
  return store;
}

/** Finds the storefront an element belongs to: its own `client`, else the nearest provider. */
export class Connection {
  readonly #host: ConnectedElement;
  readonly #consumer: ContextConsumer;

  constructor(host: ConnectedElement) {
    this.#host = host;
    this.#consumer = new ContextConsumer(host);
  }

  /** The storefront, or undefined while there is neither client nor provider (a provider may still be upgraded). */
  get storefront(): StorefrontContext | undefined {
    const provided = this.#consumer.value;
    const { client } = this.#host;
    if (!client) return provided;
    return {
      messages: {},
      session: 'active',
      adoptSession: () => undefined,
      ...provided,
      problem: undefined,
      store: storeOf(client),
    };
  }

  /** Words for the person who builds the page about why the element cannot work; undefined while it can or still may. */
  get problem(): string | undefined {
    const { storefront } = this;
    if (storefront) return storefront.problem;
    return insideProvider(this.#host) ? undefined : `<${this.#host.localName}> has to stand inside <${PROVIDER}>, or be given a client.`;
  }

  get store(): Store | undefined {
    return this.storefront?.store;
  }

  /** Whether the provider speaks for somebody. Undefined without one: what a `client` speaks for is its own matter. */
  get session(): StorefrontContext['session'] | undefined {
    return this.#consumer.value?.session;
  }
}

const PROVIDER = 'storefront-provider';

/** Whether a provider is around the element, upgraded or not, also outside of its shadow roots. */
function insideProvider(element: Element): boolean {
  let node: Node | null = element;
  while (node) {
    if (node instanceof Element && node.localName === PROVIDER) return true;
    node = node instanceof ShadowRoot ? node.host : (node instanceof Element && node.assignedSlot) || node.parentNode;
  }
  return false;
}
