import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/payment-methods.js';
import type { StorefrontPaymentMethods } from '../../src/components/features/payment-methods/payment-methods.js';
import { expectAccessible } from './support/expect-accessible.js';
import { ScriptedForm } from './support/purchases.js';
import { refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const visa = {
  id: 'sealed-visa',
  isDefault: true,
  type: 'CreditCard',
  brand: 'Visa',
  lastDigits: '4242',
  expirationMonth: 8,
  expirationYear: 2026,
  expiry: 'expired',
  lastFailure: 'Card expired',
};
const master = { id: 'sealed-master', isDefault: false, type: 'CreditCard', brand: 'Mastercard', lastDigits: '4444', pays: ['A-S1'] };

async function elementOf(more: Readonly<Record<string, Answer>> = {}) {
  sessionStorage.clear();
  const { client, requests } = scriptedClient({
    '/storefront/session': { accountNumber: 'A1', scopes: ['payment-methods:write', 'invoices:read', 'invoices:pay'] },
    '/storefront/payment-methods': { paymentMethods: [visa, master] },
    '/storefront/invoices': { invoices: [] },
    '/storefront/credits': { available: usd('0.00'), creditMemos: [], refunds: [] },
    '/storefront/profile': { accountNumber: 'A1', name: 'Ada', currency: 'USD', balance: usd('0.00') },
    ...more,
  });
  const form = new ScriptedForm();
  const element = await fixture<StorefrontPaymentMethods>(
    html`<storefront-payment-methods locale="en-US" .client=${client} .paymentAdapter=${form}></storefront-payment-methods>`,
  );
  await waitUntil(() => element.matches(':is(:state(ready), :state(empty))'));
  return { element, requests, form };
}

const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
const shows = (element: Element, words: string) =>
  waitUntil(() => text(element).includes(words), `"${words}" is shown in: ${text(element)}`);
const button = (element: Element, name: string): HTMLElement => {
  const found = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('button') ?? [])].find(
    (candidate) => candidate.textContent.trim() === name || candidate.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`There is no button "${name}" in: ${text(element)}`);
  return found;
};

const opener = (element: Element, task: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(`[data-opens="${task}"]`);
  if (!found) throw new Error(`There is no button that opens ${task}.`);
  return found;
};

describe('storefront-payment-methods', () => {
  it('shows its own text for a known reason of a failure', async () => {
    const failed = { ...visa, lastFailure: 'The card has insufficient funds.', lastFailureCode: 'insufficient-funds' };
    const { element } = await elementOf({ '/storefront/payment-methods': { paymentMethods: [failed] } });
    element.locale = 'de';
    await shows(element, 'Das Guthaben reicht nicht aus.');
    expect(text(element)).not.to.contain('insufficient');
  });

  it('shows what each method pays, its expiry and its last failure', async () => {
    const { element } = await elementOf();
    for (const words of [
      'Visa ending in 4242',
      'Default',
      "Expired 08/26. It can't be used anymore.",
      'Last payment declined: Card expired',
      'Used for subscription A-S1',
    ]) {
      expect(text(element)).to.contain(words);
    }
    expect(text(element)).not.to.contain('overdue');
    await expectAccessible(element);
  });

  it('says that other subscriptions may use a method if the account has many', async () => {
    const { element } = await elementOf({
      '/storefront/payment-methods': { paymentMethods: [{ ...visa, isDefault: false, pays: ['A-S1'] }], hasMoreSubscriptions: true },
    });
    await shows(element, 'Used for A-S1 and possibly other subscriptions');
  });

  it('refuses to remove a method that subscriptions need, and names them', async () => {
    const refuseRemoval = () => refusal(409, 'conflict', 'payment-method-needed', { data: { subscriptions: ['A-S1', 'A-S2'] } });
    const { element } = await elementOf({ '/storefront/payment-methods/sealed-master': refuseRemoval });
    opener(element, 'remove 1').click();
    await shows(element, "It's used for subscription A-S1.");
    const [remove, keep] = [button(element, 'Remove'), button(element, 'Keep')];
    expect(remove.getBoundingClientRect().width).to.equal(keep.getBoundingClientRect().width);
    remove.click();
    await shows(element, 'because subscriptions A-S1 and A-S2 need it');
    await expectAccessible(element);
    button(element, 'Keep').click();
    await waitUntil(() => element.matches(':state(ready)'));
  });

  it('removes a method, and keeps the focus in the section', async () => {
    let removed = false;
    const { element } = await elementOf({
      '/storefront/payment-methods': () => Response.json({ paymentMethods: removed ? [visa] : [visa, master] }),
      '/storefront/payment-methods/sealed-master': () => {
        removed = true;
        return Response.json({ paymentMethods: [visa] });
      },
    });
    const removeButton = opener(element, 'remove 1');
    removeButton.focus();
    removeButton.click();
    await shows(element, 'Remove Mastercard ending in 4444?');
    button(element, 'Remove').click();
    await shows(element, 'Mastercard ending in 4444 removed.');
    await waitUntil(() => element.shadowRoot?.activeElement?.id === 'task-heading');
    button(element, 'Done').click();
    await waitUntil(() => element.matches(':state(ready)'));
    expect(text(element)).not.to.contain('4444');
    expect(element.shadowRoot?.activeElement).not.to.equal(null);
  });

  it('keeps each button on its method when the methods come in another order', async () => {
    let methods = [visa, master];
    const { element } = await elementOf({ '/storefront/payment-methods': () => Response.json({ paymentMethods: methods }) });
    opener(element, 'remove 0').focus();
    methods = [
      { ...master, isDefault: true },
      { ...visa, isDefault: false },
    ];
    await element.refresh();
    await waitUntil(() => /4444\s*Default/.test(text(element)));
    const focused = element.shadowRoot?.activeElement;
    if (!(focused instanceof HTMLElement)) throw new Error('Nothing has the focus.');
    focused.click();
    await shows(element, 'Remove Visa ending in 4242?');
  });

  it('makes another method the default', async () => {
    const { element, requests } = await elementOf({
      '/storefront/payment-methods/sealed-master/default': { paymentMethods: [master, visa] },
    });
    opener(element, 'default 1').click();
    await shows(element, 'It will be used from your next bill');
    button(element, 'Make default').click();
    await shows(element, 'Mastercard ending in 4444 is now your default.');
    expect(requests.some(({ method }) => method === 'PUT')).to.equal(true);
  });

  it('adds a method through the payment form, as the default if the default has failed', async () => {
    let added: unknown;
    const amex = { ...master, id: 'sealed-amex', brand: 'American Express', lastDigits: '0005' };
    const { element, form } = await elementOf({
      '/storefront/payment-methods': async (request) => {
        if (request.method === 'POST') added = await request.clone().json();
        return Response.json({
          paymentMethods: added ? [{ ...amex, isDefault: true }, { ...visa, isDefault: false }, master] : [visa, master],
        });
      },
    });
    button(element, 'Add a payment method').click();
    await waitUntil(() => form.options !== undefined, 'the form is open');
    await form.finish({ paymentMethodId: 'from-form' });
    await shows(element, 'American Express ending in 0005 added.');
    expect(added).to.include({ paymentMethodId: 'from-form', makeDefault: true });
    expect(element.matches(':state(done)')).to.equal(true);
  });

  it('pays past due invoices with another method after the default has failed', async () => {
    const pastDue = {
      invoiceNumber: 'INV-9',
      status: 'Posted',
      invoiceDate: '2026-10-31',
      dueDate: '2026-10-31',
      overdue: true,
      amount: usd('56.00'),
      balance: usd('56.00'),
    };
    let paid = false;
    const { element } = await elementOf({
      '/storefront/invoices': () => Response.json({ invoices: paid ? [] : [pastDue] }),
      '/storefront/payments': () => {
        paid = true;
        return Response.json({
          status: 'completed',
          paid: usd('56.00'),
          credited: usd('0.00'),
          balances: [{ invoiceNumber: 'INV-9', balance: usd('0.00') }],
        });
      },
    });
    await shows(element, '$56.00 is past due since October 31, 2026.');
    await shows(element, 'Payment with Visa ending in 4242 declined: Card expired');
    await expectAccessible(element);
    button(element, 'Pay $56.00 now').click();
    await shows(element, 'You pay now with Mastercard ending in 4444');
    await expectAccessible(element);
    button(element, 'Pay $56.00').click();
    await shows(element, 'You paid $56.00 with Mastercard ending in 4444.');
    button(element, 'Done').click();
    await waitUntil(() => element.matches(':state(ready)'));
    expect(text(element)).not.to.contain('overdue');
  });

  it('keeps the focus in the section when the focused button disappears', async () => {
    let removed = false;
    const { element } = await elementOf({
      '/storefront/payment-methods': () => Response.json({ paymentMethods: removed ? [visa] : [visa, master] }),
    });
    opener(element, 'remove 1').focus();
    removed = true;
    await element.refresh();
    await waitUntil(() => !text(element).includes('4444'));
    expect(element.shadowRoot?.activeElement?.className).to.equal('base');
  });

  it('shows a message when there is no method', async () => {
    const { element } = await elementOf({ '/storefront/payment-methods': { paymentMethods: [] } });
    expect(text(element)).to.contain("You don't have a payment method yet.");
    await expectAccessible(element);
  });
});

describe('a change of the default method that needs a fresh sign-in', () => {
  const stale = () => refusal(403, 'permission', 'fresh-sign-in-required');

  it('asks to sign in again', async () => {
    const { element } = await elementOf({ '/storefront/payment-methods/sealed-master/default': stale });
    const reasons: string[] = [];
    element.addEventListener('storefront-sign-in-required', ({ reason }) => reasons.push(reason));
    opener(element, 'default 1').click();
    await shows(element, 'Make Mastercard ending in 4444 your default?');
    button(element, 'Make default').click();
    await shows(element, 'For your security, sign in again to make this change. Nothing was changed.');
    expect(text(element)).not.to.contain('is kept');
    await waitUntil(() => reasons.length > 0);
    expect(reasons).to.deep.equal(['fresh-sign-in-required']);
  });

  it('keeps a card that was entered as the new default, and adds it after the sign-in', async () => {
    const answers = [stale(), Response.json({ paymentMethods: [{ ...master, id: 'sealed-new', isDefault: true }, visa] })];
    const { element, form, requests } = await elementOf({
      '/storefront/payment-methods': ({ method }) => (method === 'POST' ? answers.shift()! : Response.json({ paymentMethods: [visa] })),
    });
    button(element, 'Add a payment method').click();
    await waitUntil(() => form.options !== undefined, 'the form is open');
    element.shadowRoot!.querySelector<HTMLInputElement>('#keep-default')!.click();
    await form.finish({ paymentMethodId: 'from-form' });
    await shows(
      element,
      'sign in again to make this change. Nothing was changed. If you leave this page to sign in, enter your card or bank',
    );
    button(element, 'Add it to my account').click();
    await shows(element, 'Mastercard ending in 4444 added.');
    const sent = await Promise.all(
      requests.filter(({ url, method }) => method === 'POST' && url.endsWith('-methods')).map((each) => each.json()),
    );
    expect(sent.map((body: unknown) => (body as { paymentMethodId: string }).paymentMethodId)).to.deep.equal(['from-form', 'from-form']);
  });
});
