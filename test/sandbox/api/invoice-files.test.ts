import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containing } from '../../support/matchers.js';
import { pdfText, readPdf } from '../../support/pdf-reader.js';
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
  it('is a PDF with a safe name and always the same bytes', async () => {
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
      'INV00000001',
      'Kestrel Maps',
      'November 21, 2026',
      'A00000001',
      'Ada Byron',
      '10001',
      '$38.00',
      'Balance due',
      'Service period: Nov 21 – Dec 20, 2026',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('shows later payments', async () => {
    const paid = await started.call('/v1/invoices/INV00000001/write-off', { method: 'PUT', json: { amount: 8.5 } });
    expect(paid.body).toMatchObject({ success: true });
    const text = await textOf('INV00000001');
    expect(text).toMatch(/Credit memo CM\d+, Nov 21, 2026\n-\$8\.50\nBalance due\n\$29\.50/);
  });

  it('is written for names in any script', async () => {
    const text = await textOf('INV00000002');
    expect(text).toContain('太郎 Ünïcödé 山田 様');
    expect(text).toContain('Кириллица (test) \\ <b> 御中');
    expect(text).toContain('Größe 1 □');
  });

  it.each([
    ['Germany', {}, 'de-DE', 'Rechnung'],
    ['AUT', {}, 'de-AT', 'Rechnung'],
    ['jp', {}, 'ja-JP', '請求書'],
    ['Saudi Arabia', {}, 'ar-SA', 'فاتورة'],
    ['FR', {}, 'en-FR', 'Invoice'],
    ['Nowhere', {}, 'en-US', 'Invoice'],
    ['FR', { customFields: { StorefrontLanguage__c: 'de' } }, 'de-FR', 'Rechnung'],
  ])('is in the language of %s, unless the account sets another: %j', async (country, fields, language, title) => {
    const order = orderFor({ orderDate: TODAY });
    const contact = {
      firstName: 'Kim',
      lastName: 'Doe',
      address1: 'Street 1',
      city: 'Town',
      country,
      ...(country === 'FR' && { state: '' }),
    };
    const newAccount = { ...order.newAccount, ...fields, billToContact: contact, soldToContact: contact };
    const { body } = await started.call('/v1/orders', { json: { ...order, newAccount } });
    const { invoiceNumbers } = z.object({ invoiceNumbers: z.tuple([z.string()]) }).parse(body);
    const pdf = readPdf(new Uint8Array(await (await download((await fileOf(invoiceNumbers[0])).pdfFileUrl)).arrayBuffer()));
    expect(pdf).toMatchObject({ language, title: `${title} ${invoiceNumbers[0]}` });
  });

  it('keeps the legacy prefix in its URL', async () => {
    const { pdfFileUrl } = await fileOf('INV00000001', '/rest');
    expect(pdfFileUrl).toMatch(new RegExp(`^${SANDBOX_URL}/rest/v1/files/[0-9a-f]{32}$`));
    expect((await download(pdfFileUrl)).status).toBe(200);
  });

  it('is not found by another id, or without a credential', async () => {
    const { pdfFileUrl, id } = await fileOf('INV00000001');
    expect(reasonsOf((await started.call(`/v1/files/${'f'.repeat(32)}`)).body)).toEqual([{ category: 40, message: containing('file') }]);
    expect((await started.sandbox.fetch(new Request(pdfFileUrl))).status).toBe(401);
    expect(reasonsOf((await started.call(`/v1/invoices/${id}/files`)).body)[0]?.category).toBe(40);
  });
});

describe('the file of a credit memo', () => {
  const memos = z.object({ latestPDFFileId: z.string(), number: z.string() });
  const address = (id: string) => `${SANDBOX_URL}/v1/files/${id}`;

  it('shows what was credited and how it was used', async () => {
    const made = await started.call('/v1/invoices/INV00000002/write-off', { method: 'PUT', json: { amount: 5, comment: 'As agreed' } });
    const { creditMemo } = z.object({ creditMemo: z.object({ id: z.string() }) }).parse(made.body);
    const { latestPDFFileId, number } = memos.parse((await started.call(`/v1/credit-memos/${creditMemo.id}`)).body);
    const file = await download(address(latestPDFFileId));
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${number}.pdf"`);
    const pdf = readPdf(new Uint8Array(await file.arrayBuffer()));
    const text = pdf.pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
    expect(pdf.title).toBe(`クレジットメモ ${number}`);
    for (const part of ['INV00000002', '請求書 INV00000002 に充当（2026/11/21）', '未使用残高']) expect(text).toContain(part);
  });
});
