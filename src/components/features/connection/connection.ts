import type { LitElement } from 'lit';
import type { Client } from '../../../api/client.js';
import { createStore } from '../../../store/create-store.js';
import type { Store } from '../../../store/store.js';
import { diagnose } from '../../base/diagnose.js';
import { flatParent } from '../../base/flat-parent.js';
import { ContextConsumer } from '../../context/context.js';
import type { StorefrontContext } from '../../context/storefront-context.js';

/** Element that gets its client from a property or from a provider. */
export interface ConnectedElement extends LitElement {
  client?: Client | undefined;
}

/** Stores by client, so that elements with the same client share their data. */
const stores = new WeakMap<Client, Store>();

function storeOf(client: Client): Store {
  let store = stores.get(client);
  if (!store) stores.set(client, (store = createStore(client)));
  return store;
}

/** Connects an element to its storefront: through its own `client`, otherwise through the closest provider. */
export class Connection {
  readonly #host: ConnectedElement;
  readonly #consumer: ContextConsumer;

  constructor(host: ConnectedElement) {
    this.#host = host;
    this.#consumer = new ContextConsumer(host);
  }

  /** Storefront of the element. Undefined if there is neither a client nor a provider, or if the provider is not upgraded yet. */
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

  /** Configuration error for the page author, which is also logged. Undefined if there is none, if the provider is not upgraded yet, or in a removed element. */
  get problem(): string | undefined {
    const { storefront } = this;
    if (storefront) return storefront.problem;
    // A removed element may still render. It keeps its content, because it may be added again.
    if (!this.#host.isConnected) return undefined;
    for (let element = flatParent(this.#host); element; element = flatParent(element)) if (element.localName === PROVIDER) return undefined;
    const problem = `<${this.#host.localName}> must be inside <${PROVIDER}> or have a client.`;
    diagnose((file) => file.warnOnce(problem));
    return problem;
  }

  get store(): Store | undefined {
    return this.storefront?.store;
  }

  /** Session of the provider. Undefined without a provider, because the session of a `client` is unknown. */
  get session(): StorefrontContext['session'] | undefined {
    return this.#consumer.value?.session;
  }
}

const PROVIDER = 'storefront-provider';
