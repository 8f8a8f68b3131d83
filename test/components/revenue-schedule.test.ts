import { expect } from '@open-wc/testing';
import '../../src/components/define/revenue-schedule.js';
import * as revenue from './support/revenue-schedule.js';
import { refusal } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const { EVEN, EVENTS, PERIODS, revenueElement, SCHEDULE, scheduleOf } = revenue;
const SUMMARY = '/v1/charge-revenue-summaries/subscription-charges';
const LIST = '/v1/revenue-schedules/subscription-charges';

const ofSubscription = {
  '/v1/subscriptions/S-1': revenue.subscription,
  [`${SUMMARY}/C-1`]: { ...scheduleOf(EVEN), number: 'CRS-1' },
  [`${LIST}/C-1`]: { success: true, revenueSchedules: [scheduleOf(EVEN)] },
};

/** What is drawn in the middle of each part of each column, of so many parts of the same height. */
function columnsOf(picture: Element, parts: number): string[] {
  if (!(picture instanceof SVGSVGElement)) throw new Error('This is no drawing.');
  const { width, height } = picture.viewBox.baseVal;
  const paths = [...picture.querySelectorAll('path')];
  const drawnAt = (x: number, y: number): string =>
    paths
      .filter((path) => path.isPointInFill(new DOMPoint(x, y)))
      .map((path) => path.getAttribute('class'))
      .join('+');
  return Array.from({ length: width / 10 }, (_, column) =>
    Array.from({ length: parts }, (_, part) => drawnAt(column * 10 + 5, height - (height * (part + 0.5)) / parts)).join(' '),
  );
}

describe('storefront-revenue-schedule', () => {
  it('lists the charges of a subscription with what they come to, and leads to the only schedule of one and back', async () => {
    const person = await revenueElement(ofSubscription, { subscription: 'S-1' });
    await person.is('list');
    expect(person.rows()).to.deep.equal([
      'Platform fee Build annual, C-1 | 100.00 | 300.00 | – | 400.00',
      'Seats Build annual, C-2 | No schedule yet',
    ]);
    expect(person.rows('tfoot')).to.deep.equal(['Total USD | 100.00 | 300.00 | – | 400.00']);
    await person.press('[data-open=C-1]');
    await person.is('schedule');
    expect(person.focused()).to.equal('Platform fee, RS-1');
    await person.press('[data-back]');
    await person.is('list');
    expect(person.focused()).to.equal('Platform fee');
  });

  it('shows the other charges where what one comes to cannot be had, and then no total', async () => {
    const person = await revenueElement(
      { ...ofSubscription, [`${SUMMARY}/C-2`]: () => refusal(500, 'api', 'internal') },
      { subscription: 'S-1' },
    );
    await person.is('list');
    expect(person.rows()[1]).to.equal("Seats Build annual, C-2 | This couldn't be loaded.");
    expect(person.rows('tfoot')).to.deep.equal([]);
  });

  it('lists the schedules of a charge where there are several, and says if there are none', async () => {
    const two = { success: true, revenueSchedules: [scheduleOf(EVEN), { ...scheduleOf(EVEN), number: 'RS-2' }] };
    const person = await revenueElement({ [`${LIST}/C-1`]: two }, { charge: 'C-1' });
    await person.is('list');
    expect(person.rows('tfoot')).to.deep.equal(['Total USD | 200.00 | 600.00 | – | 800.00']);
    await person.press('[data-open=RS-1]');
    await person.is('schedule');
    await person.press('[data-back]');
    expect(person.focused()).to.equal('RS-1');
    const none = await revenueElement({ [`${LIST}/C-1`]: { success: true, revenueSchedules: [] } }, { charge: 'C-1' });
    await none.is('empty');
    expect(none.text()).to.contain('There are no revenue schedules yet.');
  });

  it('shows a schedule by period with its states, and figures that add up to the amount', async () => {
    const person = await revenueElement({ [SCHEDULE]: scheduleOf(['100.00', '100.00', '100.00'], { openEnded: '100.00' }) });
    await person.is('schedule');
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
    // From bottom to top, in quarters of the whole.
    expect(columnsOf(picture, 4)).to.deep.equal([
      'recognized room room room',
      'recognized deferred room room',
      'recognized deferred deferred room',
      'recognized deferred deferred undistributed',
    ]);
    expect(person.text()).to.contain('Invoice INV-1');
  });

  for (const { currency, amounts, amount, running } of [
    { currency: 'JPY', amounts: ['1000', '2000', '3001'], amount: '6001', running: ['1,000', '3,000', '6,001'] },
    { currency: 'KWD', amounts: ['1.001', '2.002', '3.003'], amount: '6.006', running: ['1.001', '3.003', '6.006'] },
  ]) {
    it(`adds up amounts in ${currency} with the digits that it has`, async () => {
      const person = await revenueElement({ [SCHEDULE]: scheduleOf(amounts, { currency, amount, openEnded: '0' }) });
      await person.is('schedule');
      expect(person.rows('.periods tbody').map((row) => row.split(' | ').at(-1))).to.deep.equal(running);
      expect(person.text()).not.to.contain("don't add up");
    });
  }

  it('says so if the periods do not come to the amount', async () => {
    const person = await revenueElement({ [SCHEDULE]: scheduleOf(['100.00', '100.00']) });
    await person.is('schedule');
    expect(person.text()).to.contain("don't add up to its amount");
  });

  it('puts the periods of long schedules together by year, with the present one open', async () => {
    const amounts = Array.from({ length: 60 }, () => '10.00');
    const person = await revenueElement({
      [SCHEDULE]: scheduleOf(amounts, { amount: '600.00', closed: 14 }),
      [PERIODS]: revenue.periodsWith(14, 72),
    });
    await person.is('schedule');
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

  it('tells what became of it, the newest first', async () => {
    const person = await revenueElement({ [EVENTS]: revenue.eventsOf(revenue.posted, revenue.distributed) });
    await person.is('schedule');
    const events = [...person.element.shadowRoot!.querySelectorAll('.history li')].map((each) =>
      (each.textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
    expect(events[0]).to.match(/^Revenue distributed Feb 3, 2026 RE-2 Delivered early 3 periods changed/);
    expect(events[1]).to.match(/^Invoice posted Jan 1, 2026 RE-1 4 periods changed/);
  });

  it('says which right is missing', async () => {
    const readOnly = await revenueElement({ '/storefront/staff-session': revenue.rights('revenue:read', 'periods:read') });
    await readOnly.is('schedule');
    await waitUntil(() => readOnly.text().includes('Ask an administrator to add revenue:write'));
    expect(readOnly.element.shadowRoot!.querySelector('[data-redistribute]')).to.equal(null);
    const denied = () => refusal(403, 'permission', 'scope-missing');
    const blind = await revenueElement({ [PERIODS]: denied });
    await blind.is('schedule');
    expect(blind.text()).to.contain('Ask an administrator to add periods:read');
    const nothing = await revenueElement({ [SCHEDULE]: denied });
    await nothing.is('not-allowed');
    expect(nothing.text()).to.contain('Ask an administrator to add revenue:read');
    const noSubscription = await revenueElement({ '/v1/subscriptions/S-1': denied }, { subscription: 'S-1' });
    await noSubscription.is('not-allowed');
    expect(noSubscription.text()).to.contain('Ask an administrator to add subscriptions:read');
  });

  it('asks to sign in where the session has ended, and says what is wrong with the page', async () => {
    const ended = () => refusal(401, 'authentication', 'session-ended');
    const person = await revenueElement({ [SCHEDULE]: ended, [PERIODS]: ended, [EVENTS]: ended });
    await person.is('signed-out');
    let asked = 0;
    person.element.addEventListener('storefront-sign-in-required', () => (asked += 1));
    await person.press('.notice button');
    expect(asked).to.equal(1);
    const bare = await revenueElement({}, {});
    await bare.is('misconfigured');
    expect(bare.text()).to.contain('subscription, charge or schedule');
  });

  it('reads again what is shown when the page asks for it, and shows it meanwhile', async () => {
    const person = await revenueElement({ [PERIODS]: revenue.inTurn(revenue.periodsWith(1), revenue.periodsWith(2)) });
    await person.is('schedule');
    const reading = person.element.refresh();
    await person.element.updateComplete;
    expect(person.element.matches(':state(schedule)')).to.equal(true);
    await reading;
    await person.element.updateComplete;
    expect(person.rows('.periods tbody')[1]).to.equal('Feb 2026 | Closed | 100.00 | – | 200.00');
  });

  it('can be asked again after a failure', async () => {
    const broken = () => refusal(500, 'api', 'internal', { retryable: true });
    const person = await revenueElement({ [SCHEDULE]: revenue.inTurn(broken, scheduleOf(EVEN)) });
    await person.is('error');
    expect(person.says()).to.equal("This couldn't be loaded. Nothing has changed.");
    await person.press('.notice button');
    await person.is('schedule');
  });
});
