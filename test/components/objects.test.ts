import { aTimeout, expect } from '@open-wc/testing';
import {
  bodyOf,
  button,
  cellsOf,
  described,
  fill,
  find,
  objectsOf,
  offline,
  press,
  queriesOf,
  records,
  said,
  shows,
  stateOf,
  textOf,
} from './support/objects.js';
import { held, refusal } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

describe('storefront-objects', () => {
  it('lists a kind of records by its description, each with its name, numbers aligned and truth in words', async () => {
    const { element, requests } = await objectsOf();
    expect(await queriesOf(requests)).to.deep.equal(['select Id, AccountNumber, Name, Balance, AutoPay, Status, BillToId from Account']);
    expect(cellsOf(element)[0]).to.deep.equal(['A1', 'Okafor Cartography', '12.50', 'Yes', 'Active', 'c-1']);
    expect(textOf(element)).to.include('Showing 3 of 3 records.');
    expect(find(element, '[data-open=id-1]').getAttribute('aria-label')).to.equal('Open A1');
    expect(find(element, 'tbody td.number').textContent.trim()).to.equal('12.50');
  });

  it('lists another kind when it is chosen', async () => {
    const { element } = await objectsOf();
    await fill(element, '#type', 'Contact');
    await shows(element, 'Showing 1 of 1 records.');
    expect(cellsOf(element)).to.deep.equal([['Okafor', 'id-1']]);
    expect(element.type).to.equal('Contact');
    expect(textOf(element)).to.include('New Contact');
  });

  it('opens a record, follows its reference, and comes back to where it was', async () => {
    const { element } = await objectsOf();
    press(element, '[data-open=id-1]');
    await stateOf(element, 'record');
    expect(textOf(element)).to.include('Account: A1').and.to.include('Balance 12.50').and.to.include('Auto Pay Yes');
    expect(element.shadowRoot?.activeElement?.matches('h3')).to.equal(true);
    button(element, 'Back to the list').click();
    await stateOf(element, 'ready');
    expect(element.shadowRoot?.activeElement?.matches('[data-open=id-1]')).to.equal(true);
  });

  it('follows a reference to a record of another kind, and says what is empty', async () => {
    const { element } = await objectsOf({}, 'ready');
    await fill(element, '#type', 'Contact');
    await shows(element, '1 of 1 records');
    press(element, '[data-open=c-1]');
    await stateOf(element, 'record');
    press(element, '[data-follow=AccountId]');
    await shows(element, 'Account: A1');
    press(element, '[data-follow=BillToId]');
    await shows(element, 'Contact: Okafor');
  });

  it('lists what belongs to a record, and a new one there belongs to it too', async () => {
    const { element, requests } = await objectsOf();
    press(element, '[data-open=id-1]');
    await stateOf(element, 'record');
    press(element, '[data-list=Contact]');
    await shows(element, 'Showing 1 of 1 records.');
    expect((await queriesOf(requests)).at(-1)).to.equal("select Id, LastName, AccountId from Contact where AccountId = 'id-1'");
    expect(element.type).to.equal('Contact');
    expect(textOf(element)).to.include('Account Id is id-1');
    press(element, '[data-create]');
    await stateOf(element, 'editing');
    expect((find(element, '#field-AccountId') as HTMLInputElement).value).to.equal('id-1');
    button(element, 'Cancel').click();
    await stateOf(element, 'ready');
    press(element, '[data-show-all]');
    await waitUntil(() => !textOf(element).includes('Account Id is id-1'));
    await stateOf(element, 'ready');
    expect((await queriesOf(requests)).at(-1)).to.equal('select Id, LastName, AccountId from Contact');
  });

  const filters: readonly [field: string, comparison: string, value: string, where: string, words: string][] = [
    ['Name', '=', "O'Hara \\ or Id != ''", String.raw`Name = 'O\'Hara \\ or Id != \'\''`, "Name is O'Hara"],
    ['Balance', '>=', '12.50', 'Balance >= 12.50', 'Balance is at least 12.50'],
    ['AutoPay', '!=', 'true', 'AutoPay != true', 'Auto Pay is not true'],
    ['BillToId', '=', '', 'BillToId = null', 'Bill To Id is empty'],
    ['Status', '!=', '', 'Status != null', 'Status has a value'],
  ];
  for (const [field, comparison, value, where, words] of filters)
    it(`filters by ${field} ${comparison} ${value || 'nothing'}, which stays a value`, async () => {
      const { element, requests } = await objectsOf();
      await fill(element, '#filter-field', field);
      await fill(element, '#filter-comparison', comparison);
      await fill(element, '#filter-value', value);
      button(element, 'Apply filter').click();
      await shows(element, words);
      await stateOf(element, 'ready');
      expect((await queriesOf(requests)).at(-1)).to.equal(
        `select Id, AccountNumber, Name, Balance, AutoPay, Status, BillToId from Account where ${where}`,
      );
    });

  for (const [value, words] of [
    ['much', 'Enter a number, for example 12.50.'],
    ['', 'This field is required.'],
  ] as const)
    it(`asks for nothing with a filter that says "${value}" where a number belongs`, async () => {
      const { element, requests } = await objectsOf();
      const before = requests.length;
      press(element, '[data-filter] summary');
      await fill(element, '#filter-field', 'Balance');
      await fill(element, '#filter-comparison', '>=');
      await fill(element, '#filter-value', value);
      button(element, 'Apply filter').click();
      await shows(element, words);
      expect(requests.length).to.equal(before);
      expect(element.shadowRoot?.activeElement?.matches('#filter-value')).to.equal(true);
    });

  it('runs a query, lists what it finds under its own kind, and remembers it', async () => {
    const { element, requests } = await objectsOf();
    await fill(element, '#query', 'select LastName from Contact');
    button(element, 'Run query').click();
    await shows(element, 'Showing 1 of 1 records.');
    expect((await queriesOf(requests)).at(-1)).to.equal('select LastName from Contact');
    expect(element.type).to.equal('Contact');
    await fill(element, '#query', 'select Id from Contact');
    button(element, 'Run query').click();
    await waitUntil(() => element.shadowRoot?.querySelectorAll('#history option').length === 3);
    await stateOf(element, 'ready');
    await fill(element, '#history', 'select LastName from Contact');
    expect((find(element, '#query') as HTMLTextAreaElement).value).to.equal('select LastName from Contact');
    button(element, 'Run query').click();
    await stateOf(element, 'ready');
    const earlier = [...(element.shadowRoot?.querySelectorAll<HTMLOptionElement>('#history option') ?? [])].map(({ value }) => value);
    expect(earlier).to.deep.equal(['', 'select LastName from Contact', 'select Id from Contact']);
  });

  it('says in the words of the platform why it does not answer a query, and the query stays to be mended', async () => {
    const { element } = await objectsOf({
      '/v1/action/query': async (request) =>
        (await bodyOf(request)).queryString?.includes('Wrong')
          ? Response.json([{ Success: false, Errors: [{ Code: 'INVALID_FIELD', Message: 'invalid field: Wrong' }] }], { status: 400 })
          : Response.json({ size: 3, done: true, records }),
    });
    await fill(element, '#query', 'select Wrong from Account');
    button(element, 'Run query').click();
    await stateOf(element, 'error');
    await shows(element, 'invalid field: Wrong');
    expect((find(element, '#query') as HTMLTextAreaElement).value).to.equal('select Wrong from Account');
  });

  it('shows the answer to the last thing that was asked, whatever comes later', async () => {
    const late = held();
    const { element } = await objectsOf({
      '/v1/describe/Contact': described('Contact', [
        ['Id', 'text'],
        ['LastName', 'text'],
      ]),
      '/v1/action/query': async (request) => {
        const { queryString = '' } = await bodyOf(request);
        if (queryString.includes('from Contact')) return late.answer(request);
        return Response.json({ size: 3, done: true, records });
      },
    });
    await fill(element, '#type', 'Contact');
    await stateOf(element, 'loading');
    await fill(element, '#type', 'Account');
    await shows(element, 'Showing 3 of 3 records.');
    late.release({ size: 1, done: true, records: [{ Id: 'c-9', LastName: 'Late' }] });
    await aTimeout(0);
    expect(cellsOf(element)).to.have.length(3);
  });

  it('says that nothing was found, and what can be done about it', async () => {
    const { element } = await objectsOf({ '/v1/action/query': { size: 0, done: true } }, 'empty');
    expect(textOf(element)).to.include('No records found.');
    expect(said(element)).to.equal('No records found.');
    expect(find(element, '[data-create]').textContent.trim()).to.equal('New Account');
  });

  it('asks again after a failure when somebody wants it', async () => {
    let broken = true;
    const { element } = await objectsOf(
      {
        '/v1/describe/Account': () =>
          broken
            ? refusal(503, 'api', 'upstream', { retryable: true })
            : described('Account', [
                ['Id', 'text'],
                ['Name', 'text'],
              ])(),
      },
      'error',
    );
    expect(textOf(element)).to.include("This couldn't be loaded.");
    broken = false;
    button(element, 'Try again').click();
    await stateOf(element, 'ready');
    expect(cellsOf(element)).to.have.length(3);
  });

  it('waits for the network, and lists by itself once it is there', async () => {
    let there = false;
    const plain = described('Account', [
      ['Id', 'text'],
      ['Name', 'text'],
    ]);
    let listed: Element | undefined;
    await offline(async () => {
      const answer = () => (there ? plain() : Promise.reject<Response>(new TypeError('There is no network.')));
      const { element } = await objectsOf({ '/v1/describe/Account': answer }, 'offline');
      expect(textOf(element)).to.include("You're offline.");
      there = true;
      listed = element;
    });
    if (listed) await stateOf(listed, 'ready');
  });

  it('stays where it is when a record cannot be opened, and says why', async () => {
    let broken = false;
    const { element } = await objectsOf({
      '/v1/action/query': () => (broken ? refusal(502, 'api', 'upstream') : Response.json({ size: 3, done: true, records })),
    });
    broken = true;
    press(element, '[data-open=id-2]');
    await shows(element, "This couldn't be loaded.");
    expect(element.matches(':state(ready)')).to.equal(true);
    expect(cellsOf(element)).to.have.length(3);
    broken = false;
    press(element, '[data-open=id-2]');
    await stateOf(element, 'record');
    expect(textOf(element)).not.to.include("couldn't be loaded");
  });

  it('lets somebody who may only look do nothing else, and says so', async () => {
    const { element } = await objectsOf({ '/storefront/staff-session': { staffId: 'grace', scopes: ['objects:read'] } });
    await shows(element, 'You can view records but not change them.');
    expect(getComputedStyle(find(element, '[data-create]')).visibility).to.equal('hidden');
    expect(element.shadowRoot?.querySelectorAll('[name=pick]')).to.have.length(0);
    press(element, '[data-open=id-1]');
    await stateOf(element, 'record');
    expect(element.shadowRoot?.querySelectorAll('[data-edit], [data-remove]')).to.have.length(0);
  });

  it('says of a kind that cannot be written that it cannot, before anybody types', async () => {
    const no = '<createable>false</createable><updateable>false</updateable>';
    const { element } = await objectsOf({
      '/v1/describe/Account': described('Account', [
        ['Id', 'text', no],
        ['Name', 'text', no],
      ]),
    });
    await shows(element, "You can't create records of this type here. You can't change records of this type here.");
    expect(getComputedStyle(find(element, '[data-create]')).visibility).to.equal('hidden');
    expect(element.shadowRoot?.querySelectorAll('[name=pick]')).to.have.length(0);
    press(element, '[data-open=id-1]');
    await stateOf(element, 'record');
    expect(element.shadowRoot?.querySelectorAll('[data-edit]')).to.have.length(0);
  });

  it('asks to sign in when the session has ended, and to be given the right where it has none', async () => {
    const ended = () => refusal(401, 'authentication', 'session-expired');
    const { element } = await objectsOf({ '/v1/describe/Account': ended, '/storefront/staff-session': ended }, 'signed-out');
    const asked = new Promise((resolve) => element.addEventListener('storefront-sign-in-required', resolve));
    button(element, 'Sign in').click();
    await asked;
    const other = await objectsOf({ '/v1/describe/Account': () => refusal(403, 'permission', 'scope-missing') }, 'not-allowed');
    expect(textOf(other.element)).to.include('Ask an administrator to add objects:read');
  });
});
