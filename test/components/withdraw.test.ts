import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/provider.js';
import '../../src/components/define/withdraw.js';
import type { StorefrontWithdraw } from '../../src/components/features/withdraw/withdraw.js';
import { pendingResponse, refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const receipt = {
  reference: 'W-3F2A-91BC-07D4',
  receivedAt: '2026-11-21T09:00:04.000Z',
  kind: 'withdraw',
  name: 'Maya Okafor',
  email: 'maya@example.com',
  contract: 'SF-1',
  digest: 'digest-of-the-receipt',
};

const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
const shows = (element: Element, words: string) =>
  waitUntil(() => text(element).includes(words), `"${words}" is shown in: ${text(element)}`);
const find = (element: Element, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector} in: ${text(element)}`);
  return found;
};
const fieldOf = (element: Element, id: string): HTMLInputElement => {
  const field = find(element, `#${id}`);
  if (!(field instanceof HTMLInputElement)) throw new Error(`#${id} is not a field.`);
  return field;
};
const type = (element: Element, id: string, value: string): void => {
  const field = fieldOf(element, id);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

async function elementOf(answer: Answer = receipt, kind?: 'withdraw' | 'cancel') {
  sessionStorage.clear();
  const { client, requests } = scriptedClient({ '/storefront/withdrawals': answer });
  const element = await fixture<StorefrontWithdraw>(
    html`<storefront-withdraw
      locale="en-US"
      .client=${client}
      .kind=${kind}
      contract="SF-1"
      email="maya@example.com"
    ></storefront-withdraw>`,
  );
  await waitUntil(() => element.matches(':state(form)'), 'the form is shown');
  return { element, sent: () => requests.filter(({ url }) => url.endsWith('/withdrawals')) };
}

async function submitDeclaration(element: StorefrontWithdraw): Promise<void> {
  type(element, 'name', 'Maya Okafor');
  find(element, '[part=cta]').click();
  await waitUntil(() => element.matches(':state(review)'), 'the review is shown');
  find(element, '[part=cta]').click();
}

describe('storefront-withdraw', () => {
  afterEach(() => sessionStorage.clear());

  it('labels its buttons as the law requires, and sends nothing before the second step', async () => {
    const { element, sent } = await elementOf();
    expect(find(element, '[part=cta]').textContent.trim()).to.equal('Withdraw from contract here');
    type(element, 'name', 'Maya Okafor');
    find(element, '[part=cta]').click();
    await waitUntil(() => element.matches(':state(review)'));
    expect(find(element, '[part=cta]').textContent.trim()).to.equal('Confirm withdrawal');
    expect(element.shadowRoot?.activeElement?.textContent).to.equal('Confirm your withdrawal');
    expect(sent()).to.have.length(0);
    find(element, '[part=cta]').click();
    await waitUntil(() => element.matches(':state(done)'));
    expect(await sent()[0]?.json()).to.include({ kind: 'withdraw', name: 'Maya Okafor', email: 'maya@example.com', contract: 'SF-1' });
  });

  it('offers both declarations if the attribute has an unknown value', async () => {
    const { element } = await elementOf();
    element.setAttribute('kind', 'Cancel');
    await element.updateComplete;
    expect(element.shadowRoot?.querySelectorAll('input[name=kind]').length).to.equal(2);
    element.setAttribute('kind', 'cancel');
    await element.updateComplete;
    expect(element.shadowRoot?.querySelectorAll('input[name=kind]').length).to.equal(0);
    expect(find(element, '[part=cta]').textContent.trim()).to.equal('Cancel contract here');
  });

  it('lists missing fields, and focuses the list', async () => {
    const { element, sent } = await elementOf();
    type(element, 'email', 'maya');
    find(element, '[part=cta]').click();
    await shows(element, 'Fix 2 fields to continue.');
    await waitUntil(() => element.shadowRoot?.activeElement?.classList.contains('error-summary') === true);
    expect(find(element, '#email').getAttribute('aria-invalid')).to.equal('true');
    expect(sent()).to.have.length(0);
  });

  it('shows a receipt with reference, date and time', async () => {
    const { element } = await elementOf();
    await submitDeclaration(element);
    await waitUntil(() => element.matches(':state(done)'));
    for (const words of ['W-3F2A-91BC-07D4', 'November 21, 2026', ':00:04', 'digest-of-the-receipt', "we'll email maya@example.com"]) {
      expect(text(element)).to.include(words);
    }
  });

  it('shows the end of a contract, and the credit', async () => {
    const ended = [
      { subscriptionNumber: 'A-S1', orderNumber: 'SF-2', endDate: '2026-11-21', credit: { amount: '27.00', currency: 'USD' } },
    ];
    const { element } = await elementOf({ ...receipt, ended });
    await submitDeclaration(element);
    await waitUntil(() => element.matches(':state(done)'));
    expect(text(element)).to.include('November 21, 2026 (A-S1)').and.to.include('$27.00').and.not.to.include('you will hear at');
  });

  it('shows the last day of service of a canceled contract', async () => {
    const ended = [{ subscriptionNumber: 'A-S1', orderNumber: 'SF-2', endDate: '2026-12-22' }];
    const { element } = await elementOf({ ...receipt, kind: 'cancel', ended }, 'cancel');
    await submitDeclaration(element);
    await waitUntil(() => element.matches(':state(done)'));
    expect(text(element)).to.include('December 21, 2026 (A-S1)');
  });

  it('accepts a reason only for a cancellation', async () => {
    const { element, sent } = await elementOf({ ...receipt, kind: 'cancel' }, 'cancel');
    expect(element.shadowRoot?.querySelector('[type=radio]')).to.equal(null);
    type(element, 'reason', 'You raised the price.');
    await submitDeclaration(element);
    await waitUntil(() => element.matches(':state(done)'));
    expect(await sent()[0]?.json()).to.include({ kind: 'cancel', reason: 'You raised the price.' });
  });

  it('sends a declaration once, and cannot be edited while it is being sent', async () => {
    const { answer, release } = pendingResponse();
    const { element, sent } = await elementOf(answer);
    await submitDeclaration(element);
    await waitUntil(() => element.matches(':state(submitting)'));
    find(element, '[part=cta]').click();
    find(element, '[part=back]').click();
    await element.updateComplete;
    expect(element.matches(':state(submitting)')).to.equal(true);
    release(receipt);
    await waitUntil(() => element.matches(':state(done)'));
    expect(sent()).to.have.length(1);
  });

  it('keeps the entries after a refusal', async () => {
    const { element } = await elementOf(() => refusal(429, 'rate-limit', 'too-many-requests'));
    await submitDeclaration(element);
    await waitUntil(() => element.matches(':state(refused)'));
    await shows(element, 'Too many attempts');
    find(element, '[part=back]').click();
    await waitUntil(() => element.matches(':state(form)'));
    expect(fieldOf(element, 'name').value).to.equal('Maya Okafor');
  });

  it('reports that the form could not be loaded, and tries again', async () => {
    const { client } = scriptedClient({});
    const form = await import('../../src/components/features/withdraw/form/withdraw-form.js');
    let attempts = 0;
    const loadForm = () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('not loaded')) : form;
    };
    const element = await fixture<StorefrontWithdraw>(
      html`<storefront-withdraw locale="en-US" .client=${client} .loadForm=${loadForm}></storefront-withdraw>`,
    );
    await waitUntil(() => element.matches(':state(error)'));
    find(element, 'button').click();
    await waitUntil(() => element.matches(':state(form)'));
  });
});
