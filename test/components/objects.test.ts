import { aTimeout, expect } from '@open-wc/testing';
import {
  bodyOf,
  button,
  cellsOf,
  descriptionAnswer,
  fill,
  find,
  objectsElement,
  whileOffline,
  press,
  queriesOf,
  records,
  announcementOf,
  waitForText,
  waitForState,
  textOf,
} from './support/objects.js';
import { pendingResponse, refusal } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

describe('storefront-objects', () => {
  it('lists records with names, aligned numbers and booleans as words', async () => {
    const { element, requests } = await objectsElement();
    expect(await queriesOf(requests)).to.deep.equal(['select Id, AccountNumber, Name, Balance, AutoPay, Status, BillToId from Account']);
    expect(cellsOf(element)[0]).to.deep.equal(['A1', 'Okafor Cartography', '12.50', 'Yes', 'Active', 'c-1']);
    expect(textOf(element)).to.include('Showing 3 of 3 records.');
    expect(find(element, '[data-open=id-1]').getAttribute('aria-label')).to.equal('Open A1');
    expect(find(element, 'tbody td.number').textContent.trim()).to.equal('12.50');
  });

  it('lists another type when it is selected', async () => {
    const { element } = await objectsElement();
    await fill(element, '#type', 'Contact');
    await waitForText(element, 'Showing 1 of 1 records.');
    expect(cellsOf(element)).to.deep.equal([['Okafor', 'id-1']]);
    expect(element.type).to.equal('Contact');
    expect(textOf(element)).to.include('New Contact');
  });

  it('opens a record and returns the focus to it in the list', async () => {
    const { element } = await objectsElement();
    press(element, '[data-open=id-1]');
    await waitForState(element, 'record');
    expect(textOf(element)).to.include('Account: A1').and.to.include('Balance 12.50').and.to.include('Auto Pay Yes');
    expect(element.shadowRoot?.activeElement?.matches('h3')).to.equal(true);
    button(element, 'Back to the list').click();
    await waitForState(element, 'ready');
    expect(element.shadowRoot?.activeElement?.matches('[data-open=id-1]')).to.equal(true);
  });

  it('follows references to records of other types', async () => {
    const { element } = await objectsElement({}, 'ready');
    await fill(element, '#type', 'Contact');
    await waitForText(element, '1 of 1 records');
    press(element, '[data-open=c-1]');
    await waitForState(element, 'record');
    press(element, '[data-follow=AccountId]');
    await waitForText(element, 'Account: A1');
    press(element, '[data-follow=BillToId]');
    await waitForText(element, 'Contact: Okafor');
  });

  it('lists child records and prefills the parent of a new one', async () => {
    const { element, requests } = await objectsElement();
    press(element, '[data-open=id-1]');
    await waitForState(element, 'record');
    press(element, '[data-list=Contact]');
    await waitForText(element, 'Showing 1 of 1 records.');
    expect((await queriesOf(requests)).at(-1)).to.equal("select Id, LastName, AccountId from Contact where AccountId = 'id-1'");
    expect(element.type).to.equal('Contact');
    expect(textOf(element)).to.include('Account Id is id-1');
    press(element, '[data-create]');
    await waitForState(element, 'editing');
    expect((find(element, '#field-AccountId') as HTMLInputElement).value).to.equal('id-1');
    button(element, 'Cancel').click();
    await waitForState(element, 'ready');
    press(element, '[data-show-all]');
    await waitUntil(() => !textOf(element).includes('Account Id is id-1'));
    await waitForState(element, 'ready');
    expect((await queriesOf(requests)).at(-1)).to.equal('select Id, LastName, AccountId from Contact');
  });

  const filters: readonly [field: string, comparison: string, value: string, where: string, words: string][] = [
    ['Name', '=', "O'Hara \\ or Id != ''", String.raw`Name = 'O\'Hara \\ or Id != \'\''`, "Name is O'Hara"],
    ['Balance', '>=', '12.50', 'Balance >= 12.50', 'Balance is at least 12.50'],
    ['AutoPay', '!=', 'true', 'AutoPay != true', 'Auto Pay is not true'],
    ['BillToId', '=', '', 'BillToId = null', 'Bill To Id is empty'],
    ['Status', '!=', '', 'Status != null', 'Status is not empty'],
  ];
  for (const [field, comparison, value, where, expectedText] of filters)
    it(`filters by ${field} ${comparison} ${value || 'nothing'}, with the value escaped`, async () => {
      const { element, requests } = await objectsElement();
      await fill(element, '#filter-field', field);
      await fill(element, '#filter-comparison', comparison);
      await fill(element, '#filter-value', value);
      button(element, 'Apply filter').click();
      await waitForText(element, expectedText);
      await waitForState(element, 'ready');
      expect((await queriesOf(requests)).at(-1)).to.equal(
        `select Id, AccountNumber, Name, Balance, AutoPay, Status, BillToId from Account where ${where}`,
      );
    });

  for (const [value, expectedText] of [
    ['much', 'Enter a number, for example 12.50.'],
    ['', 'This field is required.'],
  ] as const)
    it(`sends nothing for a number filter of "${value}"`, async () => {
      const { element, requests } = await objectsElement();
      const before = requests.length;
      press(element, '[data-filter] summary');
      await fill(element, '#filter-field', 'Balance');
      await fill(element, '#filter-comparison', '>=');
      await fill(element, '#filter-value', value);
      button(element, 'Apply filter').click();
      await waitForText(element, expectedText);
      expect(requests.length).to.equal(before);
      expect(element.shadowRoot?.activeElement?.matches('#filter-value')).to.equal(true);
    });

  it('runs a query, selects its type and remembers the query', async () => {
    const { element, requests } = await objectsElement();
    await fill(element, '#query', 'select LastName from Contact');
    button(element, 'Run query').click();
    await waitForText(element, 'Showing 1 of 1 records.');
    expect((await queriesOf(requests)).at(-1)).to.equal('select LastName from Contact');
    expect(element.type).to.equal('Contact');
    await fill(element, '#query', 'select Id from Contact');
    button(element, 'Run query').click();
    await waitUntil(() => element.shadowRoot?.querySelectorAll('#history option').length === 3);
    await waitForState(element, 'ready');
    await fill(element, '#history', 'select LastName from Contact');
    expect((find(element, '#query') as HTMLTextAreaElement).value).to.equal('select LastName from Contact');
    button(element, 'Run query').click();
    await waitForState(element, 'ready');
    const earlier = [...(element.shadowRoot?.querySelectorAll<HTMLOptionElement>('#history option') ?? [])].map(({ value }) => value);
    expect(earlier).to.deep.equal(['', 'select LastName from Contact', 'select Id from Contact']);
  });

  it('shows why the platform refused a query and keeps its text', async () => {
    const { element } = await objectsElement({
      '/v1/action/query': async (request) =>
        (await bodyOf(request)).queryString?.includes('Wrong')
          ? Response.json([{ Success: false, Errors: [{ Code: 'INVALID_FIELD', Message: 'invalid field: Wrong' }] }], { status: 400 })
          : Response.json({ size: 3, done: true, records }),
    });
    await fill(element, '#query', 'select Wrong from Account');
    button(element, 'Run query').click();
    await waitForState(element, 'error');
    await waitForText(element, 'invalid field: Wrong');
    expect((find(element, '#query') as HTMLTextAreaElement).value).to.equal('select Wrong from Account');
  });

  it('ignores the late response to an earlier request', async () => {
    const lateAnswer = pendingResponse();
    const { element } = await objectsElement({
      '/v1/describe/Contact': descriptionAnswer('Contact', [
        ['Id', 'text'],
        ['LastName', 'text'],
      ]),
      '/v1/action/query': async (request) => {
        const { queryString = '' } = await bodyOf(request);
        if (queryString.includes('from Contact')) return lateAnswer.answer(request);
        return Response.json({ size: 3, done: true, records });
      },
    });
    await fill(element, '#type', 'Contact');
    await waitForState(element, 'loading');
    await fill(element, '#type', 'Account');
    await waitForText(element, 'Showing 3 of 3 records.');
    lateAnswer.release({ size: 1, done: true, records: [{ Id: 'c-9', LastName: 'Late' }] });
    await aTimeout(0);
    expect(cellsOf(element)).to.have.length(3);
  });

  it('says that nothing was found and offers to create a record', async () => {
    const { element } = await objectsElement({ '/v1/action/query': { size: 0, done: true } }, 'empty');
    expect(textOf(element)).to.include('No records found.');
    expect(announcementOf(element)).to.equal('No records found.');
    expect(find(element, '[data-create]').textContent.trim()).to.equal('New Account');
  });

  it('loads again after a failure', async () => {
    let isBroken = true;
    const { element } = await objectsElement(
      {
        '/v1/describe/Account': () =>
          isBroken
            ? refusal(503, 'api', 'upstream', { retryable: true })
            : descriptionAnswer('Account', [
                ['Id', 'text'],
                ['Name', 'text'],
              ])(),
      },
      'error',
    );
    expect(textOf(element)).to.include("This couldn't be loaded.");
    isBroken = false;
    button(element, 'Try again').click();
    await waitForState(element, 'ready');
    expect(cellsOf(element)).to.have.length(3);
  });

  it('loads automatically when the network is back', async () => {
    let isOnline = false;
    const accountDescription = descriptionAnswer('Account', [
      ['Id', 'text'],
      ['Name', 'text'],
    ]);
    let offlineElement: Element | undefined;
    await whileOffline(async () => {
      const answer = () => (isOnline ? accountDescription() : Promise.reject<Response>(new TypeError('There is no network.')));
      const { element } = await objectsElement({ '/v1/describe/Account': answer }, 'offline');
      expect(textOf(element)).to.include("You're offline.");
      isOnline = true;
      offlineElement = element;
    });
    if (offlineElement) await waitForState(offlineElement, 'ready');
  });

  it('stays on the list and shows an error if a record cannot be opened', async () => {
    let isBroken = false;
    const { element } = await objectsElement({
      '/v1/action/query': () => (isBroken ? refusal(502, 'api', 'upstream') : Response.json({ size: 3, done: true, records })),
    });
    isBroken = true;
    press(element, '[data-open=id-2]');
    await waitForText(element, "This couldn't be loaded.");
    expect(element.matches(':state(ready)')).to.equal(true);
    expect(cellsOf(element)).to.have.length(3);
    isBroken = false;
    press(element, '[data-open=id-2]');
    await waitForState(element, 'record');
    expect(textOf(element)).not.to.include("couldn't be loaded");
  });

  it('hides all changes without the write scope, and says so', async () => {
    const { element } = await objectsElement({ '/storefront/staff-session': { staffId: 'grace', scopes: ['objects:read'] } });
    await waitForText(element, 'You can view records but not change them.');
    expect(getComputedStyle(find(element, '[data-create]')).visibility).to.equal('hidden');
    expect(element.shadowRoot?.querySelectorAll('[name=pick]')).to.have.length(0);
    press(element, '[data-open=id-1]');
    await waitForState(element, 'record');
    expect(element.shadowRoot?.querySelectorAll('[data-edit], [data-remove]')).to.have.length(0);
  });

  it('says which changes a read-only type does not allow', async () => {
    const readOnly = '<createable>false</createable><updateable>false</updateable>';
    const { element } = await objectsElement({
      '/v1/describe/Account': descriptionAnswer('Account', [
        ['Id', 'text', readOnly],
        ['Name', 'text', readOnly],
      ]),
    });
    await waitForText(element, "You can't create records of this type here. You can't change records of this type here.");
    expect(getComputedStyle(find(element, '[data-create]')).visibility).to.equal('hidden');
    expect(element.shadowRoot?.querySelectorAll('[name=pick]')).to.have.length(0);
    press(element, '[data-open=id-1]');
    await waitForState(element, 'record');
    expect(element.shadowRoot?.querySelectorAll('[data-edit]')).to.have.length(0);
  });

  it('asks to sign in after the session has ended, and names a missing scope', async () => {
    const sessionEnded = () => refusal(401, 'authentication', 'session-expired');
    const { element } = await objectsElement(
      { '/v1/describe/Account': sessionEnded, '/storefront/staff-session': sessionEnded },
      'signed-out',
    );
    const signInRequested = new Promise((resolve) => element.addEventListener('storefront-sign-in-required', resolve));
    button(element, 'Sign in').click();
    await signInRequested;
    const denied = await objectsElement({ '/v1/describe/Account': () => refusal(403, 'permission', 'scope-missing') }, 'not-allowed');
    expect(textOf(denied.element)).to.include('Ask an administrator to add objects:read');
  });
});
