/**
 * Runs a gateway in a process that tests stop and kill: `worker.ts <configuration as JSON>`. Prints its port and serves. `POST /test/clock` sets
 * the process's clock, in milliseconds from the time of the tests. `POST /test/revoke` ends a session.
 */
import { serve } from '@hono/node-server';
import * as z from 'zod';
import { createGateway } from '../../../src/gateway/index.js';
import { createPostgresStore } from '../../../src/gateway/stores/postgres.js';
import { createRedisStore } from '../../../src/gateway/stores/redis.js';
import { gatewayConfiguration } from './configuration.js';

const configuration = gatewayConfiguration.parse(JSON.parse(process.argv[2] ?? ''));
const { storeUrl, storeTimeout: timeout, today, now, ...options } = configuration;

const realNow = Date.now;
const start = now - realNow();
let offset = 0;
Date.now = () => realNow() + start + offset;

const unlimited = [{ max: 1_000_000, seconds: 1 }];
const gateway = createGateway({
  ...options,
  today: () => Promise.resolve(today),
  store: storeUrl.startsWith('redis:')
    ? createRedisStore({ url: storeUrl, timeout })
    : createPostgresStore({ connectionString: storeUrl, timeout }),
  limits: { quotes: unlimited, accountChecks: unlimited, orders: unlimited, paymentSessions: unlimited, payments: unlimited },
});

const server = serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/test/clock') offset = z.number().parse(await request.json());
    else if (pathname === '/test/revoke') await gateway.revokeSession(z.string().parse(await request.json()));
    else return gateway(request);
    return Response.json({});
  },
});
server.once('listening', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : undefined })}\n`);
});
