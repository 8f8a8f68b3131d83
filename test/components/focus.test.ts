import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import '../../src/define.js';
import '../../src/staff.js';
import { clientOf, type Shape } from './support/hostile-client.js';
import { makerOf } from './support/hostile-values.js';
import { ScriptedForm } from './support/purchases.js';
import { waitUntil } from './support/wait-until.js';

/** Elements with a control, and the attributes that each needs to show it. */
const ELEMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'storefront-plans': {},
  'storefront-sign-up': { currency: 'USD' },
  'storefront-buy-button': { plan: 'plan-1' },
  'storefront-paywall': { plans: 'plan-1' },
  'storefront-account': {},
  'storefront-overview': {},
  'storefront-subscriptions': {},
  'storefront-invoices': {},
  'storefront-profile': {},
  'storefront-payment-methods': {},
  'storefront-usage': {},
  'storefront-withdraw': {},
  'storefront-payment': { 'intent-id': 'intent', currency: 'USD', fresh: '' },
  'storefront-objects': {},
  'storefront-accounting-periods': {},
};

/** All scopes of a session, so that every button is shown. */
const SCOPES = ['subscriptions', 'invoices', 'payment-methods', 'usage', 'activity', 'profile', 'objects', 'periods'].flatMap((name) => [
  `${name}:read`,
  `${name}:write`,
]);
const shape: Shape = (_row, answer) =>
  typeof answer === 'object' && answer && 'scopes' in answer ? { ...answer, scopes: SCOPES } : answer;

async function show(tag: string): Promise<LitElement> {
  const element = document.createElement(tag);
  if (!(element instanceof LitElement)) throw new Error(`${tag} is not registered.`);
  for (const [name, value] of Object.entries({ locale: 'en', ...ELEMENTS[tag] })) element.setAttribute(name, value);
  const { client } = clientOf(makerOf({ hostile: false, broken: false, whole: true }, 7), shape);
  Object.assign(element, { client, paymentAdapter: new ScriptedForm() });
  await fixture(html`<div>${element}</div>`);
  await waitUntil(() => !element.matches(':state(loading), :state(checking)'), `${tag} is shown`);
  await element.updateComplete;
  return element;
}

/** Returns the focused control, including controls in shadow roots. */
function focusedElement(root: DocumentOrShadowRoot = document): Element | null {
  const { activeElement } = root;
  return activeElement?.shadowRoot?.activeElement ? focusedElement(activeElement.shadowRoot) : activeElement;
}

const isControl = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.tabIndex >= 0 && element.matches(':not(:disabled)') && element.checkVisibility();

describe('focus()', () => {
  beforeEach(() => sessionStorage.clear());

  for (const tag of Object.keys(ELEMENTS)) {
    it(`reaches a control of ${tag}`, async () => {
      const element = await show(tag);
      await waitUntil(() => {
        element.focus();
        return element.matches(':focus-within');
      }, 'the focus is inside');
      const control = focusedElement();
      expect(isControl(control), control?.localName).to.equal(true);
      element.focus();
      expect(focusedElement(), 'focus that is inside stays').to.equal(control);
    });
  }

  it('focuses the chosen option', async () => {
    const element = await show('storefront-plans');
    const chosen = element.shadowRoot?.querySelector<HTMLInputElement>('.switch input:checked');
    element.focus();
    if (chosen) expect(focusedElement()).to.equal(chosen);
    expect(focusedElement()?.matches('[type=radio]:not(:checked)')).to.equal(false);
  });

  it('does not move the focus in an element without a control', async () => {
    const button = await fixture<HTMLButtonElement>(html`<button>outside</button>`);
    const element = document.createElement('storefront-quote');
    document.body.append(element);
    await element.updateComplete;
    button.focus();
    element.focus();
    expect(document.activeElement).to.equal(button);
    element.remove();
  });

  it('is not called by a press on text', async () => {
    const element = await show('storefront-invoices');
    expect(element.shadowRoot?.delegatesFocus).to.equal(false);
  });
});

describe('the host of an element', () => {
  for (const tag of Object.keys(ELEMENTS)) {
    it(`is not a query container: ${tag}`, async () => {
      const element = await show(tag);
      expect(getComputedStyle(element).containerType).to.equal('normal');
    });
  }
});
