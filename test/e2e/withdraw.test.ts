import type { Page } from '@playwright/test';
import { downloadFrom } from './support/downloads.js';
import { expectSameAsFreshLoad } from './support/fresh-load.js';
import { Typist } from './support/keyboard.js';
import { expect, expectAccessible, test } from './support/own-demo.js';
import { SignUpPage } from './support/sign-up-page.js';
import { signIn } from './support/subscriber.js';

/** Buys as a person, not as a company. @returns address and number of the order */
async function buyAsConsumer(page: Page): Promise<{ email: string; order: string }> {
  const visitor = new SignUpPage(page);
  await visitor.toReview();
  await visitor.pay.click();
  await expect(visitor.done).toBeFocused();
  const [order = ''] = /SF-[0-9A-F]{24}/.exec(await visitor.signUp.getByText(/^\s*Order SF-/).innerText()) ?? [];
  expect(order).not.toBe('');
  return { email: visitor.email, order };
}

test('a visitor withdraws by order number and email in two steps and gets a receipt', async ({ page, demo }) => {
  test.slow();
  const { email, order } = await buyAsConsumer(page);
  const typist = await Typist.at(page);
  await page.goto('/withdraw.html');
  await expect(page.getByRole('heading', { name: 'Withdraw from a contract' })).toBeVisible();
  await typist.press(/^Withdraw from contract here$/);
  await expect(page.getByText('Fix 3 fields to continue.').first()).toBeVisible();
  await expectAccessible(page);
  await typist.type(/^Your name/, 'Maya Okafor');
  await typist.type(/^Email address/, email);
  await typist.type(/^Order or subscription number/, order);
  await typist.press(/^Withdraw from contract here$/);
  await expect(page.getByRole('heading', { name: 'Confirm your withdrawal' })).toBeFocused();
  await expect(page.getByText(order)).toBeVisible();
  await expectAccessible(page);
  const grown = await demo.addedRecords(async () => {
    await typist.press(/^Confirm withdrawal$/);
    await expect(page.getByRole('heading', { name: 'Your withdrawal was received' })).toBeFocused();
  });
  // Order number and email do not prove identity, so the seller completes the withdrawal.
  expect(grown.orders).toBe(0);
  await expect(page.getByText(/we'll email/)).toBeVisible();
  await expectAccessible(page);
  const { name, text: receipt } = await downloadFrom(page, () => typist.press(/^Save confirmation$/));
  expect(name).toMatch(/^Confirmation-W(-[0-9A-F]{4}){3}\.txt$/);
  expect(receipt).toContain(order);
  expect(receipt).toContain(email);
  expect(receipt).toMatch(/Received\n {2}.*\(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\)/);
  const { lost } = await typist.watched();
  expect(lost, 'the focus fell to the body').toEqual([]);
});

test('a signed-in person withdraws once, and the account shows the end today', async ({ page, demo, context }) => {
  test.slow();
  const { email } = await buyAsConsumer(page);
  const typist = await Typist.at(page);
  await signIn(page, { email });
  const account = await context.newPage();
  await account.goto('/account.html');
  await expect(account.locator('storefront-subscriptions [part=status]')).toHaveText('Active');
  await page.bringToFront();
  await page.goto('/withdraw.html');
  const contract = page.getByLabel('Order or subscription number');
  await expect(contract).toHaveRole('combobox');
  await expect(page.getByLabel('Your name')).toHaveValue('Maya Okafor');
  await typist.tabTo(/^Order or subscription number/);
  await page.keyboard.press('ArrowDown');
  await expect(contract).not.toHaveValue('');
  await typist.press(/^Withdraw from contract here$/);
  await expect(page.getByText(/a withdrawal within the 14 days ends the contract today/)).toBeVisible();
  await expectAccessible(page);
  const grown = await demo.addedRecords(async () => {
    await typist.press(/^Confirm withdrawal$/);
    await expect(page.getByRole('heading', { name: 'Your withdrawal was received' })).toBeFocused();
  });
  expect(grown.orders).toBe(1);
  await expect(page.getByText('The contract ends on')).toBeVisible();
  await expect(page.getByText('Credit to your account')).toBeVisible();
  await expectAccessible(page);
  await expectSameAsFreshLoad(account);

  await page.goto('/account.html?section=activity');
  const activity = page.locator('storefront-activity');
  await expect(activity.getByText('Withdrawal submitted')).toBeVisible();
  await expect(activity.getByRole('row', { name: /Canceled/ })).toBeVisible();
  await expect(activity.getByRole('row', { name: /Credit / })).toBeVisible();
  await expect(activity.getByText('Accepted:')).toBeVisible();
  const save = activity.getByRole('button', { name: /^Save INV\d+ as PDF$/ });
  await save.focus();
  const invoice = await downloadFrom(page, () => page.keyboard.press('Enter'));
  expect(invoice.text.slice(0, 5)).toBe('%PDF-');
  await expectAccessible(page);
});
