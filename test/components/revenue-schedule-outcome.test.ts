import { expect } from '@open-wc/testing';
import '../../src/components/define/revenue-schedule.js';
import * as revenue from './support/revenue-schedule.js';
import { refusal } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const { DISTRIBUTE, EVEN, FEBRUARY, answersInTurn: inTurn, previewFebruary, revenueElement, SCHEDULE, scheduleOf } = revenue;

const distributed = { success: true, revenueEventNumber: 'RE-2' };
const before = scheduleOf(EVEN);
const after = scheduleOf(FEBRUARY);
const changedElsewhere = scheduleOf(['100.00', '50.00', '150.00', '100.00']);

/** The gateway sent the change, but can never find out its outcome. */
const outcomeLost = () => refusal(409, 'outcome-unknown', 'outcome-lost');
/** The gateway is still processing the attempt. */
const inProgress = () => refusal(409, 'conflict', 'in-progress', { retryable: true, retryAfter: 1 });
/** No response: the gateway may or may not have received the request. */
const networkFailed = () => {
  throw new TypeError('Failed to fetch');
};
const serverError = () => refusal(500, 'api', 'internal');
const sessionEnded = () => refusal(401, 'authentication', 'session-ended');

/** Sends a distribution to a gateway with the given responses. */
async function sendDistribution(...[changes]: Parameters<typeof revenueElement>) {
  const person = await revenueElement(changes);
  await previewFebruary(person);
  await person.press('[data-confirm]');
  return person;
}

type Person = Awaited<ReturnType<typeof sendDistribution>>;
const waitForCheckButton = (person: Person) => waitUntil(() => person.element.shadowRoot?.querySelector('.notice button'), 'Check status');

describe('redistributing revenue with an unknown outcome', () => {
  it('detects an applied change in the schedule and sends it once', async () => {
    const person = await sendDistribution({ [SCHEDULE]: inTurn(before, before, after), [DISTRIBUTE]: outcomeLost });
    await person.waitForState('done');
    expect(person.announcement()).to.contain('The change was made');
    expect(person.sent()).to.have.length(1);
  });

  it('waits for a change that is applied late', async () => {
    const person = await sendDistribution({ [SCHEDULE]: inTurn(before, before, before, before, after), [DISTRIBUTE]: outcomeLost });
    await person.waitForState('done');
    expect(person.announcement()).to.contain('The change was made');
    expect(person.sent()).to.have.length(1);
  });

  it('reports a lost change as not applied only if the schedule stays unchanged, and then uses a new key', async () => {
    const person = await sendDistribution({ [DISTRIBUTE]: inTurn(outcomeLost, distributed) });
    const readsBefore = person.scheduleReads();
    await person.waitForState('checking');
    await person.waitForState('refused');
    expect(person.scheduleReads() - readsBefore).to.be.at.least(3);
    expect(person.announcement()).to.contain('The change was not made');
    await person.press('[data-confirm]');
    await person.waitForState('done');
    const [first, second] = person.keys();
    expect(first).not.to.equal(second);
  });

  it('does not report a running change as not applied and keeps its key', async () => {
    const person = await sendDistribution({ [DISTRIBUTE]: inTurn(networkFailed, inProgress, inProgress, inProgress, distributed) });
    await waitForCheckButton(person);
    expect(person.element.matches(':state(checking)')).to.equal(true);
    expect(person.announcement()).to.equal("We still don't know whether the change was made. Check again: nothing is done twice.");
    expect(person.text()).not.to.contain('was not made');
    await person.press('[data-confirm]');
    await person.press('[data-leave]');
    await person.press('.notice button');
    await person.waitForState('done');
    expect(person.announcement()).to.equal('RE-2 redistributed the revenue.');
    expect(person.sent()).to.have.length(5);
    expect(new Set(person.keys()).size).to.equal(1);
  });

  it('keeps the same key after the session has ended', async () => {
    const person = await sendDistribution({ [DISTRIBUTE]: inTurn(networkFailed, sessionEnded, sessionEnded, sessionEnded, distributed) });
    await waitForCheckButton(person);
    expect(person.find('.notice').textContent).to.contain("We still don't know").and.to.contain('Sign in with a staff account');
    expect(person.announcement()).to.contain('Sign in with a staff account');
    await person.press('.notice button');
    await person.waitForState('done');
    expect(new Set(person.keys()).size).to.equal(1);
  });

  it('stays uncertain and sends nothing while the schedule cannot be read', async () => {
    const person = await sendDistribution({
      [SCHEDULE]: inTurn(before, before, serverError, serverError, serverError, after),
      [DISTRIBUTE]: outcomeLost,
    });
    await person.waitForState('checking');
    await person.press('[data-confirm]');
    await waitForCheckButton(person);
    await person.press('.notice button');
    await person.waitForState('done');
    expect(person.sent()).to.have.length(1);
  });

  it('repeats the request with the same key after a network failure', async () => {
    const person = await sendDistribution({
      [SCHEDULE]: inTurn(before, before, before, after),
      [DISTRIBUTE]: inTurn(networkFailed, distributed),
    });
    await person.waitForState('done');
    expect(person.sent()).to.have.length(2);
    expect(new Set(person.keys()).size).to.equal(1);
    expect(person.announcement()).to.equal('RE-2 redistributed the revenue.');
  });

  it('shows a refusal of the repeated request', async () => {
    const reasons = [{ code: '58730030', message: "'revenueDistributions.1.newAmount': it is Closed." }];
    const person = await sendDistribution({ [DISTRIBUTE]: inTurn(networkFailed, { success: false, processId: 'p', reasons }) });
    await person.waitForState('refused');
    expect(person.text()).to.contain('it is Closed. Affected period: Feb 2026.');
  });

  it('does not overwrite a change made elsewhere', async () => {
    const person = await sendDistribution({ [SCHEDULE]: inTurn(before, before, changedElsewhere), [DISTRIBUTE]: networkFailed });
    await person.waitForState('conflict');
    expect(person.announcement()).to.contain("wasn't made as previewed");
    expect(person.sent()).to.have.length(1);
    expect(person.rows('.effect')[2]).to.equal('Feb 2026 | Open | 50.00 | 300.00 | +250.00');
  });
});
