import { expect, nextFrame } from '@open-wc/testing';
import { StorefrontOpenTaskEvent } from '../../src/components/events/storefront-open-task.js';
import { atRest } from './support/at-rest.js';
import { expectAccessible } from './support/expect-accessible.js';
import { pendingResponse, refusal } from './support/scripted-gateway.js';
import {
  textOf,
  bill,
  catalog,
  find,
  focusedText,
  listOf,
  mountSubscriptions,
  NUMBER,
  PATH,
  press,
  quote,
  announcementOf,
  waitForText,
  subscription,
  usd,
} from './support/subscription.js';
import { waitUntil } from './support/wait-until.js';

describe('the plans of a plan change', () => {
  beforeEach(() => sessionStorage.clear());
  const charge = { productRatePlanChargeId: 'fee', name: 'Fee', type: 'Recurring', model: 'FlatFee', billingPeriod: 'Month' };
  const seats = {
    productRatePlanChargeId: 'seats',
    name: 'Seats',
    type: 'Recurring',
    model: 'Tiered',
    billingPeriod: 'Month',
    quantityChosen: true,
    tiers: [{ upTo: '2', price: usd('10.00') }, { price: usd('5.00') }],
  };
  const planOf = (id: string, charges: object[], more: object = {}) => ({
    productId: id,
    name: id,
    features: [],
    plans: [{ productRatePlanId: id, name: id, billingPeriod: 'Month', charges, ...more }],
  });
  const rule = { min: 1, max: 10, initial: 1, unit: { one: 'seat', other: 'seats' } };
  const onSale = {
    ...catalog,
    signUp: { coupons: true },
    products: [
      planOf('scale', [{ ...charge, price: usd('99.00') }, seats], { quantity: rule }),
      planOf('free', [{ ...charge, price: usd('0.00') }]),
    ],
  };
  const cardOf = (element: Element, name: string): string => (find(element, name)?.textContent ?? '').replace(/\s+/g, ' ').trim();

  it('show their price for the current quantity, also with tiers or without a charge', async () => {
    const { element } = await mountSubscriptions({ '/storefront/catalog': onSale });
    await press(element, 'Change plan');
    await waitForText(element, '$124.00 per month');
    expect(cardOf(element, 'Free')).to.contain('Free');
  });

  it('keep the quantity if the current plan has no quantity rule', async () => {
    const counted = { name: 'Seats', type: 'Recurring', model: 'PerUnit', quantity: '4', price: usd('9.00') };
    const [first] = subscription.ratePlans;
    const held = { ...first, quantity: undefined, charges: [...(first?.charges ?? []), counted] };
    const { element, bodies } = await mountSubscriptions({
      '/storefront/catalog': onSale,
      '/storefront/subscriptions': listOf({ ...subscription, ratePlans: [held] }),
    });
    await press(element, 'Change plan');
    await waitForText(element, 'per month');
    await press(element, 'Scale');
    await waitForText(element, 'You pay $41.32 today.');
    expect((await bodies('/quotes')).at(-1)?.['change']).to.deep.include({ to: { productRatePlanId: 'scale', quantity: 4 } });
  });

  it('are grouped by billing period below the current plan, with the names of their products', async () => {
    const yearly = (id: string, price: string) => ({
      productRatePlanId: `${id}-year`,
      name: `${id} 2026 annual`,
      billingPeriod: 'Annual',
      charges: [{ ...charge, billingPeriod: 'Annual', price: usd(price) }],
    });
    const products = [{ ...planOf('build', [{ ...charge, price: usd('29.00') }]), name: 'Build' }, ...onSale.products].map((each) => ({
      ...each,
      plans: [...each.plans, yearly(each.productId, '990.00')],
    }));
    const target = (id: string, productName: string) => ({
      productRatePlanId: id,
      productName,
      ratePlanName: `${productName} 2026`,
      direction: 'switch',
      when: ['now'],
    });
    const { can } = subscription;
    const plans = [...can.plans, target('build-year', 'Build'), target('scale-year', 'Scale')];
    const { element, bodies } = await mountSubscriptions({
      '/storefront/catalog': { ...onSale, products },
      '/storefront/subscriptions': listOf({ ...subscription, can: { ...can, plans } }),
    });
    await press(element, 'Change plan');
    await waitForText(element, '$990.00 per year');
    const titles = (within: Element | ShadowRoot): (string | undefined)[] =>
      [...within.querySelectorAll('.card-title')].map((title) => title.textContent?.replace(/\s+/g, ' ').trim());
    expect(titles(element.shadowRoot!)).to.deep.equal(['Build Current', 'Scale Upgrade', 'Free Downgrade', 'Build Switch', 'Scale Switch']);
    const groups = [...element.shadowRoot!.querySelectorAll('[role="group"]')];
    expect(groups.map((group) => [group.querySelector('.group-heading')?.textContent, titles(group).length])).to.deep.equal([
      ['Monthly', 2],
      ['Yearly', 2],
    ]);
    const current = element.shadowRoot!.querySelector<HTMLInputElement>('[name="plan"]')!;
    expect(current.checked).to.equal(true);
    expect(cardOf(element, 'Build')).to.contain('$29.00 per month');
    await press(element, 'Scale');
    await waitForText(element, 'You pay $41.32 today.');
    // Going back to the current plan leaves nothing to confirm.
    current.click();
    await waitUntil(() => !textOf(element).includes('You pay $41.32 today.'), 'the quote is gone');
    await atRest(element);
    await expectAccessible(element);
    expect((await bodies('/quotes')).at(-1)?.['change']).to.deep.include({ to: { productRatePlanId: 'scale', quantity: 3 } });
  });

  it('start with the plan and quantity that a link names', async () => {
    const { element, bodies } = await mountSubscriptions({ '/storefront/catalog': onSale }, { flow: 'change-plan:scale:7' });
    await waitForText(element, 'You pay $41.32 today.');
    expect((await bodies('/quotes')).at(-1)?.['change']).to.deep.include({ to: { productRatePlanId: 'scale', quantity: 7 } });
  });

  it('open when another element of the page asks for it, also before the subscriptions are loaded', async () => {
    // Without its code, the task would not open before the response.
    await import('../../src/components/features/subscriptions/change/open-change.js');
    const { answer, release } = pendingResponse();
    const { element, bodies } = await mountSubscriptions({ '/storefront/catalog': onSale, '/storefront/subscriptions': answer });
    const elsewhere = document.createElement('div');
    element.after(elsewhere);
    elsewhere.dispatchEvent(new StorefrontOpenTaskEvent({ section: 'subscriptions', flow: 'change-plan:scale', subject: NUMBER }));
    await nextFrame();
    release(listOf(subscription));
    await waitForText(element, 'You pay $41.32 today.');
    expect((await bodies('/quotes')).at(-1)?.['change']).to.deep.include({ to: { productRatePlanId: 'scale', quantity: 3 } });
  });

  it('accept a coupon once the platform has accepted it', async () => {
    const { element, bodies, sent } = await mountSubscriptions({
      '/storefront/catalog': onSale,
      [`${PATH}/quotes`]: async (request) => {
        const { change } = (await request.clone().json()) as { change: { coupon?: string } };
        if (change.coupon === undefined) return Response.json(quote);
        const refusals: Record<string, string> = { USED: 'coupon-used', OTHER: 'coupon-not-combined' };
        if (change.coupon !== 'HALF') return refusal(422, 'validation', refusals[change.coupon] ?? 'coupon-refused');
        return Response.json({ ...quote, fingerprint: 'q-half', dueNow: bill('2026-12-01', '20.66'), text: 'Half of everything.' });
      },
    });
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await waitForText(element, 'You pay $41.32 today.');
    await press(element, 'Add a coupon code');
    const field = () => element.shadowRoot?.querySelector<HTMLInputElement>('#coupon');
    await waitUntil(() => element.shadowRoot?.activeElement === field(), 'the field has the focus');
    const enter = (code: string): void => {
      const input = field();
      if (!input) throw new Error('There is no field.');
      input.value = code;
      input.dispatchEvent(new Event('input'));
      input.form?.requestSubmit();
    };
    enter('WRONG');
    await waitForText(element, "The code “WRONG” isn't valid.");
    expect(announcementOf(element)).to.contain("The code “WRONG” isn't valid.");
    expect(textOf(element)).to.contain('You pay $41.32 today.');
    await atRest(element);
    await expectAccessible(element);
    enter('USED');
    await waitForText(element, 'You have already used the code “USED”.');
    enter('OTHER');
    await waitForText(element, "The code “OTHER” can't be combined with your current discount.");
    enter('HALF');
    await waitForText(element, 'Code HALF applied.');
    await waitForText(element, 'Half of everything. You pay $20.66 today.');
    await waitUntil(() => focusedText(element) === 'Remove code', 'the focus stays beside the code');
    await press(element, 'Pay $20.66');
    await waitForText(element, 'Your subscription is updated.');
    expect((await bodies('/changes'))[0]?.['change']).to.deep.include({ intent: 'change-plan', coupon: 'HALF' });
    expect(sent('/changes')).to.have.length(1);
  });
});
