/**
 * Runs the gateway with its default limits in a separate process: `gateway.ts <address of the sandbox>`. Sends its address to the parent and,
 * when asked, the memory that remains after a garbage collection.
 */
import { readFile } from 'node:fs/promises';
import { createGateway, createMemoryStore, generateSigningKey } from '../../src/gateway/index.js';
import { listenLocally } from './listen-locally.js';
import { ADDRESS_HEADER, OFFERS, ORIGIN, PUBLISHABLE_KEY } from './setup.js';

const gateway = createGateway({
  tenant: 'kestrel-maps',
  baseUrl: process.argv[2] ?? '',
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
  signingKeys: [await generateSigningKey()],
  secretKey: `sk_${'soak'.repeat(10)}`,
  publishableKeys: [PUBLISHABLE_KEY],
  allowedOrigins: [ORIGIN],
  offers: JSON.parse(await readFile(OFFERS, 'utf8')) as unknown,
  // Small, so that the store is full after a short time. Its default is so large that the memory would grow for hours.
  store: createMemoryStore({ capacity: 1_000 }),
  // The embedded database of the sandbox does one thing at a time. More parallel calls would wait there, where callers do not take turns.
  load: { upstream: { calls: 4, callsPerCaller: 2 } },
  ...(process.argv[3] === 'addresses' && { clientAddress: (request: Request) => request.headers.get(ADDRESS_HEADER) ?? undefined }),
  onProblem: (problem) => console.error(problem instanceof Error ? problem.message : problem),
});

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapUsed, rss });
});
process.once('disconnect', () => process.exit());
process.send?.({ address: await listenLocally(gateway) });
