import { expect } from '@open-wc/testing';
import { atRest } from './support/at-rest.js';
import { expectAccessible } from './support/expect-accessible.js';
import { ScriptedForm } from './support/purchases.js';
import type { Answer } from './support/scripted-gateway.js';
import {
  bill,
  find,
  listOf,
  method,
  mountSubscriptions,
  PATH,
  press,
  quote,
  announcementOf,
  waitForText,
  subscription,
} from './support/subscription.js';
import { waitUntil } from './support/wait-until.js';

describe('the payment method of a change', () => {
  beforeEach(() => sessionStorage.clear());
  const fresh = { ...method, id: 'sealed-fresh', isDefault: true, lastDigits: '1111' };
  const rights = { accountNumber: 'A1', scopes: ['subscriptions:write', 'payment-methods:write'] };
  async function withForm(kept: object[], answers: Record<string, Answer> = {}, attributes: Record<string, string> = {}) {
    const form = new ScriptedForm();
    let added = false;
    const mountedOne = await mountSubscriptions(
      {
        '/storefront/session': rights,
        '/storefront/payment-sessions': { token: 'token' },
        '/storefront/payment-methods': (request: Request) => {
          if (request.method === 'POST') added = true;
          return Response.json({ paymentMethods: added ? [...kept, fresh] : kept });
        },
        ...answers,
      },
      attributes,
      { paymentAdapter: form },
    );
    return { ...mountedOne, form };
  }

  it('is added if the account has none, without a charge', async () => {
    const { element, bodies, form, sent } = await withForm([]);
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await waitUntil(() => form.options !== undefined, 'the form is open');
    expect(find(element, 'Pay $41.32')?.getAttribute('aria-disabled')).to.equal('true');
    await atRest(element);
    await expectAccessible(element);
    await form.finish({ paymentMethodId: 'from-form' });
    await waitForText(element, 'Visa ending in 1111');
    expect(announcementOf(element)).to.contain("Payment method saved. You haven't been charged yet.");
    await waitUntil(() => element.shadowRoot?.activeElement?.id === 'method', 'the payment method has the focus');
    expect(sent('/changes')).to.have.length(0);
    await press(element, 'Pay $41.32');
    await waitForText(element, 'Your subscription is updated.');
    expect((await bodies('/changes'))[0]).to.include({ paymentMethodId: 'sealed-fresh' });
  });

  it('can be a new method, which stays chosen while other choices change', async () => {
    const { element, bodies, form } = await withForm([method]);
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await waitForText(element, 'Another payment method');
    const select = () => element.shadowRoot?.querySelector<HTMLSelectElement>('#method');
    const choose = (value: string): void => {
      const field = select();
      if (!field) throw new Error('There is no choice of methods.');
      field.value = value;
      field.dispatchEvent(new Event('change'));
    };
    choose('new');
    await waitUntil(() => form.options !== undefined, 'the form is open');
    await form.finish({ paymentMethodId: 'from-form' });
    await waitUntil(() => select()?.selectedOptions[0]?.textContent.trim() === 'Visa ending in 1111', 'the new one is chosen');
    await press(element, 'Pay $41.32');
    await waitForText(element, 'Your subscription is updated.');
    expect((await bodies('/changes'))[0]).to.include({ paymentMethodId: 'sealed-fresh' });
  });

  it('cannot be added by a session without the permission', async () => {
    const { element } = await withForm([], { '/storefront/session': { ...rights, scopes: ['subscriptions:write'] } });
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await waitForText(element, "You don't have a payment method yet.");
    expect(find(element, 'Pay $41.32')?.getAttribute('aria-disabled')).to.equal('true');
  });

  it('can be added for a single subscription', async () => {
    const { element, bodies, form } = await withForm(
      [method],
      {
        '/storefront/subscriptions': listOf({ ...subscription, can: { paymentMethod: true } }),
        [`${PATH}/quotes`]: { ...quote, dueNow: bill('2026-12-01', '0.00') },
      },
      { flow: 'set-payment-method' },
    );
    await press(element, 'Another payment method');
    await waitUntil(() => form.options !== undefined, 'the form is open');
    await form.finish({ paymentMethodId: 'from-form' });
    await waitUntil(() => element.shadowRoot?.activeElement?.getAttribute('name') === 'method', 'the new one has the focus');
    await press(element, 'Save');
    await waitForText(element, 'Your subscription is updated.');
    expect((await bodies('/changes'))[0]?.['change']).to.deep.equal({ intent: 'set-payment-method', paymentMethodId: 'sealed-fresh' });
  });
});
