import { expect, oneEvent } from '@open-wc/testing';
import type { OrderRequest } from '../../src/api/schemas/storefront/purchase.js';
import type { QuoteRequest } from '../../src/api/schemas/storefront/quote.js';
import type { StorefrontSignInRequiredEvent } from '../../src/components/events/index.js';
import type { StorefrontSignUp } from '../../src/components/features/sign-up/sign-up.js';
import { quoteOf } from './support/purchases.js';
import { refusal } from './support/scripted-gateway.js';
import {
  accessible,
  waitForHeading,
  button,
  catalog,
  CATALOG,
  completed,
  mainButton,
  fillDetails,
  heading,
  input,
  notice,
  orders,
  ORDERS,
  QUOTES,
  root,
  start,
  status,
  textOf,
  toReview,
  type,
} from './support/sign-up.js';
import { waitUntil } from './support/wait-until.js';

const maya = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  country: 'DE',
  address1: 'Hauptstraße 1',
  postalCode: '10115',
  city: 'Berlin',
};

const asking = {
  ...catalog,
  signUp: {
    coupons: true,
    purchaseOrder: true,
    fields: [
      { name: 'Source__c', label: 'How did you find us?', type: 'choice', required: true, options: [{ value: 'ad', label: 'An ad' }] },
      { name: 'Beta__c', label: 'I want to try new things first.', type: 'checkbox' },
      { name: 'Note__c', label: 'Note', hint: 'Anything we should know.', type: 'text', maxLength: 10 },
    ],
  },
};

const receipt = {
  orderNumber: 'SF-1',
  acceptedAt: '2026-11-21T09:00:00Z',
  consents: [{ id: 'terms', version: '2', text: 'I accept <b>the terms</b>.' }],
  quote: quoteOf(),
  digest: 'check-sum',
};

const errorOf = (element: StorefrontSignUp, id: string): string => textOf(root(element).querySelector(`#${id}-error`));
const labelOf = (element: StorefrontSignUp, id: string): string => textOf(root(element).querySelector(`label[for="${id}"]`));
const sentOrder = async (request: Request | undefined): Promise<OrderRequest> => (await request!.json()) as OrderRequest;

async function toDone(signUp: Awaited<ReturnType<typeof start>>): Promise<void> {
  await toReview(signUp);
  mainButton(signUp.element).click();
  await waitForHeading(signUp.element, 'Your subscription has started');
}

describe('storefront-sign-up details', () => {
  beforeEach(() => sessionStorage.clear());

  it('asks companies for tax ID and purchase order, and sends them', async () => {
    const signUp = await start({ [CATALOG]: { ...catalog, signUp: { purchaseOrder: true } } });
    const { element } = signUp;
    await fillDetails(element);
    expect(root(element).querySelector('#taxId') === null).to.equal(true);
    root(element).querySelector<HTMLInputElement>('[name="buyer"][value="company"]')!.click();
    await waitUntil(() => labelOf(element, 'taxId').startsWith('Tax ID (USt-IdNr.)'));
    type(element, 'taxId', 'DE123');
    await element.updateComplete;
    expect(errorOf(element, 'taxId')).to.equal("Tax ID (USt-IdNr.) isn't valid. Enter it like DE136695976, or leave it empty.");
    await accessible(element);
    type(element, 'taxId', 'DE136695976');
    type(element, 'company', 'Okafor GmbH');
    type(element, 'purchaseOrderNumber', 'PO 7');
    await element.updateComplete;
    expect(root(element).querySelector('#taxId-error') === null).to.equal(true);
    button(element, /Continue to payment/).click();
    await waitForHeading(element, 'Payment');
    await waitUntil(() => root(root(element).querySelector('storefront-payment')!).querySelector('.waiting') === null);
    await signUp.form.finish({ paymentMethodId: 'method-1' });
    await waitForHeading(element, 'Review and pay');
    input(element, 'consent-terms').click();
    await waitUntil(() => mainButton(element).getAttribute('aria-disabled') === 'false');
    mainButton(element).click();
    await waitForHeading(element, 'Your subscription has started');
    const { account, locale } = await sentOrder(orders(signUp)[0]);
    expect(account).to.include({ company: 'Okafor GmbH', taxId: 'DE136695976', purchaseOrderNumber: 'PO 7' });
    expect(locale).to.equal('en');
  });

  it('names, orders and validates address fields by country', async () => {
    const { element } = await start();
    await waitForHeading(element, 'Your details');
    type(element, 'country', 'US');
    await waitUntil(() => labelOf(element, 'postalCode') === 'ZIP code');
    type(element, 'postalCode', '1011');
    await element.updateComplete;
    expect(errorOf(element, 'postalCode')).to.equal("ZIP code isn't valid. Enter it like 95014.");
    const fields = [...root(element).querySelectorAll('.group input, .group select')].map(({ id }) => id);
    expect(fields).to.deep.equal(['country', 'address1', 'address2', 'city', 'state', 'postalCode']);
    button(element, /Continue to payment/).click();
    await element.updateComplete;
    expect(errorOf(element, 'state')).to.equal('State: select an option.');
    type(element, 'country', 'JP');
    await waitUntil(() => labelOf(element, 'state') === 'Prefecture');
    expect([...root(element).querySelectorAll('#state option')].map(textOf)).to.include('Tokyo');
  });

  it('calculates tax for the address of the recipient', async () => {
    const signUp = await start();
    const { element } = signUp;
    await fillDetails(element);
    input(element, 'soldTo').click();
    await element.updateComplete;
    button(element, /Continue to payment/).click();
    await element.updateComplete;
    expect(errorOf(element, 'soldTo-firstName')).to.equal('Enter the first name.');
    await accessible(element);
    expect(input(element, 'soldTo-firstName').autocomplete).to.equal('shipping given-name');
    type(element, 'soldTo-firstName', 'Aya');
    type(element, 'soldTo-lastName', 'Sato');
    type(element, 'soldTo-country', 'FR');
    await waitUntil(() => input(element, 'soldTo-postalCode').required);
    type(element, 'soldTo-address1', '1 rue de Rivoli');
    type(element, 'soldTo-postalCode', '75001');
    type(element, 'soldTo-city', 'Paris');
    await waitUntil(async () => {
      const quotes = signUp.requests.filter(({ url }) => url.endsWith(QUOTES));
      const { address } = (await quotes.at(-1)!.clone().json()) as QuoteRequest;
      return address?.country === 'FR' && address.postalCode === '75001';
    });
    await toDone(signUp);
    const { account } = await sentOrder(orders(signUp)[0]);
    expect(account?.country).to.equal('DE');
    expect(account?.soldTo).to.deep.equal({
      firstName: 'Aya',
      lastName: 'Sato',
      address1: '1 rue de Rivoli',
      postalCode: '75001',
      city: 'Paris',
      country: 'FR',
    });
  });

  it("shows the tenant's custom fields, and a refusal at its field", async () => {
    let refused = false;
    const signUp = await start({
      [CATALOG]: asking,
      [ORDERS]: () => {
        if (refused) return Response.json(completed);
        refused = true;
        return refusal(422, 'invalid-request', 'invalid-request', {
          fields: [{ field: 'account.customFields.Note__c', code: 'invalid', message: '' }],
        });
      },
    });
    const { element } = signUp;
    await fillDetails(element);
    button(element, /Continue to payment/).click();
    await element.updateComplete;
    expect(errorOf(element, 'custom-Source__c')).to.equal('How did you find us?: select an option.');
    await accessible(element);
    type(element, 'custom-Source__c', 'ad');
    input(element, 'custom-Beta__c').click();
    type(element, 'custom-Note__c', 'Hello');
    await toReview(signUp);
    mainButton(element).click();
    await waitForHeading(element, 'Your details');
    expect(errorOf(element, 'custom-Note__c')).to.equal("Note wasn't accepted. Check it.");
    const { account } = await sentOrder(orders(signUp)[0]);
    expect(account?.customFields).to.deep.equal([
      { name: 'Source__c', value: 'ad' },
      { name: 'Beta__c', value: 'true' },
      { name: 'Note__c', value: 'Hello' },
    ]);
  });

  it('reports an existing account before the payment step', async () => {
    const signUp = await start(
      { '/storefront/account-checks': () => refusal(409, 'conflict', 'account-exists') },
      { signInHref: '/login' },
    );
    const { element } = signUp;
    await fillDetails(element);
    button(element, /Continue to payment/).click();
    await waitUntil(() => root(element).activeElement?.classList.contains('error-summary'));
    expect(element.matches(':state(account-exists)')).to.equal(true);
    expect(errorOf(element, 'email')).to.contain('An account with this email address already exists.');
    expect(signUp.form.places).to.have.length(0);
    await accessible(element);
    const asked = oneEvent<StorefrontSignInRequiredEvent>(element, 'storefront-sign-in-required');
    const link = root(element).querySelector<HTMLAnchorElement>('.links a')!;
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(await asked).to.include({ reason: 'account-exists' });
  });

  describe('a coupon', () => {
    const code = (name: string) => async (request: Request) => {
      const { coupon } = (await request.json()) as QuoteRequest;
      if (coupon === 'USED') return refusal(422, 'invalid-request', 'coupon-used');
      if (coupon !== undefined && coupon !== name) return refusal(422, 'invalid-request', 'coupon-refused');
      return Response.json(quoteOf(coupon ? { fingerprint: 'cheaper', coupon: { code: name, text: '20 % off' } } : {}));
    };

    it('is checked, refused, accepted, ordered and removed', async () => {
      const signUp = await start({ [CATALOG]: { ...catalog, signUp: { coupons: true } }, [QUOTES]: code('KESTREL20') });
      const { element } = signUp;
      await waitForHeading(element, 'Your details');
      const open = button(element, /Add a coupon code/);
      open.focus();
      open.click();
      await element.updateComplete;
      expect(root(element).activeElement).to.equal(input(element, 'coupon'));
      type(element, 'coupon', 'NOPE');
      button(element, /^Apply/).click();
      await waitUntil(() => errorOf(element, 'coupon').startsWith("The code “NOPE” isn't valid."));
      expect(status(element)).to.contain("The code “NOPE” isn't valid.");
      await accessible(element);
      type(element, 'coupon', 'USED');
      button(element, /^Apply/).click();
      await waitUntil(() => errorOf(element, 'coupon').startsWith('You have already used the code “USED”.'));
      type(element, 'coupon', ' KESTREL20 ');
      button(element, /^Apply/).click();
      await waitUntil(() => textOf(root(element).querySelector('.coupon.taken p')) === 'Code KESTREL20 applied.');
      await element.updateComplete;
      expect(textOf(root(element).activeElement)).to.equal('Remove code');
      await toReview(signUp);
      mainButton(element).click();
      await waitForHeading(element, 'Your subscription has started');
      expect(await sentOrder(orders(signUp)[0])).to.include({ coupon: 'KESTREL20', quote: 'cheaper' });
    });

    it('is refused with the rule and what to do instead, and stays in the field', async () => {
      const dated = { data: { date: '2026-10-31' } };
      const answers: Record<string, Response> = {
        EXPIRED: refusal(422, 'invalid-request', 'coupon-expired', dated),
        EARLY: refusal(422, 'invalid-request', 'coupon-too-early', dated),
        NEW: refusal(422, 'invalid-request', 'coupon-new-customers-only'),
        MINE: refusal(422, 'invalid-request', 'coupon-active'),
        YEARLY: refusal(422, 'invalid-request', 'coupon-other-plan'),
        EURO: refusal(422, 'invalid-request', 'coupon-other-currency'),
        GONE: refusal(422, 'invalid-request', 'coupon-used-up'),
        FREE: refusal(422, 'invalid-request', 'coupon-without-effect'),
        DOWN: refusal(500, 'api', 'internal'),
      };
      const { element } = await start({
        [CATALOG]: { ...catalog, signUp: { coupons: true } },
        [QUOTES]: async (request: Request) => {
          const { coupon = '' } = (await request.json()) as QuoteRequest;
          return answers[coupon]?.clone() ?? Response.json(quoteOf());
        },
      });
      await waitForHeading(element, 'Your details');
      button(element, /Add a coupon code/).click();
      await element.updateComplete;
      const texts: Record<string, string> = {};
      for (const coupon of Object.keys(answers)) {
        type(element, 'coupon', coupon);
        button(element, /^Apply/).click();
        await waitUntil(() => errorOf(element, 'coupon').includes(coupon), `${coupon} is refused`);
        expect(input(element, 'coupon').value).to.equal(coupon);
        texts[coupon] = errorOf(element, 'coupon');
      }
      expect(texts).to.deep.equal({
        EXPIRED: 'The code “EXPIRED” was valid until October 31, 2026. Continue without it, or enter another code.',
        EARLY: 'The code “EARLY” is valid from October 31, 2026. Continue without it, or use it then.',
        NEW: 'The code “NEW” is for new customers only. Continue without it, or enter another code.',
        MINE: 'You already have the discount of the code “MINE”. Continue without the code.',
        YEARLY: "The code “YEARLY” isn't for this plan. Choose another plan, or continue without the code.",
        EURO: "The code “EURO” isn't valid in this currency. Continue without it, or enter another code.",
        GONE: 'The code “GONE” has been used up. Continue without it, or enter another code.',
        FREE: 'The code “FREE” would not lower your bill. Choose another plan, or continue without the code.',
        DOWN: "The code “DOWN” couldn't be checked. Try again, or continue without it.",
      });
    });

    it('is removed with a message when it is no longer valid', async () => {
      const signUp = await start(
        { [QUOTES]: code('SPRING'), [ORDERS]: () => refusal(422, 'invalid-request', 'coupon-used-up') },
        { coupon: 'SPRING' },
      );
      const { element } = signUp;
      await waitUntil(() => root(element).querySelector('.coupon.taken'));
      await toReview(signUp);
      mainButton(element).click();
      await waitUntil(() => errorOf(element, 'coupon').startsWith('The code “SPRING” has been used up.'));
      expect(heading(element)).to.contain('Review and pay');
      expect(input(element, 'coupon').value).to.equal('SPRING');
    });
  });

  describe('the visitor', () => {
    it('is verified by the page before the order is sent', async () => {
      const signUp = await start({}, { verifyVisitor: () => Promise.resolve('proof-1') });
      await toDone(signUp);
      expect((await sentOrder(orders(signUp)[0])).visitorProof).to.equal('proof-1');
    });

    it('orders nothing if the order is changed during the check', async () => {
      let pass: (proof: string) => void = () => undefined;
      const signUp = await start({}, { verifyVisitor: () => new Promise((resolve) => (pass = resolve)) });
      await toReview(signUp);
      const { element } = signUp;
      mainButton(element).click();
      await waitUntil(() => mainButton(element).getAttribute('aria-disabled') === 'true', 'the check is running');
      element.setAttribute('quantity', '5');
      await element.updateComplete;
      pass('proof-1');
      await waitUntil(() => mainButton(element).getAttribute('aria-disabled') === 'false', 'the order can be confirmed again');
      expect(orders(signUp)).to.have.length(0);
      mainButton(element).click();
      pass('proof-2');
      await waitForHeading(element, 'Your subscription has started');
      const { plans, visitorProof } = await sentOrder(orders(signUp)[0]);
      expect({ plans, visitorProof }).to.deep.equal({
        plans: [{ productRatePlanId: 'build-m', quantity: 5 }],
        visitorProof: 'proof-2',
      });
    });

    it('can try again when the bot check fails; nothing was sent', async () => {
      const signUp = await start({}, { verifyVisitor: () => Promise.reject(new Error('no')) });
      await toReview(signUp);
      mainButton(signUp.element).click();
      await waitUntil(() => notice(signUp.element).includes("couldn't verify that you're human"));
      expect(orders(signUp)).to.have.length(0);
      expect(mainButton(signUp.element).getAttribute('aria-disabled')).to.equal('false');
    });
  });

  describe('the confirmation', () => {
    it('is shown after a reload without personal data, until another purchase starts', async () => {
      const signUp = await start({ [ORDERS]: { ...completed, receipt } });
      await toDone(signUp);
      expect(root(signUp.element).querySelector('[part=receipt] b') === null).to.equal(true);
      signUp.element.remove();
      expect(JSON.stringify(Object.entries(sessionStorage))).not.to.contain('maya');
      const later = await start();
      await waitForHeading(later.element, 'Your subscription has started');
      expect(root(later.element).textContent).to.contain('INV00000001').and.to.contain('I accept <b>the terms</b>.');
      await accessible(later.element);
      button(later.element, /Start another purchase/).click();
      await waitUntil(() => !later.element.matches(':state(completed)'));
      later.element.remove();
      const third = await start();
      await waitForHeading(third.element, 'Your details');
    });

    it('downloads the receipt as a file with escaped text', async () => {
      const signUp = await start({ [ORDERS]: { ...completed, receipt } });
      await toDone(signUp);
      const made: Blob[] = [];
      const real = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (file: Blob) => {
        made.push(file);
        return '#receipt';
      };
      button(signUp.element, /Download receipt/).click();
      await waitUntil(() => made.length === 1);
      URL.createObjectURL = real;
      const page = await made[0]!.text();
      expect(page).to.contain('<title>Receipt for order SF-1</title>').and.to.contain('check-sum').and.to.contain('$30.00');
      expect(page).to.contain('I accept &#60;b&#62;the terms&#60;/b&#62;.').and.not.to.contain('<b>');
    });
  });
});

describe('storefront-sign-up page settings', () => {
  beforeEach(() => sessionStorage.clear());
  const steps = (element: StorefrontSignUp): string[] => [...root(element).querySelectorAll('.progress li .name')].map(textOf);

  it('shows and validates steps together and orders from one page', async () => {
    const signUp = await start({}, { steps: 'plan details+payment+review', prefill: maya });
    const { element, form } = signUp;
    await waitForHeading(element, 'Your details');
    expect([...root(element).querySelectorAll('.step:not([hidden]) h2')].map(textOf)).to.deep.equal([
      'Step 2 of 2: Your details',
      'Payment',
      'Review and pay',
    ]);
    expect(steps(element)).to.deep.equal(['completed: Plan', 'Details and Payment']);
    await waitUntil(() => mainButton(element).getAttribute('aria-disabled') === 'false');
    mainButton(element).click();
    await waitUntil(() => root(element).activeElement?.classList.contains('error-summary'));
    expect(textOf(root(element).activeElement))
      .to.contain('Add a payment method to continue.')
      .and.to.contain('Accept the terms to continue.');
    await accessible(element);
    await waitUntil(() => root(root(element).querySelector('storefront-payment')!).querySelector('.waiting') === null);
    await form.finish({ paymentMethodId: 'method-1' });
    await waitUntil(() => root(element).activeElement?.id === 'step-heading-review');
    input(element, 'consent-terms').click();
    mainButton(element).click();
    await waitUntil(() => element.matches(':state(completed)'));
    expect(form.places).to.have.length(1);
  });

  it('skips steps that the page prefills, unless something is missing', async () => {
    const known = await start({}, { steps: 'payment review', prefill: maya });
    await waitForHeading(known.element, 'Payment');
    expect(steps(known.element)).to.deep.equal(['Payment', 'Review']);
    known.element.remove();
    sessionStorage.clear();
    const unknown = await start({}, { steps: 'payment review', prefill: { firstName: 'Maya' } });
    await waitUntil(() => steps(unknown.element).includes('Details'));
  });

  it('uses the order of steps of the page', async () => {
    const { element } = await start({}, { plan: '', steps: 'details plan payment review' });
    await waitForHeading(element, 'Your details');
    expect(steps(element)).to.deep.equal(['Details', 'Plan', 'Payment', 'Review']);
  });

  it('reads deep links, ignores invalid values and warns the developer', async () => {
    const before = location.href;
    const warnings: string[] = [];
    const warn = console.warn;
    console.warn = (message: string) => void warnings.push(message);
    history.replaceState(null, '', '?plan=build-m&quantity=5&email=maya%40example.com&currency=dollars&step=review');
    try {
      const { element } = await start({}, { plan: '', deepLinks: true });
      await waitForHeading(element, 'Your details');
      expect(input(element, 'quantity').value).to.equal('5');
      expect(input(element, 'email').value).to.equal('maya@example.com');
      expect(warnings.join('\n')).to.contain('"currency=dollars"').and.to.contain('"step=review"');
    } finally {
      console.warn = warn;
      history.replaceState(null, '', before);
    }
  });

  // A code for each case, because the console warns once for each cause and page.
  for (const [wish, code] of [
    ['attribute', 'XTS'],
    ['link', 'XXX'],
  ] as const) {
    it(`uses the shop's currency when nothing is sold in that of the ${wish}, and warns the developer`, async () => {
      const before = location.href;
      const warnings: string[] = [];
      const warn = console.warn;
      console.warn = (message: string) => void warnings.push(message);
      if (wish === 'link') history.replaceState(null, '', `?plan=build-m&currency=${code}`);
      const asked: (string | null)[] = [];
      const answer = (request: Request): Response => {
        const currency = new URL(request.url).searchParams.get('currency');
        asked.push(currency);
        const fields = [{ field: 'currency', code: 'currency-not-sold', message: 'must be one of USD' }];
        return currency ? refusal(400, 'invalid-request', 'currency-not-sold', { fields }) : Response.json(catalog);
      };
      try {
        const { element } = await start({ [CATALOG]: answer }, wish === 'link' ? { plan: '', deepLinks: true } : { currency: code });
        await waitForHeading(element, 'Your details');
        expect(asked).to.include(code).and.to.include(null);
        expect(textOf(root(element).querySelector('[part="summary"]'))).not.to.contain(code);
        await waitUntil(() => warnings.some((text) => text.includes(`"${code}"`)));
      } finally {
        console.warn = warn;
        history.replaceState(null, '', before);
      }
    });
  }

  it('ignores a malformed country and warns the developer', async () => {
    const warnings: string[] = [];
    const { warn } = console;
    console.warn = (message: string) => void warnings.push(message);
    try {
      const { element } = await start({}, { country: 'Germany' });
      await waitForHeading(element, 'Your details');
      await waitUntil(() => warnings.some((text) => text.includes('"Germany"')));
    } finally {
      console.warn = warn;
    }
  });

  it('never replaces entries by the prefill', async () => {
    const { element } = await start({}, { prefill: { firstName: 'Maya' } });
    await waitForHeading(element, 'Your details');
    type(element, 'firstName', 'Amara');
    element.prefill = { firstName: 'Maya', lastName: 'Okafor' };
    await element.updateComplete;
    await waitUntil(() => input(element, 'lastName').value === 'Okafor');
    expect(input(element, 'firstName').value).to.equal('Amara');
  });

  it('follows the back and forward buttons of the browser, and keeps the history state of other scripts', async () => {
    history.replaceState({ router: 7 }, '');
    const { element } = await start({}, { prefill: maya });
    await waitForHeading(element, 'Your details');
    button(element, /Continue to payment/).click();
    await waitForHeading(element, 'Payment');
    history.back();
    await waitForHeading(element, 'Your details');
    expect(history.state).to.include({ router: 7 });
    history.forward();
    await waitForHeading(element, 'Payment');
    history.back();
    await waitForHeading(element, 'Your details');
  });

  it('follows the back and forward buttons of the browser after a framework has moved it', async () => {
    const { element } = await start({}, { prefill: maya });
    await waitForHeading(element, 'Your details');
    const elsewhere = document.createElement('section');
    element.parentElement!.append(elsewhere);
    elsewhere.append(element);
    await element.updateComplete;
    button(element, /Continue to payment/).click();
    await waitForHeading(element, 'Payment');
    history.back();
    await waitForHeading(element, 'Your details');
  });

  it('skips the details for a signed-in account, and warns if it has the plan already', async () => {
    const subscription = {
      subscriptionNumber: 'A-S1',
      status: 'Active',
      currency: 'USD',
      startDate: '2026-03-01',
      termType: 'EVERGREEN',
      ratePlans: [{ productRatePlanId: 'build-m', productName: 'Build', ratePlanName: 'Build', charges: [] }],
    };
    const signUp = await start(
      {
        '/storefront/profile': { accountNumber: 'A7', name: 'Okafor Maps', currency: 'USD', balance: { amount: '0.00', currency: 'USD' } },
        '/storefront/subscriptions': { subscriptions: [subscription] },
        '/storefront/payment-methods': { paymentMethods: [] },
      },
      { signedIn: true },
    );
    const { element, form } = signUp;
    await waitForHeading(element, 'You already have this plan');
    expect(element.matches(':state(duplicate)')).to.equal(true);
    expect(root(element).textContent).to.contain('since March 1, 2026');
    await accessible(element);
    button(element, /^Buy again/).click();
    await waitForHeading(element, 'Payment');
    expect(steps(element)).to.deep.equal(['completed: Plan', 'Payment', 'Review']);
    await waitUntil(() => root(root(element).querySelector('storefront-payment')!).querySelector('.waiting') === null);
    await form.finish({ paymentMethodId: 'method-1' });
    await waitForHeading(element, 'Review and pay');
    await waitUntil(() => root(element).textContent?.includes('Okafor Maps'));
    input(element, 'consent-terms').click();
    await waitUntil(() => mainButton(element).getAttribute('aria-disabled') === 'false');
    mainButton(element).click();
    await waitForHeading(element, 'Your subscription has started');
    const sent = await sentOrder(orders(signUp)[0]);
    expect(sent).not.to.have.property('account');
    expect(sent.again).to.equal(true);
  });

  describe('for an account with another plan of the family', () => {
    const held = {
      subscriptionNumber: 'A-S1',
      status: 'Active',
      currency: 'USD',
      startDate: '2026-03-01',
      termType: 'EVERGREEN',
      ratePlans: [{ productRatePlanId: 'free-m', productName: 'Free', ratePlanName: 'Free', charges: [] }],
      familyPlans: ['free-m', 'build-m'],
      can: { plans: [{ productRatePlanId: 'build-m', productName: 'Build', ratePlanName: 'Build', direction: 'upgrade', when: ['now'] }] },
    };
    const profile = { accountNumber: 'A7', name: 'Okafor Maps', currency: 'USD', balance: { amount: '0.00', currency: 'USD' } };
    const startSignedIn = (
      subscriptions: object,
      answers: Parameters<typeof start>[0] = {},
      properties: Parameters<typeof start>[1] = {},
    ) =>
      start(
        {
          '/storefront/profile': profile,
          '/storefront/subscriptions': subscriptions,
          '/storefront/payment-methods': { paymentMethods: [] },
          ...answers,
        },
        { signedIn: true, accountHref: '/account', quantity: 4, ...properties },
      );
    const duplicate = (element: StorefrontSignUp) => root(element).querySelector('[part="duplicate"]')!;

    it('offers to switch, or to add a second subscription, which the review names', async () => {
      const signUp = await startSignedIn({ subscriptions: [held] });
      const { element, form } = signUp;
      await waitForHeading(element, 'You already have Free');
      expect(element.matches(':state(duplicate)')).to.equal(true);
      expect(textOf(duplicate(element))).to.contain(
        'You have had Free since March 1, 2026. Switch it to Build, or add Build as a second subscription with its own bill.',
      );
      const link = duplicate(element).querySelector('a')!;
      expect(textOf(link)).to.equal('Switch your plan');
      expect(Object.fromEntries(new URL(link.href).searchParams)).to.deep.equal({
        section: 'subscriptions',
        flow: 'change-plan:build-m:4',
        subject: 'A-S1',
      });
      await accessible(element);
      button(element, /^Add a second subscription$/).click();
      await waitForHeading(element, 'Payment');
      await waitUntil(() => root(element).activeElement?.id === 'step-heading', 'the heading has the focus');
      await waitUntil(() => root(root(element).querySelector('storefront-payment')!).querySelector('.waiting') === null);
      await form.finish({ paymentMethodId: 'method-1' });
      await waitForHeading(element, 'Review and pay');
      expect(textOf(root(element).querySelector('.main'))).to.contain(
        "This adds a second subscription with its own bill. You keep Free, and it's billed as before.",
      );
      input(element, 'consent-terms').click();
      await waitUntil(() => mainButton(element).getAttribute('aria-disabled') === 'false');
      mainButton(element).click();
      await waitForHeading(element, 'Your subscription has started');
      expect((await sentOrder(orders(signUp)[0])).again).to.equal(true);
    });

    it('only offers to switch if the shop allows one subscription, and says so if it cannot switch now', async () => {
      const { element } = await startSignedIn({ subscriptions: [held], perFamily: 'one' });
      await waitForHeading(element, 'You already have Free');
      expect(textOf(duplicate(element))).to.contain('you can have only one subscription. Switch it to Build instead.');
      expect(duplicate(element).querySelector('[part="again"]') === null).to.equal(true);
      const { element: other } = await startSignedIn({ subscriptions: [{ ...held, can: undefined }] });
      await waitForHeading(other, 'You already have Free');
      expect(textOf(duplicate(other))).to.contain("It can't switch to Build right now.");
      expect([...duplicate(other).querySelectorAll('a')].map(textOf)).to.deep.equal(['Go to your account']);
    });

    it('asks when the order is refused, because another tab has bought a plan', async () => {
      let subscriptions: object[] = [];
      const signUp = await startSignedIn(() => Response.json({ subscriptions }), {
        [ORDERS]: () => {
          subscriptions = [held];
          return refusal(409, 'conflict', 'second-subscription');
        },
      });
      const { element, form } = signUp;
      await waitForHeading(element, 'Payment');
      await waitUntil(() => root(root(element).querySelector('storefront-payment')!).querySelector('.waiting') === null);
      await form.finish({ paymentMethodId: 'method-1' });
      await waitForHeading(element, 'Review and pay');
      input(element, 'consent-terms').click();
      await waitUntil(() => mainButton(element).getAttribute('aria-disabled') === 'false');
      mainButton(element).click();
      await waitForHeading(element, 'You already have Free');
    });
  });

  it('reports that nothing was ordered when the session ended, and orders after sign-in', async () => {
    let isSignedIn = false;
    const signUp = await start(
      {
        '/storefront/profile': { accountNumber: 'A7', name: 'Okafor Maps', currency: 'USD', balance: { amount: '0.00', currency: 'USD' } },
        '/storefront/subscriptions': { subscriptions: [] },
        '/storefront/payment-methods': { paymentMethods: [] },
        [ORDERS]: () => {
          if (isSignedIn) return Response.json(completed);
          return refusal(422, 'invalid-request', 'account-required', [
            { field: 'account', code: 'account-required', message: 'is missing' },
          ]);
        },
      },
      { signedIn: true },
    );
    const { element, form } = signUp;
    await waitForHeading(element, 'Payment');
    await waitUntil(() => root(root(element).querySelector('storefront-payment')!).querySelector('.waiting') === null);
    await form.finish({ paymentMethodId: 'method-1' });
    await waitForHeading(element, 'Review and pay');
    input(element, 'consent-terms').click();
    await waitUntil(() => mainButton(element).getAttribute('aria-disabled') === 'false');
    mainButton(element).click();
    await waitUntil(() => notice(element).startsWith("You've been signed out. Nothing was ordered"));
    expect(element.matches(':state(expired)')).to.equal(true);
    let reason = '';
    element.addEventListener('storefront-sign-in-required', (event) => (reason = event.reason));
    button(element, /^Sign in$/).click();
    expect(reason).to.equal('session-expired');
    isSignedIn = true;
    await waitUntil(() => mainButton(element).getAttribute('aria-disabled') === 'false');
    mainButton(element).click();
    await waitForHeading(element, 'Your subscription has started');
    expect(new Set(orders(signUp).map((request) => request.headers.get('idempotency-key'))).size).to.equal(2);
  });
});
