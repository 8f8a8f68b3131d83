import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createClient } from '../../src/api/index.js';
import { generateWebhookSecret, type GatewayEvent } from '../../src/gateway/index.js';
import { verifyWebhook } from '../../src/gateway/events/signature.js';
import { openRedisServer } from '../gateway/stores/servers.js';
import { freeBase } from '../support/free-ports.js';
import { listen } from '../support/listen.js';
import { newKey, shopper } from '../support/purchase.js';
import { ledger } from '../support/stack.js';
import { createTestDatabase } from '../support/test-database.js';
import { gatewayEnvironments, readCompose } from './support/compose.js';
import { forward, startProgram, takeTurns, type Program } from './support/several-processes.js';

const GATEWAY = ['dist/cli/main.js', 'gateway'];
const SANDBOX = ['--import', 'tsx', 'demo/sandbox/main.ts'];

/** Time of the gateways, which run in processes of their own. The clock of the tests may be shifted. */
const realTime = (): number => performance.timeOrigin + performance.now();

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Closes something at the end of the test. */
function closeLater<Opened extends { close(): Promise<unknown> }>(opened: Opened): Opened {
  ends.push(() => opened.close());
  return opened;
}

it('makes one order, invoice and receipt if one of the gateways of deploy/compose.yaml is killed in the middle of the order', async () => {
  const secret = generateWebhookSecret();
  const base = await freeBase();
  const [folder, database, redis, compose] = await Promise.all([
    mkdtemp(join(tmpdir(), 'storefront-compose-')),
    createTestDatabase(),
    openRedisServer(),
    readCompose(),
  ]);
  ends.push(
    () => rm(folder, { recursive: true, force: true }),
    () => database.end(),
    () => redis.close(),
  );
  const platform = `http://127.0.0.1:${base + 2}`;
  closeLater(await startProgram(SANDBOX, { PORT: String(base), DATABASE_URL: database.url }, 'Billing sandbox:'));

  const events: GatewayEvent[] = [];
  const receiver = closeLater(
    await listen(async (request) => {
      events.push(await verifyWebhook(await request.text(), request.headers, [secret], { now: realTime }));
      return new Response();
    }),
  );

  const gateways: string[] = [];
  const programs: Program[] = [];
  let isKilled = false;
  for (const [index, [, environment]] of gatewayEnvironments(compose).entries()) {
    // Each gateway reaches the platform through its own proxy, so that the test sees which gateway sends the order.
    const way = closeLater(
      await listen(async (request) => {
        const answer = await forward(request, platform);
        if (isKilled || request.method !== 'POST' || new URL(request.url).pathname !== '/v1/orders') return answer;
        isKilled = true;
        await programs[index]?.kill();
        return answer;
      }),
    );
    const { BILLING_ENVIRONMENT: _, ...settings } = environment;
    const port = String(base + index);
    const program = await startProgram(
      GATEWAY,
      {
        ...settings,
        // Other addresses than in the containers.
        PORT: port,
        BILLING_BASE_URL: way.url,
        OFFERS_FILE: 'demo/offers/kestrel-maps.json',
        DATA_FOLDER: folder,
        REDIS_URL: redis.url,
        STOREFRONT_WEBHOOKS: JSON.stringify([{ url: receiver.url, secrets: [secret] }]),
      },
      'Gateway at',
    );
    programs.push(closeLater(program));
    gateways.push(`http://127.0.0.1:${port}`);
  }
  const balancer = closeLater(await listen(takeTurns(gateways)));

  const [, { STOREFRONT_PUBLISHABLE_KEYS: publishableKey = '', STOREFRONT_ORIGINS: origin = '' }] = gatewayEnvironments(compose)[0] ?? [
    '',
    {},
  ];
  const me = shopper({
    client: (credential = publishableKey) =>
      createClient({ baseUrl: balancer.url, credential: () => credential, headers: { origin }, maxRetries: 0 }),
    sandbox: { sandbox: { form: (request) => forward(request, `http://127.0.0.1:${base + 3}`) } },
  });
  const readLedger = async () => ledger.parse(await (await fetch(`${platform}/sandbox/ledger`)).json());
  const before = await readLedger();
  const request = me.request(await me.quote(), await me.card());
  const key = newKey();

  await expect(me.order(request, key)).rejects.toThrow();
  expect(isKilled).toBe(true);
  // The lock of the killed gateway would otherwise expire after half a minute.
  await redis.expireLocks();
  // The page tries again until the outcome is certain. Every other attempt reaches the killed gateway.
  await expect
    .poll(() =>
      me.order(request, key).then(
        ({ result }) => result.status,
        () => 'unknown',
      ),
    )
    .toBe('completed');

  const purchases = () => events.filter(({ kind }) => kind === 'purchase');
  await expect.poll(() => purchases().length).toBeGreaterThan(0);
  // A repeated delivery has the same id.
  expect(new Set(purchases().map(({ id }) => id)).size).toBe(1);
  expect(purchases()[0]).toHaveProperty('data.receipt');
  const after = await readLedger();
  expect({
    accounts: after.accounts - before.accounts,
    subscriptions: after.subscriptions - before.subscriptions,
    orders: after.orders - before.orders,
    invoices: after.invoices - before.invoices,
    payments: after.payments - before.payments,
  }).toEqual({ accounts: 1, subscriptions: 1, orders: 1, invoices: 1, payments: 1 });
});
