/**
 * Runs a gateway in a process that tests kill: `gateway-process.ts <settings as JSON>`. Its outbox is an embedded Postgres in a folder. Prints
 * its port.
 */
import { serve } from '@hono/node-server';
import { PGlite } from '@electric-sql/pglite';
import * as z from 'zod';
import { createPostgresOutbox, outboxDefinition } from '../../../src/gateway/events/postgres-outbox.js';
import { createGateway, createMemoryStore, generateSigningKey } from '../../../src/gateway/index.js';
import { tableName } from '../../../src/gateway/stores/postgres-table.js';

// The stack of the tests is not imported, because the sandbox in it would double the time to start.
const settings = z.object({
  folder: z.string(),
  base: z.string(),
  secret: z.string(),
  time: z.number(),
  site: z.string(),
  publishableKey: z.string(),
  offers: z.unknown(),
});
const { folder, base, secret, time, site, publishableKey, offers } = settings.parse(JSON.parse(process.argv[2] ?? ''));
const database = await PGlite.create(folder);
const name = tableName('events', undefined);
await database.exec(outboxDefinition(name));

const gateway = createGateway({
  tenant: 'kestrel-maps',
  baseUrl: base,
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret',
  signingKeys: [await generateSigningKey()],
  secretKey: 'sk_sandbox_never_use_this_in_production',
  publishableKeys: [publishableKey],
  allowedOrigins: [site],
  offers,
  today: async () => z.object({ today: z.string() }).parse(await (await fetch(`${base}/sandbox/clock`)).json()).today,
  now: () => time + performance.now(),
  store: { ...createMemoryStore(), outbox: createPostgresOutbox((text, values) => database.query(text, values), name) },
  webhooks: [{ url: `${base}/webhook`, secrets: [secret], kinds: ['purchase'] }],
});

const server = serve({ port: 0, hostname: '127.0.0.1', fetch: gateway });
server.once('listening', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : undefined })}\n`);
});
void gateway.deliverEvents();
