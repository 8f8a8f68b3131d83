import { downloadFrom } from './support/downloads.js';
import { expect, expectAccessible, test } from './support/own-demo.js';
import { signIn, subscriberIn } from './support/subscriber.js';

test('finds one of ten thousand invoices by its number and exports it', async ({ page, demo }) => {
  const person = await subscriberIn(demo.site, 'invoices-10000');
  await signIn(page, person);
  await page.goto('/account.html?section=invoices');
  await page.getByRole('button', { name: 'Find or filter' }).click();
  const rows = page.getByRole('button', { name: /^Show invoice INV/ });
  await expect(rows.first()).toBeVisible();
  const wanted = (await rows.nth(30).innerText()).trim();
  await page.getByLabel('Invoice number or part of it').fill(wanted);
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveText(wanted);
  await expectAccessible(page);
  const file = await downloadFrom(page, () => page.getByRole('button', { name: 'Export as CSV' }).click());
  expect(file.name).toBe('invoices.csv');
  const lines = file.text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(wanted);
});
