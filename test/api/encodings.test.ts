import { uploadUsage } from '../../src/generated/api/operations/usage.js';
import { mkdtempSync, openAsBlob, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../../src/api/client.js';
import { operation } from '../../src/api/operations/operation.js';
import { failure, makeThing, readThing, rig } from '../support/client-under-test.js';
import { FakeClock } from '../support/fake-clock.js';
import { json, lost } from '../support/scripted-server.js';

const blob = z.custom<Blob>((value) => value instanceof Blob);

const upload = operation({
  name: 'things.upload',
  method: 'POST',
  path: '/v1/things/{thing-key}/files',
  request: z.object({
    'thing-key': z.string(),
    file: blob,
    note: z.optional(z.string()),
    pages: z.optional(z.array(z.number())),
    about: z.optional(z.object({ kind: z.string() })),
  }),
  response: z.object({ id: z.string() }),
  encoding: 'multipart',
  retry: 'keyed',
});

const list = operation({
  name: 'things.replace',
  method: 'PUT',
  path: '/v1/things/{thing-key}/notes',
  request: z.object({ 'thing-key': z.string(), notes: z.array(z.object({ text: z.string() })) }),
  response: z.object({ id: z.string() }),
  encoding: 'list',
  retry: 'keyed',
});

describe('an upload', () => {
  it('sends each value as a part, and a file with name, type and bytes', async () => {
    const bytes = new Uint8Array([0, 255, 13, 10, 45, 45]);
    const file = new File([bytes], 'usage "1"\r\n.csv', { type: 'text/csv' });
    const { clock, client, server } = rig([json({ id: '1' })]);
    await clock.settle(client.call(upload, { 'thing-key': 'a', file, note: 'ü', pages: [1, 2], about: { kind: 'k' } }));
    const { request, url } = server.arrivals[0]!;
    expect(url.pathname).toBe('/v1/things/a/files');
    const boundary = /boundary=(.+)$/.exec(request.headers.get('content-type') ?? '')?.[1] ?? '';
    const wire = Buffer.from(await request.arrayBuffer()).toString('latin1');
    const parts = wire.split(`--${boundary}`).map((part) => part.replace(/^\r\n|\r\n$/g, ''));
    const text = (value: string): string => Buffer.from(value).toString('latin1');
    expect(parts).toEqual([
      '',
      `Content-Disposition: form-data; name="file"; filename="usage %221%22%0D%0A.csv"\r\nContent-Type: text/csv\r\n\r\n\0\xff\r\n--`,
      `Content-Disposition: form-data; name="note"\r\n\r\n${text('ü')}`,
      'Content-Disposition: form-data; name="pages"\r\n\r\n1',
      'Content-Disposition: form-data; name="pages"\r\n\r\n2',
      'Content-Disposition: form-data; name="about"\r\n\r\n{"kind":"k"}',
      '--',
    ]);
  });

  it('is repeated byte for byte, so that its key still fits', async () => {
    const { clock, client, server } = rig([lost, json({ id: '1' })]);
    await clock.settle(client.call(upload, { 'thing-key': 'a', file: new Blob(['x'.repeat(5000)]) }));
    const [first, second] = server.arrivals;
    expect(second?.body).toBe(first?.body);
    expect(new Set(server.header('content-type')).size).toBe(1);
    expect(server.header('content-type')[0]).toMatch(/^multipart\/form-data; ?boundary=/);
  });
});

it('streams a file, so that a large one needs no memory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  const path = join(folder, 'usage.csv');
  const told: string[] = [];
  const read = async (request: Request): Promise<Response> => {
    const text = await request.text().catch(() => '');
    told.push(text.includes('x'.repeat(1_000_000)) ? 'whole' : 'gone');
    return new Response('{"id":"1"}', { headers: { 'content-type': 'application/json' } });
  };
  const sentBy = (fetch: (request: Request) => Promise<Response>) =>
    createClient({ baseUrl: 'https://billing.test', clock: new FakeClock(), fetch });
  try {
    writeFileSync(path, 'x'.repeat(1_000_000));
    const file = new File([await openAsBlob(path)], 'usage.csv');
    await sentBy(read).call(upload, { 'thing-key': 'a', file });
    const late = sentBy((request) => {
      truncateSync(path, 10);
      return read(request);
    });
    await late.call(upload, { 'thing-key': 'a', file });
    expect(told).toEqual(['whole', 'gone']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('sends a list as the body, without an object around it', async () => {
  const { clock, client, server } = rig([json({ id: '1' })]);
  await clock.settle(client.call(list, { 'thing-key': 'a', notes: [{ text: 'one' }, { text: 'two' }] }));
  expect(server.arrivals[0]?.body).toBe('[{"text":"one"},{"text":"two"}]');
  expect(server.header('content-type')).toEqual(['application/json']);
});

describe('compression', () => {
  const name = 'ü'.repeat(600);

  it('compresses a body over 1,000 bytes, identically for each attempt', async () => {
    const { clock, client, server } = rig([lost, json({ id: '1' })], { compress: true });
    const call = client.call(makeThing, { name });
    // Compression takes real time, which the fake clock does not count.
    await vi.waitUntil(() => server.arrivals.length > 0, { timeout: 60_000 });
    await clock.settle(call);
    expect(server.header('content-encoding')).toEqual(['gzip', 'gzip']);
    for (const { request } of server.arrivals) {
      const bytes = new Uint8Array(await request.arrayBuffer());
      expect(JSON.parse(gunzipSync(bytes).toString())).toEqual({ name });
    }
  });

  it.each([
    ['a short body', { compress: true }, 'a'],
    // 989 letters result in a body of exactly 1,000 bytes.
    ['1,000 bytes', { compress: true }, 'a'.repeat(989)],
    ['a body without the option', {}, name],
  ])('leaves %s unchanged', async (_, options, value) => {
    const { clock, client, server } = rig([json({ id: '1' })], options);
    await clock.settle(client.call(makeThing, { name: value }));
    expect(server.header('content-encoding')).toEqual([null]);
    expect(server.arrivals[0]?.body).toBe(JSON.stringify({ name: value }));
  });

  it('works in both directions over a real connection', async () => {
    const seen: { accepts: string | undefined; body: unknown }[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        seen.push({ accepts: request.headers['accept-encoding'], body: body.length > 0 && JSON.parse(gunzipSync(body).toString()) });
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
        response.end(gzipSync(JSON.stringify({ id: name, name })));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, compress: true, clock: new FakeClock() });
      expect(await client.call(makeThing, { name })).toEqual({ id: name });
      expect(await client.call(readThing, { 'thing-key': 'a' })).toEqual({ name });
      expect(seen).toMatchObject([{ accepts: 'gzip', body: { name } }, { accepts: 'gzip' }]);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});

it.each([
  ['a long name', new File(['a'], `${'n'.repeat(47)}.csv`), 'file'],
  ['another kind of file', new File(['a'], 'usage.xls'), 'file'],
  ['more than 4 MB', new Blob(['a'.repeat(4 * 1024 * 1024 + 1)]), 'file'],
])('refuses a usage file with %s', async (_, file, field) => {
  const { clock, client, server } = rig([json({ success: true })]);
  const error = await clock.settle(failure(client.call(uploadUsage, { file })));
  expect(error.fields.map((entry) => entry.field)).toEqual([field]);
  expect(server.arrivals).toEqual([]);
});
