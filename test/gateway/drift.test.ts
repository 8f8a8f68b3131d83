import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Drift } from '../../src/api/wire/drift.js';
import { startStack, type Stack } from '../support/stack.js';

const drifts: Drift[] = [];
let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ gateway: { onDrift: (drift) => drifts.push(drift) } });
});
afterAll(() => stack.close());

it('reports unknown fields and values of the platform once, and hides them from pages', async () => {
  stack.network = async (request, send) => {
    const answer = await send(request);
    if (!new URL(request.url).pathname.endsWith('/product-rate-plans')) return answer;
    const text = (await answer.text()).replaceAll('"status":"Active"', '"status":"Sleeping","mood":"calm"');
    return new Response(text, { status: answer.status, headers: { 'content-type': 'application/json' } });
  };
  const catalog = await stack.ask('/storefront/catalog?currency=EUR');
  expect(catalog.status).toBe(200);
  expect(await catalog.text()).not.toContain('calm');
  const told = drifts.map(({ path, kind, value }) => `${kind} ${path} ${value ?? ''}`.trim()).sort();
  expect(told).toEqual(['unknown-field productRatePlans[].mood', 'unknown-value productRatePlans[].status Sleeping']);
});
