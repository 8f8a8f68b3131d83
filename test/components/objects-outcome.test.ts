import { expect } from '@open-wc/testing';
import { bodyOf, button, fill, find, objectsElement, press, records, announcementOf, waitForState, textOf } from './support/objects.js';
import { pendingResponse, refusal, type Answer } from './support/scripted-gateway.js';
import {
  succeedAll,
  submitBulkUpdate,
  CREATE,
  startEdit,
  idempotencyKeys,
  lostResponse,
  MANY_ACCOUNTS,
  REFUSED_RESULT,
  submitRename,
  requestsTo,
  UPDATE,
} from './support/object-changes.js';
import { waitUntil } from './support/wait-until.js';

const CHECK_STATUS = 'Check status';
const SAVED = [{ Success: true, Id: 'id-1' }];

/** Returns the given responses in turn. */
function answersInTurn(...heldAnswers: readonly (() => Response | Promise<Response>)[]): Answer {
  const remaining = [...heldAnswers];
  return () => remaining.shift()?.() ?? refusal(500, 'api', 'asked-too-often');
}
const savedResponse = () => Response.json(SAVED);
const focusedElement = (element: Element) => element.shadowRoot?.activeElement;

/** Checks that the same change was sent three times with the same key. */
async function expectOneAttempt(requests: readonly Request[]): Promise<void> {
  const updates = requestsTo(requests, UPDATE);
  expect(new Set(idempotencyKeys(updates)).size).to.equal(1);
  const bodies = await Promise.all(updates.map(bodyOf));
  expect(bodies).to.deep.equal([bodies[0], bodies[0], bodies[0]]);
}

describe('storefront-objects with an unknown outcome', () => {
  it('checks with the same key until the outcome is known', async () => {
    let heldAnswers = 0;
    const { element, requests } = await submitRename({
      [UPDATE]: () => ((heldAnswers += 1) < 3 ? lostResponse() : Response.json([{ Success: true, Id: 'id-1' }])),
    });
    await waitForState(element, 'checking');
    expect(textOf(element)).to.include("We didn't get an answer");
    // After sending, the fields cannot be edited.
    expect(find(element, '.form-fields').inert).to.equal(true);
    expect(element.shadowRoot?.querySelectorAll('[part=cta]')).to.have.length(0);
    button(element, CHECK_STATUS).click();
    await waitUntil(() => heldAnswers === 2);
    await waitForState(element, 'checking');
    button(element, CHECK_STATUS).click();
    await waitForState(element, 'record');
    await expectOneAttempt(requests);
  });

  for (const [condition, answer, expectedText] of [
    ['the session has ended', () => refusal(401, 'authentication', 'session-expired'), 'Sign in with a staff account'],
    ['the scope was removed', () => refusal(403, 'permission', 'scope-missing'), "You don't have permission to change objects."],
    ['the rate limit is exceeded', () => refusal(429, 'rate-limit', 'rate-limited'), "We didn't get an answer"],
    ['the network fails', () => Promise.reject(new TypeError('no network')), "We didn't get an answer"],
    ['the first attempt is still running', () => refusal(409, 'conflict', 'in-progress', { retryable: true }), "We didn't get an answer"],
  ] as const)
    it(`keeps checking with the same key if a check fails because ${condition}, and asks with the same key`, async () => {
      const { element, requests } = await submitRename({ [UPDATE]: answersInTurn(lostResponse, answer, savedResponse) });
      await waitForState(element, 'checking');
      button(element, CHECK_STATUS).click();
      await waitUntil(() => requestsTo(requests, UPDATE).length === 2 && element.matches(':state(checking)'));
      expect(textOf(element)).to.include(expectedText).and.to.include("We didn't get an answer").and.not.to.include('nothing was sent');
      expect(element.shadowRoot?.querySelectorAll('[part=cta]')).to.have.length(0);
      button(element, CHECK_STATUS).click();
      await waitForState(element, 'record');
      await expectOneAttempt(requests);
    });

  it('creates one record even if the session ends during the check', async () => {
    const { element, requests } = await objectsElement({
      [CREATE]: answersInTurn(
        lostResponse,
        () => refusal(401, 'authentication', 'session-expired'),
        () => Response.json([{ Success: true, Id: 'id-2' }]),
      ),
    });
    press(element, '[data-create]');
    await waitForState(element, 'editing');
    await fill(element, '#field-Name', 'Relief');
    press(element, '[part=cta]');
    await waitForState(element, 'checking');
    button(element, CHECK_STATUS).click();
    await waitUntil(() => textOf(element).includes('Sign in with a staff account'));
    expect(announcementOf(element)).to.include('Sign in with a staff account');
    const signInRequested = new Promise((resolve) => element.addEventListener('storefront-sign-in-required', resolve));
    button(element, 'Sign in').click();
    await signInRequested;
    button(element, CHECK_STATUS).click();
    await waitForState(element, 'record');
    expect(new Set(idempotencyKeys(requestsTo(requests, CREATE))).size).to.equal(1);
  });

  it('accepts a refusal of the repeated attempt as final', async () => {
    const { element, requests } = await submitRename({
      [UPDATE]: answersInTurn(lostResponse, () => Response.json([REFUSED_RESULT]), savedResponse),
    });
    await waitForState(element, 'checking');
    button(element, CHECK_STATUS).click();
    await waitForState(element, 'refused');
    expect(textOf(element)).to.include('The account has open invoices.');
    press(element, '[part=cta]');
    await waitForState(element, 'record');
    const [first, second, third] = idempotencyKeys(requestsTo(requests, UPDATE));
    expect([second === first, third === first]).to.deep.equal([true, false]);
  });

  it('repeats the sent change even if inputs are edited in the meantime', async () => {
    const answer = pendingResponse();
    let requestCount = 0;
    const { element, requests } = await submitRename({
      [UPDATE]: (request) => ((requestCount += 1) === 1 ? answer.answer(request) : savedResponse()),
    });
    await waitForState(element, 'submitting');
    // The fields are inert. Even if a script sets them, the sent data stays the same.
    expect(find(element, '.form-fields').inert).to.equal(true);
    await fill(element, '#field-Name', 'Another name');
    answer.release([]);
    await waitForState(element, 'checking');
    await fill(element, '#field-Name', 'A third name');
    button(element, CHECK_STATUS).click();
    await waitForState(element, 'record');
    const bodies = await Promise.all(requestsTo(requests, UPDATE).map(bodyOf));
    expect(bodies[0]?.objects).to.deep.equal([{ Id: 'id-1', Name: 'Okafor Maps' }]);
    expect(bodies).to.deep.equal([bodies[0], bodies[0]]);
    expect(new Set(idempotencyKeys(requestsTo(requests, UPDATE))).size).to.equal(1);
  });

  it('keeps the focus in the element while sending, checking and done', async () => {
    const heldAnswers = [pendingResponse(), pendingResponse()];
    let requestCount = 0;
    const { element } = await startEdit({
      [UPDATE]: (request) => heldAnswers[(requestCount += 1) - 1]?.answer(request) ?? savedResponse(),
    });
    await fill(element, '#field-Name', 'Okafor Maps');
    find(element, '#field-Name').focus();
    (find(element, 'form') as HTMLFormElement).requestSubmit();
    await waitForState(element, 'submitting');
    expect(focusedElement(element)?.matches('[part=cta]')).to.equal(true);
    heldAnswers[0]?.release([]);
    await waitForState(element, 'checking');
    expect(focusedElement(element)?.matches('h3')).to.equal(true);
    button(element, CHECK_STATUS).focus();
    button(element, CHECK_STATUS).click();
    await waitForState(element, 'submitting');
    expect(focusedElement(element)?.matches('h3')).to.equal(true);
    heldAnswers[1]?.release(SAVED);
    await waitForState(element, 'record');
    expect(focusedElement(element)?.matches('h3')).to.equal(true);
  });

  it('reports an unknown outcome of a deletion', async () => {
    const { element } = await objectsElement({ '/v1/action/delete': lostResponse });
    press(element, '[data-open=id-1]');
    await waitForState(element, 'record');
    press(element, '[data-remove]');
    await waitForState(element, 'confirming');
    button(element, 'Delete permanently').click();
    await waitForState(element, 'checking');
    button(element, 'Back to the list').click();
    await waitForState(element, 'record');
  });

  it('repeats all batches of a bulk update with their own keys', async () => {
    let requestCount = 0;
    const { element, requests } = await objectsElement({
      ...MANY_ACCOUNTS,
      [UPDATE]: (request) => ((requestCount += 1) === 2 ? lostResponse() : succeedAll(request)),
    });
    await submitBulkUpdate(element, 'Notes', 'moved');
    await waitForState(element, 'checking');
    button(element, CHECK_STATUS).click();
    await waitForState(element, 'done');
    expect(find(element, 'h3').textContent.trim()).to.equal('Changed: 120. Refused: 0.');
    const [first, second, again, next, last] = idempotencyKeys(requestsTo(requests, UPDATE));
    expect([again, next]).to.deep.equal([first, second]);
    expect(new Set([first, second, last]).size).to.equal(3);
  });

  it('treats a response with too few results as unknown', async () => {
    let requestCount = 0;
    const { element, requests } = await objectsElement({
      ...MANY_ACCOUNTS,
      [UPDATE]: (request) => ((requestCount += 1) === 1 ? Response.json([REFUSED_RESULT]) : succeedAll(request)),
    });
    await submitBulkUpdate(element, 'Notes', 'moved');
    await waitForState(element, 'checking');
    button(element, CHECK_STATUS).click();
    await waitForState(element, 'done');
    const [first, again] = idempotencyKeys(requestsTo(requests, UPDATE));
    expect(again).to.equal(first);
  });

  it('treats an empty response to a new record as unknown', async () => {
    const { element } = await objectsElement({ [CREATE]: [] });
    press(element, '[data-create]');
    await waitForState(element, 'editing');
    await fill(element, '#field-Name', 'Relief');
    press(element, '[part=cta]');
    await waitForState(element, 'checking');
  });

  it('ignores results in a 403 response', async () => {
    const results = records.map(({ Id }) => ({ Success: true, Id }));
    const { element } = await objectsElement({ [UPDATE]: () => Response.json(results, { status: 403 }) });
    await submitBulkUpdate(element, 'Status', 'Draft');
    await waitForState(element, 'refused');
  });
});
