import { expect } from '@open-wc/testing';
import '../../src/components/define/revenue-schedule.js';
import * as revenue from './support/revenue-schedule.js';

const {
  DISTRIBUTE,
  EVEN,
  EVENTS,
  FEBRUARY,
  answersInTurn: inTurn,
  PERIODS,
  previewFebruary,
  revenueElement,
  SCHEDULE,
  scheduleOf,
} = revenue;

const distributed = { success: true, revenueEventNumber: 'RE-2' };
const before = scheduleOf(EVEN);
const after = scheduleOf(FEBRUARY);
const bothEvents = revenue.eventsOf(revenue.postedEvent, revenue.distributedEvent);

interface DistributionBody {
  notes?: string;
  eventType?: string;
  revenueDistributions: { accountingPeriodName: string; newAmount: string }[];
}
const bodyOf = async (request: Request | undefined): Promise<DistributionBody> => (await request?.clone().json()) as DistributionBody;
const amountsOf = ({ revenueDistributions }: DistributionBody): string[] =>
  revenueDistributions.map((each) => `${each.accountingPeriodName} ${each.newAmount}`);

describe('redistributing revenue', () => {
  it('shows the effect per period before sending and sends exactly that', async () => {
    const person = await revenueElement({
      [SCHEDULE]: inTurn(before, before, after),
      [DISTRIBUTE]: distributed,
      [EVENTS]: inTurn(revenue.eventsOf(revenue.postedEvent), revenue.eventsOf(revenue.postedEvent), bothEvents),
    });
    await previewFebruary(person);
    expect(person.focused()).to.equal('Preview for RS-1');
    expect(person.rows('.effect')).to.deep.equal([
      'Period USD | Status | Before | After | Difference',
      'Jan 2026 | Closed | 100.00 | 100.00 | –',
      'Feb 2026 | Open | 100.00 | 300.00 | +200.00',
      'Mar 2026 | Open | 100.00 | – | -100.00',
      'Apr 2026 | Open | 100.00 | – | -100.00',
      'Total | | 400.00 | 400.00 | 0.00',
    ]);
    expect(person.sent()).to.have.length(0);
    await person.press('[data-confirm]');
    await person.waitForState('done');
    expect(person.announcement()).to.equal('RE-2 redistributed the revenue.');
    expect(person.focused()).to.equal('RS-1');
    const [request] = person.sent();
    expect(amountsOf(await bodyOf(request))).to.deep.equal([
      'Jan 2026 100.00',
      'Feb 2026 300.00',
      'Mar 2026 0.00',
      'Apr 2026 0.00',
      'Open-Ended 0.00',
    ]);
    expect((await bodyOf(request)).eventType).to.equal('Revenue Distributed');
    expect(person.keys()[0]).to.match(/^[0-9a-f]{32}$/);
    expect(person.rows('.periods tbody')[1]).to.equal('Feb 2026 | Open | – | 300.00 | 400.00');
  });

  it('shows the invalid field and moves the focus to it', async () => {
    const person = await revenueElement({});
    await person.waitForState('schedule');
    await person.press('[data-redistribute]');
    await person.fill('#start', '2026-03-01');
    await person.fill('#end', '2026-02-01');
    await person.press('form [part=cta]');
    expect(person.text()).to.contain('The last day must not be before the first day.');
    expect(person.element.shadowRoot!.activeElement?.id).to.equal('end');
    await person.fill('#kind', 'percentByPeriod');
    await person.fill('#percent-0', '60');
    await person.fill('#percent-1', '30');
    expect(person.text()).to.contain('Total: 90 percent. Remaining: 10.');
    await person.press('form [part=cta]');
    expect(person.text()).to.contain('The percentages add up to 90. They must add up to 100.');
    await person.fill('#percent-1', '30.5');
    await person.press('form [part=cta]');
    expect(person.text()).to.contain('The percentages add up to 90.5. They must add up to 100.');
    await person.fill('#percent-1', '40');
    await person.press('form [part=cta]');
    await person.waitForState('previewing');
  });

  it('distributes the entered amounts exactly within open periods', async () => {
    const person = await revenueElement({ [SCHEDULE]: before, [DISTRIBUTE]: distributed });
    await person.waitForState('schedule');
    await person.press('[data-redistribute]');
    await person.fill('#kind', 'amounts');
    await person.fill('#date-0', '2026-01-10');
    await person.fill('#share-0', '300.01');
    await person.press('form [part=cta]');
    expect(person.text()).to.contain('The accounting period of this date is no longer open.');
    expect(person.text()).to.contain('The total is more than $300.00.');
    await person.fill('#date-0', '2026-03-31');
    await person.fill('#share-0', '33.33');
    await person.press('[data-add]');
    expect(person.element.shadowRoot!.activeElement?.id).to.equal('date-1');
    await person.fill('#date-1', '2026-05-01');
    await person.fill('#share-1', '0.01');
    await person.fill('#notes', 'Two steps');
    await person.press('form [part=cta]');
    await person.waitForState('previewing');
    await person.press('[data-confirm]');
    await person.waitForState('done');
    const body = await bodyOf(person.sent()[0]);
    expect(body.notes).to.equal('Two steps');
    expect(amountsOf(body)).to.deep.equal([
      'Jan 2026 100.00',
      'Feb 2026 0.00',
      'Mar 2026 33.33',
      'Apr 2026 0.00',
      'May 2026 0.01',
      'Open-Ended 266.66',
    ]);
  });

  it('fills the form from a saved model, or says why it cannot', async () => {
    const person = await revenueElement({});
    await person.waitForState('schedule');
    await person.press('[data-redistribute]');
    await person.fill('#saved', '{');
    await person.press('[data-use]');
    expect(person.text()).to.contain("This isn't a valid model");
    await person.fill('#saved', JSON.stringify({ kind: 'custom', name: 'Ours', version: 1, rule: { name: 'ours', version: 1 } }));
    await person.press('[data-use]');
    expect(person.text()).to.contain('a custom rule');
    const milestones = [
      { event: 'Designed', percent: '33.333333333' },
      { event: 'Live', percent: '66.666666667' },
    ];
    await person.fill('#saved', JSON.stringify({ kind: 'milestones', name: 'Project', version: 2, closedPeriods: 'catch-up', milestones }));
    await person.press('[data-use]');
    expect(person.announcement()).to.equal('The form now has the values of the model.');
    await person.fill('#date-0', '2026-02-15');
    await person.press('form [part=cta]');
    await person.waitForState('previewing');
    expect(person.rows('.effect').slice(1)).to.deep.equal([
      'Jan 2026 | Closed | 100.00 | 100.00 | –',
      'Feb 2026 | Open | 100.00 | 33.33 | -66.67',
      'Mar 2026 | Open | 100.00 | – | -100.00',
      'Apr 2026 | Open | 100.00 | – | -100.00',
      'Not in a period yet | Open-ended | – | 266.67 | +266.67',
      'Total | | 400.00 | 400.00 | 0.00',
    ]);
  });

  it('shows the reason and period of a refusal and retries with a new key', async () => {
    const reasons = [{ code: '58730030', message: "'revenueDistributions.1.newAmount': it is Closed, so its 100.00 USD stay." }];
    const person = await revenueElement({ [DISTRIBUTE]: { success: false, processId: 'p', reasons } });
    await previewFebruary(person);
    await person.press('[data-confirm]');
    await person.waitForState('refused');
    expect(person.text()).to.contain('so its 100.00 USD stay. Affected period: Feb 2026.');
    expect(person.find('tr.refused').textContent).to.contain('Feb 2026');
    await person.press('[data-confirm]');
    await person.waitForState('refused');
    const [first, second] = person.keys();
    expect(first).not.to.equal(second);
  });

  it('sends nothing if the schedule has changed, and shows the new effect', async () => {
    const changedElsewhere = scheduleOf(['100.00', '50.00', '150.00', '100.00']);
    const person = await revenueElement({
      [SCHEDULE]: inTurn(before, changedElsewhere, changedElsewhere, after),
      [DISTRIBUTE]: distributed,
    });
    await previewFebruary(person);
    await person.press('[data-confirm]');
    await person.waitForState('conflict');
    expect(person.sent()).to.have.length(0);
    expect(person.announcement()).to.contain('has changed in the meantime');
    expect(person.rows('.effect')[2]).to.equal('Feb 2026 | Open | 50.00 | 300.00 | +250.00');
    await person.press('[data-confirm]');
    await person.waitForState('done');
    expect(person.sent()).to.have.length(1);
  });

  it('shows the new effect if a period was closed', async () => {
    const person = await revenueElement({ [PERIODS]: inTurn(revenue.periodsWith(1), revenue.periodsWith(2)), [DISTRIBUTE]: distributed });
    await previewFebruary(person);
    await person.press('[data-confirm]');
    await person.waitForState('conflict');
    expect(person.rows('.effect')[2]).to.equal('Feb 2026 | Closed | 100.00 | 100.00 | –');
    expect(person.sent()).to.have.length(0);
  });

  it('undoes the last distribution after a preview', async () => {
    const person = await revenueElement({
      [SCHEDULE]: inTurn(after, after, before),
      [EVENTS]: bothEvents,
      [DISTRIBUTE]: { ...distributed, revenueEventNumber: 'RE-3' },
    });
    await person.waitForState('schedule');
    await person.press('[data-undo]');
    await person.waitForState('previewing');
    expect(person.focused()).to.equal('Undo RE-2?');
    expect(person.rows('.effect').slice(2, 5)).to.deep.equal([
      'Feb 2026 | Open | 300.00 | 100.00 | -200.00',
      'Mar 2026 | Open | – | 100.00 | +100.00',
      'Apr 2026 | Open | – | 100.00 | +100.00',
    ]);
    await person.press('[data-confirm]');
    await person.waitForState('done');
    expect(person.announcement()).to.equal('RE-3 undid the distribution.');
    const body = await bodyOf(person.sent()[0]);
    expect(body.notes).to.equal('Undoes RE-2');
    expect(amountsOf(body)).to.deep.equal(['Jan 2026 100.00', 'Feb 2026 100.00', 'Mar 2026 100.00', 'Apr 2026 100.00', 'Open-Ended 0.00']);
  });

  it('says why a distribution cannot be undone', async () => {
    const person = await revenueElement({
      [SCHEDULE]: scheduleOf(FEBRUARY, { closed: 2 }),
      [EVENTS]: bothEvents,
      [PERIODS]: revenue.periodsWith(2),
    });
    await person.waitForState('schedule');
    expect(person.find('[data-undo]').getAttribute('aria-disabled')).to.equal('true');
    expect(person.text()).to.contain("You can't undo this distribution. It changed the revenue of Feb 2026, which is no longer open.");
    await person.press('[data-undo]');
    expect(person.element.matches(':state(schedule)')).to.equal(true);
    const first = await revenueElement({ [EVENTS]: revenue.eventsOf(revenue.distributedEvent) });
    await first.waitForState('schedule');
    expect(first.text()).to.contain('This distribution created the schedule');
  });

  it('keeps a change in progress on refresh and returns the focus when it is canceled', async () => {
    const person = await revenueElement({});
    await previewFebruary(person);
    await person.element.refresh();
    await person.waitForState('previewing');
    await person.press('[data-edit]');
    await person.waitForState('editing');
    expect(person.find('#on')).to.have.property('value', '2026-02-10');
    await person.press('[data-leave]');
    await person.waitForState('schedule');
    expect(person.focused()).to.equal('Redistribute');
  });
});
