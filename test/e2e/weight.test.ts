import { brotliSize } from '../../bench/sizes.mjs';
import { expect, test } from './support/fixtures.js';

test('a page with a plan table loads at most 18 kB of script', async ({ page }) => {
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/cdn/')) files.set(pathname, response.body());
  });
  await page.goto('/');
  await expect(page.locator('storefront-plans').getByRole('button').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all([...files].map(async ([name, body]) => ({ name, bytes: brotliSize(await body) })));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(sizes.map(({ name }) => name)).toContain('/cdn/storefront.js');
  expect(total, sizes.map(({ name, bytes }) => `${name} ${bytes}`).join('\n')).toBeLessThanOrEqual(18_000);
});
