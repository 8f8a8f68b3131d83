import { expect, expectAccessible, test } from './support/fixtures.js';

test('the home page follows its strict policy and is accessible', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the demo answers on all four ports', async ({ request, baseURL }) => {
  const site = new URL(baseURL ?? '');
  const at = (offset: number, path: string): string => `http://localhost:${Number(site.port) + offset}${path}`;
  const catalog = await request.get(at(1, '/storefront/catalog'), { headers: { authorization: 'Bearer pk_sandbox', origin: site.origin } });
  expect(catalog.status()).toBe(200);
  expect((await request.get(at(2, '/v1/catalog/products'))).status()).toBe(401);
  expect((await request.get(at(3, '/zuora.js'))).status()).toBe(200);
});

test('the site sends the bundle with Brotli, and lets browsers keep the files that are named by their content', async ({ request }) => {
  const get = (path: string) => request.get(path, { headers: { 'accept-encoding': 'br' } });
  const entry = await get('/cdn/storefront.js');
  expect(entry.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  const [chunk] = /chunks\/[\w-]+\.js/.exec(await entry.text()) ?? [];
  const file = await get(`/cdn/${chunk}`);
  expect(file.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': expect.stringContaining('immutable') });
});
