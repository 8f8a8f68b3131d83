import { expect, fixture, html } from '@open-wc/testing';
import '../../src/components/define/objects.js';
import '../../src/components/define/staff.js';
import type { StorefrontStaff } from '../../src/components/features/staff/staff.js';
import { cellsOf, find, platform, stateOf, textOf } from './support/objects.js';
import { refusal, type Answer } from './support/scripted-gateway.js';

/** A gateway that knows sessions by their token; everything it is asked comes through the page's own `fetch`. */
async function staffPage(fetchSession: StorefrontStaff['fetchSession'], isGood: (token: string) => boolean) {
  const answers = platform();
  const asked: (string | null)[] = [];
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin !== 'https://staff.test') return fetch(input, init);
    const authorization = request.headers.get('authorization');
    asked.push(authorization);
    if (!isGood(authorization?.replace('Bearer ', '') ?? '')) return refusal(401, 'authentication', 'session-ended');
    const answer: Answer | undefined = answers[pathname];
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
  return { staff, objects, asked, restore: () => (window.fetch = fetch) };
}

const session = (token: string) => ({ token, expiresAt: '2099-01-01T00:00:00Z' });

describe('storefront-staff', () => {
  it('asks with the session of the staff, and with no publishable key', async () => {
    const { staff, objects, asked, restore } = await staffPage(
      () => Promise.resolve(session('ada')),
      (token) => token === 'ada',
    );
    await stateOf(objects, 'ready');
    expect(staff.matches(':state(active)')).to.equal(true);
    expect(new Set(asked)).to.deep.equal(new Set(['Bearer ada']));
    restore();
  });

  it('shows nothing of what was listed after somebody has signed out, and lists again for who signs in', async () => {
    const { staff, objects, restore } = await staffPage(
      () => Promise.resolve(session('ada')),
      (token) => token === 'ada',
    );
    await stateOf(objects, 'ready');
    staff.logout();
    await stateOf(objects, 'signed-out');
    expect(textOf(objects)).not.to.include('Okafor');
    staff.refresh();
    await stateOf(objects, 'ready');
    expect(cellsOf(objects)).to.have.length(3);
    restore();
  });

  it('asks for another session when one has ended, and goes on', async () => {
    let count = 0;
    let good = 'token-1';
    const { objects, restore } = await staffPage(
      () => Promise.resolve(session(`token-${(count += 1)}`)),
      (token) => token === good,
    );
    await stateOf(objects, 'ready');
    good = 'token-2';
    find(objects, '[data-open=id-1]').click();
    await stateOf(objects, 'record');
    expect(count).to.equal(2);
    restore();
  });

  it('asks to sign in where nobody is, and lists once somebody is', async () => {
    const login = { who: '' };
    const { staff, objects, restore } = await staffPage(
      () => Promise.resolve(login.who === '' ? undefined : session(login.who)),
      (token) => token === 'ada',
    );
    await stateOf(objects, 'signed-out');
    login.who = 'ada';
    staff.refresh();
    await stateOf(objects, 'ready');
    restore();
  });
});
