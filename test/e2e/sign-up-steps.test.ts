import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { brotliSize } from '../../bench/sizes.mjs';
import { catalogOf, product, seatPlan } from '../support/catalogs.js';
import { expect, test } from './support/fixtures.js';

const plain = catalogOf([product('Build', [seatPlan('build-month', '10.00')])]);

/** The later steps of a sign-up are a separate file, which is loaded while the person reads the plans. */
function stepsFile(): string {
  const manifest = readFileSync(join(import.meta.dirname, '../../dist/cdn/storefront.manifest.json'), 'utf8');
  const files = JSON.parse(manifest) as Record<string, { file: string } | undefined>;
  return `**/cdn/${files['src/components/features/sign-up/steps/sign-up-steps.ts']?.file}`;
}

async function open(page: Page, attributes = ''): Promise<void> {
  await page.route('**/storefront/catalog**', (route) => route.fulfill({ json: plain, headers: { 'access-control-allow-origin': '*' } }));
  await page.route('**/only-sign-up', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Sign-up</title><script type="module" src="/cdn/storefront.js"></script>
        <storefront-provider gateway="/gateway" publishable-key="pk_sandbox" currency="USD">
          <storefront-sign-up ${attributes}></storefront-sign-up><storefront-quote></storefront-quote><storefront-payment></storefront-payment>
        </storefront-provider>`,
    }),
  );
  // Firefox does not fire `load` while a requested file is pending.
  await page.goto('/only-sign-up', { waitUntil: 'domcontentloaded' });
}

test('a plan can be chosen before the code of the later steps is loaded', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(stepsFile(), async (route) => {
    await released;
    await route.continue();
  });
  await open(page);
  const signUp = page.locator('storefront-sign-up');
  const choose = signUp.getByRole('button', { name: 'Choose Build' });
  await choose.click();
  await expect(signUp.getByRole('status').filter({ hasText: 'Loading sign-up…' })).toHaveCount(1);
  await expect(choose).toBeFocused();
  release();
  await expect(signUp.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await expect(signUp.getByRole('heading', { name: 'Build' })).toBeVisible();
});

test('code of the steps that failed to load is requested again when needed, then reported', async ({ page, problems, browserName }) => {
  problems.allow(/Failed to load resource: net::ERR_FAILED/);
  let asked = 0;
  let isDown = true;
  await page.route(stepsFile(), async (route) => {
    asked++;
    await (isDown ? route.abort() : route.continue());
  });
  await open(page);
  const signUp = page.locator('storefront-sign-up');
  const choose = signUp.getByRole('button', { name: 'Choose Build' });
  await expect(choose).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await expect(signUp.getByText("The form couldn't be loaded.")).toHaveCount(0);
  await choose.click();
  await expect(signUp.locator('.notice').getByText("The form couldn't be loaded. What you entered is kept.")).toBeVisible();
  isDown = false;
  await signUp.getByRole('button', { name: 'Try again' }).click();
  if (browserName === 'firefox') {
    // Firefox does not retry a failed import until the page is reloaded.
    await signUp.getByRole('button', { name: 'Reload the page' }).click();
    await choose.click();
  }
  await expect(signUp.getByRole('heading', { name: 'Your details' })).toBeFocused();
});

test('with plans, sign-up, quote and payment a page loads at most 43.2 kB of script until a plan can be chosen', async ({ page }) => {
  const files = new Map<string, Response>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/cdn/')) files.set(pathname, response);
  });
  await page.route(stepsFile(), () => undefined);
  await open(page);
  await expect(page.locator('storefront-sign-up').getByRole('button', { name: 'Choose Build' })).toBeVisible();
  const sizes = await Promise.all([...files].map(async ([name, file]) => ({ name, bytes: brotliSize(await file.body()) })));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(sizes.map(({ name }) => name).join()).toMatch(/\/sign-up-.*\/payment-|\/payment-.*\/sign-up-/);
  expect(total, sizes.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')).toBeLessThanOrEqual(43_200);
});
