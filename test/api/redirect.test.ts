import { describe, expect, it } from 'vitest';
import { failure, makeThing, readThing, rig } from '../support/client-under-test.js';

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %i is refused, and not followed', async (status) => {
    const { clock, client, server } = rig([() => new Response('moved', { status, headers: { location: 'https://elsewhere.test/' } })], {
      maxRetries: 0,
    });
    const error = await clock.settle(failure(client.call(readThing, { 'thing-key': 'a' })));
    expect(error).toMatchObject({ type: 'connection', code: 'redirected' });
    expect(error.message).toContain('https://billing.test answered with a redirect');
    expect(server.arrivals).toHaveLength(1);
  });

  it('leaves the outcome of a mutation unknown', async () => {
    const { clock, client } = rig([() => new Response(null, { status: 302 })], { maxRetries: 0 });
    expect(await clock.settle(failure(client.call(makeThing, { name: 'a' })))).toMatchObject({
      type: 'outcome-unknown',
      code: 'redirected',
    });
  });
});
