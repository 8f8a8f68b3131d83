import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/provider.js';
import '../../src/components/define/withdraw.js';
import type { StorefrontWithdraw } from '../../src/components/features/withdraw/withdraw.js';
import { held, refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
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
const inside = (element: Element, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector} in: ${text(element)}`);
  return found;
};
const fieldOf = (element: Element, id: string): HTMLInputElement => {
  const field = inside(element, `#${id}`);
  if (!(field instanceof HTMLInputElement)) throw new Error(`#${id} is no field.`);
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
  await waitUntil(() => element.matches(':state(form)'), 'the form is there');
  return { element, sent: () => requests.filter(({ url }) => url.endsWith('/withdrawals')) };
}

async function declared(element: StorefrontWithdraw): Promise<void> {
  type(element, 'name', 'Maya Okafor');
  inside(element, '[part=cta]').click();
  await waitUntil(() => element.matches(':state(review)'), 'it is looked at');
  inside(element, '[part=cta]').click();
}

describe('storefront-withdraw', () => {
  afterEach(() => sessionStorage.clear());

  it('says by its buttons what the law wants said, in two steps, and sends nothing before the second', async () => {
    const { element, sent } = await elementOf();
    expect(inside(element, '[part=cta]').textContent.trim()).to.equal('Withdraw from contract here');
    type(element, 'name', 'Maya Okafor');
    inside(element, '[part=cta]').click();
    await waitUntil(() => element.matches(':state(review)'));
    expect(inside(element, '[part=cta]').textContent.trim()).to.equal('Confirm withdrawal');
    expect(element.shadowRoot?.activeElement?.textContent).to.equal('Confirm your withdrawal');
    expect(sent()).to.have.length(0);
    inside(element, '[part=cta]').click();
    await waitUntil(() => element.matches(':state(done)'));
    expect(await sent()[0]?.json()).to.include({ kind: 'withdraw', name: 'Maya Okafor', email: 'maya@example.com', contract: 'SF-1' });
  });

  it('says what is missing, and takes the focus there', async () => {
    const { element, sent } = await elementOf();
    type(element, 'email', 'maya');
    inside(element, '[part=cta]').click();
    await shows(element, 'Fix 2 fields to continue.');
    await waitUntil(() => element.shadowRoot?.activeElement?.classList.contains('error-summary') === true);
    expect(inside(element, '#email').getAttribute('aria-invalid')).to.equal('true');
    expect(sent()).to.have.length(0);
  });

  it('confirms with reference, day and time', async () => {
    const { element } = await elementOf();
    await declared(element);
    await waitUntil(() => element.matches(':state(done)'));
    for (const words of ['W-3F2A-91BC-07D4', 'November 21, 2026', ':00:04', 'digest-of-the-receipt', 'we email maya@example.com']) {
      expect(text(element)).to.include(words);
    }
  });

  it('says of a contract that it ended when it did, and what is given back', async () => {
    const ended = [
      { subscriptionNumber: 'A-S1', orderNumber: 'SF-2', endDate: '2026-11-21', credit: { amount: '27.00', currency: 'USD' } },
    ];
    const { element } = await elementOf({ ...receipt, ended });
    await declared(element);
    await waitUntil(() => element.matches(':state(done)'));
    expect(text(element)).to.include('November 21, 2026 (A-S1)').and.to.include('$27.00').and.not.to.include('you will hear at');
  });

  it('says the last day with service of a contract that is cancelled', async () => {
    const ended = [{ subscriptionNumber: 'A-S1', orderNumber: 'SF-2', endDate: '2026-12-22' }];
    const { element } = await elementOf({ ...receipt, kind: 'cancel', ended }, 'cancel');
    await declared(element);
    await waitUntil(() => element.matches(':state(done)'));
    expect(text(element)).to.include('December 21, 2026 (A-S1)');
  });

  it('takes a reason only for a cancellation', async () => {
    const { element, sent } = await elementOf({ ...receipt, kind: 'cancel' }, 'cancel');
    expect(element.shadowRoot?.querySelector('[type=radio]')).to.equal(null);
    type(element, 'reason', 'You raised the price.');
    await declared(element);
    await waitUntil(() => element.matches(':state(done)'));
    expect(await sent()[0]?.json()).to.include({ kind: 'cancel', reason: 'You raised the price.' });
  });

  it('is sent once however often it is pressed, and cannot be changed while it is under way', async () => {
    const { answer, release } = held();
    const { element, sent } = await elementOf(answer);
    await declared(element);
    await waitUntil(() => element.matches(':state(submitting)'));
    inside(element, '[part=cta]').click();
    inside(element, '[part=back]').click();
    await element.updateComplete;
    expect(element.matches(':state(submitting)')).to.equal(true);
    release(receipt);
    await waitUntil(() => element.matches(':state(done)'));
    expect(sent()).to.have.length(1);
  });

  it('keeps what was written when it is refused', async () => {
    const { element } = await elementOf(() => refusal(429, 'rate-limit', 'too-many-requests'));
    await declared(element);
    await waitUntil(() => element.matches(':state(refused)'));
    await shows(element, 'Too many attempts');
    inside(element, '[part=back]').click();
    await waitUntil(() => element.matches(':state(form)'));
    expect(fieldOf(element, 'name').value).to.equal('Maya Okafor');
  });

  it('says that the form did not arrive, and gets it when it is asked again', async () => {
    const { client } = scriptedClient({});
    const form = await import('../../src/components/features/withdraw/form/withdraw-form.js');
    let tries = 0;
    const loadForm = () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('lost')) : form;
    };
    const element = await fixture<StorefrontWithdraw>(
      html`<storefront-withdraw locale="en-US" .client=${client} .loadForm=${loadForm}></storefront-withdraw>`,
    );
    await waitUntil(() => element.matches(':state(error)'));
    inside(element, 'button').click();
    await waitUntil(() => element.matches(':state(form)'));
  });
});
