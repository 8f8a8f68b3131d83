import { describe, expect, it } from 'vitest';
import type { CallOptions, ClientOptions } from '../../src/api/client.js';
import { InvalidRequestError } from '../../src/api/errors.js';
import { operation } from '../../src/api/operations/operation.js';
import { failure, makeThing, readThing, rig } from '../support/client-under-test.js';
import { json, lost } from '../support/scripted-server.js';

const read = { 'thing-key': 'a' };
const thing = json({ name: 'one' });
const entity = '11e64eef-a3ed-dda5-b010-0025904c57d6';

/** Returns the headers that a call sends. */
async function sentHeaders(client: Partial<ClientOptions>, call: CallOptions = {}) {
  const { clock, client: made, server } = rig([thing], client);
  await clock.settle(made.call(readThing, read, call));
  return server.arrivals[0]!.headers;
}

describe('entities and organizations', () => {
  it('are sent with every request, separated by commas', async () => {
    const headers = await sentHeaders({ entityIds: [entity, 'e2'], organizationIds: ['o1', 'o2'] });
    expect([headers.get('zuora-entity-ids'), headers.get('zuora-org-ids')]).toEqual([`${entity},e2`, 'o1,o2']);
  });

  it('can be replaced or removed by a call', async () => {
    const headers = await sentHeaders({ entityIds: ['e1'], organizationIds: ['o1'] }, { entityIds: ['e2'], organizationIds: [] });
    expect([headers.get('zuora-entity-ids'), headers.get('zuora-org-ids')]).toEqual(['e2', null]);
  });

  it('are not sent by default', async () => {
    const headers = await sentHeaders({});
    expect([headers.has('zuora-entity-ids'), headers.has('zuora-org-ids'), headers.has('x-zuora-wsdl-version')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

it('the version of a call overrides that of the client', async () => {
  expect((await sentHeaders({ version: '2025-08-12' }, { version: '229.0' })).get('zuora-version')).toBe('229.0');
});

it("the caller's track id is the same for all attempts", async () => {
  const { clock, client, server } = rig([lost, thing]);
  await clock.settle(client.call(readThing, read, { trackId: 'order 12/2026' }));
  expect(server.header('zuora-track-id')).toEqual(['order 12/2026', 'order 12/2026']);
});

it('the WSDL version is sent only with actions', async () => {
  const action = operation({ ...makeThing, name: 'actions.do', path: '/v1/action/do' });
  const { clock, client, server } = rig([json({ id: '1', name: 'one' })], { wsdlVersion: '134' });
  await clock.settle(client.call(action, { name: 'a' }));
  await clock.settle(client.call(readThing, read));
  expect(server.header('x-zuora-wsdl-version')).toEqual(['134', null]);
});

it.each<[string, CallOptions]>([
  ['trackId', { trackId: '' }],
  ['trackId', { trackId: 'x'.repeat(65) }],
  ['trackId', { trackId: 'a:b' }],
  ['trackId', { trackId: 'a;b' }],
  ['trackId', { trackId: 'a"b' }],
  ['trackId', { trackId: "a'b" }],
  ['trackId', { trackId: 'ü' }],
  ['trackId', { trackId: 'a\r\nx-other: 1' }],
  ['version', { version: 'newest' }],
  ['entityIds', { entityIds: ['a,b'] }],
  ['organizationIds', { organizationIds: ['a', ''] }],
])('refuses an invalid %s before anything is sent: %j', async (field, options) => {
  const { client, server } = rig([thing]);
  const error = await failure(client.call(readThing, read, options));
  expect(error).toBeInstanceOf(InvalidRequestError);
  expect(error.fields).toMatchObject([{ field }]);
  expect(server.arrivals).toEqual([]);
});
