import { expect, expectAccessible, test } from './support/fixtures.js';
import { expectSameAsFreshLoad } from './support/fresh-load.js';
import { CARDS, SignUpPage } from './support/sign-up-page.js';

/** The second tenant's site: The Harbor Review. */
const PAGES = ['', 'ladder.html', 'subscribe.html', 'login.html', 'terms.html'];

test('every page of the magazine is accessible and follows its security policy, in light and dark', async ({ page, browserName }) => {
  // Only Chromium checks both schemes, because colors are the same in every browser, and the check takes half a minute in Firefox.
  const schemes = browserName === 'chromium' ? (['light', 'dark'] as const) : (['light'] as const);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const file of PAGES) {
      await page.goto(`/harbor/${file}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Waits for the text that the elements render, on pages with elements.
      if (file === '') await expect(page.getByRole('link', { name: 'Choose Print + Digital' })).toBeVisible();
      if (file === 'ladder.html') await expect(page.getByRole('link', { name: 'Choose Digital' })).toBeVisible();
      if (file === 'subscribe.html') await expect(page.getByRole('button', { name: 'Choose Digital' })).toBeVisible();
      await expectAccessible(page);
    }
  }
});

test('shows the plans of this tenant after a visit to the other one', async ({ page }) => {
  // Both sites use one gateway; the key selects the catalog.
  await page.goto('/');
  const plan = (name: string) => page.locator('storefront-plans').getByRole('heading', { name, exact: true }).first();
  await expect(plan('Scale')).toBeVisible();
  await page.goto('/harbor/');
  await expect(plan('Print + Digital')).toBeVisible();
  await expect(plan('Scale')).toHaveCount(0);
});

test('shows an article to subscribers only', async ({ page }) => {
  const rest = page.getByText('Shall I take her, Captain?').last();
  await page.goto('/harbor/ladder.html');
  await expect(page.getByRole('heading', { name: 'The rest is for subscribers' })).toBeVisible();
  await expect(rest).toBeHidden();

  await page.goto('/harbor/login.html');
  await page.getByRole('button', { name: 'henrik.solberg@example.org' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await page.goto('/harbor/ladder.html');
  await expect(page.getByRole('heading', { name: 'The rest is for subscribers' })).toBeVisible();
  await expect(rest).toBeHidden();

  await page.goto('/harbor/login.html');
  await page.getByRole('button', { name: 'beatriz.falcao@example.com' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await page.goto('/harbor/ladder.html');
  await expect(rest).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The rest is for subscribers' })).toBeHidden();
  await expectAccessible(page);
});

test('a visitor starts the free month with the archive, pays nothing today, continues reading, and cancels', async ({ page }) => {
  test.slow();
  const visitor = new SignUpPage(page);
  await page.goto('/harbor/#subscriptions');
  const plans = page.locator('storefront-plans');
  await plans
    .getByRole('group', { name: 'Add to Print + Digital' })
    .getByRole('checkbox', { name: /^Archive/ })
    .check();
  await plans.getByRole('link', { name: 'Choose Print + Digital' }).click();
  await expect(visitor.heading('Your details')).toBeVisible();
  const summary = visitor.signUp.getByText(/^You pay nothing today, then \$16\.00 every month from /).first();
  await expect(summary).toBeVisible();

  await visitor.fillDetails();
  await expectAccessible(page);
  await visitor.signUp.getByRole('button', { name: 'Continue to payment' }).click();
  await visitor.saveCard(CARDS.good);
  await expect(visitor.heading('Review and pay')).toBeFocused();
  await visitor.signUp.getByRole('checkbox', { name: /^I accept the terms for subscribers/ }).check();
  await visitor.signUp.getByRole('button', { name: /^Start now, pay \$16\.00 on / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome aboard' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).last().click();
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const account = page.locator('storefront-account');
  await expect(account.getByText('Free trial', { exact: true })).toBeVisible();
  await page.goto('/harbor/ladder.html');
  await expect(page.getByText('Shall I take her, Captain?').last()).toBeVisible();

  await page.goto('/harbor/account.html');
  await account.getByRole('button', { name: 'Cancel', exact: true }).click();
  await account.locator('storefront-subscriptions [part=cta][aria-disabled=false]').click();
  await account.getByRole('button', { name: 'Back to subscriptions' }).first().click();
  await expectSameAsFreshLoad(page);
});
