import { readFile } from 'node:fs/promises';
import { Typist } from './support/keyboard.js';
import { expect, expectAccessible, test } from './support/own-demo.js';
import { passDays, signIn, subscriberIn } from './support/subscriber.js';

/** Only what is looked at here: a page of the demo has more. */
const invoices = '/account.html?section=invoices';

test('a failed card is made good by keyboard: three open invoices are paid with another one, and half of a fourth', async ({
  page,
  demo,
}) => {
  const person = await subscriberIn(demo.site, 'past-due');
  await passDays(demo.site, 95);
  const typist = await Typist.at(page);
  await signIn(page, person);
  await page.goto(invoices);
  await expect(page.getByText(/to pay on 4 invoices/)).toBeVisible();
  await typist.press(/^Pay all 4$/);
  await expect(page.getByRole('heading', { name: 'Pay 4 invoices' })).toBeFocused();
  await typist.press(/^Pay another amount/);
  const fields = page.getByRole('textbox', { name: /^Amount for invoice/ });
  await expect(fields).toHaveCount(4);
  await expect(fields.first()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('32.50');
  await expect(page.getByRole('button', { name: 'Pay $227.50' })).toBeVisible();

  await typist.press(/^Pay \$227\.50/);
  await expect(page.getByText(/Nothing was charged\. Try another/)).toBeVisible();
  await expectAccessible(page);

  const form = page.frameLocator('storefront-account iframe');
  await expect(form.getByLabel('Card number')).toBeVisible();
  await typist.type(/^Card number/, '4242424242424242');
  await typist.type(/^Expiry date/, '0431');
  await typist.type(/^Security code/, '123');
  await typist.type(/^Name on card/, 'Nadia Belkacem');
  await typist.press(/^Save card/);
  await expect(page.getByText('You pay now with Visa ending in 4242')).toBeVisible();
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeFocused();
  const grown = await demo.growth(async () => {
    await typist.press(/^Pay \$227\.50/);
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeFocused();
  });
  expect(grown.payments).toBe(1);
  await expect(page.getByText('You paid $227.50 with Visa ending in 4242.')).toBeVisible();
  await expect(page.getByText('$32.50')).toBeVisible();
  await expectAccessible(page);
  await typist.press(/^Done$/);
  await expect(page.getByText('$32.50 to pay on 1 invoice')).toBeVisible();
  const { lost } = await typist.watched();
  expect(lost, 'the focus fell to the body').toEqual([]);
});

test('one among ten thousand is found by its number, and what is found is exported', async ({ page, demo }) => {
  const person = await subscriberIn(demo.site, 'invoices-10000');
  await signIn(page, person);
  await page.goto(invoices);
  await page.getByRole('button', { name: 'Find or filter' }).click();
  const rows = page.getByRole('button', { name: /^Show invoice INV/ });
  await expect(rows.first()).toBeVisible();
  const wanted = (await rows.nth(30).innerText()).trim();
  await page.getByLabel('Number or a part of it').fill(wanted);
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveText(wanted);
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export as CSV' }).click()]);
  expect(download.suggestedFilename()).toBe('invoices.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(wanted);
});

test('an invoice is saved as the PDF that it is, and mailed to the account', async ({ page, demo }) => {
  const person = await subscriberIn(demo.site, 'past-due');
  await signIn(page, person);
  await page.goto(invoices);
  await page
    .getByRole('button', { name: /^Show invoice INV/ })
    .last()
    .click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as PDF' }).click()]);
  expect(download.suggestedFilename()).toMatch(/^INV\d+\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'E-mail it to me' }).click();
  await expect(page.getByText(/The invoice was sent to .•/)).toBeVisible();
});
