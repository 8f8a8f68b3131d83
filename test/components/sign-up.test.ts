import { aTimeout, expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { OrderRequest } from '../../src/api/schemas/storefront/purchase.js';
import type {
  StorefrontSignInRequiredEvent,
  StorefrontSignUpCompleteEvent,
  StorefrontStepChangeEvent,
} from '../../src/components/events/index.js';
import { StorefrontProvider } from '../../src/components/features/provider/provider.js';
import { catalogOf } from '../support/catalogs.js';
import { billOf, quoteOf } from './support/purchases.js';
import { pendingResponse, refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import {
  CATALOG,
  QUOTES,
  ORDERS,
  catalog,
  completed,
  root,
  textOf,
  heading,
  notice,
  status,
  mainButton,
  accessible,
  button,
  input,
  type,
  start,
  mountIn,
  waitForHeading,
  fillDetails,
  toPayment,
  toReview,
  orders,
} from './support/sign-up.js';
import { waitUntil } from './support/wait-until.js';

StorefrontProvider.define();

describe('storefront-sign-up', () => {
  beforeEach(() => sessionStorage.clear());

  describe('from step to step', () => {
    it('starts with the plans; each step takes the focus and is accessible', async () => {
      const signUp = await start({}, { plan: '' });
      const { element, form } = signUp;
      await waitForHeading(element, 'Choose a plan');
      const plans = root(element).querySelector('storefront-plans')!;
      await waitUntil(() => plans.shadowRoot?.querySelector('[part="cta"]'));
      await accessible(element);
      let escaped = false;
      element.addEventListener('storefront-plan-select', () => (escaped = true));
      const stepped = oneEvent<StorefrontStepChangeEvent>(element, 'storefront-step-change');
      [...plans.shadowRoot!.querySelectorAll<HTMLElement>('[part="cta"]')].find((each) => /Build/.test(textOf(each)))!.click();
      expect(await stepped).to.include({ step: 'details', previousStep: 'plan' });
      expect(escaped).to.equal(false);
      await fillDetails(element);
      await accessible(element);
      button(element, /Continue to payment/).click();
      await waitForHeading(element, 'Payment');
      expect(root(element).activeElement?.id).to.equal('step-heading');
      expect(heading(element)).to.equal('Step 3 of 4: Payment');
      await waitUntil(() => form.places.length === 1);
      await accessible(element);
      await waitUntil(() => root(root(element).querySelector('storefront-payment')!).querySelector('.waiting') === null);
      await form.finish({ paymentMethodId: 'method-1', details: { brand: 'Visa', lastDigits: '4242' } });
      await waitForHeading(element, 'Review and pay');
      await accessible(element);
      const entries = [...root(element).querySelectorAll('.entered .rows')];
      expect(entries.map(textOf).at(-1)).to.equal('Payment Visa ending in 4242');
      expect(new Set(entries.map((each) => each.getBoundingClientRect().left)).size, 'entries are in one column').to.equal(1);
      expect(textOf(root(element).querySelector('[aria-current="step"]'))).to.equal('4 Review');
    });

    it('goes forward and back without moving the form or losing entries', async () => {
      const signUp = await start();
      const { element, form } = signUp;
      await toReview(signUp);
      const [place] = form.places;
      button(element, /^Edit details/).click();
      await waitForHeading(element, 'Your details');
      expect(input(element, 'email').value).to.equal('maya@example.com');
      button(element, /Continue to payment/).click();
      await waitForHeading(element, 'Payment');
      expect(form.places).to.deep.equal([place]);
      expect(place!.parentElement).to.equal(element);
      expect(notice(element)).to.contain('Your card is saved. Continue');
    });

    it('leaves no gap in the summary when the price is smaller than its skeleton', async () => {
      const signUp = await start();
      await toPayment(signUp);
      const content = root(root(signUp.element).querySelector('storefront-quote')!).querySelector('.content')!;
      const bottoms = [...content.children].map((child) => child.getBoundingClientRect().bottom);
      expect(content.getBoundingClientRect().bottom - Math.max(...bottoms)).to.be.at.most(1);
    });

    it('skips the payment step when nothing is due, and says so on the button', async () => {
      const free = quoteOf({ dueNow: billOf('2026-11-21', '0.00'), next: undefined });
      const signUp = await start(
        { [QUOTES]: free, [ORDERS]: { ...completed, paid: { amount: '0.00', currency: 'USD' }, invoiceNumbers: [] } },
        { plan: 'free-m' },
      );
      const { element } = signUp;
      await fillDetails(element);
      button(element, /Continue to review/).click();
      await waitForHeading(element, 'Review and pay');
      expect(textOf(mainButton(element))).to.equal('Start free');
      input(element, 'consent-terms').click();
      await element.updateComplete;
      mainButton(element).click();
      await waitForHeading(element, 'Your subscription has started');
      const sent = (await orders(signUp)[0]!.json()) as OrderRequest;
      expect(sent).not.to.have.property('paymentMethodId');
      expect(root(element).textContent).to.contain('Nothing, your trial is free');
      await accessible(element);
    });

    it('shows the plans with an explanation when the requested plan is not on sale', async () => {
      const { element } = await start({}, { plan: 'gone' });
      await waitForHeading(element, 'Choose a plan');
      expect(notice(element)).to.contain("This plan isn't available anymore.");
      await accessible(element);
    });
  });

  it('goes back to the details when the session turns out to have no account', async () => {
    const { element } = await start({ [QUOTES]: quoteOf() }, { plan: 'build-m', signedIn: true });
    await waitForHeading(element, 'Payment');
    element.signedIn = false;
    await waitForHeading(element, 'Your details');
  });

  it('keeps the purchases of two sign-ups on a page separate', async () => {
    const one = await start();
    const other = await start({}, { plan: 'free-m' });
    const two = await start({}, { plan: 'build-m', quantity: 7 });
    await toReview(two);
    await toReview(one);
    expect(heading(other.element)).to.contain('Your details');
    for (const signUp of [one, two]) {
      mainButton(signUp.element).click();
      await waitUntil(() => signUp.element.matches(':state(completed)'));
    }
    const [first, second] = await Promise.all(
      [one, two].map(async (signUp) => ({
        key: orders(signUp)[0]!.headers.get('idempotency-key'),
        order: (await orders(signUp)[0]!.json()) as OrderRequest,
      })),
    );
    expect(first!.order.plans).to.deep.equal([{ productRatePlanId: 'build-m', quantity: 3 }]);
    expect(second!.order.plans).to.deep.equal([{ productRatePlanId: 'build-m', quantity: 7 }]);
    expect(first!.order.intentId).not.to.equal(second!.order.intentId);
    expect(first!.key).not.to.equal(second!.key);
  });

  describe('details', () => {
    it('shows an error on blur and removes it once the entry is valid', async () => {
      const { element } = await start();
      await waitForHeading(element, 'Your details');
      type(element, 'email', 'maya@');
      await element.updateComplete;
      expect(input(element, 'email').getAttribute('aria-invalid')).to.equal('true');
      expect(textOf(root(element).querySelector('#email-error'))).to.equal('Enter an email address like name@example.com.');
      await accessible(element);
      type(element, 'email', 'maya@example.com');
      await element.updateComplete;
      expect(input(element, 'email').getAttribute('aria-invalid')).to.equal('false');
    });

    it('summarizes missing entries with links to the fields', async () => {
      const { element } = await start();
      await waitForHeading(element, 'Your details');
      button(element, /Continue to payment/).click();
      await waitUntil(() => root(element).activeElement?.classList.contains('error-summary'));
      expect(textOf(root(element).activeElement)).to.contain('Fix 4 fields to continue');
      root(element).querySelector<HTMLAnchorElement>('.error-summary a[href="#country"]')!.click();
      expect(root(element).activeElement?.id).to.equal('country');
      await accessible(element);
    });

    it('asks for the state only in countries that have states, and offers only countries that are sold to', async () => {
      const { element } = await start({ [CATALOG]: { ...catalog, countries: ['US', 'DE'] } });
      await waitForHeading(element, 'Your details');
      expect([...root(element).querySelectorAll('#country option')].map(textOf)).to.deep.equal([
        'Select a country',
        'Germany',
        'United States',
      ]);
      expect(root(element).querySelector('#state') === null).to.equal(true);
      type(element, 'country', 'US');
      await waitUntil(() => input(element, 'state')?.localName === 'select');
      expect(textOf(root(element).querySelector('label[for="state"]'))).to.equal('State');
      expect(textOf(root(element).querySelector('label[for="postalCode"]'))).to.equal('ZIP code');
      expect(input(element, 'state').autocomplete).to.equal('address-level1');
    });

    // Each country only once, because its states stay loaded.
    for (const [country, typed, value] of [
      ['CA', 'ontario', 'ON'],
      ['AU', 'Victroia', 'Victroia'],
    ] as const) {
      it(`keeps the state "${typed}" that was entered before the states of the country were loaded`, async () => {
        const { element } = await start();
        await waitForHeading(element, 'Your details');
        type(element, 'country', country);
        await element.updateComplete;
        expect(input(element, 'state').localName).to.equal('input');
        type(element, 'state', typed);
        await waitUntil(() => input(element, 'state').localName === 'select');
        expect(input(element, 'state').value).to.equal(value);
      });
    }

    it('supports autofill in every field', async () => {
      const { element } = await start();
      await waitForHeading(element, 'Your details');
      root(element).querySelector<HTMLInputElement>('[name="buyer"][value="company"]')!.click();
      await element.updateComplete;
      const purposes = ['firstName', 'lastName', 'email', 'company', 'country', 'address1', 'postalCode', 'city'].map(
        (id) => input(element, id).autocomplete,
      );
      expect(purposes).to.deep.equal([
        'given-name',
        'family-name',
        'email',
        'organization',
        'country',
        'address-line1',
        'postal-code',
        'address-level2',
      ]);
    });

    it('shows a refusal of the gateway at its field', async () => {
      const fields = [{ field: 'account.postalCode', code: 'invalid', message: 'for developers' }];
      const signUp = await start({ [ORDERS]: () => refusal(422, 'invalid-request', 'invalid-request', { fields }) });
      await toReview(signUp);
      mainButton(signUp.element).click();
      await waitForHeading(signUp.element, 'Your details');
      expect(textOf(root(signUp.element).querySelector('#postalCode-error'))).to.equal("Postal code wasn't accepted. Check it.");
      await accessible(signUp.element);
    });
  });

  describe('the order', () => {
    it('is sent once as confirmed, and the page is notified of its completion', async () => {
      const signUp = await start();
      const { element } = signUp;
      await toReview(signUp);
      expect(textOf(mainButton(element))).to.equal('Pay $30.00 and start');
      const done = oneEvent<StorefrontSignUpCompleteEvent>(element, 'storefront-sign-up-complete');
      for (let click = 0; click < 20; click += 1) mainButton(element).click();
      const event = await done;
      expect(event.accountNumber).to.equal('A00000001');
      expect(event.total).to.deep.equal({ amount: '30.00', currency: 'USD', formatted: '$30.00' });
      expect(orders(signUp)).to.have.length(1);
      const sent = (await orders(signUp)[0]!.clone().json()) as OrderRequest;
      expect(sent).to.deep.include({
        intent: 'subscribe',
        account: {
          firstName: 'Maya',
          lastName: 'Okafor',
          email: 'maya@example.com',
          address1: 'Hauptstraße 1',
          postalCode: '10115',
          city: 'Berlin',
          country: 'DE',
        },
        plans: [{ productRatePlanId: 'build-m', quantity: 3 }],
        quote: 'print-1',
        paymentMethodId: 'method-1',
        consents: [{ id: 'terms', version: '2' }],
      });
      await waitForHeading(element, 'Your subscription has started');
      expect(root(element).activeElement?.id).to.equal('step-heading');
      expect(JSON.stringify(Object.entries(sessionStorage))).not.to.contain('maya');
      await accessible(element);
    });

    it('requires the mandatory consents', async () => {
      const signUp = await start();
      const { element } = signUp;
      await toReview(signUp);
      input(element, 'consent-terms').click();
      await element.updateComplete;
      mainButton(element).click();
      await waitUntil(() => root(element).activeElement?.classList.contains('error-summary'));
      expect(textOf(root(element).querySelector('#consent-terms-error'))).to.equal('Accept the terms to continue.');
      expect(orders(signUp)).to.have.length(0);
      await accessible(element);
    });

    it('links only to web addresses', async () => {
      const signUp = await start();
      await toReview(signUp);
      const links = [...root(signUp.element).querySelectorAll('.consents a')].map((link) => link.getAttribute('href'));
      expect(links).to.deep.equal(['/terms']);
    });

    it('names a consent without the text of its link', async () => {
      const signUp = await start();
      await toReview(signUp);
      const [label] = input(signUp.element, 'consent-terms').labels!;
      expect(textOf(label!)).to.equal('I accept the terms.');
    });

    it('names the link to the terms by what it opens', async () => {
      const signUp = await start();
      await toReview(signUp);
      const link = root(signUp.element).querySelector('.consents a');
      expect(textOf(link)).to.equal('Read the terms');
      expect(link?.getAttribute('aria-label')).to.equal('Read the terms: I accept the terms. (opens in a new tab)');
    });

    it('is not sent when the page cancels the event', async () => {
      const signUp = await start();
      await toReview(signUp);
      signUp.element.addEventListener('storefront-before-order', (event) => event.preventDefault());
      mainButton(signUp.element).click();
      await waitUntil(() => notice(signUp.element).includes("The order wasn't sent."));
      expect(orders(signUp)).to.have.length(0);
    });

    it('shows that it is being sent', async () => {
      const { answer, release } = pendingResponse();
      const signUp = await start({ [ORDERS]: answer });
      const { element } = signUp;
      await toReview(signUp);
      mainButton(element).focus();
      mainButton(element).click();
      await waitUntil(() => textOf(mainButton(element)) === 'Placing your order…');
      expect(mainButton(element).getAttribute('aria-disabled')).to.equal('true');
      expect(root(element).activeElement).to.equal(mainButton(element));
      expect(status(element)).to.contain('Your order was sent.');
      await accessible(element);
      release(completed);
      await waitForHeading(element, 'Your subscription has started');
    });

    it('keeps the currency of the order although the page changes it during the request', async () => {
      const { answer, release } = pendingResponse();
      const signUp = await start({ [ORDERS]: answer });
      const { element, requests } = signUp;
      await toReview(signUp);
      mainButton(element).click();
      await waitUntil(() => orders(signUp).length === 1);
      element.currency = 'EUR';
      await element.updateComplete;
      release(completed);
      await waitForHeading(element, 'Your subscription has started');
      await element.updateComplete;
      const catalogs = requests.filter(({ url }) => new URL(url).pathname.endsWith(CATALOG));
      for (const { url } of catalogs) expect(new URL(url).searchParams.get('currency')).to.equal(null);
    });

    it('keeps the currency of the order after a reload of a page with another currency', async () => {
      const lost = () => Promise.reject(new TypeError('Failed to fetch'));
      const signUp = await start({ [ORDERS]: lost });
      await toReview(signUp);
      mainButton(signUp.element).click();
      await waitUntil(() => signUp.element.matches(':state(checking)'));
      signUp.element.remove();
      const inCurrency = ({ url }: Request) => Response.json({ ...catalog, currency: new URL(url).searchParams.get('currency') ?? 'USD' });
      const { element } = await start({ [ORDERS]: lost, [CATALOG]: inCurrency }, { currency: 'EUR' });
      await waitUntil(() => root(element).querySelector('storefront-quote')?.currency === 'USD', 'the summary is in USD');
      expect(element.matches(':state(checking)')).to.equal(true);
    });

    it('shows the bought plan even if the element was removed during the request', async () => {
      const { answer, release } = pendingResponse();
      const signUp = await start({ [ORDERS]: answer });
      const { element } = signUp;
      await toReview(signUp);
      mainButton(element).click();
      await waitUntil(() => orders(signUp).length === 1);
      const parent = element.parentElement!;
      const done = oneEvent(element, 'storefront-sign-up-complete');
      element.remove();
      release(completed);
      await done;
      parent.append(element);
      await waitForHeading(element, 'Your subscription has started');
      expect(textOf(root(element).querySelector('[part="done"] dl'))).to.contain('Plan Build');
    });

    it('is checked with the same key and the same body while its outcome is unknown', async () => {
      let lost = true;
      const signUp = await start({
        [ORDERS]: () => (lost ? Promise.reject(new TypeError('Failed to fetch')) : Response.json(completed)),
      });
      const { element } = signUp;
      await toReview(signUp);
      mainButton(element).click();
      await waitUntil(() => notice(element).includes("so we're checking your order"));
      expect(element.matches(':state(checking)')).to.equal(true);
      expect(notice(element)).not.to.match(/failed|success/i);
      await accessible(element);
      lost = false;
      button(element, /Check status/).click();
      await waitForHeading(element, 'Your subscription has started');
      const keys = orders(signUp).map(({ headers }) => headers.get('idempotency-key'));
      expect(keys).to.have.length(2);
      expect(keys[0]).to.equal(keys[1]);
      const [first, second] = await Promise.all(orders(signUp).map((request) => request.text()));
      expect(first).to.equal(second);
    });

    it('is checked after a reload during the request', async () => {
      const signUp = await start({ [ORDERS]: () => Promise.reject(new TypeError('Failed to fetch')) });
      await toReview(signUp);
      mainButton(signUp.element).click();
      await waitUntil(() => signUp.element.matches(':state(checking)'));
      signUp.element.remove();
      const later = await start({}, {});
      await waitForHeading(later.element, 'Your subscription has started');
      expect(orders(later)[0]!.headers.get('idempotency-key')).to.equal(orders(signUp)[0]!.headers.get('idempotency-key'));
    });

    it('shows that another tab is sending it', async () => {
      const signUp = await start();
      const { element } = signUp;
      await toReview(signUp);
      const kept = Object.entries<string>(sessionStorage).find(([name]) => name.includes(':intent:'))!;
      const { intentId } = JSON.parse(kept[1]) as { intentId: string };
      let release: () => void = () => undefined;
      const other = navigator.locks.request(`storefront-elements:${intentId}`, () => new Promise<void>((resolve) => (release = resolve)));
      await waitUntil(async () => (await navigator.locks.query()).held?.some(({ name }) => name?.endsWith(intentId)));
      mainButton(element).click();
      await waitUntil(() => notice(element).includes('in another tab'));
      expect(orders(signUp)).to.have.length(0);
      await accessible(element);
      release();
      await other;
      button(element, /Check status/).click();
      await waitForHeading(element, 'Your subscription has started');
    });
  });

  describe('refusals', () => {
    /** Refuses the first order, accepts all others. */
    const once = (first: () => Response): Answer => {
      let refused = false;
      return () => {
        if (refused) return Response.json(completed);
        refused = true;
        return first();
      };
    };

    it('shows the old and the new price and asks for confirmation', async () => {
      let quote = quoteOf();
      const changed = quoteOf({ fingerprint: 'print-2', dueNow: billOf('2026-11-21', '31.00') });
      const answer = once(() => {
        quote = changed;
        return refusal(409, 'conflict', 'quote-changed', { data: { old: 'print-1', new: changed } });
      });
      const signUp = await start({ [QUOTES]: () => Response.json(quote), [ORDERS]: answer });
      const { element } = signUp;
      await toReview(signUp);
      mainButton(element).click();
      await waitUntil(() => notice(element).includes('from $30.00 to $31.00'));
      expect(textOf(mainButton(element))).to.equal('Pay $31.00 and start');
      await accessible(element);
      mainButton(element).click();
      await waitForHeading(element, 'Your subscription has started');
      const [first, second] = orders(signUp);
      expect(((await second!.json()) as OrderRequest).quote).to.equal('print-2');
      expect(first!.headers.get('idempotency-key')).not.to.equal(second!.headers.get('idempotency-key'));
    });

    for (const [code, words] of [
      ['payment-declined', 'Card declined.'],
      ['insufficient-funds', 'Card declined: insufficient funds.'],
      ['method-expired', 'This card has expired.'],
    ] as const) {
      it(`asks for another card after ${code}, under the same purchase and a new key`, async () => {
        const signUp = await start({ [ORDERS]: once(() => refusal(402, 'payment', code)) });
        const { element, form } = signUp;
        await toReview(signUp);
        mainButton(element).click();
        await waitForHeading(element, 'Payment');
        expect(notice(element)).to.contain(words);
        await waitUntil(() => form.places.length === 2, 'the form did not open again');
        await waitUntil(() => root(root(element).querySelector('storefront-payment')!).querySelector('.waiting') === null);
        await accessible(element);
        await form.finish({ paymentMethodId: 'method-2' });
        await waitForHeading(element, 'Review and pay');
        mainButton(element).click();
        await waitForHeading(element, 'Your subscription has started');
        const [first, second] = orders(signUp);
        const [one, two] = (await Promise.all([first!.json(), second!.json()])) as [OrderRequest, OrderRequest];
        expect(two.intentId).to.equal(one.intentId);
        expect(two.paymentMethodId).to.equal('method-2');
        expect(first!.headers.get('idempotency-key')).not.to.equal(second!.headers.get('idempotency-key'));
      });
    }

    it('continues with the open bill when the account exists already', async () => {
      const owing = {
        ...completed,
        status: 'payment-required',
        paid: { amount: '0.00', currency: 'USD' },
        due: { amount: '30.00', currency: 'USD' },
      };
      const signUp = await start({ [ORDERS]: once(() => Response.json(owing)) });
      const { element, form } = signUp;
      await toReview(signUp);
      mainButton(element).click();
      await waitForHeading(element, 'Payment');
      expect(notice(element))
        .to.contain('Your account A00000001 and your subscription are set up')
        .and.to.contain("$30.00 couldn't be charged");
      expect(button(element, /^Change plan/)).to.equal(undefined);
      await accessible(element);
      await waitUntil(() => form.places.length === 2);
      await waitUntil(() => root(root(element).querySelector('storefront-payment')!).querySelector('.waiting') === null);
      await form.finish({ paymentMethodId: 'method-2' });
      await waitForHeading(element, 'Review and pay');
      expect(textOf(mainButton(element))).to.equal('Pay $30.00');
      mainButton(element).click();
      await waitForHeading(element, 'Your subscription has started');
    });

    it('offers sign-in when an account has this email address', async () => {
      const signUp = await start({ [ORDERS]: () => refusal(409, 'conflict', 'account-exists') }, { signInHref: '/login' });
      const { element } = signUp;
      await toReview(signUp);
      mainButton(element).click();
      await waitUntil(() => notice(element).includes('maya@example.com'));
      const link = root(element).querySelector<HTMLAnchorElement>('.links a')!;
      expect(link.getAttribute('href')).to.equal('/login');
      await accessible(element);
      const asked = oneEvent<StorefrontSignInRequiredEvent>(element, 'storefront-sign-in-required');
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
      expect(await asked).to.include({ reason: 'account-exists' });
      button(element, /Use another address/).click();
      await waitUntil(() => root(element).activeElement?.id === 'email');
    });

    it('counts down after too many attempts', async () => {
      const limited = () =>
        Response.json(
          { error: { type: 'rate-limit', code: 'too-many-requests', message: '', retryable: false } },
          { status: 429, headers: { 'retry-after': '2' } },
        );
      const signUp = await start({ [ORDERS]: once(limited) });
      const { element } = signUp;
      await toReview(signUp);
      mainButton(element).click();
      await waitUntil(() => /Try again in [12] seconds?\./.test(notice(element)));
      expect(mainButton(element).getAttribute('aria-disabled')).to.equal('true');
      await accessible(element);
      await waitUntil(() => notice(element).includes('You can try again now.'), 'the time does not pass');
      mainButton(element).click();
      await waitForHeading(element, 'Your subscription has started');
    });

    it('starts a new purchase when this one cannot continue', async () => {
      const signUp = await start({ [ORDERS]: once(() => refusal(409, 'conflict', 'intent-used')) });
      const { element } = signUp;
      await toReview(signUp);
      const before = signUp.form.places.length;
      mainButton(element).click();
      await waitForHeading(element, 'Payment');
      expect(notice(element)).to.contain('so we started a new one');
      await waitUntil(() => signUp.form.places.length > before);
    });

    it('returns to the plans when the plan is no longer on sale', async () => {
      const signUp = await start({ [ORDERS]: () => refusal(422, 'invalid-request', 'not-for-sale') });
      await toReview(signUp);
      mainButton(signUp.element).click();
      await waitForHeading(signUp.element, 'Choose a plan');
      expect(notice(signUp.element)).to.contain('your details are kept');
    });

    it('shows a reference for unknown errors', async () => {
      const signUp = await start({ [ORDERS]: () => refusal(409, 'conflict', 'not-applied') });
      await toReview(signUp);
      mainButton(signUp.element).click();
      await waitUntil(() => notice(signUp.element).includes('contact us with reference r-1'));
      expect(root(signUp.element).textContent).not.to.contain('for developers');
      await accessible(signUp.element);
    });
  });

  describe('entries', () => {
    it('survives a reload, unless the page requests another plan', async () => {
      const signUp = await start();
      await fillDetails(signUp.element);
      signUp.element.remove();
      const later = await start();
      await waitForHeading(later.element, 'Your details');
      expect(input(later.element, 'firstName').value).to.equal('Maya');
      expect(input(later.element, 'country').value).to.equal('DE');
      later.element.remove();
      const other = await start({}, { plan: 'free-m' });
      await waitForHeading(other.element, 'Your details');
      expect(input(other.element, 'firstName').value).to.equal('Maya');
      expect(textOf(root(other.element).querySelector('#order-heading'))).to.equal('Your order: Free');
    });

    it('is not shown to another seller behind the same gateway', async () => {
      const signUpAt = async (publishableKey: string) => {
        const provider = document.createElement('storefront-provider');
        const { client } = scriptedClient({ [CATALOG]: catalog, [QUOTES]: quoteOf() });
        Object.assign(provider, { client, publishableKey });
        const { element } = await mountIn(provider);
        return element;
      };
      const one = await signUpAt('pk_one');
      await fillDetails(one);
      one.remove();
      const other = await signUpAt('pk_other');
      await waitForHeading(other, 'Your details');
      expect(input(other, 'firstName').value).to.equal('');
      other.remove();
      const again = await signUpAt('pk_one');
      await waitForHeading(again, 'Your details');
      expect(input(again, 'firstName').value).to.equal('Maya');
    });

    it('survives storage that another script has written to', async () => {
      const signUp = await start();
      await waitForHeading(signUp.element, 'Your details');
      const name = Object.keys(sessionStorage).find((key) => key.includes(':sign-up:'))!;
      for (const text of ['{', '[]', 'null', '{"details":7,"plan":{"productRatePlanId":{}},"step":"done","sent":{},"owing":{"due":1}}']) {
        signUp.element.remove();
        sessionStorage.setItem(name, text);
        const later = await start();
        await waitForHeading(later.element, 'Your details');
        expect(input(later.element, 'firstName').value).to.equal('');
        later.element.remove();
      }
    });
  });

  describe('before the first step', () => {
    it('reserves its height while loading', async () => {
      const { element } = await start({ [CATALOG]: pendingResponse().answer });
      expect(element.matches(':state(loading)')).to.equal(true);
      expect(status(element)).to.equal('Loading sign-up…');
      expect(element.getBoundingClientRect().height).to.be.greaterThan(300);
      await accessible(element);
    });

    it('shows that the plans could not be loaded and tries again', async () => {
      let fail = true;
      const { element } = await start({ [CATALOG]: () => (fail ? refusal(400, 'invalid-request', 'broken') : Response.json(catalog)) });
      await waitUntil(() => /couldn't be loaded/.test(textOf(root(element).querySelector('.notice'))));
      await accessible(element);
      fail = false;
      button(element, /Try again/).click();
      await waitForHeading(element, 'Your details');
    });

    it('shows that nothing is on sale', async () => {
      const { element } = await start({ [CATALOG]: catalogOf([]) }, { plan: '' });
      await waitUntil(() => /Nothing is for sale right now/.test(textOf(root(element).querySelector('.notice'))));
      await accessible(element);
    });

    it('shows German texts, with countries in German order', async () => {
      const { element } = await start({}, { locale: 'de' });
      await waitUntil(() => heading(element).endsWith('Ihre Angaben'));
      const names = [...root(element).querySelectorAll('#country option')].map(textOf);
      expect(names.length).to.be.greaterThan(240);
      expect(names.indexOf('Österreich')).to.be.lessThan(names.indexOf('Polen'));
      await accessible(element);
    });

    it('does not take the focus from the rest of the page', async () => {
      const outside = await fixture<HTMLInputElement>(html`<input aria-label="outside" />`);
      const { element } = await start();
      await waitForHeading(element, 'Your details');
      outside.focus();
      element.plan = 'free-m';
      await element.updateComplete;
      await aTimeout(0);
      expect(document.activeElement).to.equal(outside);
    });
  });
});
