import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/objects.js';
import '../../src/components/define/staff.js';
import type { StorefrontStaff } from '../../src/components/features/staff/staff.js';
import { cellsOf, find, platformAnswers, waitForState, textOf } from './support/objects.js';
import { refusal, type Answer } from './support/scripted-gateway.js';
import { waitUntil } from './support/wait-until.js';

/** Staff page with a gateway that checks session tokens. Replaces the page's `fetch` until `restore` is called. */
async function staffPage(fetchSession: StorefrontStaff['fetchSession'], isValid: (token: string) => boolean) {
  const platform = platformAnswers();
  const authorizations: (string | null)[] = [];
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin !== 'https://staff.test') return fetch(input, init);
    const authorization = request.headers.get('authorization');
    authorizations.push(authorization);
    if (!isValid(authorization?.replace('Bearer ', '') ?? '')) return refusal(401, 'authentication', 'session-ended');
    const answer: Answer | undefined = platform[pathname];
    if (typeof answer !== 'function') return Response.json(answer);
    return (answer as (request: Request) => Response | Promise<Response>)(request);
  };
  const staff = await fixture<StorefrontStaff>(
    html`<storefront-staff gateway="https://staff.test" locale="en" .fetchSession=${fetchSession}
      ><storefront-objects></storefront-objects
    ></storefront-staff>`,
  );
  const objects = staff.querySelector('storefront-objects');
  if (!objects) throw new Error('There is no element within.');
  return { staff, objects, asked: authorizations, restore: () => (window.fetch = fetch) };
}

const session = (token: string) => ({ token, expiresAt: '2099-01-01T00:00:00Z' });

describe('storefront-staff', () => {
  it('sends the staff session and no publishable key', async () => {
    const {
      staff,
      objects,
      asked: authorizations,
      restore,
    } = await staffPage(
      () => Promise.resolve(session('ada')),
      (token) => token === 'ada',
    );
    await waitForState(objects, 'ready');
    expect(staff.matches(':state(active)')).to.equal(true);
    expect(new Set(authorizations)).to.deep.equal(new Set(['Bearer ada']));
    restore();
  });

  it('removes all data on logout and loads it again after a sign-in', async () => {
    const { staff, objects, restore } = await staffPage(
      () => Promise.resolve(session('ada')),
      (token) => token === 'ada',
    );
    await waitForState(objects, 'ready');
    staff.logout();
    await waitForState(objects, 'signed-out');
    expect(textOf(objects)).not.to.include('Okafor');
    staff.refresh();
    await waitForState(objects, 'ready');
    expect(cellsOf(objects)).to.have.length(3);
    restore();
  });

  it('keeps the open form of an element that is removed and added again', async () => {
    const { staff, objects, asked, restore } = await staffPage(
      () => Promise.resolve(session('ada')),
      (token) => token === 'ada',
    );
    await waitForState(objects, 'ready');
    find(objects, '[data-create]').click();
    await waitForState(objects, 'editing');
    objects.remove();
    objects.requestUpdate();
    await objects.updateComplete;
    const before = asked.length;
    staff.append(objects);
    await waitUntil(() => asked.length > before, 'the scopes are read again');
    await objects.updateComplete;
    expect(objects.matches(':state(editing)')).to.equal(true);
    restore();
  });

  it('fetches a new session when one has ended', async () => {
    let count = 0;
    let validToken = 'token-1';
    const { objects, restore } = await staffPage(
      () => Promise.resolve(session(`token-${(count += 1)}`)),
      (token) => token === validToken,
    );
    await waitForState(objects, 'ready');
    validToken = 'token-2';
    find(objects, '[data-open=id-1]').click();
    await waitForState(objects, 'record');
    expect(count).to.equal(2);
    restore();
  });

  it('asks to sign in without a session and loads after a sign-in', async () => {
    const signedIn = { who: '' };
    const { staff, objects, restore } = await staffPage(
      () => Promise.resolve(signedIn.who === '' ? undefined : session(signedIn.who)),
      (token) => token === 'ada',
    );
    await waitForState(objects, 'signed-out');
    signedIn.who = 'ada';
    staff.refresh();
    await waitForState(objects, 'ready');
    restore();
  });
});
