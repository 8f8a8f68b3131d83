import { expect } from '@open-wc/testing';
import { textOf, bill, listOf, method, mountSubscriptions, PATH, press, quote, waitForText, subscription } from './support/subscription.js';
import { waitUntil } from './support/wait-until.js';

describe('other changes of a subscription', () => {
  beforeEach(() => sessionStorage.clear());
  const fields = (element: Element) => element.shadowRoot?.querySelectorAll<HTMLInputElement>('input') ?? [];
  const later = { ...quote, dueNow: bill('2026-12-01', '0.00'), effectiveDate: '2026-12-31', undoableUntil: '2026-12-30' };
  async function submitChange(flow: string, act: (element: Element) => Promise<void>, more: object = {}): Promise<unknown> {
    const { element, bodies } = await mountSubscriptions(
      { '/storefront/subscriptions': listOf({ ...subscription, ...more }), [`${PATH}/quotes`]: later },
      { flow },
    );
    await waitUntil(() => element.shadowRoot?.querySelector('[part=task]'), `the task is open in: ${textOf(element)}`);
    await act(element);
    const cta = () => element.shadowRoot?.querySelector<HTMLElement>('[part=cta][aria-disabled=false]');
    await waitUntil(() => cta(), `it can be confirmed in: ${textOf(element)}`);
    cta()?.click();
    await waitUntil(async () => (await bodies('/changes')).length === 1, 'it is sent');
    return (await bodies('/changes'))[0]?.['change'];
  }
  const type = (element: Element, id: string, value: string): void => {
    const field = [...fields(element)].find((each) => each.id === id);
    if (!field) throw new Error(`There is no field ${id}.`);
    field.value = value;
    field.dispatchEvent(new Event('change'));
  };

  it('changes the quantity', async () => {
    expect(await submitChange('change-quantity', (element) => press(element, 'One more'))).to.deep.equal({
      intent: 'change-quantity',
      productRatePlanId: 'build',
      quantity: 4,
    });
  });

  it('changes add-ons, named as in the catalog', async () => {
    const change = await submitChange('change-add-ons', async (element) => {
      await waitForText(element, 'Live traffic');
      expect(textOf(element)).to.contain('$19.00 per month');
      fields(element)[0]?.click();
    });
    expect(change).to.deep.equal({ intent: 'change-add-ons', add: [{ productRatePlanId: 'traffic' }] });
  });

  it('pauses between two days within the allowed range', async () => {
    const change = await submitChange('pause', async (element) => {
      type(element, 'pause-until', '2027-03-31');
      await waitForText(element, 'Choose a date from January 1, 2027 to January 30, 2027.');
      expect(element.shadowRoot?.querySelector('[part=cta]')).to.equal(null);
      type(element, 'pause-until', '2027-01-15');
    });
    expect(change).to.deep.equal({ intent: 'pause', from: '2026-12-31', until: '2027-01-15' });
  });

  it('ends a pause', async () => {
    const paused = { status: 'Suspended', can: { resume: { earliest: '2026-12-02', latest: '2026-12-20' } } };
    const change = await submitChange('resume', (element) => Promise.resolve(type(element, 'resume-on', '2026-12-10')), paused);
    expect(change).to.deep.equal({ intent: 'resume', on: '2026-12-10' });
  });

  it('changes the renewal and its term', async () => {
    expect(await submitChange('set-renewal', (element) => press(element, "Don't renew"))).to.deep.equal({
      intent: 'set-renewal',
      autoRenew: false,
    });
    expect(await submitChange('set-renewal', (element) => press(element, '1 month'))).to.deep.equal({
      intent: 'set-renewal',
      autoRenew: true,
      term: { count: 1, unit: 'Month' },
    });
  });

  it('starts the next term and ends a trial', async () => {
    const nothing = () => Promise.resolve();
    expect(await submitChange('renew', nothing, { can: { renew: true } })).to.deep.equal({ intent: 'renew' });
    expect(await submitChange('convert-trial', nothing, { can: { convertTrial: true } })).to.deep.equal({ intent: 'convert-trial' });
  });

  it('changes the payment method', async () => {
    const other = { ...method, id: 'sealed-2', isDefault: false, lastDigits: '1111' };
    const { element, bodies } = await mountSubscriptions(
      {
        '/storefront/subscriptions': listOf({ ...subscription, can: { paymentMethod: true } }),
        '/storefront/payment-methods': { paymentMethods: [method, other] },
        [`${PATH}/quotes`]: later,
      },
      { flow: 'set-payment-method' },
    );
    await press(element, 'Visa ending in 1111');
    await press(element, 'Save');
    await waitForText(element, 'Your subscription is updated.');
    expect((await bodies('/changes'))[0]?.['change']).to.deep.equal({ intent: 'set-payment-method', paymentMethodId: 'sealed-2' });
  });
});
