import type { Client } from '../../api/client.js';
import { pages } from '../../api/paging.js';
import type { Turn } from './upstream-queue.js';

/** Returns a client whose calls wait for their turn. */
export function queuedClient(client: Client, turn: Turn): Client {
  const queued: Client = {
    baseUrl: client.baseUrl,
    call: (row, input, options) => turn.run(() => client.call(row, input, options)),
    pages: (row, input, options = {}) => pages(queued, row, input, options),
  };
  return queued;
}
