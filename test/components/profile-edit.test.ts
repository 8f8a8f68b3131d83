import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/profile.js';
import type { StorefrontProfile } from '../../src/components/features/profile/profile.js';
import { expectAccessible } from './support/expect-accessible.js';
import { refusal, scriptedClient, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

const profile = {
  accountNumber: 'A1',
  name: 'Ada Lovelace',
  currency: 'USD',
  balance: { amount: '0.00', currency: 'USD' },
  billTo: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    country: 'GB',
    city: 'London',
    address1: '1 Mill Lane',
    postalCode: 'N1 9GU',
  },
  version: 'v1',
};
const staleSignIn = (): Response => refusal(403, 'permission', 'fresh-sign-in-required');

const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();
const email = (element: Element): HTMLInputElement => element.shadowRoot!.querySelector<HTMLInputElement>('#email')!;
const press = (element: Element, name: string): void =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>('button')].find((each) => each.textContent.trim() === name)!.click();

async function open(save: (request: Request) => Response, properties: Partial<StorefrontProfile> = {}) {
  const answer: Answer = (request) => (request.method === 'GET' ? Response.json(profile) : save(request));
  const { client, requests } = scriptedClient({
    '/storefront/session': { accountNumber: 'A1', scopes: ['profile:read', 'profile:write'] },
    '/storefront/profile': answer,
  });
  const element = await fixture<StorefrontProfile>(html`<storefront-profile locale="en-US" .client=${client}></storefront-profile>`);
  Object.assign(element, properties);
  const reasons: string[] = [];
  element.addEventListener('storefront-sign-in-required', ({ reason }) => reasons.push(reason));
  const saves = () => requests.filter(({ method }) => method !== 'GET');
  return { element, reasons, saves };
}

async function changeEmail(element: StorefrontProfile, address: string): Promise<void> {
  await waitUntil(() => email(element) !== null, 'the form is open');
  email(element).value = address;
  email(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  press(element, 'Save');
}

describe('a profile change that needs a fresh sign-in', () => {
  beforeEach(() => sessionStorage.clear());

  it('asks to sign in again, keeps the entries, and is saved afterward', async () => {
    const answers = [staleSignIn, () => Response.json({ ...profile, version: 'v2' })];
    const { element, reasons, saves } = await open(() => answers.shift()!(), { flow: 'bill-to' });
    await changeEmail(element, 'new@example.com');
    await waitUntil(() => element.matches(':state(refused)'), 'it is refused');
    expect(text(element)).to.contain(
      'For your security, sign in again to make this change. Nothing was changed. What you entered is kept.',
    );
    await waitUntil(() => reasons.length > 0, 'the page is told');
    expect(reasons).to.deep.equal(['fresh-sign-in-required']);
    expect(email(element).value).to.equal('new@example.com');
    await expectAccessible(element);
    press(element, 'Sign in');
    expect(reasons).to.deep.equal(['fresh-sign-in-required', 'fresh-sign-in-required']);
    press(element, 'Save');
    await waitUntil(() => text(element).includes('Saved.'), 'it is saved');
    const keys = saves().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).to.equal(2);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.to.contain('new@example.com');
  });

  it('continues with the entries after a visit to the sign-in page', async () => {
    const first = await open(staleSignIn, { flow: 'bill-to', signInHref: '/login' });
    await changeEmail(first.element, 'new@example.com');
    await waitUntil(() => first.element.matches(':state(refused)'), 'it is refused');
    expect(first.element.shadowRoot!.querySelector('a[href="/login"]')).not.to.equal(null);
    first.element.remove();
    const { element } = await open(() => Response.json({ ...profile, version: 'v2' }));
    await waitUntil(() => email(element)?.value === 'new@example.com', 'the form is open with the entries');
    press(element, 'Back');
    await waitUntil(() => email(element) === null, 'the form is closed');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.to.contain('new@example.com');
  });
});
