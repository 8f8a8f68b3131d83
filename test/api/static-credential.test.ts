import { describe, expect, it } from 'vitest';
import type { Credential } from '../../src/api/client.js';
import { basicCredential, bearerCredential, headerPairCredential } from '../../src/api/credentials/index.js';
import { failure, makeThing, readThing, rig } from '../support/client-under-test.js';
import { json, lost } from '../support/scripted-server.js';

const read = { 'thing-key': 'a' };
const thing = json({ name: 'one' });
const refused = json({}, { status: 401 });
const CANARY = 'canary-4f1c';

const schemes: [string, Credential, Record<string, string>][] = [
  [
    'the header pair',
    headerPairCredential({ apiAccessKeyId: 'id-7d2e', apiSecretAccessKey: CANARY }),
    { apiaccesskeyid: 'id-7d2e', apisecretaccesskey: CANARY },
  ],
  [
    'HTTP basic',
    basicCredential({ username: 'ü', password: `:${CANARY}` }),
    { authorization: `Basic ${Buffer.from(`ü::${CANARY}`).toString('base64')}` },
  ],
  ['a bearer token', bearerCredential(CANARY), { authorization: `Bearer ${CANARY}` }],
];

describe.each(schemes)('%s', (_, credential, expected) => {
  it('is sent with every attempt, as the only credential', async () => {
    const { clock, client, server } = rig([lost, json({ id: '1' })], { credential });
    await clock.settle(client.call(makeThing, { name: 'a' }));
    for (const { headers } of server.arrivals) {
      const names = ['authorization', 'apiaccesskeyid', 'apisecretaccesskey'];
      expect(Object.fromEntries([...headers].filter(([name]) => names.includes(name)))).toEqual(expected);
    }
    expect(server.arrivals).toHaveLength(2);
  });

  it('is not sent again after a refusal, and not quoted', async () => {
    const problems: unknown[] = [];
    const { clock, client, server } = rig([refused], { credential, onProblem: (problem) => problems.push(problem) });
    const error = await clock.settle(failure(client.call(readThing, read)));
    expect(error).toMatchObject({ type: 'configuration', code: 'credential-refused', status: 401 });
    expect(server.arrivals).toHaveLength(1);
    const said = JSON.stringify([error, error.message, error.stack, String(error.cause), problems]);
    for (const value of [CANARY, ...Object.values(expected)]) expect(said).not.toContain(value);
  });
});

it('refuses a user name with a colon, which HTTP basic cannot express', () => {
  expect(() => basicCredential({ username: 'a:b', password: 'c' })).toThrow('colon');
});

describe('headers of a credential', () => {
  it.each<[string, Record<string, string>]>([
    ['a line break', { authorization: `Basic ${CANARY}\r\nx-other: 1` }],
    ['non-ASCII letters', { apiaccesskeyid: 'key', apisecretaccesskey: `${CANARY}ü` }],
    ['no value', { authorization: '' }],
    ['another name', { 'idempotency-key': CANARY }],
    ['a name in capitals', { Authorization: CANARY }],
  ])('with %s are never sent and never quoted', async (_, headers) => {
    const { clock, client, server } = rig([thing], { credential: () => ({ headers }) });
    const error = await clock.settle(failure(client.call(readThing, read)));
    expect(error).toMatchObject({ type: 'authentication', code: 'credential-invalid' });
    expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toContain(CANARY);
    expect(server.arrivals).toEqual([]);
  });

  it('may change between attempts', async () => {
    const credential: Credential = ({ refresh }) => ({ headers: { authorization: refresh ? 'Scheme two' : 'Scheme one' } });
    const { clock, client, server } = rig([refused, thing], { credential });
    await clock.settle(client.call(readThing, read));
    expect(server.header('authorization')).toEqual(['Scheme one', 'Scheme two']);
  });
});
