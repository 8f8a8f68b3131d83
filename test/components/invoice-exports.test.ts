import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/invoices.js';
import type { StorefrontInvoices } from '../../src/components/features/invoices/invoices.js';
import { downloadBy } from './support/download-by.js';
import { expectAccessible } from './support/expect-accessible.js';
import { scriptedClient } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const invoiceOf = (invoiceNumber: string, invoiceDate: string, amount: string, balance: string, more: object = {}) => ({
  ...{ invoiceNumber, invoiceDate, status: 'Posted', amount: usd(amount), balance: usd(balance) },
  ...more,
});
const bill = (date: string, total: string) => ({ date, lines: [], subtotal: usd(total), tax: usd('0.00'), total: usd(total) });

const answers = {
  '/storefront/session': { accountNumber: 'A1', scopes: ['invoices:read'] },
  '/storefront/invoices': {
    invoices: [
      invoiceOf('INV-3', '2026-11-30', '1234.50', '34.50', { dueDate: '2026-12-30' }),
      invoiceOf('INV-1', '2026-09-30', '56.00', '0.00', { credit: usd('27.00') }),
    ],
  },
  '/storefront/upcoming': { bills: [bill('2026-12-05', '-39.03'), bill('2026-12-31', '56.00')], until: '2027-01-05' },
};

const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
const shows = (element: Element, words: string) => waitUntil(() => text(element).includes(words), `"${words}" is shown`);
const elementOf = () =>
  fixture<StorefrontInvoices>(html`<storefront-invoices locale="en-US" .client=${scriptedClient(answers).client}></storefront-invoices>`);

describe('exports and forecasts of invoices', () => {
  it('exports amounts that can be followed: amount, credit applied, amount due', async () => {
    const element = await elementOf();
    await shows(element, 'INV-3');
    const { name, lines } = await downloadBy(async () => {
      const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
      buttons.find(({ textContent }) => textContent.trim() === 'Export as CSV')?.click();
      await shows(element, 'File with 2 invoices saved.');
    });
    expect(name).to.equal('invoices.csv');
    expect(lines).to.deep.equal([
      'Invoice,Date,Due,Status,Amount,Credit applied,Amount due,Currency',
      'INV-3,2026-11-30,2026-12-30,"Due Dec 30, 2026",1234.50,0.00,34.50,USD',
      'INV-1,2026-09-30,,Paid,56.00,27.00,0.00,USD',
    ]);
  });

  it('lists an upcoming credit with its day, apart from the bills', async () => {
    const element = await elementOf();
    element.flow = 'upcoming';
    await shows(element, 'On December 31, 2026 Total $56.00 Credits December 5, 2026 -$39.03');
    await expectAccessible(element);
  });

  it('says how many lines of the next bill are left out', async () => {
    const long = { bills: [{ ...bill('2026-12-31', '56.00'), moreLines: 1900 }], until: '2027-01-05' };
    const { client } = scriptedClient({ ...answers, '/storefront/upcoming': long });
    const element = await fixture<StorefrontInvoices>(html`<storefront-invoices locale="en-US" .client=${client}></storefront-invoices>`);
    element.flow = 'upcoming';
    await shows(element, 'And 1,900 more lines, included in the total');
  });
});
