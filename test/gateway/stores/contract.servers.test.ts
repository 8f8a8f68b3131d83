import { expect } from 'vitest';
import { storeContract } from './contract.js';
import { STORE_SERVERS } from './servers.js';

/** Lifetime in milliseconds that outlasts a few requests, and that a test can wait for. */
const SHORT = 500;

for (const [title, openServer] of STORE_SERVERS) {
  storeContract(title, async () => {
    const server = await openServer();
    const stores = [server.open(), server.open()] as const;
    return {
      stores,
      short: SHORT,
      pass: (isExpired) => expect.poll(isExpired, { interval: 20 }).toBe(true),
      async close() {
        await Promise.all(stores.map((store) => store.close()));
        await server.close();
      },
    };
  });
}
