import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeAdapter } from '../../src/cli/server/node-adapter.js';
import { joinGateways } from '../../src/gateway/index.js';
import { PUBLISHABLE_KEY, SITE, startStack, type Stack } from '../support/stack.js';

let stack: Stack;
let server: Server;
let port: number;
const problems: unknown[] = [];

beforeAll(async () => {
  stack = await startStack();
  const handle = joinGateways({ byHost: { 'billing.maps.example': stack.gateway } });
  const { listener } = createNodeAdapter(handle, (problem) => void problems.push(problem));
  server = createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  ({ port } = address);
});
afterAll(async () => {
  server.close();
  await stack.close();
});

async function readCatalog(host: string): Promise<{ status: number; body: string }> {
  const headers = { host, origin: SITE, authorization: `Bearer ${PUBLISHABLE_KEY}` };
  const sent = request({ host: '127.0.0.1', port, path: '/storefront/catalog', headers });
  return new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    sent.end();
  });
}

describe('gateways by host name behind a server of Node.js', () => {
  it.each([
    ['billing.maps.example', 200, '"products"'],
    ['BILLING.maps.example:80', 200, '"products"'],
    ['other.example', 404, 'gateway-not-found'],
    ['x@billing.maps.example', 400, 'malformed'],
    ['billing.maps.example/x', 400, 'malformed'],
  ])('a request to %s gets %i', async (host, status, words) => {
    const answer = await readCatalog(host);
    expect(answer).toMatchObject({ status, body: expect.stringContaining(words) as string });
    expect(problems).toEqual([]);
  });
});
