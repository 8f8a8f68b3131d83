import { expect } from '@open-wc/testing';
import '../../src/components/define/revenue-schedule.js';
import * as revenue from './support/revenue-schedule.js';
import { refusal } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const { EVEN, EVENTS, PERIODS, revenueElement, SCHEDULE, scheduleOf } = revenue;
const SUMMARY_PATH = '/v1/charge-revenue-summaries/subscription-charges';
const SCHEDULES_PATH = '/v1/revenue-schedules/subscription-charges';

const subscriptionAnswers = {
  '/v1/subscriptions/S-1': revenue.subscription,
  [`${SUMMARY_PATH}/C-1`]: { ...scheduleOf(EVEN), number: 'CRS-1' },
  [`${SCHEDULES_PATH}/C-1`]: { success: true, revenueSchedules: [scheduleOf(EVEN)] },
};

/** Divides each chart column into `parts` of equal height, and returns the CSS classes of the shapes in the middle of each part. */
function chartColumns(picture: Element, parts: number): string[] {
  if (!(picture instanceof SVGSVGElement)) throw new Error('The element is not an SVG.');
  const { width, height } = picture.viewBox.baseVal;
  const paths = [...picture.querySelectorAll('path')];
  const shapesAt = (x: number, y: number): string =>
    paths
      .filter((path) => path.isPointInFill(new DOMPoint(x, y)))
      .map((path) => path.getAttribute('class'))
      .join('+');
  return Array.from({ length: width / 10 }, (_, column) =>
    Array.from({ length: parts }, (_, part) => shapesAt(column * 10 + 5, height - (height * (part + 0.5)) / parts)).join(' '),
  );
}

describe('storefront-revenue-schedule', () => {
  it('lists the charges of a subscription and opens the only schedule of a charge', async () => {
    const person = await revenueElement(subscriptionAnswers, { subscription: 'S-1' });
    await person.waitForState('list');
    expect(person.rows()).to.deep.equal([
      'Platform fee Build annual, C-1 | 100.00 | 300.00 | – | 400.00',
      'Seats Build annual, C-2 | No schedule yet',
    ]);
    expect(person.rows('tfoot')).to.deep.equal(['Total USD | 100.00 | 300.00 | – | 400.00']);
    await person.press('[data-open=C-1]');
    await person.waitForState('schedule');
    expect(person.focused()).to.equal('Platform fee, RS-1');
    await person.press('[data-back]');
    await person.waitForState('list');
    expect(person.focused()).to.equal('Platform fee');
  });

  it('shows no total if the revenue of one charge cannot be loaded', async () => {
    const person = await revenueElement(
      { ...subscriptionAnswers, [`${SUMMARY_PATH}/C-2`]: () => refusal(500, 'api', 'internal') },
      { subscription: 'S-1' },
    );
    await person.waitForState('list');
    expect(person.rows()[1]).to.equal("Seats Build annual, C-2 | This couldn't be loaded.");
    expect(person.rows('tfoot')).to.deep.equal([]);
  });

  it('lists several schedules of a charge, and says if there are none', async () => {
    const twoSchedules = { success: true, revenueSchedules: [scheduleOf(EVEN), { ...scheduleOf(EVEN), number: 'RS-2' }] };
    const person = await revenueElement({ [`${SCHEDULES_PATH}/C-1`]: twoSchedules }, { charge: 'C-1' });
    await person.waitForState('list');
    expect(person.rows('tfoot')).to.deep.equal(['Total USD | 200.00 | 600.00 | – | 800.00']);
    await person.press('[data-open=RS-1]');
    await person.waitForState('schedule');
    await person.press('[data-back]');
    expect(person.focused()).to.equal('RS-1');
    const emptyElement = await revenueElement({ [`${SCHEDULES_PATH}/C-1`]: { success: true, revenueSchedules: [] } }, { charge: 'C-1' });
    await emptyElement.waitForState('empty');
    expect(emptyElement.text()).to.contain('There are no revenue schedules yet.');
  });

  it('shows a schedule by period with amounts that add up', async () => {
    const person = await revenueElement({ [SCHEDULE]: scheduleOf(['100.00', '100.00', '100.00'], { openEnded: '100.00' }) });
    await person.waitForState('schedule');
    expect(person.rows('.periods tbody')).to.deep.equal([
      'Jan 2026 | Closed | 100.00 | – | – | 100.00',
      'Feb 2026 | Open | – | 100.00 | – | 200.00',
      'Mar 2026 | Open | – | 100.00 | – | 300.00',
      'Not in a period yet | Open-ended | – | – | 100.00 | 400.00',
    ]);
    expect(person.rows('.periods tfoot')).to.deep.equal(['Total | | 100.00 | 200.00 | 100.00 | 400.00']);
    expect([...person.element.shadowRoot!.querySelectorAll('.figures dd')].map((each) => each.textContent)).to.deep.equal([
      '$100.00',
      '$200.00',
      '$100.00',
      '$400.00',
    ]);
    const picture = person.find('svg[role=img]');
    expect(picture.getAttribute('aria-label')).to.contain('$100.00 recognized and $200.00 deferred of $400.00');
    expect(picture.getAttribute('aria-details')).to.equal(person.find('table.periods').id);
    // Each column, in quarters of the amount from bottom to top.
    expect(chartColumns(picture, 4)).to.deep.equal([
      'recognized remaining remaining remaining',
      'recognized deferred remaining remaining',
      'recognized deferred deferred remaining',
      'recognized deferred deferred undistributed',
    ]);
    expect(person.text()).to.contain('Invoice INV-1');
  });

  for (const { currency, amounts, amount, running } of [
    { currency: 'JPY', amounts: ['1000', '2000', '3001'], amount: '6001', running: ['1,000', '3,000', '6,001'] },
    { currency: 'KWD', amounts: ['1.001', '2.002', '3.003'], amount: '6.006', running: ['1.001', '3.003', '6.006'] },
  ]) {
    it(`adds up amounts in ${currency} with its digits`, async () => {
      const person = await revenueElement({ [SCHEDULE]: scheduleOf(amounts, { currency, amount, openEnded: '0' }) });
      await person.waitForState('schedule');
      expect(person.rows('.periods tbody').map((row) => row.split(' | ').at(-1))).to.deep.equal(running);
      expect(person.text()).not.to.contain("don't add up");
    });
  }

  it('warns if the periods do not add up to the amount', async () => {
    const person = await revenueElement({ [SCHEDULE]: scheduleOf(['100.00', '100.00']) });
    await person.waitForState('schedule');
    expect(person.text()).to.contain("don't add up to its amount");
  });

  it('groups long schedules by year and expands the current one', async () => {
    const amounts = Array.from({ length: 60 }, () => '10.00');
    const person = await revenueElement({
      [SCHEDULE]: scheduleOf(amounts, { amount: '600.00', closed: 14 }),
      [PERIODS]: revenue.periodsWith(14, 72),
    });
    await person.waitForState('schedule');
    const groups = () => person.rows('.periods tbody').filter((row) => row.startsWith('Fiscal year'));
    expect(groups().slice(0, 2)).to.deep.equal([
      'Fiscal year 2026 | 12 periods | 120.00 | – | 120.00',
      'Fiscal year 2027 | 12 periods | 20.00 | 100.00 | 240.00',
    ]);
    expect(person.rows('.periods .within')).to.have.length(12);
    await person.press('[data-year="2026"]');
    expect(person.rows('.periods .within')).to.have.length(24);
    expect(person.find('[data-year="2026"]').getAttribute('aria-expanded')).to.equal('true');
  });

  it('shows the history, newest first', async () => {
    const person = await revenueElement({ [EVENTS]: revenue.eventsOf(revenue.postedEvent, revenue.distributedEvent) });
    await person.waitForState('schedule');
    const events = [...person.element.shadowRoot!.querySelectorAll('.history li')].map((each) =>
      (each.textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
    expect(events[0]).to.match(/^Revenue distributed Feb 3, 2026 RE-2 Delivered early 3 periods changed/);
    expect(events[1]).to.match(/^Invoice posted Jan 1, 2026 RE-1 4 periods changed/);
  });

  it('names the missing scope', async () => {
    const readOnly = await revenueElement({ '/storefront/staff-session': revenue.staffSession('revenue:read', 'periods:read') });
    await readOnly.waitForState('schedule');
    await waitUntil(() => readOnly.text().includes('Ask an administrator to add revenue:write'));
    expect(readOnly.element.shadowRoot!.querySelector('[data-redistribute]')).to.equal(null);
    const scopeMissing = () => refusal(403, 'permission', 'scope-missing');
    const withoutPeriods = await revenueElement({ [PERIODS]: scopeMissing });
    await withoutPeriods.waitForState('schedule');
    expect(withoutPeriods.text()).to.contain('Ask an administrator to add periods:read');
    const withoutRevenue = await revenueElement({ [SCHEDULE]: scopeMissing });
    await withoutRevenue.waitForState('not-allowed');
    expect(withoutRevenue.text()).to.contain('Ask an administrator to add revenue:read');
    const noSubscription = await revenueElement({ '/v1/subscriptions/S-1': scopeMissing }, { subscription: 'S-1' });
    await noSubscription.waitForState('not-allowed');
    expect(noSubscription.text()).to.contain('Ask an administrator to add subscriptions:read');
  });

  it('asks to sign in after the session has ended, and reports missing attributes', async () => {
    const sessionEnded = () => refusal(401, 'authentication', 'session-ended');
    const person = await revenueElement({ [SCHEDULE]: sessionEnded, [PERIODS]: sessionEnded, [EVENTS]: sessionEnded });
    await person.waitForState('signed-out');
    let requestCount = 0;
    person.element.addEventListener('storefront-sign-in-required', () => (requestCount += 1));
    await person.press('.notice button');
    expect(requestCount).to.equal(1);
    const unconfigured = await revenueElement({}, {});
    await unconfigured.waitForState('misconfigured');
    expect(unconfigured.text()).to.contain('subscription, charge or schedule');
  });

  it('keeps the content while refreshing', async () => {
    const person = await revenueElement({ [PERIODS]: revenue.answersInTurn(revenue.periodsWith(1), revenue.periodsWith(2)) });
    await person.waitForState('schedule');
    const reading = person.element.refresh();
    await person.element.updateComplete;
    expect(person.element.matches(':state(schedule)')).to.equal(true);
    await reading;
    await person.element.updateComplete;
    expect(person.rows('.periods tbody')[1]).to.equal('Feb 2026 | Closed | 100.00 | – | 200.00');
  });

  it('can be retried after a failure', async () => {
    const serverError = () => refusal(500, 'api', 'internal', { retryable: true });
    const person = await revenueElement({ [SCHEDULE]: revenue.answersInTurn(serverError, scheduleOf(EVEN)) });
    await person.waitForState('error');
    expect(person.announcement()).to.equal("This couldn't be loaded. Nothing has changed.");
    await person.press('.notice button');
    await person.waitForState('schedule');
  });
});
