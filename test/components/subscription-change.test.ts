import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/provider.js';
import type { StorefrontBeforeChangeEvent } from '../../src/components/events/storefront-before-change.js';
import type { StorefrontFlowChangeEvent } from '../../src/components/events/storefront-flow-change.js';
import type { StorefrontSubscriptionChangeEvent } from '../../src/components/events/storefront-subscription-change.js';
import type { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { atRest } from './support/at-rest.js';
import { expectAccessible } from './support/expect-accessible.js';
import { pendingResponse, refusal, scriptedClient } from './support/scripted-gateway.js';
import {
  textOf,
  base,
  bill,
  find,
  focusedText,
  listOf,
  method,
  mountSubscriptions,
  NUMBER,
  PATH,
  press,
  quote,
  result,
  announcementOf,
  waitForText,
  subscription,
  usable,
  usd,
} from './support/subscription.js';
import { waitUntil } from './support/wait-until.js';

describe('a change of a subscription', () => {
  beforeEach(() => sessionStorage.clear());

  it('is quoted by the platform and sent with that quote', async () => {
    const { element, bodies } = await mountSubscriptions();
    await press(element, 'Change plan');
    await waitForText(element, 'Change plan: Build');
    await waitUntil(() => focusedText(element) === 'Change plan: Build', 'the heading has the focus');
    expect(find(element, 'Pay')).to.equal(undefined);
    await press(element, 'Scale');
    await waitForText(element, "You pay $41.32 today. Starts today. You can't undo this.");
    expect(announcementOf(element)).to.contain('You pay $41.32 today.');
    expect(textOf(element)).to.match(/Next bill, December 31, 2026 \$99\.00 Without this change \$56\.00/);
    await atRest(element);
    await expectAccessible(element);
    await press(element, 'Pay $41.32 and change');
    await waitForText(element, 'Your subscription is updated.');
    await waitUntil(() => focusedText(element) === 'Your subscription is updated.', 'the outcome has the focus');
    const change = { intent: 'change-plan', to: { productRatePlanId: 'scale' }, when: 'now' };
    expect((await bodies('/quotes'))[0]).to.deep.equal({ version: 3, change, locale: 'en-US' });
    const [sent] = await bodies('/changes');
    expect(sent).to.include({ version: 3, quote: 'q1' });
    expect(sent?.['change']).to.deep.equal(change);
  });

  it('fires a cancelable event before it is sent and an event after it was made', async () => {
    const { element, sent } = await mountSubscriptions();
    const before: StorefrontBeforeChangeEvent[] = [];
    const after: StorefrontSubscriptionChangeEvent[] = [];
    element.addEventListener('storefront-before-change', (event) => {
      before.push(event);
      if (before.length === 1) event.preventDefault();
    });
    element.addEventListener('storefront-subscription-change', (event) => after.push(event));
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await press(element, 'Pay $41.32');
    await waitForText(element, 'The page stopped this change.');
    expect(sent('/changes')).to.have.length(0);
    await press(element, 'Pay $41.32');
    await waitForText(element, 'Your subscription is updated.');
    expect(before[1]).to.deep.include({ subscriptionNumber: NUMBER, intent: 'change-plan' });
    expect(before[1]?.total).to.deep.equal({ ...usd('41.32'), formatted: '$41.32' });
    expect(after[0]).to.deep.include({ subscriptionNumber: NUMBER, intent: 'change-plan', orderNumber: 'O-00000042', status: 'completed' });
  });

  it('returns the focus to the button that opened it and reports the open task', async () => {
    const { element } = await mountSubscriptions();
    const open: (string | undefined)[] = [];
    element.addEventListener('storefront-flow-change', ({ flow }: StorefrontFlowChangeEvent) => open.push(flow));
    await press(element, 'Change quantity');
    await waitForText(element, 'Change quantity: Build');
    await press(element, 'Back');
    await waitUntil(() => focusedText(element) === 'Change quantity', 'the focus is back');
    await waitUntil(() => open.length > 1, 'the event follows');
    expect(open).to.deep.equal(['change-quantity', undefined]);
  });

  it('opens by the flow attribute for a single subscription, without taking the focus', async () => {
    const { element } = await mountSubscriptions({}, { flow: 'cancel' });
    await waitForText(element, 'Cancel Build');
    expect(focusedText(element)).to.equal('');
    element.flow = undefined;
    await waitForText(element, 'Renews on');
  });

  it('shows that it is not possible', async () => {
    const { element } = await mountSubscriptions({ '/storefront/subscriptions': listOf({ ...subscription, can: {} }) }, { flow: 'pause' });
    await waitForText(element, "This isn't possible for this subscription right now.");
  });

  it('shows the old and new price and asks for confirmation when the price has changed', async () => {
    let count = 0;
    const dearer = { ...quote, fingerprint: 'q2', dueNow: bill('2026-12-01', '45.00') };
    const { element, bodies } = await mountSubscriptions({
      [`${PATH}/quotes`]: () => Response.json(count === 0 ? quote : dearer),
      [`${PATH}/changes`]: () => {
        count += 1;
        return count === 1 ? refusal(409, 'conflict', 'quote-changed') : Response.json(result);
      },
    });
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await press(element, 'Pay $41.32');
    await waitForText(element, 'The price changed from $41.32 to $45.00.');
    expect(announcementOf(element)).to.contain('The price changed from $41.32 to $45.00');
    await press(element, 'Pay $45.00');
    await waitForText(element, 'Your subscription is updated.');
    expect((await bodies('/changes')).map(({ quote: confirmed }) => confirmed)).to.deep.equal(['q1', 'q2']);
  });

  it('shows changes of another tab and asks for confirmation', async () => {
    let version = 3;
    const { element, bodies } = await mountSubscriptions({
      '/storefront/subscriptions': () =>
        Response.json(
          listOf({ ...subscription, version, ratePlans: subscription.ratePlans.map((plan) => ({ ...plan, quantity: version })) }),
        ),
      [`${PATH}/changes`]: () => {
        version += 1;
        return version === 4 ? refusal(409, 'conflict', 'subscription-changed') : Response.json(result);
      },
    });
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await press(element, 'Pay $41.32');
    await waitForText(element, 'Before: Build × 3, Active. Now: Build × 4, Active.');
    await press(element, 'Pay $41.32');
    await waitForText(element, 'Your subscription is updated.');
    expect((await bodies('/changes')).map((body) => body['version'])).to.deep.equal([3, 4]);
  });

  it('shows the remaining balance', async () => {
    const { element } = await mountSubscriptions({
      [`${PATH}/changes`]: { ...result, status: 'payment-required', paid: usd('0.00'), due: usd('41.32') },
    });
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await press(element, 'Pay $41.32');
    await waitForText(element, "$41.32 couldn't be charged and is due on invoice INV00000013.");
  });

  it('pays with the chosen method', async () => {
    const other = { ...method, id: 'sealed-2', isDefault: false, lastDigits: '1111' };
    const { element, bodies } = await mountSubscriptions({ '/storefront/payment-methods': { paymentMethods: [method, other] } });
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await waitForText(element, 'Visa ending in 1111');
    const select = element.shadowRoot?.querySelector<HTMLSelectElement>('#method');
    if (!select) throw new Error('There is no choice of methods.');
    select.value = '1';
    select.dispatchEvent(new Event('change'));
    await press(element, 'Pay $41.32');
    await waitForText(element, 'Your subscription is updated.');
    expect((await bodies('/changes'))[0]).to.include({ paymentMethodId: 'sealed-2' });
  });

  it('checks an unknown outcome after a reload', async () => {
    const first = await mountSubscriptions({
      [`${PATH}/changes`]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await press(first.element, 'Change plan');
    await press(first.element, 'Scale');
    await press(first.element, 'Pay $41.32');
    await waitForText(first.element, "we're checking whether this went through");
    first.element.remove();
    const { answer, release } = pendingResponse();
    const second = await mountSubscriptions({ [`${PATH}/changes`]: answer });
    await waitUntil(() => second.sent('/changes').length === 1, 'the check is sent automatically');
    expect(await second.bodies('/changes')).to.deep.equal((await first.bodies('/changes')).slice(0, 1));
    release(result);
    await waitForText(second.element, 'Your subscription is updated.');
  });

  it('shows a change with an unknown outcome instead of another change of the subscription', async () => {
    let isLost = true;
    const { element, bodies } = await mountSubscriptions({
      [`${PATH}/changes`]: () => {
        if (isLost) throw new TypeError('Failed to fetch');
        return Response.json(result);
      },
    });
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await press(element, 'Pay $41.32');
    await waitForText(element, "we're checking whether this went through");
    await press(element, 'Back');
    await press(element, 'Cancel');
    await waitForText(element, "we're checking whether this went through");
    expect(textOf(element)).to.contain('Change plan: Build');
    expect(textOf(element)).not.to.contain('Cancel Build');
    // The task opened with a check, which must fail first.
    await waitUntil(() => usable(element, 'Check status') !== undefined, 'the check has failed');
    isLost = false;
    await press(element, 'Check status');
    await waitForText(element, 'Your subscription is updated.');
    const sent = await bodies('/changes');
    expect(new Set(sent.map(({ intentId }) => intentId)).size).to.equal(1);
    element.flow = 'cancel';
    await waitForText(element, 'Cancel Build');
  });

  it('keeps the choice while the session has ended, and continues after sign-in', async () => {
    let signedIn = true;
    const scripted = scriptedClient({
      ...base,
      [`${PATH}/changes`]: () => (signedIn ? Response.json(result) : refusal(401, 'authentication', 'session-ended')),
    });
    const provider = await fixture<StorefrontProvider>(
      html`<storefront-provider
        locale="en-US"
        .client=${scripted.client}
        .fetchSession=${() =>
          signedIn
            ? Promise.resolve({ token: 'token', expiresAt: new Date(Date.now() + 600_000).toISOString() })
            : Promise.reject(new Error('signed out'))}
        ><storefront-subscriptions></storefront-subscriptions
      ></storefront-provider>`,
    );
    const element = provider.querySelector('storefront-subscriptions');
    if (!element) throw new Error('There is no element.');
    await press(element, 'Change plan');
    await press(element, 'Scale');
    await waitForText(element, 'You pay $41.32 today.');
    signedIn = false;
    await press(element, 'Pay $41.32');
    await waitForText(element, 'Your session has ended. Sign in again to continue. What you entered is kept');
    expect(find(element, 'Scale')?.querySelector('input')?.checked).to.equal(true);
    signedIn = true;
    provider.refresh();
    await press(element, 'Pay $41.32');
    await waitForText(element, 'Your subscription is updated.');
  });
});
