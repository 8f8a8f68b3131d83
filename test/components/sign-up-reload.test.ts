import { expect } from '@open-wc/testing';
import { quoteOf } from './support/purchases.js';
import { pendingResponse } from './support/scripted-gateway.js';
import { waitForHeading, QUOTES, root, start, toReview, type SignUpUnderTest } from './support/sign-up.js';
import { waitUntil } from './support/wait-until.js';

const asks = ({ requests }: SignUpUnderTest) => requests.some(({ url }) => url.endsWith(QUOTES));

describe('a sign-up that is reloaded at the review', () => {
  beforeEach(() => sessionStorage.clear());

  async function reload(): Promise<{ later: SignUpUnderTest; release: (body: object) => void }> {
    const first = await start();
    await toReview(first);
    first.element.remove();
    const { answer, release } = pendingResponse();
    const later = await start({ [QUOTES]: answer });
    await waitUntil(() => asks(later), 'the price is requested');
    return { later, release };
  }

  it('shows the review with its price and no gap below', async () => {
    const { later, release } = await reload();
    const { element } = later;
    expect(element.matches(':state(loading)')).to.equal(true);
    release(quoteOf());
    await waitForHeading(element, 'Review and pay');
    const content = root(root(element).querySelector('storefront-quote')!).querySelector('.content')!;
    expect(content.textContent).to.contain('You pay $30.00 today');
    const bottoms = [...content.children].map((child) => child.getBoundingClientRect().bottom);
    expect(content.getBoundingClientRect().bottom - Math.max(...bottoms)).to.be.at.most(1);
  });

  it('shows the review without a price that loads slowly', async () => {
    const { later } = await reload();
    await waitForHeading(later.element, 'Review and pay');
    const quote = root(later.element).querySelector('storefront-quote')!;
    expect(quote.matches(':state(loading)')).to.equal(true);
  });
});
