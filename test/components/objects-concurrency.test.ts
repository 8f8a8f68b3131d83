import { expect, nextFrame } from '@open-wc/testing';
import type { StorefrontObjects } from '../../src/components/features/objects/objects.js';
import { pendingResponse } from './support/scripted-gateway.js';
import {
  button,
  cellsOf,
  descriptionAnswer,
  fill,
  find,
  objectsElement,
  platformAnswers,
  press,
  queriesOf,
  waitForText,
  waitForState,
  textOf,
} from './support/objects.js';
import { waitUntil } from './support/wait-until.js';

/** Tests `<storefront-objects>` when the user acts while an earlier action is still loading. */

/** Text that the query builder rejects before anything is sent. */
const INVALID_TEXT = '\ud800';
const contactDescription = descriptionAnswer('Contact', [
  ['Id', 'text'],
  ['LastName', 'text'],
]);
const focusedElement = (element: Element) => element.shadowRoot?.activeElement;

/** Opens a record whose contact is still loading. `respond` completes its request. */
async function openSlowRecord(): Promise<{ element: StorefrontObjects; respond: () => Promise<void> }> {
  const contact = pendingResponse();
  const answerQueries = platformAnswers()['/v1/action/query'] as (request: Request) => Promise<Response>;
  let isRequested = false;
  const { element } = await objectsElement({
    '/v1/action/query': async (request) => {
      if (!(await request.clone().text()).includes('from Contact')) return answerQueries(request);
      isRequested = true;
      return contact.answer(request);
    },
  });
  press(element, '[data-open=id-1]');
  await waitForState(element, 'record');
  press(element, '[data-follow=BillToId]');
  await waitUntil(() => isRequested, 'the contact is requested');
  const respond = async (): Promise<void> => {
    contact.release({ size: 1, done: true, records: [{ Id: 'c-1', LastName: 'Okafor' }] });
    const answer = await contact.answer(new Request('https://gateway.test/'));
    await waitUntil(() => answer.bodyUsed, 'the contact is read');
    await nextFrame();
    await element.updateComplete;
  };
  return { element, respond };
}

describe('storefront-objects during a pending request', () => {
  it('reports a rejected filter while a record is loading', async () => {
    const { element } = await openSlowRecord();
    button(element, 'Back to the list').click();
    await waitForState(element, 'ready');
    await fill(element, '#filter-value', INVALID_TEXT);
    button(element, 'Apply filter').click();
    await waitForState(element, 'error');
    expect(textOf(element)).to.include('unpaired surrogate');
  });

  it('does not open a record after the person went back', async () => {
    const { element, respond } = await openSlowRecord();
    button(element, 'Back to the list').click();
    await waitForState(element, 'ready');
    await respond();
    expect(element.matches(':state(ready)')).to.equal(true);
  });

  it('does not replace a form with a late record', async () => {
    const { element, respond } = await openSlowRecord();
    press(element, '[data-edit]');
    await waitForState(element, 'editing');
    await respond();
    expect(element.matches(':state(editing)')).to.equal(true);
  });

  it('lists the chosen type if refreshed before its description arrives', async () => {
    const description = pendingResponse();
    const { element, requests } = await objectsElement({
      '/v1/describe/Contact': async (request) => {
        await description.answer(request);
        return contactDescription();
      },
    });
    await fill(element, '#type', 'Contact');
    await waitForState(element, 'loading');
    const refreshed = element.refresh();
    description.release({});
    await refreshed;
    await waitForState(element, 'ready');
    expect((await queriesOf(requests)).at(-1)).to.equal('select Id, LastName from Contact');
    expect(cellsOf(element)).to.have.length(1);
  });

  it('lists a type whose name differs in case', async () => {
    const { element, requests } = await objectsElement({ '/v1/describe/contact': contactDescription });
    element.type = 'contact';
    await waitForText(element, 'Showing 1 of 1 records.');
    expect((await queriesOf(requests)).at(-1)).to.equal('select Id, LastName from Contact');
  });

  it('keeps the focus in a submitted filter and moves it to the heading when the filter is removed', async () => {
    const numberDescription = descriptionAnswer('Account', [
      ['Id', 'text'],
      ['Number', 'text'],
    ]);
    const { element } = await objectsElement({ '/v1/describe/Account': numberDescription });
    await fill(element, '#filter-field', 'Number');
    find(element, '[data-filter]').setAttribute('open', '');
    find(element, '#filter-value').focus();
    await fill(element, '#filter-value', 'A1');
    button(element, 'Apply filter').closest('form')?.requestSubmit();
    await waitForText(element, 'Number is A1');
    await waitForState(element, 'ready');
    expect(focusedElement(element)?.id).to.equal('filter-value');
    find(element, '[data-show-all]').focus();
    press(element, '[data-show-all]');
    await waitUntil(() => !textOf(element).includes('Number is A1'));
    await waitForState(element, 'ready');
    expect(focusedElement(element)?.hasAttribute('data-heading')).to.equal(true);
  });
});
