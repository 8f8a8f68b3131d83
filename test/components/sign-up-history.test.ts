import { expect } from '@open-wc/testing';
import { mainButton, start, toReview } from './support/sign-up.js';
import { waitUntil } from './support/wait-until.js';

/** Waits until the browser has gone back to the page before the sign-up. */
const isAway = () => waitUntil(() => (history.state as { page?: string } | null)?.page === 'before', 'the browser is where it came from');

describe('back after a purchase', () => {
  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState({ page: 'before' }, '');
    history.pushState(null, '');
  });

  it('leaves the sign-up at once; forward shows the confirmation', async () => {
    const signUp = await start();
    const { element } = signUp;
    await toReview(signUp);
    mainButton(element).click();
    await waitUntil(() => element.matches(':state(completed)'), 'it is bought');
    history.back();
    await isAway();
    expect(element.matches(':state(completed)')).to.equal(true);
    history.forward();
    await waitUntil(() => (history.state as { storefrontSignUp?: string } | null)?.storefrontSignUp === 'details');
    history.forward();
    await waitUntil(() => (history.state as { storefrontSignUp?: string } | null)?.storefrontSignUp === 'payment');
    history.back();
    await isAway();
  });
});
