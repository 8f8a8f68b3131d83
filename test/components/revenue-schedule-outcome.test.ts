import { expect } from '@open-wc/testing';
import '../../src/components/define/revenue-schedule.js';
import * as revenue from './support/revenue-schedule.js';
import { refusal } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const { DISTRIBUTE, EVEN, FEBRUARY, inTurn, previewFebruary, revenueElement, SCHEDULE, scheduleOf } = revenue;

const done = { success: true, revenueEventNumber: 'RE-2' };
const before = scheduleOf(EVEN);
const after = scheduleOf(FEBRUARY);
const elsewhere = scheduleOf(['100.00', '50.00', '150.00', '100.00']);

/** The gateway sent it, and will never know more. */
const lost = () => refusal(409, 'outcome-unknown', 'outcome-lost');
/** The gateway is still at it. */
const inProgress = () => refusal(409, 'conflict', 'in-progress', { retryable: true, retryAfter: 1 });
/** No answer came, so that nobody knows whether the gateway had it. */
const gone = () => {
  throw new TypeError('Failed to fetch');
};
const broken = () => refusal(500, 'api', 'internal');
const ended = () => refusal(401, 'authentication', 'session-ended');

/** Sends a distribution to a gateway with these answers. */
async function send(...[changes]: Parameters<typeof revenueElement>) {
  const person = await revenueElement(changes);
  await previewFebruary(person);
  await person.press('[data-confirm]');
  return person;
}

type Person = Awaited<ReturnType<typeof send>>;
const askedToLook = (person: Person) => waitUntil(() => person.element.shadowRoot?.querySelector('.notice button'), 'Check status');

describe('redistributing revenue where no certain answer comes', () => {
  it('looks at the schedule where the answer was lost, and sends nothing again that was done', async () => {
    const person = await send({ [SCHEDULE]: inTurn(before, before, after), [DISTRIBUTE]: lost });
    await person.is('done');
    expect(person.says()).to.contain('The change was made');
    expect(person.sent()).to.have.length(1);
  });

  it('waits for a change that the platform takes its time for', async () => {
    const person = await send({ [SCHEDULE]: inTurn(before, before, before, before, after), [DISTRIBUTE]: lost });
    await person.is('done');
    expect(person.says()).to.contain('The change was made');
    expect(person.sent()).to.have.length(1);
  });

  it('says that a lost change was not done only where the schedule stays as before, and then makes another attempt', async () => {
    const person = await send({ [DISTRIBUTE]: inTurn(lost, done) });
    const looks = person.looks();
    await person.is('checking');
    await person.is('refused');
    expect(person.looks() - looks).to.be.at.least(3);
    expect(person.says()).to.contain('The change was not made');
    await person.press('[data-confirm]');
    await person.is('done');
    const [first, second] = person.keys();
    expect(first).not.to.equal(second);
  });

  it('never says that a change is not done which is still under way, and stays the same attempt', async () => {
    const person = await send({ [DISTRIBUTE]: inTurn(gone, inProgress, inProgress, inProgress, done) });
    await askedToLook(person);
    expect(person.element.matches(':state(checking)')).to.equal(true);
    expect(person.says()).to.equal("We still don't know whether the change was made. Check again: nothing is done twice.");
    expect(person.text()).not.to.contain('was not made');
    await person.press('[data-confirm]');
    await person.press('[data-leave]');
    await person.press('.notice button');
    await person.is('done');
    expect(person.says()).to.equal('RE-2 redistributed the revenue.');
    expect(person.sent()).to.have.length(5);
    expect(new Set(person.keys()).size).to.equal(1);
  });

  it('is the same attempt also after the session has ended meanwhile', async () => {
    const person = await send({ [DISTRIBUTE]: inTurn(gone, ended, ended, ended, done) });
    await askedToLook(person);
    expect(person.find('.notice').textContent).to.contain("We still don't know").and.to.contain('Sign in with a staff account');
    expect(person.says()).to.contain('Sign in with a staff account');
    await person.press('.notice button');
    await person.is('done');
    expect(new Set(person.keys()).size).to.equal(1);
  });

  it('stays uncertain while the schedule cannot be had, sends nothing meanwhile, and can look again', async () => {
    const person = await send({ [SCHEDULE]: inTurn(before, before, broken, broken, broken, after), [DISTRIBUTE]: lost });
    await person.is('checking');
    await person.press('[data-confirm]');
    await askedToLook(person);
    await person.press('.notice button');
    await person.is('done');
    expect(person.sent()).to.have.length(1);
  });

  it('asks the gateway with the same key where the network was lost', async () => {
    const person = await send({ [SCHEDULE]: inTurn(before, before, before, after), [DISTRIBUTE]: inTurn(gone, done) });
    await person.is('done');
    expect(person.sent()).to.have.length(2);
    expect(new Set(person.keys()).size).to.equal(1);
    expect(person.says()).to.equal('RE-2 redistributed the revenue.');
  });

  it('tells a refusal that the gateway knows of', async () => {
    const reasons = [{ code: '58730030', message: "'revenueDistributions.1.newAmount': it is Closed." }];
    const person = await send({ [DISTRIBUTE]: inTurn(gone, { success: false, processId: 'p', reasons }) });
    await person.is('refused');
    expect(person.text()).to.contain('it is Closed. The period concerned is Feb 2026.');
  });

  it('does not send over what somebody else has changed meanwhile', async () => {
    const person = await send({ [SCHEDULE]: inTurn(before, before, elsewhere), [DISTRIBUTE]: gone });
    await person.is('conflict');
    expect(person.says()).to.contain('has changed since you sent this, but not as previewed');
    expect(person.sent()).to.have.length(1);
    expect(person.rows('.effect')[2]).to.equal('Feb 2026 | Open | 50.00 | 300.00 | +250.00');
  });
});
