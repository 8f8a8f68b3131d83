import { expect } from '@open-wc/testing';
import { bodyOf, button, fill, find, objectsOf, press, records, said, stateOf, textOf } from './support/objects.js';
import { held, refusal, type Answer } from './support/scripted-gateway.js';
import { allDone, bulk, CREATE, editing, keys, lost, MANY, REFUSED, renamed, sent, UPDATE } from './support/object-changes.js';
import { waitUntil } from './support/wait-until.js';

const ASK = 'Check status';
const SAVED = [{ Success: true, Id: 'id-1' }];

/** One answer after the other. */
function inTurn(...answers: readonly (() => Response | Promise<Response>)[]): Answer {
  const left = [...answers];
  return () => left.shift()?.() ?? refusal(500, 'api', 'asked-too-often');
}
const saved = () => Response.json(SAVED);
const focused = (element: Element) => element.shadowRoot?.activeElement;

/** The change was sent three times, each time the same under the same key. */
async function expectOneAttempt(requests: readonly Request[]): Promise<void> {
  const updates = sent(requests, UPDATE);
  expect(new Set(keys(updates)).size).to.equal(1);
  const bodies = await Promise.all(updates.map(bodyOf));
  expect(bodies).to.deep.equal([bodies[0], bodies[0], bodies[0]]);
}

describe('storefront-objects does not know what became of a change', () => {
  it('does not know what became of it when the answer is lost, and asks with the same key until it does', async () => {
    let answers = 0;
    const { element, requests } = await renamed({
      [UPDATE]: () => ((answers += 1) < 3 ? lost() : Response.json([{ Success: true, Id: 'id-1' }])),
    });
    await stateOf(element, 'checking');
    expect(textOf(element)).to.include("We didn't get an answer");
    // What was sent cannot be made another thing meanwhile.
    expect(find(element, '.form-fields').inert).to.equal(true);
    expect(element.shadowRoot?.querySelectorAll('[part=cta]')).to.have.length(0);
    button(element, ASK).click();
    await waitUntil(() => answers === 2);
    await stateOf(element, 'checking');
    button(element, ASK).click();
    await stateOf(element, 'record');
    await expectOneAttempt(requests);
  });

  for (const [what, answer, words] of [
    ['the session has ended', () => refusal(401, 'authentication', 'session-expired'), 'Sign in with a staff account'],
    ['the right was taken away', () => refusal(403, 'permission', 'scope-missing'), "You don't have permission to change objects."],
    ['too much was asked for', () => refusal(429, 'rate-limit', 'rate-limited'), "We didn't get an answer"],
    ['there is no network', () => Promise.reject(new TypeError('no network')), "We didn't get an answer"],
    ['the first attempt is still under way', () => refusal(409, 'conflict', 'in-progress', { retryable: true }), "We didn't get an answer"],
  ] as const)
    it(`still does not know when asking fails because ${what}, and asks with the same key`, async () => {
      const { element, requests } = await renamed({ [UPDATE]: inTurn(lost, answer, saved) });
      await stateOf(element, 'checking');
      button(element, ASK).click();
      await waitUntil(() => sent(requests, UPDATE).length === 2 && element.matches(':state(checking)'));
      expect(textOf(element)).to.include(words).and.to.include("We didn't get an answer").and.not.to.include('nothing was sent');
      expect(element.shadowRoot?.querySelectorAll('[part=cta]')).to.have.length(0);
      button(element, ASK).click();
      await stateOf(element, 'record');
      await expectOneAttempt(requests);
    });

  it('creates one record in all, although the session ended before anybody could say', async () => {
    const { element, requests } = await objectsOf({
      [CREATE]: inTurn(
        lost,
        () => refusal(401, 'authentication', 'session-expired'),
        () => Response.json([{ Success: true, Id: 'id-2' }]),
      ),
    });
    press(element, '[data-create]');
    await stateOf(element, 'editing');
    await fill(element, '#field-Name', 'Relief');
    press(element, '[part=cta]');
    await stateOf(element, 'checking');
    button(element, ASK).click();
    await waitUntil(() => textOf(element).includes('Sign in with a staff account'));
    expect(said(element)).to.include('Sign in with a staff account');
    const asked = new Promise((resolve) => element.addEventListener('storefront-sign-in-required', resolve));
    button(element, 'Sign in').click();
    await asked;
    button(element, ASK).click();
    await stateOf(element, 'record');
    expect(new Set(keys(sent(requests, CREATE))).size).to.equal(1);
  });

  it('is certain once the platform refuses what it is asked for again', async () => {
    const { element, requests } = await renamed({ [UPDATE]: inTurn(lost, () => Response.json([REFUSED]), saved) });
    await stateOf(element, 'checking');
    button(element, ASK).click();
    await stateOf(element, 'refused');
    expect(textOf(element)).to.include('The account has open invoices.');
    press(element, '[part=cta]');
    await stateOf(element, 'record');
    const [first, second, third] = keys(sent(requests, UPDATE));
    expect([second === first, third === first]).to.deep.equal([true, false]);
  });

  it('sends the same again, whatever somebody types while it is on its way', async () => {
    const answer = held();
    let asks = 0;
    const { element, requests } = await renamed({ [UPDATE]: (request) => ((asks += 1) === 1 ? answer.answer(request) : saved()) });
    await stateOf(element, 'submitting');
    // Neither with the mouse nor with the keyboard; and a script that does it all the same changes nothing.
    expect(find(element, '.form-fields').inert).to.equal(true);
    await fill(element, '#field-Name', 'Another name');
    answer.release([]);
    await stateOf(element, 'checking');
    await fill(element, '#field-Name', 'A third name');
    button(element, ASK).click();
    await stateOf(element, 'record');
    const bodies = await Promise.all(sent(requests, UPDATE).map(bodyOf));
    expect(bodies[0]?.objects).to.deep.equal([{ Id: 'id-1', Name: 'Okafor Maps' }]);
    expect(bodies).to.deep.equal([bodies[0], bodies[0]]);
    expect(new Set(keys(sent(requests, UPDATE))).size).to.equal(1);
  });

  it('keeps the focus while it is sent from a field, while it asks, and when it knows', async () => {
    const answers = [held(), held()];
    let asks = 0;
    const { element } = await editing({ [UPDATE]: (request) => answers[(asks += 1) - 1]?.answer(request) ?? saved() });
    await fill(element, '#field-Name', 'Okafor Maps');
    find(element, '#field-Name').focus();
    (find(element, 'form') as HTMLFormElement).requestSubmit();
    await stateOf(element, 'submitting');
    expect(focused(element)?.matches('[part=cta]')).to.equal(true);
    answers[0]?.release([]);
    await stateOf(element, 'checking');
    expect(focused(element)?.matches('h3')).to.equal(true);
    button(element, ASK).focus();
    button(element, ASK).click();
    await stateOf(element, 'submitting');
    expect(focused(element)?.matches('h3')).to.equal(true);
    answers[1]?.release(SAVED);
    await stateOf(element, 'record');
    expect(focused(element)?.matches('h3')).to.equal(true);
  });

  it('does not know what became of a deletion whose answer is lost', async () => {
    const { element } = await objectsOf({ '/v1/action/delete': lost });
    press(element, '[data-open=id-1]');
    await stateOf(element, 'record');
    press(element, '[data-remove]');
    await stateOf(element, 'confirming');
    button(element, 'Delete permanently').click();
    await stateOf(element, 'checking');
    button(element, 'Back to the list').click();
    await stateOf(element, 'record');
  });

  it('asks again for all, each part with its own key, when an answer is lost on the way', async () => {
    let calls = 0;
    const { element, requests } = await objectsOf({ ...MANY, [UPDATE]: (request) => ((calls += 1) === 2 ? lost() : allDone(request)) });
    await bulk(element, 'Notes', 'moved');
    await stateOf(element, 'checking');
    button(element, ASK).click();
    await stateOf(element, 'done');
    expect(find(element, 'h3').textContent.trim()).to.equal('Changed: 120. Refused: 0.');
    const [first, second, again, next, last] = keys(sent(requests, UPDATE));
    expect([again, next]).to.deep.equal([first, second]);
    expect(new Set([first, second, last]).size).to.equal(3);
  });

  it('takes an answer with too few results for none, so that no result is shown at another record', async () => {
    let calls = 0;
    const { element, requests } = await objectsOf({
      ...MANY,
      [UPDATE]: (request) => ((calls += 1) === 1 ? Response.json([REFUSED]) : allDone(request)),
    });
    await bulk(element, 'Notes', 'moved');
    await stateOf(element, 'checking');
    button(element, ASK).click();
    await stateOf(element, 'done');
    const [first, again] = keys(sent(requests, UPDATE));
    expect(again).to.equal(first);
  });

  it('does not take an answer without a result for a refusal of a new record', async () => {
    const { element } = await objectsOf({ [CREATE]: [] });
    press(element, '[data-create]');
    await stateOf(element, 'editing');
    await fill(element, '#field-Name', 'Relief');
    press(element, '[part=cta]');
    await stateOf(element, 'checking');
  });

  it('does not read results out of an answer that says that nobody may', async () => {
    const results = records.map(({ Id }) => ({ Success: true, Id }));
    const { element } = await objectsOf({ [UPDATE]: () => Response.json(results, { status: 403 }) });
    await bulk(element, 'Status', 'Draft');
    await stateOf(element, 'refused');
  });
});
