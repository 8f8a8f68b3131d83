import { expect, expectAccessible, test } from './support/fixtures.js';

/** The second tenant's site: The Harbor Review. */
const PAGES = ['', 'ladder.html', 'subscribe.html', 'login.html', 'terms.html'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page of the magazine is accessible and keeps to its policy in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const file of PAGES) {
      await page.goto(`/harbor/${file}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // What the elements bring, where the page has one.
      if (file === '') await expect(page.getByRole('link', { name: 'Choose Print + Digital' })).toBeVisible();
      if (file === 'ladder.html') await expect(page.getByRole('link', { name: 'Choose Digital' })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('a piece opens to a reader who has a subscription, and to nobody else', async ({ page }) => {
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
