import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.js';

/** Returns the rendered styles of a main button in the plan table. */
async function mainButton(page: Page): Promise<{ background: string; radius: string; height: number }> {
  const button = page.locator('storefront-plans .button.primary').first();
  return button.evaluate((element) => {
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element);
    return { background: backgroundColor, radius: borderTopLeftRadius, height: element.getBoundingClientRect().height };
  });
}

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`/theming.html${hash}`);
  await expect(page.locator('storefront-plans .button.primary').first()).toBeVisible();
  await expect(page.locator('storefront-quote').first()).toContainText('You pay');
  await expect(page.locator('storefront-account')).toContainText('INV00000412');
}

test.describe('the theming page', () => {
  test('restyles every element when a control changes, and prints the CSS', async ({ page }) => {
    await open(page);
    await expect(page.locator('#code')).toContainText('No changes');
    await page.getByRole('button', { name: 'Carmine' }).click();
    await page.getByLabel('Corners', { exact: true }).fill('20');
    await page.getByLabel('Text size', { exact: true }).fill('1.125');
    await page.getByLabel('Typeface').selectOption({ label: 'Slab' });
    await expect.poll(() => mainButton(page)).toMatchObject({ background: 'rgb(180, 35, 47)', radius: '20px' });
    await expect(page.locator('#code')).toHaveText(
      /storefront-provider \{\n {2}--storefront-color-primary: #b4232f;\n {2}--storefront-border-radius: 20px;\n {2}--storefront-font-size-base: 1.125rem;\n {2}--storefront-font-family: Rockwell,/,
    );
    for (const tag of ['storefront-plans', 'storefront-quote', 'storefront-sign-up', 'storefront-account']) {
      const size = await page
        .locator(tag)
        .first()
        .evaluate((element) => getComputedStyle(element).fontSize);
      expect(size, tag).toBe('18px');
    }
    await page.getByRole('button', { name: 'Reset the corners' }).click();
    await expect.poll(async () => (await mainButton(page)).radius).toBe('6px');
    await expect(page.getByLabel('Corners', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('status').filter({ hasText: /Copied|Selected/ })).toBeVisible();
  });

  test('keeps its settings in the URL, and ignores unknown values there', async ({ page }) => {
    await open(page, '#theme=poster&primary=%230f766e&radius=12&scheme=dark&dir=rtl&font=url(x)&size=9999&spacing=4px;x&lang=xx&width=22');
    await expect.poll(() => mainButton(page)).toMatchObject({ background: 'rgb(15, 118, 110)', radius: '12px' });
    await expect(page.locator('#code')).toHaveText(
      '<storefront-provider theme="poster" …>\n\nstorefront-provider {\n  --storefront-color-primary: #0f766e;\n  --storefront-border-radius: 12px;\n}',
    );
    await expect(page.locator('#stage')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('radio', { name: 'Poster' })).toBeChecked();
    await page.getByRole('radio', { name: 'Soft' }).check();
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('theme=soft');
  });

  // The presets that differ most from the default. Component tests check each preset separately.
  for (const theme of ['poster', 'inherit']) {
    test(`is accessible with ${theme} in light and dark`, async ({ page }) => {
      await open(page, `#theme=${theme}&scheme=light`);
      await expectAccessible(page);
      await page.getByRole('radio', { name: 'Dark' }).check();
      await expect(page.locator('#stage')).toHaveCSS('color-scheme', 'dark');
      // axe treats a transparent frame as white.
      await expectAccessible(page, 'iframe');
    });
  }

  test('stays readable with the hardest primary color', async ({ page }) => {
    await open(page, '#primary=%237f7f7f');
    await expectAccessible(page);
  });
});

test('a theme is applied before the elements render, so that nothing moves', async ({ page }) => {
  // Sets the attributes before the page's scripts run, as if they were in its markup.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const provider = document.querySelector('storefront-provider');
      provider?.setAttribute('theme', 'poster');
      provider?.setAttribute('density', 'compact');
      if (provider) observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.addInitScript(() => {
    // Only Chromium reports layout shifts.
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset['shifts'] = JSON.stringify(entry);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/#plans');
  await expect(page.locator('storefront-plans .button.primary').first()).toBeVisible();
  await expect.poll(async () => (await mainButton(page)).radius).toBe('3px');
  const weight = await page
    .locator('storefront-plans h3')
    .first()
    .evaluate((element) => getComputedStyle(element).fontWeight);
  expect(weight).toBe('800');
  expect(await page.locator('html').getAttribute('data-shifts')).toBe(null);
});
