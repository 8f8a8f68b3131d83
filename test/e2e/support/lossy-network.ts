import type { Page } from '@playwright/test';

/** What happens to an order request: its response is dropped, or the request is not sent. */
export type OrderFailure = 'answer-lost' | 'not-sent';

const FATES = 'test:fates';
const OLDER_PRICE = 'test:older-price';

/**
 * Replaces `fetch` in the next pages, so that tests can drop order requests. Playwright's own routing cannot forward a request body in every engine.
 */
export async function prepareNetwork(page: Page): Promise<void> {
  await page.addInitScript(
    ([fates, olderPrice]) => {
      const real = window.fetch.bind(window);
      const nextFate = (): string | undefined => {
        const [fate, ...others] = (sessionStorage.getItem(fates) ?? '').split(',').filter(Boolean);
        sessionStorage.setItem(fates, others.join());
        return fate;
      };
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        if (request.url.endsWith('/storefront/orders')) {
          const fate = nextFate();
          if (fate === 'answer-lost') await real(request);
          if (fate) throw new TypeError('Failed to fetch');
        }
        const amount = sessionStorage.getItem(olderPrice);
        const response = await real(request);
        if (!amount || !request.url.endsWith('/storefront/quotes')) return response;
        const quote = (await response.json()) as { dueNow: { total: { amount: string } } };
        quote.dueNow.total.amount = amount;
        return Response.json({ ...quote, fingerprint: 'seen-before' });
      };
    },
    [FATES, OLDER_PRICE] as const,
  );
}

/** Sets what happens to the next orders. Later orders are sent normally. */
export async function setOrderFailures(page: Page, fates: readonly OrderFailure[]): Promise<void> {
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [FATES, fates.join()] as const);
}

/** Makes quotes return an older price, as if the catalog changed afterwards. `undefined` restores the current price. */
export async function setOlderPrice(page: Page, amount: string | undefined): Promise<void> {
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [OLDER_PRICE, amount ?? ''] as const);
}
