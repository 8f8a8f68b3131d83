import { expect } from '@open-wc/testing';
import type { QuoteRequest } from '../../src/api/schemas/storefront/quote.js';
import { quoteOf } from './support/purchases.js';
import { refusal } from './support/scripted-gateway.js';
import { waitForHeading, button, mainButton, ORDERS, QUOTES, root, start, textOf, toPayment, toReview } from './support/sign-up.js';
import { canceled, ending, focusedText, mountSubscriptions, NUMBER, PATH, press, waitForText } from './support/subscription.js';
import { waitUntil } from './support/wait-until.js';

/** Lit's warning that an update requested another update. Lit logs it once per element class. */
const UPDATE_WARNING = /scheduled an update .* after an update completed/;

describe('rendering an element', () => {
  const warnings: string[] = [];
  const warn = console.warn;
  before(() => {
    console.warn = (...words: unknown[]) => void warnings.push(words.join(' '));
  });
  after(() => {
    console.warn = warn;
  });
  beforeEach(() => sessionStorage.clear());
  const twice = () => warnings.filter((words) => UPDATE_WARNING.test(words));

  it('requests no second update when somebody chooses a plan and continues', async () => {
    const signUp = await start({}, { plan: '' });
    await waitForHeading(signUp.element, 'Choose a plan');
    const plans = root(signUp.element).querySelector('storefront-plans');
    await waitUntil(() => plans?.shadowRoot?.querySelector('[part="cta"]'));
    [...(plans?.shadowRoot?.querySelectorAll<HTMLElement>('[part="cta"]') ?? [])].find((each) => /Build/.test(textOf(each)))?.click();
    await waitForHeading(signUp.element, 'Your details');
    expect(root(signUp.element).activeElement?.id).to.equal('step-heading');
    await toPayment(signUp);
    button(signUp.element, /^Back/).click();
    await waitForHeading(signUp.element, 'Your details');
    expect(twice()).to.deep.equal([]);
  });

  it('requests no second update when a coupon of the page applies, and when it no longer does', async () => {
    let counts = true;
    const signUp = await start(
      {
        [QUOTES]: async (request: Request) => {
          const { coupon } = (await request.json()) as QuoteRequest;
          if (coupon !== undefined && !counts) return refusal(422, 'invalid-request', 'coupon-refused');
          return Response.json(quoteOf(coupon ? { fingerprint: 'cheaper', coupon: { code: coupon, text: '20 % off' } } : {}));
        },
        [ORDERS]: () => refusal(409, 'conflict', 'quote-changed'),
      },
      { coupon: 'SPRING' },
    );
    const { element } = signUp;
    await waitUntil(() => root(element).querySelector('.coupon.taken'), 'the coupon applies');
    await toReview(signUp);
    counts = false;
    mainButton(element).click();
    await waitUntil(() => root(element).querySelector('#coupon-error'), 'the coupon no longer applies');
    expect(twice()).to.deep.equal([]);
  });

  it('requests no second update when somebody cancels', async () => {
    const { element } = await mountSubscriptions(
      { [`${PATH}/quotes`]: ending, [`${PATH}/changes`]: canceled },
      { flow: 'cancel', subscription: NUMBER },
    );
    await press(element, 'Cancel on January 30, 2027');
    await waitForText(element, 'Your subscription is canceled. You have access until January 30, 2027.');
    await waitUntil(() => focusedText(element).startsWith('Your subscription is canceled.'), 'the heading has the focus');
    expect(twice()).to.deep.equal([]);
  });
});
