import { describe, expect, it } from 'vitest';
import { createGatewayClient } from '../../src/api/gateway-client.js';
import { listInvoices } from '../../src/api/operations/storefront/account.js';
import { failure, makeThing, readThing } from '../support/client-under-test.js';
import { FakeClock } from '../support/fake-clock.js';
import { html, json, lost, ScriptedServer, type Step } from '../support/scripted-server.js';

function page(...steps: readonly Step[]) {
  const clock = new FakeClock();
  const server = new ScriptedServer(clock, ...steps);
  const client = createGatewayClient({ baseUrl: 'https://shop.test/billing/', fetch: server.fetch, clock, random: () => 1 });
  return { clock, server, client };
}

describe('the client of a page', () => {
  it('calls the gateway below its address, whether or not that ends with a slash', async () => {
    const { clock, client, server } = page(json({ name: 'one' }));
    await clock.settle(client.call(readThing, { 'thing-key': 'a' }));
    expect(server.arrivals[0]?.url.href).toBe('https://shop.test/billing/v1/things/a');
  });

  it('reads the errors of the gateway', async () => {
    const error = { type: 'payment', code: 'payment-declined', message: 'm', requestId: 'G1', retryable: false };
    const { clock, client } = page(json({ error }, { status: 402 }));
    expect(await clock.settle(failure(client.call(makeThing, { name: 'a' })))).toMatchObject({ ...error, status: 402 });
  });

  it.each<[string, Step]>([
    ['a lost answer', lost],
    ['a web page', html()],
    ['a failure in words of the platform', json({ success: false, reasons: [{ code: 58730030, message: 'no' }] })],
  ])('never takes %s for success or failure of a mutation', async (_, step) => {
    const { clock, client } = page(step);
    expect(await clock.settle(failure(client.call(makeThing, { name: 'a' })))).toMatchObject({ type: 'outcome-unknown' });
  });

  it('turns pages by cursor', async () => {
    const { client, server } = page(json({ invoices: [], nextCursor: 'c' }), json({ invoices: [] }));
    let count = 0;
    const read = async (): Promise<void> => {
      for await (const answer of client.pages(listInvoices, {})) count += answer.invoices.length + 1;
    };
    await read();
    expect(count).toBe(2);
    expect(server.arrivals[1]?.url.search).toBe('?cursor=c');
  });
});
