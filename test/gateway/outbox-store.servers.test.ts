import { describe } from 'vitest';
import { outboxSuite } from '../support/events/outbox-suite.js';
import { STORE_SERVERS } from './stores/servers.js';

describe.each(STORE_SERVERS)('outbox on a %s server', (_title, openServer) => {
  outboxSuite(async () => {
    const server = await openServer();
    const { outbox, close } = server.open();
    if (!outbox) throw new Error('The store has no outbox.');
    return {
      outbox,
      async close() {
        await close();
        await server.close();
      },
    };
  });
});
