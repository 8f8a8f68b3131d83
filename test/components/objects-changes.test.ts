import { expect } from '@open-wc/testing';
import {
  bodyOf,
  button,
  descriptionAnswer,
  fill,
  find,
  objectsElement,
  whileOffline,
  press,
  records,
  announcementOf,
  waitForText,
  waitForState,
  textOf,
} from './support/objects.js';
import { pendingResponse, refusal } from './support/scripted-gateway.js';
import { CREATE, startEdit, idempotencyKeys, REFUSED_RESULT, submitRename, requestsTo, UPDATE } from './support/object-changes.js';
import { waitUntil } from './support/wait-until.js';

/** Response in which the platform refuses the whole call. */
const refusedCall = (message: string) =>
  Response.json([{ Success: false, Errors: [{ Code: 'INVALID_TYPE', Message: message }] }], { status: 400 });

const valueOf = (element: Element, selector: string) => (find(element, selector) as HTMLInputElement).value;

describe('storefront-objects edits a record', () => {
  it('sends only changed fields and shows the saved record', async () => {
    const { element, requests } = await startEdit({ [UPDATE]: [{ Success: true, Id: 'id-1' }] });
    await fill(element, '#field-Name', ' Okafor Maps ');
    await fill(element, '#field-AutoPay', 'false');
    await fill(element, '#field-Balance', '12.50');
    await fill(element, '#field-BillToId', '');
    press(element, '[part=cta]');
    await waitForState(element, 'record');
    const [request] = requestsTo(requests, UPDATE);
    expect(request && (await bodyOf(request))).to.deep.equal({
      type: 'Account',
      objects: [{ Id: 'id-1', Name: 'Okafor Maps', AutoPay: false, fieldsToNull: ['BillToId'] }],
    });
    expect(announcementOf(element)).to.equal('A1 was saved.');
  });

  it('sends nothing if nothing was changed, and says so', async () => {
    const { element, requests } = await startEdit({});
    press(element, '[part=cta]');
    await waitForState(element, 'record');
    expect(announcementOf(element)).to.equal('Nothing changed, so nothing was sent.');
    expect(requestsTo(requests, UPDATE)).to.have.length(0);
  });

  it('shows the reason of a refusal and keeps the inputs', async () => {
    const { element } = await submitRename({ [UPDATE]: [REFUSED_RESULT] });
    await waitForState(element, 'refused');
    expect(textOf(element)).to.include('The platform refused this change: The account has open invoices.');
    expect(announcementOf(element)).to.equal('The platform refused this change: The account has open invoices.');
    expect(valueOf(element, '#field-Name')).to.equal('Okafor Maps');
    expect(element.shadowRoot?.activeElement?.matches('h3')).to.equal(true);
  });

  it('sends once if the button is pressed twice', async () => {
    const answer = pendingResponse();
    const { element, requests } = await submitRename({ [UPDATE]: answer.answer });
    await waitForState(element, 'submitting');
    press(element, '[part=cta]');
    button(element, 'Cancel').click();
    await element.updateComplete;
    expect(element.matches(':state(submitting)')).to.equal(true);
    expect(announcementOf(element)).to.equal('Sending…');
    answer.release([{ Success: true, Id: 'id-1' }]);
    await waitForState(element, 'record');
    expect(requestsTo(requests, UPDATE)).to.have.length(1);
  });

  it('uses a new idempotency key after a refusal', async () => {
    let answers = 0;
    const { element, requests } = await submitRename({
      [UPDATE]: () => Response.json([(answers += 1) === 1 ? REFUSED_RESULT : { Success: true, Id: 'id-1' }]),
    });
    await waitForState(element, 'refused');
    press(element, '[part=cta]');
    await waitForState(element, 'record');
    expect(new Set(idempotencyKeys(requestsTo(requests, UPDATE))).size).to.equal(2);
  });

  it('reports success even if the saved record cannot be read', async () => {
    let isBroken = false;
    const { element } = await startEdit({
      [UPDATE]: () => {
        isBroken = true;
        return Response.json([{ Success: true, Id: 'id-1' }]);
      },
      '/v1/action/query': () =>
        isBroken ? refusal(502, 'api', 'upstream') : Response.json({ size: 1, done: true, records: records.slice(0, 1) }),
    });
    await fill(element, '#field-Name', 'Okafor Maps');
    press(element, '[part=cta]');
    await waitForState(element, 'record');
    expect(textOf(element)).to.include('Name Okafor Maps');
    expect(announcementOf(element)).to.equal('A1 was saved.');
  });

  it('sends nothing while offline, and says so', async () => {
    const { element, requests } = await startEdit({ [UPDATE]: [{ Success: true, Id: 'id-1' }] });
    await fill(element, '#field-Name', 'Okafor Maps');
    await whileOffline(async () => {
      press(element, '[part=cta]');
      await waitForState(element, 'refused');
      expect(textOf(element)).to.include("You're offline, so nothing was sent. Your input is still here.");
      expect(requestsTo(requests, UPDATE)).to.have.length(0);
    });
    press(element, '[part=cta]');
    await waitForState(element, 'record');
  });

  it('keeps the inputs and asks to sign in if the session has ended', async () => {
    let hasEnded = true;
    const { element } = await submitRename({
      [UPDATE]: () => (hasEnded ? refusal(401, 'authentication', 'session-expired') : Response.json([{ Success: true, Id: 'id-1' }])),
    });
    await waitForState(element, 'refused');
    expect(textOf(element)).to.include('Your session has ended, so nothing was sent.');
    const signInRequested = new Promise((resolve) => element.addEventListener('storefront-sign-in-required', resolve));
    button(element, 'Sign in').click();
    await signInRequested;
    expect(valueOf(element, '#field-Name')).to.equal('Okafor Maps');
    hasEnded = false;
    press(element, '[part=cta]');
    await waitForState(element, 'record');
  });

  it('names the scope that was removed in the meantime', async () => {
    const { element } = await submitRename({ [UPDATE]: () => refusal(403, 'permission', 'scope-missing') });
    await waitForState(element, 'refused');
    expect(textOf(element)).to.include("You don't have permission to change objects.").and.to.include('objects:write');
  });
});

describe('storefront-objects creates and deletes records', () => {
  const required = '<required>true</required>';
  const readOnly = '<createable>false</createable><updateable>false</updateable>';
  const accountDescription = descriptionAnswer('Account', [
    ['Id', 'text', readOnly],
    ['AccountNumber', 'text', readOnly],
    ['Notes', 'text', '<updateable>false</updateable>'],
    ['Name', 'text', required],
    ['Since', 'timestamp', required],
    ['Changed', 'text', '<createable>false</createable>'],
  ]);

  it('shows settable fields, required ones first, and does not send a record without them', async () => {
    const { element, requests } = await objectsElement({
      '/v1/describe/Account': accountDescription,
      [CREATE]: [{ Success: true, Id: 'id-2' }],
    });
    press(element, '[data-create]');
    await waitForState(element, 'editing');
    const labels = [...(element.shadowRoot?.querySelectorAll('label') ?? [])].map((label) => label.textContent.replace(/\s+/g, ' ').trim());
    expect(labels).to.deep.equal(['Name', 'Since', 'Notes (optional)']);
    await fill(element, '#field-Since', 'soon');
    press(element, '[part=cta]');
    await waitForText(element, 'This field is required.');
    expect(textOf(element)).to.include('Enter a date, for example 2026-11-30.');
    expect(element.shadowRoot?.activeElement?.id).to.equal('field-Name');
    expect(requestsTo(requests, CREATE)).to.have.length(0);
    await fill(element, '#field-Name', 'Relief');
    await fill(element, '#field-Since', '2026-11-30');
    press(element, '[part=cta]');
    await waitForState(element, 'record');
    const [request] = requestsTo(requests, CREATE);
    expect(request && (await bodyOf(request))).to.deep.equal({ type: 'Account', objects: [{ Name: 'Relief', Since: '2026-11-30' }] });
    expect(announcementOf(element)).to.equal('A2 was created.');
    expect(textOf(element)).to.include('Atelier du Relief');
  });

  it('shows only updatable fields in the edit form', async () => {
    const { element } = await startEdit({ '/v1/describe/Account': accountDescription });
    const ids = [...(element.shadowRoot?.querySelectorAll('.form-fields [part=input]') ?? [])].map(({ id }) => id);
    expect(ids).to.deep.equal(['field-Name', 'field-Since', 'field-Changed']);
  });

  it('shows prices or tiers of a new charge, depending on its model', async () => {
    const charge = descriptionAnswer('ProductRatePlanCharge', [
      ['Id', 'text'],
      ['Name', 'text', required],
      ['ChargeModel', 'picklist', `${required}<options><option>Flat Fee Pricing</option><option>Tiered Pricing</option></options>`],
    ]);
    const { element, requests } = await objectsElement({
      '/v1/describe/ProductRatePlanCharge': charge,
      [CREATE]: [{ Success: true, Id: 'charge-1' }],
    });
    await fill(element, '#type', 'ProductRatePlanCharge');
    await waitUntil(() => textOf(element).includes('New Product Rate Plan Charge') && element.matches(':state(ready)'));
    press(element, '[data-create]');
    await waitForState(element, 'editing');
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
    await waitForText(element, 'Enter a number, for example 12.50.');
    expect(element.shadowRoot?.activeElement?.id).to.equal('price-0-Price');
    await fill(element, '#price-0-Price', '12.50');
    press(element, '[part=cta]');
    await waitUntil(() => requestsTo(requests, CREATE).length === 1);
    const [flat] = requestsTo(requests, CREATE);
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
    await waitForState(element, 'record');
    button(element, 'Back to the list').click();
    await waitForState(element, 'ready');
    press(element, '[data-create]');
    await waitForState(element, 'editing');
    await fill(element, '#field-ChargeModel', 'Tiered Pricing');
    const fields = [...(element.shadowRoot?.querySelectorAll('fieldset [part=input]') ?? [])].map(({ id }) => id);
    expect(fields).to.deep.equal(['Currency', 'StartingUnit', 'EndingUnit', 'Price', 'PriceFormat'].map((name) => `price-0-${name}`));
  });

  it('confirms a deletion and lists the remaining records', async () => {
    let isDeleted = false;
    const { element, requests } = await objectsElement({
      '/v1/action/delete': () => {
        isDeleted = true;
        return Response.json([{ success: true, id: 'id-1' }]);
      },
      '/v1/action/query': async (request) => {
        const isSingle = (await bodyOf(request)).queryString?.includes('where') === true;
        const left = isSingle ? records.slice(0, 1) : isDeleted ? records.slice(1) : records;
        return Response.json({ size: left.length, done: true, records: left });
      },
    });
    press(element, '[data-open=id-1]');
    await waitForState(element, 'record');
    press(element, '[data-remove]');
    await waitForState(element, 'confirming');
    button(element, 'Cancel').click();
    await waitForState(element, 'record');
    expect(element.shadowRoot?.activeElement?.matches('[data-remove]')).to.equal(true);
    press(element, '[data-remove]');
    await waitForState(element, 'confirming');
    button(element, 'Delete permanently').click();
    await waitForText(element, 'Showing 2 of 2 records.');
    expect(announcementOf(element)).to.equal('A1 was deleted.');
    const [request] = requestsTo(requests, '/v1/action/delete');
    expect(request && (await bodyOf(request))).to.deep.equal({ type: 'Account', ids: ['id-1'] });
  });

  it('shows the delete button only for deletable types', async () => {
    const kinds = ['Product', 'Payment'];
    const { element } = await objectsElement(
      Object.fromEntries(kinds.map((kind) => [`/v1/describe/${kind}`, descriptionAnswer(kind, [['Name', 'text']])])),
    );
    const offered: number[] = [];
    for (const kind of kinds) {
      await fill(element, '#type', kind);
      await waitUntil(() => element.matches(':state(ready)') && textOf(element).includes(`New ${kind}`));
      press(element, '[data-open=id-1]');
      await waitForState(element, 'record');
      expect(textOf(element)).to.include('Edit');
      offered.push(element.shadowRoot?.querySelectorAll('[data-remove]').length ?? 0);
      button(element, 'Back to the list').click();
      await waitForState(element, 'ready');
    }
    expect(offered).to.deep.equal([1, 0]);
  });

  for (const [scope, answer, reason] of [
    ['by record', () => Response.json([{ success: false, id: 'id-1', errors: REFUSED_RESULT.Errors }]), 'The account has open invoices.'],
    ['as a whole', () => refusedCall('Accounts stay.'), 'Accounts stay.'],
  ] as const)
    it(`shows why a deletion was refused ${scope}`, async () => {
      const { element } = await objectsElement({ '/v1/action/delete': answer });
      press(element, '[data-open=id-1]');
      await waitForState(element, 'record');
      press(element, '[data-remove]');
      await waitForState(element, 'confirming');
      button(element, 'Delete permanently').click();
      await waitForState(element, 'refused');
      expect(textOf(element)).to.include(`The platform refused this change: ${reason}`);
    });
});
