import { expect, fixture, html } from '@open-wc/testing';
import type { Client } from '../../src/api/client.js';
import type { InvoiceSummary } from '../../src/api/schemas/storefront/invoices.js';
import '../../src/components/define/invoices.js';
import type { StorefrontInvoices } from '../../src/components/features/invoices/invoices.js';
import { atRest } from './support/at-rest.js';
import { expectAccessible } from './support/expect-accessible.js';
import { pendingResponse, refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const usd = (amount: string) => ({ amount, currency: 'USD' });

const session = { accountNumber: 'A1', scopes: ['invoices:read', 'invoices:pay'] };

const invoiceOf = (number: string, date: string, amount: string, balance: string, more: Partial<InvoiceSummary> = {}): InvoiceSummary => ({
  invoiceNumber: number,
  status: 'Posted',
  invoiceDate: date,
  amount: usd(amount),
  balance: usd(balance),
  ...more,
});

const list = {
  invoices: [
    invoiceOf('INV-3', '2026-11-30', '1234.50', '34.50', { dueDate: '2026-12-30' }),
    invoiceOf('INV-2', '2026-10-31', '56.00', '56.00', { dueDate: '2026-10-31', overdue: true }),
    invoiceOf('INV-1', '2026-09-30', '56.00', '0.00', { credit: usd('27.00') }),
  ],
};

const invoice = {
  ...list.invoices[0],
  tax: usd('0.00'),
  items: [
    {
      productName: 'Build',
      chargeName: 'Seats',
      chargeKey: 'seats',
      quantity: '3',
      unitPrice: usd('9.00'),
      serviceStartDate: '2026-11-30',
      serviceEndDate: '2026-12-30',
      amount: usd('27.00'),
    },
  ],
};

const elementOf = (client: Client, attributes = html``) =>
  fixture<StorefrontInvoices>(html`<storefront-invoices locale="en-US" .client=${client}>${attributes}</storefront-invoices>`);

const answers = (more: Readonly<Record<string, Answer>> = {}): Readonly<Record<string, Answer>> => ({
  '/storefront/session': session,
  '/storefront/invoices': list,
  '/storefront/invoices/INV-3': invoice,
  ...more,
});

const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
const shows = (element: Element, words: string) => waitUntil(() => text(element).includes(words), `"${words}" is shown`);
const find = (element: Element, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector} in: ${text(element)}`);
  return found;
};
const button = (element: Element, name: string): HTMLElement => {
  const found = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button') ?? [])].find(
    (candidate) => candidate.textContent.trim() === name || candidate.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`There is no button "${name}" in: ${text(element)}`);
  return found;
};
const rowsOf = (element: Element): string[] =>
  [...(element.shadowRoot?.querySelectorAll('.base:not(:has(> .ghost)) tbody tr:not(.gap)') ?? [])].map((row) =>
    row.textContent.replace(/\s+/g, ' ').trim(),
  );
const showsList = (element: Element) => waitUntil(() => rowsOf(element).length > 0, 'the list is shown');
const type = async (element: Element, id: string, value: string): Promise<void> => {
  const field = find(element, `#${id}`);
  if (!(field instanceof HTMLInputElement)) throw new Error(`#${id} is not a field.`);
  field.focus();
  field.value = value;
  field.dispatchEvent(new Event('input'));
  field.dispatchEvent(new Event('change'));
  await Promise.resolve();
};

/** Returns ten thousand invoices in pages of one hundred. */
const manyInvoices = (request: Request): Response => {
  const { searchParams } = new URL(request.url);
  if (searchParams.get('status') === 'open') return Response.json({ invoices: [] });
  const start = Number(searchParams.get('cursor') ?? '0');
  const invoices = Array.from({ length: 100 }, (_, index) => invoiceOf(`INV-${10_000 - start - index}`, '2026-01-01', '1.00', '0.00'));
  return Response.json({ invoices, count: 10_000, ...(start + 100 < 10_000 ? { nextCursor: String(start + 100) } : {}) });
};

describe('storefront-invoices', () => {
  for (const locale of ['en-US', 'ar']) {
    it(`aligns the last digits of amounts in ${locale}`, async () => {
      const element = await elementOf(scriptedClient(answers()).client);
      element.locale = locale;
      await waitUntil(() => rowsOf(element).length === 3 && find(element, 'table').matches(locale === 'ar' ? ':dir(rtl)' : ':dir(ltr)'));
      await atRest(element);
      const digitEdges = [...(element.shadowRoot?.querySelectorAll('.base:not(:has(> .ghost)) .amount-cell') ?? [])].map((cell) => {
        const range = document.createRange();
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const last = texts.currentNode.textContent?.search(/\d(?=\D*$)/) ?? -1;
          if (last < 0) continue;
          range.setStart(texts.currentNode, last);
          range.setEnd(texts.currentNode, last + 1);
        }
        return Math.round(range.getBoundingClientRect().right);
      });
      expect(digitEdges).to.have.length(3);
      expect(new Set(digitEdges).size).to.equal(1);
    });
  }

  it('lists invoices with status and balance, and shows the total due and past due', async () => {
    const element = await elementOf(scriptedClient(answers()).client);
    await showsList(element);
    expect(rowsOf(element)).to.deep.equal([
      'INV-3 Nov 30, 2026 Due Dec 30, 2026 $1,234.50 $34.50',
      'INV-2 Oct 31, 2026 Past due since Oct 31, 2026 $56.00 $56.00',
      'INV-1 Sep 30, 2026 Paid ($27.00 credit applied) $56.00 –',
    ]);
    expect(text(element)).to.contain('$90.50 due on 2 invoices').and.to.contain('$56.00 of it is past due.');
    await expectAccessible(element);
  });

  it('offers no payment to a session that may not pay', async () => {
    const { client } = scriptedClient(answers({ '/storefront/session': { accountNumber: 'A1', scopes: ['invoices:read'] } }));
    const element = await elementOf(client);
    await showsList(element);
    expect(element.shadowRoot?.querySelector('.primary, input')).to.equal(null);
  });

  it('shows a message when there are no invoices', async () => {
    const element = await elementOf(scriptedClient(answers({ '/storefront/invoices': { invoices: [] } })).client);
    await shows(element, 'No invoices yet');
    await expectAccessible(element);
  });

  it('never shows an invalid amount', async () => {
    const odd = { invoices: [invoiceOf('INV-1', '2026-09-30', '1e21', '0.00')] };
    const element = await elementOf(scriptedClient(answers({ '/storefront/invoices': odd })).client);
    await waitUntil(() => text(element).length > 10);
    expect(text(element)).not.to.contain('1e21');
  });

  it('sends the filter to the gateway, keeps the entry, and announces the number of matches', async () => {
    const { client, requests } = scriptedClient(
      answers({
        '/storefront/invoices': (request) =>
          Response.json(new URL(request.url).searchParams.get('number') === 'INV-1' ? { invoices: list.invoices.slice(2) } : list),
      }),
    );
    const element = await elementOf(client);
    await showsList(element);
    const attributes = element.getAttributeNames();
    button(element, 'Find or filter').click();
    await waitUntil(() => element.shadowRoot?.querySelector('#filter-number'));
    await expectAccessible(element);
    const field = find(element, '#filter-number');
    expect(element.shadowRoot?.activeElement).to.equal(field);
    await type(element, 'filter-number', ' INV-1 ');
    await waitUntil(() => rowsOf(element).length === 1);
    expect(element.shadowRoot?.activeElement).to.equal(field);
    expect(element.number).to.equal('INV-1');
    expect(find(element, '[role=status]').textContent).to.equal('1 invoice');
    await type(element, 'filter-min', '1,234.5');
    await waitUntil(() => requests.some(({ url }) => new URL(url).searchParams.get('min') === '1234.5'));
    await type(element, 'filter-max', 'much');
    await shows(element, 'Enter an amount such as 12.5.');
    expect(element.getAttributeNames(), 'entries are in no attribute').to.deep.equal(attributes);
  });

  it('starts with the filter of its attributes, and offers to clear a filter without matches', async () => {
    const { client, requests } = scriptedClient(
      answers({
        '/storefront/invoices': (request) =>
          Response.json(new URL(request.url).searchParams.get('status') === 'paid' ? { invoices: [] } : list),
      }),
    );
    const element = await fixture<StorefrontInvoices>(
      html`<storefront-invoices locale="en-US" status="paid" from="nonsense" .client=${client}></storefront-invoices>`,
    );
    await shows(element, 'No matching invoices');
    expect(requests.map(({ url }) => new URL(url).search)).to.include('?status=paid');
    await expectAccessible(element);
    button(element, 'Show all invoices').click();
    await waitUntil(() => rowsOf(element).length === 3);
    expect(element.shadowRoot?.activeElement?.textContent?.trim()).to.equal('Find or filter');
    expect([element.status, element.from]).to.deep.equal([undefined, undefined]);
    expect(element.getAttribute('status'), 'the attribute is unchanged').to.equal('paid');
  });

  it('skips an empty page', async () => {
    const { client } = scriptedClient(
      answers({
        '/storefront/invoices': (request) =>
          Response.json(new URL(request.url).searchParams.has('cursor') ? list : { invoices: [], nextCursor: 'second-page' }),
      }),
    );
    const element = await elementOf(client);
    await waitUntil(() => rowsOf(element).length === 3);
  });

  it('shows older invoices on request, and focuses the first of them', async () => {
    const older = { invoices: [invoiceOf('INV-0', '2026-01-31', '56.00', '0.00')] };
    const { client } = scriptedClient(
      answers({
        '/storefront/invoices': (request) =>
          Response.json(new URL(request.url).searchParams.has('cursor') ? older : { ...list, nextCursor: 'older' }),
      }),
    );
    const element = await elementOf(client);
    await showsList(element);
    button(element, 'Show older invoices').click();
    await shows(element, 'INV-0');
    await waitUntil(() => element.shadowRoot?.activeElement?.getAttribute('aria-label') === 'Show invoice INV-0');
    expect(text(element)).not.to.contain('Show older invoices');
  });

  it('sends the filter with the cursor, and shows the list again when the page closes the invoice', async () => {
    const { client } = scriptedClient(
      answers({
        '/storefront/invoices': (request) => {
          const { searchParams } = new URL(request.url);
          // As in the gateway, a cursor is only valid with the filter that it was created for.
          if (searchParams.has('cursor') && searchParams.get('status') !== 'paid') return refusal(400, 'invalid-request', 'cursor-ended');
          return Response.json(
            searchParams.has('cursor')
              ? { invoices: [invoiceOf('INV-0', '2026-01-31', '56.00', '0.00')] }
              : { ...list, nextCursor: 'older' },
          );
        },
      }),
    );
    const element = await fixture<StorefrontInvoices>(
      html`<storefront-invoices locale="en-US" status="paid" .client=${client}></storefront-invoices>`,
    );
    await showsList(element);
    button(element, 'Show older invoices').click();
    await shows(element, 'INV-0');
    element.invoice = 'INV-3';
    await shows(element, 'Seats');
    element.invoice = undefined;
    await shows(element, 'INV-0');
  });

  it('keeps the list when older invoices fail to load, and tries again', async () => {
    let working = false;
    const { client } = scriptedClient(
      answers({
        '/storefront/invoices': (request) => {
          if (!new URL(request.url).searchParams.has('cursor')) return Response.json({ ...list, nextCursor: 'older' });
          return working ? Response.json({ invoices: [] }) : refusal(500, 'api', 'broken');
        },
      }),
    );
    const element = await elementOf(client);
    await showsList(element);
    button(element, 'Show older invoices').click();
    await shows(element, "Older invoices couldn't be loaded");
    expect(text(element)).to.contain('INV-3');
    working = true;
    button(element, 'Try again').click();
    await waitUntil(() => !text(element).includes("couldn't be loaded"));
  });

  it('renders only the visible rows of ten thousand invoices, and keeps the focus while scrolling', async () => {
    const element = await elementOf(scriptedClient(answers({ '/storefront/invoices': manyInvoices })).client);
    await showsList(element);
    const scroller = find(element, '.scroll.windowed');
    const first = find(element, 'tbody button');
    first.focus();
    for (let count = 0; count < 30; count += 1) {
      scroller.scrollTop = scroller.scrollHeight;
      scroller.dispatchEvent(new Event('scroll'));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await waitUntil(() => find(element, '[role=table]').getAttribute('aria-rowcount') === '10001');
    expect(element.shadowRoot?.querySelectorAll('*').length).to.be.lessThan(1000);
    expect(element.shadowRoot?.activeElement).to.equal(first);
    const rowIndexes = [...(element.shadowRoot?.querySelectorAll('tbody tr[aria-rowindex]') ?? [])].map((row) =>
      Number(row.getAttribute('aria-rowindex')),
    );
    expect(rowIndexes.length).to.be.greaterThan(10);
    expect(
      [...rowIndexes].sort((a, b) => a - b),
      'rows are in order',
    ).to.deep.equal(rowIndexes);
    await expectAccessible(element);
  });
});

describe('one invoice', () => {
  it('replaces the list, shows items, tax and payments, and returns the focus', async () => {
    const paidInPart = {
      ...invoice,
      amount: usd('32.13'),
      balance: usd('12.13'),
      tax: usd('5.13'),
      taxIncluded: true,
      items: [{ ...invoice.items[0], amount: usd('32.13'), tax: usd('5.13') }],
      payments: [
        { kind: 'payment', date: '2026-12-01', amount: usd('20.00'), method: { type: 'CreditCard', brand: 'Visa', lastDigits: '4242' } },
      ],
    };
    const element = await elementOf(scriptedClient(answers({ '/storefront/invoices/INV-3': paidInPart })).client);
    await showsList(element);
    const opener = button(element, 'Show invoice INV-3');
    opener.focus();
    opener.click();
    await shows(element, '3 × $9.00');
    await atRest(element);
    for (const words of [
      'Invoice INV-3',
      '$12.13 due December 30, 2026',
      'Nov 30, 2026 to Dec 30, 2026',
      '$5.13 tax included',
      'Paid on Dec 1, 2026 with Visa ending in 4242',
      '-$20.00',
      'Amount due',
    ]) {
      expect(text(element)).to.contain(words);
    }
    expect(text(element)).not.to.contain('Subtotal');
    expect(element.shadowRoot?.activeElement?.id).to.equal('task-heading');
    await expectAccessible(element);
    button(element, 'All invoices').click();
    await showsList(element);
    await waitUntil(() => element.shadowRoot?.activeElement?.getAttribute('aria-label') === 'Show invoice INV-3');
  });

  it('opens through its attribute without taking the focus', async () => {
    const element = await fixture<StorefrontInvoices>(
      html`<storefront-invoices locale="en-US" invoice="INV-3" .client=${scriptedClient(answers()).client}></storefront-invoices>`,
    );
    await shows(element, '3 × $9.00');
    expect(document.activeElement).to.equal(document.body);
    expect(element.matches(':state(task)')).to.equal(true);
  });

  it('shows the recipient of an email, and refuses to send it again at once', async () => {
    let sent = 0;
    const element = await fixture<StorefrontInvoices>(
      html`<storefront-invoices
        locale="en-US"
        invoice="INV-3"
        .client=${
          scriptedClient(
            answers({
              '/storefront/invoices/INV-3/email': () => {
                sent += 1;
                return sent === 1 ? Response.json({ to: ['a•••@example.com'] }) : refusal(429, 'rate-limit', 'too-many');
              },
            }),
          ).client
        }
      ></storefront-invoices>`,
    );
    await shows(element, '3 × $9.00');
    button(element, 'Email it to me').click();
    await shows(element, 'Invoice sent to a•••@example.com.');
    button(element, 'Email it to me').click();
    await shows(element, 'The invoice was sent a moment ago');
  });

  it('refuses a file that is not a PDF', async () => {
    const file = () => new Response('<script>alert(1)</script>', { headers: { 'content-type': 'application/pdf' } });
    const { client } = scriptedClient(
      answers({ '/storefront/invoices/INV-3': { ...invoice, file: 'sealed' }, '/storefront/files/sealed': file }),
    );
    const element = await fixture<StorefrontInvoices>(
      html`<storefront-invoices locale="en-US" invoice="INV-3" .client=${client}></storefront-invoices>`,
    );
    await shows(element, 'Save as PDF');
    button(element, 'Save as PDF').click();
    await shows(element, "isn't a PDF");
  });

  it('compares with the previous invoice by cause', async () => {
    const before = {
      ...invoice,
      ...list.invoices[1],
      amount: usd('18.00'),
      items: [{ ...invoice.items[0], quantity: '2', serviceStartDate: '2026-10-31', serviceEndDate: '2026-11-29', amount: usd('18.00') }],
    };
    const now = { ...invoice, amount: usd('27.00') };
    const element = await fixture<StorefrontInvoices>(
      html`<storefront-invoices
        locale="en-US"
        invoice="INV-3"
        .client=${scriptedClient(answers({ '/storefront/invoices/INV-2': before, '/storefront/invoices/INV-3': now })).client}
      ></storefront-invoices>`,
    );
    await shows(element, '3 × $9.00');
    button(element, 'Compare with previous').click();
    await shows(element, 'Seats: quantity changed from 2 to 3');
    expect(text(element)).to.contain('+$9.00');
    await expectAccessible(element);
  });

  it('is shown before the list if the page requests it, and fires the ready event once it is loaded', async () => {
    const { answer, release } = pendingResponse();
    const element = document.createElement('storefront-invoices');
    let ready = 0;
    element.addEventListener('storefront-ready', () => (ready += 1));
    let wasListShown = false;
    const observer = new MutationObserver(() => {
      wasListShown ||= element.shadowRoot?.querySelector('.base:not(:has(> .ghost)) .list') !== null;
    });
    Object.assign(element, {
      locale: 'en-US',
      invoice: 'INV-3',
      client: scriptedClient(answers({ '/storefront/invoices/INV-3': answer })).client,
    });
    const container = await fixture(html`<div></div>`);
    container.append(element);
    if (element.shadowRoot) observer.observe(element.shadowRoot, { subtree: true, childList: true });
    await shows(element, 'Invoice INV-3');
    expect(ready, 'no ready event while loading').to.equal(0);
    release(invoice);
    await waitUntil(() => ready === 1, 'the ready event fires');
    expect(text(element)).to.contain('3 × $9.00');
    observer.disconnect();
    expect(wasListShown, 'the list was shown before the invoice').to.equal(false);
  });

  it('shows how to pay it by bank transfer, at once with its lines', async () => {
    const bankAccount = [{ kind: 'iban', value: 'DE89370400440532013000' }];
    const invoicing = { amount: usd('30.00'), dueDate: '2026-12-30', paymentTerm: 'Net 30', purchaseOrderNumber: 'PO 7', bankAccount };
    const open = { ...invoice, invoicing };
    const element = await elementOf(scriptedClient(answers({ '/storefront/invoices/INV-3': open })).client);
    await showsList(element);
    let wereLinesAlone = false;
    const observer = new MutationObserver(
      () => (wereLinesAlone ||= text(element).includes('3 × $9.00') && !text(element).includes('PO 7')),
    );
    if (element.shadowRoot) observer.observe(element.shadowRoot, { subtree: true, childList: true });
    button(element, 'Show invoice INV-3').click();
    await shows(element, '3 × $9.00');
    observer.disconnect();
    expect(wereLinesAlone, 'the lines were shown before the details').to.equal(false);
    expect(element.shadowRoot?.querySelector('[part=payment-details]')?.textContent).to.contain('DE89 3704 0044 0532 0130 00');
    await atRest(element);
    await expectAccessible(element);
  });

  it('shows a placeholder while it loads', async () => {
    const { answer, release } = pendingResponse();
    const element = await fixture<StorefrontInvoices>(
      html`<storefront-invoices
        locale="en-US"
        invoice="INV-3"
        .client=${scriptedClient(answers({ '/storefront/invoices/INV-3': answer })).client}
      ></storefront-invoices>`,
    );
    await shows(element, 'Invoice INV-3');
    await expectAccessible(element);
    release(invoice);
    await shows(element, '3 × $9.00');
  });
});
