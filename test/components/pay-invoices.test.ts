import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/invoices.js';
import type { StorefrontBeforePaymentEvent } from '../../src/components/events/storefront-before-payment.js';
import type { StorefrontPaymentCompleteEvent } from '../../src/components/events/storefront-payment-complete.js';
import type { StorefrontInvoices } from '../../src/components/features/invoices/invoices.js';
import { atRest } from './support/at-rest.js';
import { expectAccessible } from './support/expect-accessible.js';
import { ScriptedForm } from './support/purchases.js';
import { refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const openInvoice = (number: string, balance: string) => ({
  invoiceNumber: number,
  status: 'Posted',
  invoiceDate: '2026-10-31',
  dueDate: '2026-11-30',
  amount: usd(balance),
  balance: usd(balance),
});
const visa = {
  id: 'sealed-visa',
  isDefault: true,
  type: 'CreditCard',
  brand: 'Visa',
  lastDigits: '4242',
  expirationMonth: 8,
  expirationYear: 2029,
};
const master = { ...visa, id: 'sealed-master', isDefault: false, brand: 'Mastercard', lastDigits: '4444' };
const paymentResult = (balances: Readonly<Record<string, string>>, amount: string, more: object = {}) => ({
  status: 'completed',
  paymentNumber: 'P-1',
  paid: usd(amount),
  credited: usd('0.00'),
  balances: Object.entries(balances).map(([invoiceNumber, balance]) => ({ invoiceNumber, balance: usd(balance) })),
  ...more,
});

/** Opens the payment of invoices. `sent` contains its payment requests. */
async function openPayment(more: Readonly<Record<string, Answer>>, subject = 'INV-1 INV-2') {
  sessionStorage.clear();
  const sent: { body: Record<string, unknown>; key: string | null }[] = [];
  const payments = more['/storefront/payments'];
  const { client, requests } = scriptedClient({
    '/storefront/session': { accountNumber: 'A1', scopes: ['invoices:pay'] },
    '/storefront/invoices': { invoices: [openInvoice('INV-1', '56.00'), openInvoice('INV-2', '44.01')] },
    '/storefront/credits': { available: usd('0.00'), creditMemos: [], refunds: [] },
    '/storefront/payment-methods': { paymentMethods: [visa, master] },
    ...more,
    '/storefront/payments': async (request) => {
      const body = (await request.clone().json()) as Record<string, unknown>;
      sent.push({ body, key: request.headers.get('idempotency-key') });
      if (typeof payments === 'function') return (payments as (request: Request) => Response | Promise<Response>)(request);
      return Response.json(payments ?? {});
    },
  });
  const form = new ScriptedForm();
  const element = await fixture<StorefrontInvoices>(
    html`<storefront-invoices
      locale="en-US"
      flow="pay"
      invoice=${subject}
      .client=${client}
      .paymentAdapter=${form}
    ></storefront-invoices>`,
  );
  await shows(element, 'You pay now');
  return { element, sent, requests, form };
}

const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
const shows = (element: Element, words: string) =>
  waitUntil(() => text(element).includes(words), `"${words}" is shown in: ${text(element)}`);
const button = (element: Element, name: string): HTMLElement => {
  const found = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button') ?? [])].find(
    ({ textContent }) => textContent.trim() === name,
  );
  if (!found) throw new Error(`There is no button "${name}" in: ${text(element)}`);
  return found;
};
const field = (element: Element, selector: string): HTMLInputElement => {
  const found = element.shadowRoot?.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const type = (element: Element, id: string, value: string): void => {
  const input = field(element, `#${id}`);
  input.focus();
  input.value = value;
  input.dispatchEvent(new Event('input'));
};

describe('paying invoices', () => {
  /** Lit's warnings that an update scheduled another update. */
  const updateWarnings: string[] = [];
  const { warn } = console;
  before(() => {
    console.warn = (...messages: unknown[]) =>
      void (/scheduled an update/.test(messages.join(' ')) ? updateWarnings.push(messages.join(' ')) : warn(...messages));
  });
  after(() => {
    console.warn = warn;
  });

  it('charges the confirmed amount once, and shows amount and payment method', async () => {
    const { element, sent } = await openPayment({ '/storefront/payments': paymentResult({ 'INV-1': '0.00', 'INV-2': '0.00' }, '100.01') });
    await atRest(element);
    await expectAccessible(element);
    let completed: StorefrontPaymentCompleteEvent | undefined;
    element.addEventListener('storefront-payment-complete', (event) => (completed = event));
    expect(text(element)).to.contain('You pay now with Visa ending in 4242 $100.01');
    const pay = button(element, 'Pay $100.01');
    pay.click();
    pay.click();
    await shows(element, 'You paid $100.01 with Visa ending in 4242.');
    expect(sent).to.have.length(1);
    expect(sent[0]?.body).to.deep.include({
      allocations: [
        { invoiceNumber: 'INV-1', amount: '56.00', balance: '56.00' },
        { invoiceNumber: 'INV-2', amount: '44.01', balance: '44.01' },
      ],
      paymentMethodId: 'sealed-visa',
    });
    expect(text(element)).to.contain('These invoices are paid in full.');
    expect(element.shadowRoot?.activeElement?.id).to.equal('task-heading');
    expect(completed?.total).to.deep.equal({ amount: '100.01', currency: 'USD', formatted: '$100.01' });
    expect(element.matches(':state(done)')).to.equal(true);
    await atRest(element);
    await expectAccessible(element);
  });

  it('pays in part, leaves out an invoice, and refuses more than the balance', async () => {
    const { element, sent } = await openPayment({ '/storefront/payments': paymentResult({ 'INV-1': '28.00' }, '28.00') });
    button(element, 'Pay a different amount').click();
    await waitUntil(() => element.shadowRoot?.activeElement?.id === 'amount-INV-1');
    type(element, 'amount-INV-1', '56.01');
    type(element, 'amount-INV-2', '');
    await shows(element, 'Pay –');
    button(element, 'Pay –').click();
    await shows(element, 'Enter at most $56.00.');
    expect(sent).to.have.length(0);
    expect(element.shadowRoot?.activeElement?.id).to.equal('amount-INV-1');
    await atRest(element);
    await expectAccessible(element);
    type(element, 'amount-INV-1', '28');
    await shows(element, 'Pay $28.00');
    button(element, 'Pay $28.00').click();
    await shows(element, 'You paid $28.00');
    expect(sent[0]?.body['allocations']).to.deep.equal([{ invoiceNumber: 'INV-1', amount: '28.00', balance: '56.00' }]);
    expect(text(element)).to.contain('$28.00');
    // The focused field was removed, which fires another blur event.
    expect(updateWarnings).to.deep.equal([]);
  });

  it('uses credit first, without a payment method if credit covers the amount', async () => {
    const credits = { available: usd('60.00'), creditMemos: [], refunds: [] };
    const { element, sent } = await openPayment({
      '/storefront/credits': credits,
      '/storefront/payments': paymentResult({ 'INV-1': '0.00' }, '0.00', { credited: usd('56.00') }),
    });
    expect(text(element)).to.contain('From your credit -$60.00').and.to.contain('$40.01');
    button(element, 'Pay a different amount').click();
    await waitUntil(() => element.shadowRoot?.activeElement?.id === 'amount-INV-1');
    type(element, 'amount-INV-2', '0');
    await shows(element, 'Pay $56.00 with credit');
    expect(element.shadowRoot?.querySelector('[name=pay-method]')).to.equal(null);
    button(element, 'Pay $56.00 with credit').click();
    await shows(element, 'You paid $56.00 with your credit.');
    expect(sent[0]?.body).to.include({ useCredit: true }).and.not.to.have.property('paymentMethodId');
  });

  it('asks for another card after a decline, and sends it with a new key', async () => {
    let declined = true;
    const { element, sent } = await openPayment({
      '/storefront/payments': () =>
        declined
          ? refusal(402, 'payment', 'insufficient-funds')
          : Response.json(paymentResult({ 'INV-1': '0.00', 'INV-2': '0.00' }, '100.01')),
    });
    button(element, 'Pay $100.01').click();
    await shows(element, "insufficient funds. You weren't charged.");
    expect(element.matches(':state(refused)')).to.equal(true);
    expect(element.shadowRoot?.querySelector(':checked')).to.equal(null);
    button(element, 'Pay $100.01').click();
    await waitUntil(() => element.shadowRoot?.activeElement?.getAttribute('name') === 'pay-method');
    expect(sent).to.have.length(1);
    declined = false;
    field(element, '[name=pay-method][value="1"]').click();
    await shows(element, 'You pay now with Mastercard ending in 4444');
    button(element, 'Pay $100.01').click();
    await shows(element, 'You paid $100.01 with Mastercard ending in 4444.');
    expect(sent[1]?.body).to.include({ paymentMethodId: 'sealed-master', intentId: sent[0]?.body['intentId'] });
    expect(sent[1]?.key).not.to.equal(sent[0]?.key);
  });

  it('shows changed balances, and asks for confirmation again', async () => {
    let changed = false;
    const { element, sent } = await openPayment({
      '/storefront/invoices': () =>
        Response.json({ invoices: [openInvoice('INV-1', changed ? '20.00' : '56.00'), openInvoice('INV-2', '44.01')] }),
      '/storefront/payments': () => {
        changed = true;
        return refusal(409, 'conflict', 'balance-changed');
      },
    });
    button(element, 'Pay $100.01').click();
    await shows(element, 'Invoice INV-1: was $56.00, now $20.00.');
    expect(element.matches(':state(conflict)')).to.equal(true);
    await shows(element, 'Pay $64.01');
    expect(sent).to.have.length(1);
  });

  it('never pays twice after a dropped response, because the retry uses the same key', async () => {
    let isDropped = true;
    const { element, sent } = await openPayment({
      '/storefront/payments': () => {
        if (isDropped) throw new TypeError('Failed to fetch');
        return Response.json(paymentResult({ 'INV-1': '0.00', 'INV-2': '0.00' }, '100.01'));
      },
    });
    button(element, 'Pay $100.01').click();
    await shows(element, "we're checking whether this went through");
    expect(element.shadowRoot?.querySelectorAll('[name=pay-method]:disabled').length).to.equal(3);
    isDropped = false;
    button(element, 'Check status').click();
    await shows(element, 'You paid $100.01');
    expect(new Set(sent.map(({ key }) => key)).size).to.equal(1);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).to.equal(1);
  });

  it('continues a payment that was left while it was being sent, without sending another', async () => {
    let answer = (_: Response): void => undefined;
    const { element, sent } = await openPayment({
      '/storefront/payments': () => (sent.length > 1 ? Response.json(result) : new Promise<Response>((resolve) => (answer = resolve))),
    });
    const result = paymentResult({ 'INV-1': '0.00', 'INV-2': '0.00' }, '100.01');
    button(element, 'Pay $100.01').click();
    await waitUntil(() => sent.length === 1, 'the payment is sent');
    field(element, '[part=back]').click();
    await waitUntil(
      () => !element.matches(':state(task)') && element.shadowRoot?.querySelector('[data-opens^="pay"]'),
      'the list is shown',
    );
    element.shadowRoot?.querySelector<HTMLElement>('[data-opens^="pay"]')?.click();
    await shows(element, "we're checking whether this went through");
    expect(text(element)).not.to.contain('in another tab');
    answer(Response.json(result));
    await shows(element, 'You paid $100.01');
    expect(new Set(sent.map(({ key }) => key)).size).to.equal(1);
  });

  it('shows the amount that was sent, and no guessed card, after a reload with an unknown outcome', async () => {
    const { element } = await openPayment({
      '/storefront/payments': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    button(element, 'Pay a different amount').click();
    await waitUntil(() => element.shadowRoot?.querySelector('#amount-INV-1'));
    type(element, 'amount-INV-1', '5');
    type(element, 'amount-INV-2', '');
    field(element, '[name=pay-method][value="1"]').click();
    await shows(element, 'You pay now with Mastercard ending in 4444 $5.00');
    button(element, 'Pay $5.00').click();
    await shows(element, "we're checking whether this went through");
    element.remove();
    const later = await fixture<StorefrontInvoices>(
      html`<storefront-invoices locale="en-US" flow="pay" .client=${element.client}></storefront-invoices>`,
    );
    await shows(later, 'Paying $5.00…');
    expect(text(later)).to.match(/Pay an invoice .*Invoice INV-1 .*You pay now \$5\.00/);
    expect(text(later)).not.to.match(/INV-2|100\.01|56\.00|You pay now with/);
    expect(later.shadowRoot?.querySelector('[name=pay-method]:checked')).to.equal(null);
  });

  it('opens a payment with an unknown outcome again after a reload, unless another task is open', async () => {
    const { element } = await openPayment({
      '/storefront/payments': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    button(element, 'Pay $100.01').click();
    await shows(element, "we're checking whether this went through");
    element.remove();
    const later = await fixture<StorefrontInvoices>(
      html`<storefront-invoices locale="en-US" .client=${element.client}></storefront-invoices>`,
    );
    await shows(later, 'Paying $100.01…');
    later.remove();
    const other = await fixture<StorefrontInvoices>(
      html`<storefront-invoices locale="en-US" flow="credits" .client=${element.client}></storefront-invoices>`,
    );
    await waitUntil(() => other.matches(':state(task)'), 'the credits are shown');
    expect(text(other)).not.to.contain('Paying');
  });

  it('saves a new card first, selects it, and charges nothing yet', async () => {
    const added = { ...visa, id: 'sealed-added', isDefault: false, lastDigits: '1111' };
    let isSaved = false;
    const { element, sent, form } = await openPayment({
      '/storefront/payment-methods': (request) => {
        // The request for the new list never completes. The card is selected and focused anyway.
        if (isSaved) return new Promise(() => undefined);
        if (request.method === 'POST') isSaved = true;
        return Response.json({ paymentMethods: isSaved ? [visa, master, added] : [visa, master] });
      },
      '/storefront/payment-sessions': { token: 'token' },
      '/storefront/payments': paymentResult({ 'INV-1': '0.00', 'INV-2': '0.00' }, '100.01'),
    });
    field(element, '[name=pay-method][value=new]').click();
    await waitUntil(() => form.options !== undefined, 'the form is open');
    expect(button(element, 'Pay $100.01').getAttribute('aria-disabled')).to.equal('true');
    await form.finish({ paymentMethodId: 'from-form' });
    await shows(element, 'You pay now with Visa ending in 1111');
    expect(sent).to.have.length(0);
    await waitUntil(() => element.shadowRoot?.activeElement === element.shadowRoot?.querySelector('[name=pay-method]:checked'));
    button(element, 'Pay $100.01').click();
    await shows(element, 'You paid $100.01 with Visa ending in 1111.');
    expect(sent[0]?.body).to.include({ paymentMethodId: 'sealed-added' });
  });

  it('lets the page cancel a payment', async () => {
    const { element, sent } = await openPayment({});
    let beforePayment: StorefrontBeforePaymentEvent | undefined;
    element.addEventListener('storefront-before-payment', (event) => {
      beforePayment = event;
      event.preventDefault();
    });
    button(element, 'Pay $100.01').click();
    await element.updateComplete;
    expect(beforePayment).to.deep.include({ invoiceNumbers: ['INV-1', 'INV-2'] });
    expect(sent).to.have.length(0);
  });

  it('reports that credit was used when the card was declined', async () => {
    const { element } = await openPayment({
      '/storefront/credits': { available: usd('60.00'), creditMemos: [], refunds: [] },
      '/storefront/payments': paymentResult({ 'INV-1': '0.00', 'INV-2': '40.01' }, '0.00', {
        status: 'payment-required',
        credited: usd('60.00'),
      }),
    });
    button(element, 'Pay $40.01').click();
    await shows(element, 'We used $60.00 of your credit, but the rest was declined: $40.01 is still due.');
    expect(element.matches(':state(refused)')).to.equal(true);
  });
});
