import { expect, nextFrame } from '@open-wc/testing';
import type { StorefrontObjects } from '../../src/components/features/objects/objects.js';
import { held } from './support/scripted-gateway.js';
import {
  button,
  cellsOf,
  described,
  fill,
  find,
  objectsOf,
  platform,
  press,
  queriesOf,
  shows,
  stateOf,
  textOf,
} from './support/objects.js';
import { waitUntil } from './support/wait-until.js';

/** What somebody wants of `<storefront-objects>` while it is still busy with what they wanted before. */

/** No text that the platform takes: it is refused before anything is sent. */
const REFUSED = '\ud800';
const contacts = described('Contact', [
  ['Id', 'text'],
  ['LastName', 'text'],
]);
const focused = (element: Element) => element.shadowRoot?.activeElement;

/** The list, while the record that a contact is waits for its answer. */
async function opening(): Promise<{ element: StorefrontObjects; arrives: () => Promise<void> }> {
  const contact = held();
  const lists = platform()['/v1/action/query'] as (request: Request) => Promise<Response>;
  let isAsked = false;
  const { element } = await objectsOf({
    '/v1/action/query': async (request) => {
      if (!(await request.clone().text()).includes('from Contact')) return lists(request);
      isAsked = true;
      return contact.answer(request);
    },
  });
  press(element, '[data-open=id-1]');
  await stateOf(element, 'record');
  press(element, '[data-follow=BillToId]');
  await waitUntil(() => isAsked, 'the contact is asked for');
  const arrives = async (): Promise<void> => {
    contact.release({ size: 1, done: true, records: [{ Id: 'c-1', LastName: 'Okafor' }] });
    const answer = await contact.answer(new Request('https://gateway.test/'));
    await waitUntil(() => answer.bodyUsed, 'the contact is read');
    await nextFrame();
    await element.updateComplete;
  };
  return { element, arrives };
}

describe('storefront-objects that is wanted for something else meanwhile', () => {
  it('says why a filter is refused, although a record was still to be opened', async () => {
    const { element } = await opening();
    button(element, 'Back to the list').click();
    await stateOf(element, 'ready');
    await fill(element, '#filter-value', REFUSED);
    button(element, 'Apply filter').click();
    await stateOf(element, 'error');
    expect(textOf(element)).to.include('unpaired surrogate');
  });

  it('opens no record that somebody has turned away from', async () => {
    const { element, arrives } = await opening();
    button(element, 'Back to the list').click();
    await stateOf(element, 'ready');
    await arrives();
    expect(element.matches(':state(ready)')).to.equal(true);
  });

  it('takes no form away for a record that comes late', async () => {
    const { element, arrives } = await opening();
    press(element, '[data-edit]');
    await stateOf(element, 'editing');
    await arrives();
    expect(element.matches(':state(editing)')).to.equal(true);
  });

  it('lists the kind that was chosen, although it is to be brought up to date before that is described', async () => {
    const description = held();
    const { element, requests } = await objectsOf({
      '/v1/describe/Contact': async (request) => {
        await description.answer(request);
        return contacts();
      },
    });
    await fill(element, '#type', 'Contact');
    await stateOf(element, 'loading');
    const again = element.refresh();
    description.release({});
    await again;
    await stateOf(element, 'ready');
    expect((await queriesOf(requests)).at(-1)).to.equal('select Id, LastName from Contact');
    expect(cellsOf(element)).to.have.length(1);
  });

  it('lists a kind that the platform spells in its own way', async () => {
    const { element, requests } = await objectsOf({ '/v1/describe/contact': contacts });
    element.type = 'contact';
    await shows(element, 'Showing 1 of 1 records.');
    expect((await queriesOf(requests)).at(-1)).to.equal('select Id, LastName from Contact');
  });

  it('leaves the focus in a filter that is sent, and gives it to the heading once all are shown', async () => {
    const numbered = described('Account', [
      ['Id', 'text'],
      ['Number', 'text'],
    ]);
    const { element } = await objectsOf({ '/v1/describe/Account': numbered });
    await fill(element, '#filter-field', 'Number');
    find(element, '[data-filter]').setAttribute('open', '');
    find(element, '#filter-value').focus();
    await fill(element, '#filter-value', 'A1');
    button(element, 'Apply filter').closest('form')?.requestSubmit();
    await shows(element, 'Number is A1');
    await stateOf(element, 'ready');
    expect(focused(element)?.id).to.equal('filter-value');
    find(element, '[data-show-all]').focus();
    press(element, '[data-show-all]');
    await waitUntil(() => !textOf(element).includes('Number is A1'));
    await stateOf(element, 'ready');
    expect(focused(element)?.hasAttribute('data-heading')).to.equal(true);
  });
});
