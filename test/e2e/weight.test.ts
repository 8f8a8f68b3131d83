import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize } from '../../bench/sizes.mjs';
import { catalogOf, flatPlan, product, seatPlan } from '../support/catalogs.js';
import { expect, test } from './support/fixtures.js';

/** Typical plan table: prices per period and per seat, a free plan and one sold through sales. */
const plain = catalogOf([
  product('Free', [flatPlan('free', '0.00')]),
  product('Build', [seatPlan('build-month', '10.00'), seatPlan('build-year', '100.00', 'Annual')], { highlighted: true }),
  product('Enterprise', [], { contact: { href: 'mailto:sales@example.com', text: 'Talk to us' } }),
]);

test('a page with a plan table loads at most 20.7 kB of script', async ({ page }) => {
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/cdn/')) files.set(pathname, response.body());
  });
  // Replaces the demo's catalog, because its trials, tiers and add-ons load a separate file.
  await page.route('**/storefront/catalog**', (route) => route.fulfill({ json: plain, headers: { 'access-control-allow-origin': '*' } }));
  await page.route('**/plain-plans', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Plans</title><script type="module" src="/cdn/storefront.js"></script>
        <storefront-provider gateway="/gateway" publishable-key="pk_sandbox"><storefront-plans></storefront-plans></storefront-provider>`,
    }),
  );
  await page.goto('/plain-plans');
  await expect(page.locator('storefront-plans').getByRole('button', { name: 'Choose Build' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all([...files].map(async ([name, body]) => ({ name, bytes: brotliSize(await body) })));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(sizes.map(({ name }) => name)).toContain('/cdn/storefront.js');
  expect(total, sizes.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')).toBeLessThanOrEqual(20_700);
});

const filesOf = (bundle: string): string[] => {
  const text = readFileSync(join(import.meta.dirname, `../../dist/cdn/${bundle}.manifest.json`), 'utf8');
  return Object.values(JSON.parse(text) as Record<string, { file: string }>).map(({ file }) => `/cdn/${file}`);
};

test('a storefront page loads no code for staff', async ({ page }) => {
  const own = new Set(filesOf('storefront'));
  const others = new Set([...filesOf('storefront.staff'), ...filesOf('storefront.api')].filter((file) => !own.has(file)));
  expect(others.size).toBeGreaterThan(2);
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
  for (const path of ['/', '/sign-up.html', '/withdraw.html', '/login.html']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect([...loaded]).toContain('/cdn/storefront.js');
  expect([...loaded].filter((path) => others.has(path) || path.startsWith('/v1/') || path.startsWith('/staff/'))).toEqual([]);
});
