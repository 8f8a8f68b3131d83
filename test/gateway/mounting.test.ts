import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { PLANS } from '../support/purchase.js';
import { PUBLISHABLE_KEY, SECRET_KEY, SITE, startStack, type Stack } from '../support/stack.js';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ gateway: { basePath: '/billing' } });
});
afterAll(() => stack.close());

/** Servers with the gateway below /billing, as in docs/production.md. */
const servers: Record<string, () => Promise<Server>> = {
  Hono() {
    const app = new Hono();
    app.all('/billing/*', (c) => stack.gateway(c.req.raw));
    return Promise.resolve(createServer(getRequestListener(app.fetch)));
  },
  'Express 5'() {
    const app = express();
    const handleBilling = getRequestListener(stack.gateway);
    app.all('/billing/*path', (request, response) => handleBilling(request, response));
    app.use(express.json());
    return Promise.resolve(createServer((request, response) => void app(request, response)));
  },
  async 'Fastify 5'() {
    const app = fastify();
    const handleBilling = getRequestListener(stack.gateway);
    await app.register((scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      scope.all('/billing/*', async (request, reply) => {
        reply.hijack();
        await handleBilling(request.raw, reply.raw);
      });
      return Promise.resolve();
    });
    await app.ready();
    return app.server;
  },
};

it.each(Object.entries(servers))('%s serves catalog, session and quote', async (_, make) => {
  const server = await make();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = z.object({ port: z.number() }).parse(server.address());
  const ask = async (path: string, headers: Record<string, string>, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${address.port}/billing/storefront/${path}`, {
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    expect([path, response.status]).toEqual([path, 200]);
    return response.json();
  };
  const page = { authorization: `Bearer ${PUBLISHABLE_KEY}`, origin: SITE };
  try {
    expect(await ask('catalog', page)).toHaveProperty('products');
    const accountKey = await createAccount();
    expect(await ask('sessions', { authorization: `Bearer ${SECRET_KEY}` }, { accountKey })).toHaveProperty('token');
    const json = { intent: 'subscribe', plans: [{ productRatePlanId: PLANS.buildMonthly, quantity: 1 }], currency: 'USD' };
    expect(await ask('quotes', page, json)).toHaveProperty('dueNow');
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

it.each(['/billing', '/billing/'])('says at %s what it is', async (path) => {
  const response = await stack.gateway(new Request(`https://shop.example${path}`));
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/gateway of storefront-elements[^]*Documentation: README[^]*\/healthz/);
  const unknown = [
    new Request('https://shop.example/billin'),
    new Request('https://shop.example/billingx'),
    new Request('https://shop.example/'),
  ];
  const posted = new Request(`https://shop.example${path}`, { method: 'POST' });
  for (const request of [...unknown, posted]) expect((await stack.gateway(request)).status).toBe(404);
});

async function createAccount(): Promise<string> {
  const contact = { firstName: 'Ada', lastName: 'Lovelace', country: 'United States', state: 'California' };
  const json = { name: 'Ada', currency: 'USD', billCycleDay: 1, billToContact: contact };
  const { body } = await stack.sandbox.call('/v1/accounts', { json });
  return z.object({ accountNumber: z.string() }).parse(body).accountNumber;
}
