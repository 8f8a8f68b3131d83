import { expect } from '@open-wc/testing';
import type { Change } from '../../src/api/schemas/storefront/changes.js';
import { atRest } from './support/at-rest.js';
import { expectAccessible } from './support/expect-accessible.js';
import { refusal } from './support/scripted-gateway.js';
import {
  textOf,
  bill,
  canceled,
  ending,
  find,
  focusedText,
  listOf,
  mountSubscriptions,
  PATH,
  press,
  quote,
  waitForText,
  subscription,
} from './support/subscription.js';
import { waitUntil } from './support/wait-until.js';

describe('canceling', () => {
  beforeEach(() => sessionStorage.clear());
  const offered = { ...quote, dueNow: bill('2026-12-01', '0.00'), effectiveDate: '2026-12-31' };
  const answersWith = (offer: object) => ({
    [`${PATH}/quotes`]: async (request: Request) => {
      const { change } = (await request.clone().json()) as { change: { intent: string } };
      return Response.json(change.intent === 'cancel' ? ending : offer);
    },
    [`${PATH}/changes`]: canceled,
  });
  const answers = answersWith(offered);

  it('takes two presses, shows the effect first and confirms it with a receipt', async () => {
    const { element, bodies } = await mountSubscriptions(answers);
    await press(element, 'Cancel');
    await waitForText(element, 'You pay nothing today. You have access until January 30, 2027. You can undo this until January 30, 2027.');
    await press(element, 'Cancel on January 30, 2027');
    await waitForText(element, 'Your subscription is canceled. You have access until January 30, 2027.');
    expect(find(element, 'Download confirmation')).not.to.equal(undefined);
    expect((await bodies('/changes'))[0]?.['change']).to.deep.equal({ intent: 'cancel', when: 'term-end' });
    await atRest(element);
    await expectAccessible(element);
  });

  it('gives the keep and cancel buttons the same size and style', async () => {
    const { element } = await mountSubscriptions(answers, { flow: 'cancel' });
    await waitForText(element, 'Cancel on January 30, 2027');
    const [cancel, keep] = [find(element, 'Cancel on'), find(element, 'Keep my subscription')].map((button) => {
      if (!button) throw new Error('There is no such button.');
      const { width, height } = button.getBoundingClientRect();
      const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(button);
      return { width: Math.round(width), height: Math.round(height), backgroundColor, color, fontWeight, borderColor };
    });
    expect(cancel).to.deep.equal(keep);
  });

  it('sends a reason and a comment only if entered, and quotes without them', async () => {
    const { element, bodies } = await mountSubscriptions(answers, { flow: 'cancel' });
    await waitForText(element, 'Why are you canceling?');
    const select = element.shadowRoot?.querySelector<HTMLSelectElement>('#reason');
    const comment = element.shadowRoot?.querySelector<HTMLTextAreaElement>('#comment');
    if (!select || !comment) throw new Error('There are no such fields.');
    select.value = 'price';
    select.dispatchEvent(new Event('change'));
    comment.value = ' Moving away ';
    comment.dispatchEvent(new Event('input'));
    await press(element, 'Cancel on');
    await waitForText(element, 'Your subscription is canceled.');
    expect((await bodies('/changes'))[0]?.['change']).to.deep.equal({
      intent: 'cancel',
      when: 'term-end',
      reason: 'price',
      comment: 'Moving away',
    });
    const quoted = (await bodies('/quotes')).map(({ change }) => change as Change);
    for (const change of quoted.filter(({ intent }) => intent === 'cancel')) expect(change).not.to.have.property('reason');
    // An offer for certain reasons is quoted with the chosen one.
    expect(quoted.find((change) => change.intent === 'accept-offer' && change.offer === 'rest')).to.deep.include({
      reason: 'price',
      cancelReference: 'sealed-cancellation',
    });
  });

  it('shows the first bill after a change that takes effect later than the next bill', async () => {
    const bills = { next: bill('2026-12-31', '56.00'), billOnEffectiveDate: bill('2027-01-31', '29.00') };
    const { element } = await mountSubscriptions(answersWith({ ...offered, effectiveDate: '2027-01-31', ...bills }), { flow: 'cancel' });
    await waitForText(element, 'Half the price Your bill on January 31, 2027 would be $29.00.');
    await press(element, 'View this offer: Half the price');
    await waitForText(element, 'Next bill, December 31, 2026 $56.00 First bill after the change, January 31, 2027 $29.00');
  });

  it('shows retention offers once with their quoted effect, and offers for a reason only with that reason', async () => {
    const { element, bodies } = await mountSubscriptions(answers, { flow: 'cancel' });
    await waitForText(element, 'Half the price Your next bill would be $99.00 instead of $56.00. You would pay nothing today.');
    expect(textOf(element)).not.to.contain('A rest');
    await press(element, 'View this offer: Half the price');
    await waitForText(element, 'Instead of canceling: Half the price');
    await waitUntil(() => focusedText(element).startsWith('Instead of canceling'), 'the heading has the focus');
    await press(element, 'Back to cancellation');
    await waitForText(element, 'Cancel Build');
    await press(element, 'View this offer: Half the price');
    await press(element, 'Accept offer');
    await waitUntil(async () => (await bodies('/changes')).length === 1, 'it is sent');
    expect((await bodies('/changes'))[0]?.['change']).to.deep.equal({
      intent: 'accept-offer',
      offer: 'half',
      cancelReference: 'sealed-cancellation',
    });
  });

  it('says when an offer can no longer be accepted, and requests the cancellation again', async () => {
    const { element, sent } = await mountSubscriptions(
      { ...answers, [`${PATH}/changes`]: () => refusal(422, 'invalid-request', 'offer-expired') },
      { flow: 'cancel' },
    );
    await press(element, 'View this offer: Half the price');
    await press(element, 'Accept offer');
    await waitForText(element, 'This offer is no longer available. Go back to the cancellation to see the current offers.');
    const before = sent('/quotes').length;
    await press(element, 'Back to cancellation');
    await waitUntil(() => sent('/quotes').length > before, 'the cancellation is quoted again');
  });

  it('can be undone before the effective date', async () => {
    const planned = {
      ...subscription,
      endDate: '2027-01-31',
      scheduled: [{ date: '2027-01-31', kind: 'cancel', undo: 'cancel' }],
      can: {},
    };
    const { element, bodies } = await mountSubscriptions({ '/storefront/subscriptions': listOf(planned) });
    await waitForText(element, 'Scheduled changes Ends after January 30, 2027');
    await press(element, 'Undo: Ends after January 30, 2027');
    await press(element, 'Undo change');
    await waitForText(element, 'The change was removed. Your subscription continues as before.');
    expect((await bodies('/changes'))[0]?.['change']).to.deep.equal({ intent: 'undo', what: 'cancel' });
  });
});
