import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { FileDownload } from '../../src/api/schemas/file-download.js';
import { fileDownload } from '../../src/api/schemas/file-download.js';
import { operation } from '../../src/api/operations/operation.js';
import { failure, rig } from '../support/client-under-test.js';
import { turns } from '../support/fake-clock.js';
import { html, json, lost, silence, type Step } from '../support/scripted-server.js';

const download = operation({
  name: 'files.get',
  method: 'GET',
  path: '/v1/files/{file-id}',
  request: z.object({ 'file-id': z.string() }),
  response: fileDownload,
  answer: 'file',
  retry: 'safe',
});
const describeThing = operation({
  name: 'things.describe',
  method: 'GET',
  path: '/v1/describe/{object}',
  request: z.object({ object: z.string() }),
  response: z.string(),
  answer: 'xml',
  retry: 'safe',
});
const input = { 'file-id': 'f1' };
const PDF = new TextEncoder().encode('%PDF-1.7 some bytes');

const file =
  (headers: Record<string, string> = {}, body: Uint8Array<ArrayBuffer> | ReadableStream = PDF): Step =>
  () =>
    new Response(body, { headers: { 'content-type': 'application/pdf', ...headers } });

/** Returns a response body to which a test adds data. `left` is set when the reader cancels. */
function feedableBody(headers: Record<string, string> = {}) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const state = { left: undefined as unknown };
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: (reason: unknown) => void (state.left = reason ?? 'cancelled'),
  });
  return {
    state,
    step: file(headers, body),
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    fail: () => controller?.error(new TypeError('terminated')),
  };
}

const textOf = ({ body }: FileDownload): Promise<string> => new Response(body).text();

describe('a file', () => {
  it('arrives byte for byte, with its type, size and name', async () => {
    const headers = { 'content-length': String(PDF.length), 'content-disposition': 'attachment; filename="INV-1.pdf"' };
    const { clock, client, server } = rig([file(headers)]);
    const found = await clock.settle(client.call(download, input));
    expect(found).toMatchObject({ contentType: 'application/pdf', size: PDF.length, fileName: 'INV-1.pdf' });
    expect(new Uint8Array(await new Response(found.body).arrayBuffer())).toEqual(PDF);
    expect(server.header('accept')).toEqual(['*/*']);
    expect(clock.pending).toBe(0);
  });

  it('may be empty and without name or size', async () => {
    const { clock, client } = rig([() => new Response(null, { status: 200 })]);
    const found = await clock.settle(client.call(download, input));
    expect(found).toEqual({ contentType: 'application/octet-stream', body: found.body });
    expect(await textOf(found)).toBe('');
  });

  it('has no size if it was compressed in transit', async () => {
    const { clock, client } = rig([file({ 'content-encoding': 'gzip', 'content-length': '9999' })]);
    const found = await clock.settle(client.call(download, input));
    expect(found.size).toBeUndefined();
    expect(await textOf(found)).toContain('%PDF');
  });

  it.each([
    ['attachment; filename=plain.csv', 'plain.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\a.csv"', 'a.csv'],
    ['attachment; filename="a\\"b.csv"', 'a"b.csv'],
    ["attachment; filename=x.csv; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf", 'résumé.pdf'],
    ["attachment; filename*=UTF-8''a%0D%0Ab%E2%80%AEfdp.exe", 'abfdp.exe'],
    ["attachment; filename=x.csv; filename*=UTF-8''%ff", 'x.csv'],
    ['attachment; filename=".."', undefined],
    ['inline', undefined],
  ])('with %s has the name %s', async (disposition, fileName) => {
    const { clock, client } = rig([file({ 'content-disposition': disposition })]);
    expect((await clock.settle(client.call(download, input))).fileName).toBe(fileName);
  });

  it('may take longer than an attempt while bytes keep arriving', async () => {
    const source = feedableBody();
    const { clock, client } = rig([source.step]);
    const found = await clock.settle(client.call(download, input));
    const text = textOf(found);
    for (let chunk = 0; chunk < 10; chunk += 1) {
      await turns();
      await clock.jump(14_000);
      source.send(`${chunk}`);
    }
    await turns();
    source.end();
    expect(await text).toBe('0123456789');
    expect(clock.pending).toBe(0);
  });

  it('that stops arriving is an error, and the connection is closed', async () => {
    const source = feedableBody();
    const { clock, client } = rig([source.step], { idleTimeout: 3000 });
    const found = await clock.settle(client.call(download, input));
    const text = failure(textOf(found));
    await turns();
    source.send('half');
    await turns();
    const start = clock.now();
    expect(await clock.settle(text)).toMatchObject({ type: 'timeout', code: 'idle' });
    expect(clock.now() - start).toBe(3000);
    expect(source.state.left).toBeDefined();
  });

  it('does not time out while nobody reads', async () => {
    const source = feedableBody();
    const { clock, client } = rig([source.step]);
    const found = await clock.settle(client.call(download, input));
    await clock.jump(600_000);
    source.send('late');
    source.end();
    expect(await textOf(found)).toBe('late');
  });

  it.each([
    ['breaks off', (source: ReturnType<typeof feedableBody>) => source.fail()],
    ['is shorter than its content-length', (source: ReturnType<typeof feedableBody>) => source.end()],
  ])('that %s never looks complete', async (_, finish) => {
    const source = feedableBody({ 'content-length': '10' });
    const { clock, client } = rig([source.step]);
    const found = await clock.settle(client.call(download, input));
    const text = failure(textOf(found));
    source.send('four');
    await turns();
    finish(source);
    const error = await clock.settle(text);
    expect(error).toMatchObject({ type: 'connection', code: 'truncated', retryable: true });
    expect(error.message).toContain('4 bytes of 10');
  });

  it('ends when the caller aborts, and the connection is closed', async () => {
    const source = feedableBody();
    const controller = new AbortController();
    const { clock, client } = rig([source.step]);
    const found = await clock.settle(client.call(download, input, { signal: controller.signal }));
    const text = textOf(found);
    await turns();
    const reason = new Error('left');
    controller.abort(reason);
    await expect(text).rejects.toBe(reason);
    expect(source.state.left).toBe(reason);
    await turns();
    expect(clock.pending).toBe(0);
  });

  it('can be discarded unread', async () => {
    const source = feedableBody();
    const { clock, client } = rig([source.step]);
    const found = await clock.settle(client.call(download, input));
    await found.body.cancel('enough');
    expect(source.state.left).toBe('enough');
  });

  it('is requested again until its headers arrive', async () => {
    const { clock, client, server } = rig([silence, lost, html(503), file()]);
    const found = await clock.settle(client.call(download, input));
    expect(await textOf(found)).toContain('%PDF');
    expect(server.arrivals).toHaveLength(4);
  });

  it('may be JSON', async () => {
    const { clock, client } = rig([json({ rows: [1, 2] })]);
    expect(await textOf(await clock.settle(client.call(download, input)))).toBe('{"rows":[1,2]}');
  });

  it.each<[string, Step, object]>([
    [
      'a refusal with HTTP 200',
      json({ success: false, reasons: [{ code: 50000040, message: 'm' }] }),
      { type: 'not-found', code: '50000040' },
    ],
    ['HTTP 404', json({}, { status: 404 }), { type: 'not-found', status: 404 }],
    ['HTTP 403 as XML', () => new Response('<error/>', { status: 403, headers: { 'content-type': 'text/xml' } }), { type: 'permission' }],
  ])('is never created from %s', async (_, step, expected) => {
    const { clock, client } = rig([step]);
    expect(await clock.settle(failure(client.call(download, input)))).toMatchObject(expected);
  });
});

describe('an XML response', () => {
  const xml =
    (body: string, init: ResponseInit = {}): Step =>
    () =>
      new Response(body, { headers: { 'content-type': 'text/xml;charset=UTF-8' }, ...init });

  it('is returned as text', async () => {
    const { clock, client, server } = rig([xml('<object><name>Account</name></object>')]);
    expect(await clock.settle(client.call(describeThing, { object: 'Account' }))).toBe('<object><name>Account</name></object>');
    expect(server.header('accept')).toEqual(['application/xml, text/xml']);
  });

  it.each<[string, Step, object]>([
    ['HTTP 404', xml('<error/>', { status: 404 }), { type: 'not-found' }],
    ['a refusal in JSON', json({ success: false, reasons: [{ code: 50000010, message: 'm' }] }), { type: 'permission' }],
    ['a web page', html(), { type: 'unexpected-response', code: 'not-xml' }],
    ['nothing', xml(''), { type: 'unexpected-response', code: 'not-xml' }],
  ])('is never created from %s', async (_, step, expected) => {
    const { clock, client } = rig([step]);
    expect(await clock.settle(failure(client.call(describeThing, { object: 'Account' })))).toMatchObject(expected);
  });
});
