import type { Client } from '../api/client.js';
import type { Store } from './store.js';

export declare function createStore(client: Client): Store;
