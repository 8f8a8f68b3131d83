import type { Page } from '@playwright/test';
import { expect, test as base } from './support/fixtures.js';
import { buildHostApps, HOSTS, type HostApps } from './support/host-apps.js';

/** Tests the elements in React, Vue and Svelte apps that set properties early, move elements and remount them. */

const test = base.extend<object, { apps: HostApps }>({
  apps: [
    // Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const apps = await buildHostApps();
      await use(apps);
      await apps.remove();
    },
    // Long timeout: the workers of two browsers install a package and build three apps at the same time.
    { scope: 'worker', timeout: 400_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

/** Serves the apps from the demo site's origin, which the gateway allows. Adds the frameworks' Trusted Types names to the demo's security policy. */
async function serveApps(page: Page, apps: HostApps): Promise<void> {
  const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  const headers = { 'content-security-policy': policy.replace('trusted-types ', 'trusted-types vue svelte-trusted-html ') };
  await page.route('**/hosts/**', async (route) => {
    const file = await apps.file(new URL(route.request().url()).pathname.slice('/hosts/'.length));
    await route.fulfill(file ? { ...file, headers: { ...headers, 'content-type': file.contentType } } : { status: 404 });
  });
}

/** Paths of all requests to the gateway. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(storefront\/|demo\/session)/.test(pathname) && request.method() !== 'OPTIONS') calls.push(pathname);
  });
  return calls;
}

/** Returns the loaded subscriptions. The hidden skeleton has the same text. */
const shownIn = (page: Page) => page.locator('storefront-subscriptions .base:not(:has(> .ghost))').getByText('Active').first();

const count = (calls: readonly string[], path: string): number => calls.filter((call) => call === path).length;

for (const host of HOSTS) {
  test(`the elements work in ${host}`, async ({ page, context, apps, baseURL, browserName }) => {
    // Chromium treats pages served by a test as public, and asks for permission to call the local gateway.
    if (browserName === 'chromium') await context.grantPermissions(['local-network-access']);
    const calls = recordCalls(page);
    await serveApps(page, apps);
    await page.request.post('/demo/login', { form: { email: 'maya.okafor@example.com' }, headers: { Origin: baseURL ?? '' } });
    await page.goto(`/hosts/${host}/`);
    await expect(page.locator('#chosen')).toHaveText('nothing');
    expect(calls, 'nothing is asked before the elements are defined').toEqual([]);

    await page.locator('#load').click();
    const plans = page.locator('storefront-plans').first();
    // The text comes from a property that was set before the provider was defined.
    await expect(plans.getByRole('button', { name: 'Take Build' })).toBeVisible();
    await expect(shownIn(page)).toBeVisible();
    expect(count(calls, '/storefront/catalog')).toBe(1);
    expect(count(calls, '/storefront/subscriptions')).toBe(1);
    expect(count(calls, '/demo/session')).toBe(1);
    await expect(page.locator('#events')).toHaveText('storefront-ready storefront-ready');

    await plans.getByRole('button', { name: 'Take Build' }).click();
    await expect(page.locator('#chosen')).toHaveText('Build, 3');
    const signUp = page.locator('storefront-sign-up');
    await signUp.getByLabel('First name').fill('Maya');

    await page.evaluate(() => {
      const moved = new Set<string>();
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof HTMLElement) moved.add(node.id);
        document.documentElement.dataset['moved'] = [...moved].sort().join(' ');
      }).observe(document.querySelector('storefront-provider') ?? document.body, { childList: true });
    });
    for (const first of ['sign-up', 'account', 'plans']) {
      await page.locator('#move').click();
      await expect(page.locator('section').first()).toHaveAttribute('id', first);
    }
    await expect(page.locator('html')).toHaveAttribute('data-moved', 'account plans sign-up');
    await expect(signUp.getByLabel('First name')).toHaveValue('Maya');

    for (let time = 0; time < 2; time += 1) {
      await plans.evaluate((element) => element.setAttribute('data-before', ''));
      await page.locator('#remount').click();
      await expect(page.locator('storefront-plans[data-before]')).toHaveCount(0);
      await expect(plans.getByRole('button', { name: 'Take Build' })).toBeVisible();
      await expect(signUp.getByLabel('First name')).toHaveValue('Maya');
      await expect(shownIn(page)).toBeVisible();
    }
    await signUp.getByLabel('Last name').fill('Okafor');

    // Responses are shared: moved or remounted elements request no data a second time.
    expect(count(calls, '/storefront/catalog')).toBe(1);
    expect(count(calls, '/storefront/subscriptions')).toBe(1);
    expect(count(calls, '/demo/session')).toBe(1);
    expect(count(calls, '/storefront/quotes')).toBe(1);
    await expect(page.locator('#events')).not.toContainText('storefront-error');
  });
}
