import { expect } from '@open-wc/testing';
import {
  bodyOf,
  button,
  described,
  fill,
  find,
  objectsOf,
  offline,
  press,
  records,
  said,
  shows,
  stateOf,
  textOf,
} from './support/objects.js';
import { held, refusal } from './support/scripted-gateway.js';
import { CREATE, editing, keys, REFUSED, renamed, sent, UPDATE } from './support/object-changes.js';
import { waitUntil } from './support/wait-until.js';

/** Why an action did nothing, as the gateway hands it on. */
const refusedWhole = (message: string) =>
  Response.json([{ Success: false, Errors: [{ Code: 'INVALID_TYPE', Message: message }] }], { status: 400 });

const valueOf = (element: Element, selector: string) => (find(element, selector) as HTMLInputElement).value;

describe('storefront-objects changes a record', () => {
  it('sends what was changed and nothing else, and shows what is there then', async () => {
    const { element, requests } = await editing({ [UPDATE]: [{ Success: true, Id: 'id-1' }] });
    await fill(element, '#field-Name', ' Okafor Maps ');
    await fill(element, '#field-AutoPay', 'false');
    await fill(element, '#field-Balance', '12.50');
    await fill(element, '#field-BillToId', '');
    press(element, '[part=cta]');
    await stateOf(element, 'record');
    const [request] = sent(requests, UPDATE);
    expect(request && (await bodyOf(request))).to.deep.equal({
      type: 'Account',
      objects: [{ Id: 'id-1', Name: 'Okafor Maps', AutoPay: false, fieldsToNull: ['BillToId'] }],
    });
    expect(said(element)).to.equal('A1 was saved.');
  });

  it('sends nothing where nothing was changed, and says so', async () => {
    const { element, requests } = await editing({});
    press(element, '[part=cta]');
    await stateOf(element, 'record');
    expect(said(element)).to.equal('Nothing changed, so nothing was sent.');
    expect(sent(requests, UPDATE)).to.have.length(0);
  });

  it("says in the platform's words why it was refused, and what was typed stays", async () => {
    const { element } = await renamed({ [UPDATE]: [REFUSED] });
    await stateOf(element, 'refused');
    expect(textOf(element)).to.include('The platform refused this change: The account has open invoices.');
    expect(said(element)).to.equal('The platform refused this change: The account has open invoices.');
    expect(valueOf(element, '#field-Name')).to.equal('Okafor Maps');
    expect(element.shadowRoot?.activeElement?.matches('h3')).to.equal(true);
  });

  it('sends once, however often it is pressed', async () => {
    const answer = held();
    const { element, requests } = await renamed({ [UPDATE]: answer.answer });
    await stateOf(element, 'submitting');
    press(element, '[part=cta]');
    button(element, 'Cancel').click();
    await element.updateComplete;
    expect(element.matches(':state(submitting)')).to.equal(true);
    expect(said(element)).to.equal('Sending…');
    answer.release([{ Success: true, Id: 'id-1' }]);
    await stateOf(element, 'record');
    expect(sent(requests, UPDATE)).to.have.length(1);
  });

  it('takes another key after it was certainly refused', async () => {
    let answers = 0;
    const { element, requests } = await renamed({
      [UPDATE]: () => Response.json([(answers += 1) === 1 ? REFUSED : { Success: true, Id: 'id-1' }]),
    });
    await stateOf(element, 'refused');
    press(element, '[part=cta]');
    await stateOf(element, 'record');
    expect(new Set(keys(sent(requests, UPDATE))).size).to.equal(2);
  });

  it('was saved although the record cannot be read again', async () => {
    let broken = false;
    const { element } = await editing({
      [UPDATE]: () => {
        broken = true;
        return Response.json([{ Success: true, Id: 'id-1' }]);
      },
      '/v1/action/query': () =>
        broken ? refusal(502, 'api', 'upstream') : Response.json({ size: 1, done: true, records: records.slice(0, 1) }),
    });
    await fill(element, '#field-Name', 'Okafor Maps');
    press(element, '[part=cta]');
    await stateOf(element, 'record');
    expect(textOf(element)).to.include('Name Okafor Maps');
    expect(said(element)).to.equal('A1 was saved.');
  });

  it('sends nothing without a network, and says so', async () => {
    const { element, requests } = await editing({ [UPDATE]: [{ Success: true, Id: 'id-1' }] });
    await fill(element, '#field-Name', 'Okafor Maps');
    await offline(async () => {
      press(element, '[part=cta]');
      await stateOf(element, 'refused');
      expect(textOf(element)).to.include("You're offline, so nothing was sent. Your input is still here.");
      expect(sent(requests, UPDATE)).to.have.length(0);
    });
    press(element, '[part=cta]');
    await stateOf(element, 'record');
  });

  it('keeps what was typed when the session has ended, and asks to sign in', async () => {
    let ended = true;
    const { element } = await renamed({
      [UPDATE]: () => (ended ? refusal(401, 'authentication', 'session-expired') : Response.json([{ Success: true, Id: 'id-1' }])),
    });
    await stateOf(element, 'refused');
    expect(textOf(element)).to.include('Your session has ended, so nothing was sent.');
    const asked = new Promise((resolve) => element.addEventListener('storefront-sign-in-required', resolve));
    button(element, 'Sign in').click();
    await asked;
    expect(valueOf(element, '#field-Name')).to.equal('Okafor Maps');
    ended = false;
    press(element, '[part=cta]');
    await stateOf(element, 'record');
  });

  it('names the right that is missing when it was taken away meanwhile', async () => {
    const { element } = await renamed({ [UPDATE]: () => refusal(403, 'permission', 'scope-missing') });
    await stateOf(element, 'refused');
    expect(textOf(element)).to.include("You don't have permission to change objects.").and.to.include('objects:write');
  });
});

describe('storefront-objects creates and deletes', () => {
  const need = '<required>true</required>';
  const given = '<createable>false</createable><updateable>false</updateable>';
  const plan = described('Account', [
    ['Id', 'text', given],
    ['AccountNumber', 'text', given],
    ['Notes', 'text', '<updateable>false</updateable>'],
    ['Name', 'text', need],
    ['Since', 'timestamp', need],
    ['Changed', 'text', '<createable>false</createable>'],
  ]);

  it('offers what a new record can be given, what it needs first, and does not send it without', async () => {
    const { element, requests } = await objectsOf({ '/v1/describe/Account': plan, [CREATE]: [{ Success: true, Id: 'id-2' }] });
    press(element, '[data-create]');
    await stateOf(element, 'editing');
    const labels = [...(element.shadowRoot?.querySelectorAll('label') ?? [])].map((label) => label.textContent.replace(/\s+/g, ' ').trim());
    expect(labels).to.deep.equal(['Name', 'Since', 'Notes (optional)']);
    await fill(element, '#field-Since', 'soon');
    press(element, '[part=cta]');
    await shows(element, 'This field is required.');
    expect(textOf(element)).to.include('Enter a date, for example 2026-11-30.');
    expect(element.shadowRoot?.activeElement?.id).to.equal('field-Name');
    expect(sent(requests, CREATE)).to.have.length(0);
    await fill(element, '#field-Name', 'Relief');
    await fill(element, '#field-Since', '2026-11-30');
    press(element, '[part=cta]');
    await stateOf(element, 'record');
    const [request] = sent(requests, CREATE);
    expect(request && (await bodyOf(request))).to.deep.equal({ type: 'Account', objects: [{ Name: 'Relief', Since: '2026-11-30' }] });
    expect(said(element)).to.equal('A2 was created.');
    expect(textOf(element)).to.include('Atelier du Relief');
  });

  it('offers for a change what can be changed', async () => {
    const { element } = await editing({ '/v1/describe/Account': plan });
    const ids = [...(element.shadowRoot?.querySelectorAll('.form-fields [part=input]') ?? [])].map(({ id }) => id);
    expect(ids).to.deep.equal(['field-Name', 'field-Since', 'field-Changed']);
  });

  it('gives a charge a price in each currency, or tiers, as its model wants', async () => {
    const charge = described('ProductRatePlanCharge', [
      ['Id', 'text'],
      ['Name', 'text', need],
      ['ChargeModel', 'picklist', `${need}<options><option>Flat Fee Pricing</option><option>Tiered Pricing</option></options>`],
    ]);
    const { element, requests } = await objectsOf({
      '/v1/describe/ProductRatePlanCharge': charge,
      [CREATE]: [{ Success: true, Id: 'charge-1' }],
    });
    await fill(element, '#type', 'ProductRatePlanCharge');
    await waitUntil(() => textOf(element).includes('New Product Rate Plan Charge') && element.matches(':state(ready)'));
    press(element, '[data-create]');
    await stateOf(element, 'editing');
    await fill(element, '#field-Name', 'Fee');
    await fill(element, '#field-ChargeModel', 'Flat Fee Pricing');
    press(element, '[data-add-price]');
    await element.updateComplete;
    expect(element.shadowRoot?.activeElement?.id).to.equal('price-1-Currency');
    for (const [selector, value] of [
      ['#price-0-Currency', 'USD'],
      ['#price-0-Price', '12,50'],
      ['#price-1-Currency', 'EUR'],
      ['#price-1-Price', '11.00'],
    ] as const)
      await fill(element, selector, value);
    press(element, '[part=cta]');
    await shows(element, 'Enter a number, for example 12.50.');
    expect(element.shadowRoot?.activeElement?.id).to.equal('price-0-Price');
    await fill(element, '#price-0-Price', '12.50');
    press(element, '[part=cta]');
    await waitUntil(() => sent(requests, CREATE).length === 1);
    const [flat] = sent(requests, CREATE);
    expect(flat && (await bodyOf(flat)).objects).to.deep.equal([
      {
        Name: 'Fee',
        ChargeModel: 'Flat Fee Pricing',
        ProductRatePlanChargeTierData: {
          ProductRatePlanChargeTier: [
            { Currency: 'USD', Price: '12.50' },
            { Currency: 'EUR', Price: '11.00' },
          ],
        },
      },
    ]);
    await stateOf(element, 'record');
    button(element, 'Back to the list').click();
    await stateOf(element, 'ready');
    press(element, '[data-create]');
    await stateOf(element, 'editing');
    await fill(element, '#field-ChargeModel', 'Tiered Pricing');
    const fields = [...(element.shadowRoot?.querySelectorAll('fieldset [part=input]') ?? [])].map(({ id }) => id);
    expect(fields).to.deep.equal(['Currency', 'StartingUnit', 'EndingUnit', 'Price', 'PriceFormat'].map((name) => `price-0-${name}`));
  });

  it('asks once more before it deletes, and lists what is left', async () => {
    let gone = false;
    const { element, requests } = await objectsOf({
      '/v1/action/delete': () => {
        gone = true;
        return Response.json([{ success: true, id: 'id-1' }]);
      },
      '/v1/action/query': async (request) => {
        const one = (await bodyOf(request)).queryString?.includes('where') === true;
        const left = one ? records.slice(0, 1) : gone ? records.slice(1) : records;
        return Response.json({ size: left.length, done: true, records: left });
      },
    });
    press(element, '[data-open=id-1]');
    await stateOf(element, 'record');
    press(element, '[data-remove]');
    await stateOf(element, 'confirming');
    button(element, 'Cancel').click();
    await stateOf(element, 'record');
    expect(element.shadowRoot?.activeElement?.matches('[data-remove]')).to.equal(true);
    press(element, '[data-remove]');
    await stateOf(element, 'confirming');
    button(element, 'Delete permanently').click();
    await shows(element, 'Showing 2 of 2 records.');
    expect(said(element)).to.equal('A1 was deleted.');
    const [request] = sent(requests, '/v1/action/delete');
    expect(request && (await bodyOf(request))).to.deep.equal({ type: 'Account', ids: ['id-1'] });
  });

  it('offers to delete what can be deleted', async () => {
    const kinds = ['Product', 'Payment'];
    const { element } = await objectsOf(
      Object.fromEntries(kinds.map((kind) => [`/v1/describe/${kind}`, described(kind, [['Name', 'text']])])),
    );
    const offered: number[] = [];
    for (const kind of kinds) {
      await fill(element, '#type', kind);
      await waitUntil(() => element.matches(':state(ready)') && textOf(element).includes(`New ${kind}`));
      press(element, '[data-open=id-1]');
      await stateOf(element, 'record');
      expect(textOf(element)).to.include('Edit');
      offered.push(element.shadowRoot?.querySelectorAll('[data-remove]').length ?? 0);
      button(element, 'Back to the list').click();
      await stateOf(element, 'ready');
    }
    expect(offered).to.deep.equal([1, 0]);
  });

  for (const [what, answer, words] of [
    ['by record', () => Response.json([{ success: false, id: 'id-1', errors: REFUSED.Errors }]), 'The account has open invoices.'],
    ['as a whole', () => refusedWhole('Accounts stay.'), 'Accounts stay.'],
  ] as const)
    it(`says why a deletion was refused ${what}`, async () => {
      const { element } = await objectsOf({ '/v1/action/delete': answer });
      press(element, '[data-open=id-1]');
      await stateOf(element, 'record');
      press(element, '[data-remove]');
      await stateOf(element, 'confirming');
      button(element, 'Delete permanently').click();
      await stateOf(element, 'refused');
      expect(textOf(element)).to.include(`The platform refused this change: ${words}`);
    });
});
