import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { pdfText } from '../../support/pdf-text.js';
import { orderFor, reasonsOf } from '../../support/sandbox-orders.js';
import { SANDBOX_URL, startSandbox, type StartedSandbox } from '../../support/sandbox.js';

const TODAY = '2026-11-21';
const files = z.object({ invoiceFiles: z.tuple([z.object({ id: z.string(), pdfFileUrl: z.string(), versionNumber: z.number() })]) });
let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox({ now: () => new Date(`${TODAY}T17:00:00Z`) });
  await started.call('/v1/orders', { json: orderFor({ orderDate: TODAY }) });
  const order = orderFor({ orderDate: TODAY });
  const contact = { firstName: '山田', lastName: '太郎 Ünïcödé', address1: 'Größe 1 \u{1F600}\u202E', country: 'JP' };
  const newAccount = { ...order.newAccount, name: 'Кириллица (test) \\ <b>', billToContact: contact, soldToContact: contact };
  await started.call('/v1/orders', { json: { ...order, newAccount } });
});
afterAll(() => started.close());

const fileOf = async (number: string, prefix = '') =>
  files.parse((await started.call(`${prefix}/v1/invoices/${number}/files`)).body).invoiceFiles[0];
const download = (url: string) => started.sandbox.fetch(new Request(url, { headers: { authorization: started.authorization } }));
const textOf = async (number: string) => pdfText(new Uint8Array(await (await download((await fileOf(number)).pdfFileUrl)).arrayBuffer()));

describe('the file of an invoice', () => {
  it('is a PDF with a safe name, the same bytes each time', async () => {
    const { pdfFileUrl, versionNumber } = await fileOf('INV00000001');
    expect(versionNumber).toBe(1);
    const first = await download(pdfFileUrl);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('content-disposition')).toBe('attachment; filename="INV00000001.pdf"');
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(first.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.equals(Buffer.from(await (await download(pdfFileUrl)).arrayBuffer()))).toBe(true);
  });

  it('has its lines, totals, dates and address', async () => {
    const text = await textOf('INV00000001');
    for (const part of [
      'Invoice INV00000001',
      'Kestrel Maps',
      TODAY,
      'A00000001',
      'Ada Byron',
      '10001',
      '38.00 USD',
      'Balance due',
      '2026-12-20',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('says what was paid since', async () => {
    const paid = await started.call('/v1/invoices/INV00000001/write-off', { method: 'PUT', json: { amount: 8.5 } });
    expect(paid.body).toMatchObject({ success: true });
    expect(await textOf('INV00000001')).toContain('29.50 USD');
  });

  it('is written for names in any script', async () => {
    const text = await textOf('INV00000002');
    expect(text).toContain('Ünïcödé');
    expect(text).toContain('(test) \\ <b>');
    expect(text).toContain('Größe 1 ?');
  });

  it('keeps the prefix of older programs in its address', async () => {
    const { pdfFileUrl } = await fileOf('INV00000001', '/rest');
    expect(pdfFileUrl).toMatch(new RegExp(`^${SANDBOX_URL}/rest/v1/files/[0-9a-f]{32}$`));
    expect((await download(pdfFileUrl)).status).toBe(200);
  });

  it('is not there for another id, nor without a credential', async () => {
    const { pdfFileUrl, id } = await fileOf('INV00000001');
    expect(reasonsOf((await started.call(`/v1/files/${'f'.repeat(32)}`)).body)).toEqual([{ category: 40, message: containing('file') }]);
    expect((await started.sandbox.fetch(new Request(pdfFileUrl))).status).toBe(401);
    expect(reasonsOf((await started.call(`/v1/invoices/${id}/files`)).body)[0]?.category).toBe(40);
  });
});
