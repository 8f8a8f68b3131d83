import type { Page } from '@playwright/test';
import { downloadFrom } from './support/downloads.js';
import { expectSameAsFreshLoad } from './support/fresh-load.js';
import { Typist } from './support/keyboard.js';
import { expect, expectAccessible, test } from './support/own-demo.js';
import { owed, passDays, payByHand, signIn, subscriberIn } from './support/subscriber.js';

const invoices = '/account.html?section=invoices';
const methods = '/account.html?section=payment-methods';

/** Types a card into the platform's payment form inside the account. */
async function typeCard(typist: Typist): Promise<void> {
  const form = typist.page.frameLocator('storefront-account iframe, storefront-provider iframe');
  await expect(form.getByLabel('Card number')).toBeVisible();
  await typist.type(/^Card number/, '4242424242424242');
  await typist.type(/^Expiry date/, '0431');
  await typist.type(/^Security code/, '123');
  await typist.type(/^Name on card/, 'Kenta Morita');
  await typist.press(/^Save card/);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('three open invoices are paid by keyboard with a new card, and half of a fourth', async ({ page, demo }) => {
  const person = await subscriberIn(demo.site, 'card-expiring');
  await payByHand(demo.site, person);
  await passDays(demo.site, 125);
  const before = Number(await owed(demo.site, person));
  const typist = await Typist.at(page);
  await signIn(page, person);
  await page.goto(invoices);
  const list = section(page, 'Invoices');
  await expect(list.getByText(/due on 4 invoices/)).toBeVisible();
  await typist.press(/^Pay all 4$/);
  await expect(page.getByRole('heading', { name: 'Pay 4 invoices' })).toBeFocused();
  await typist.press(/^Pay a different amount/);
  const fields = list.getByRole('textbox', { name: /^Amount for invoice/ });
  await expect(fields).toHaveCount(4);
  await expect(fields.first()).toBeFocused();
  const whole = Math.round(Number(await fields.first().inputValue()) * 100);
  const half = (Math.round(whole / 2) / 100).toFixed(2);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(half);
  const paid = (before - (whole / 100 - Number(half))).toFixed(2);
  const left = (whole / 100 - Number(half)).toFixed(2);

  await typeCard(typist);
  await expect(list.getByText('You pay now with Visa ending in 4242')).toBeVisible();
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeFocused();
  await expectAccessible(page);
  const grown = await demo.addedRecords(async () => {
    await typist.press(new RegExp(`^Pay \\$${paid.replace('.', '\\.')}`));
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeFocused();
  });
  expect(grown.payments).toBe(1);
  await expect(list.getByText(`You paid $${paid} with Visa ending in 4242.`)).toBeVisible();
  await expect(list.getByText(`$${left}`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await typist.press(/^Done$/);
  await expect(list.getByText(`$${left} due on 1 invoice`)).toBeVisible();
  await expectSameAsFreshLoad(page);
  expect(await owed(demo.site, person)).toBe(left);
  const { lost } = await typist.watched();
  expect(lost, 'the focus fell to the body').toEqual([]);
});

test('a renewal fails on an expired card; a new card pays it and later ones, by keyboard', async ({ page, demo }) => {
  const person = await subscriberIn(demo.site, 'card-expiring');
  await passDays(demo.site, 32);
  const due = await owed(demo.site, person);
  expect(Number(due)).toBeGreaterThan(0);
  const amount = `$${due}`;
  const typist = await Typist.at(page);
  await signIn(page, person);
  await page.goto(methods);
  const kept = section(page, 'Payment methods');
  await expect(kept.getByText(/^Expired /)).toBeVisible();
  await expect(kept.getByText(new RegExp(`\\${amount} is past due since`))).toBeVisible();
  await typist.press(new RegExp(`^Pay \\${amount} now`));
  await expect(page.getByRole('heading', { name: 'Pay past due invoices' })).toBeFocused();
  // The default card has expired, so the new one is offered as the default.
  await expect(page.getByRole('checkbox', { name: /^Make this my default/ })).toBeChecked();
  await typeCard(typist);
  await expect(page.getByRole('radio', { name: /ending in 4242/ })).toBeFocused();
  await typist.press(new RegExp(`^Pay \\${amount}$`));
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeFocused();
  await typist.press(/^Done$/);
  await expect(kept.getByText(/is past due/)).toHaveCount(0);
  await expect(kept.getByRole('listitem').filter({ hasText: '4242' })).toContainText('Default');
  await expectSameAsFreshLoad(page);
  await expectAccessible(page);
  expect(await owed(demo.site, person)).toBe('0.00');
  await passDays(demo.site, 32);
  expect(await owed(demo.site, person), 'the next bill is paid with it').toBe('0.00');
  const { lost } = await typist.watched();
  expect(lost, 'the focus fell to the body').toEqual([]);
});

test('a payment method can be removed once another one pays the renewals', async ({ page, demo }) => {
  const person = await subscriberIn(demo.site, 'card-expiring');
  const typist = await Typist.at(page);
  await signIn(page, person);
  await page.goto(methods);
  const kept = section(page, 'Payment methods');
  await typist.press(/^Remove Visa ending in 1125/);
  await expect(page.getByRole('heading', { name: 'Remove Visa ending in 1125?' })).toBeFocused();
  await typist.press(/^Remove$/);
  await expect(kept.getByRole('paragraph').filter({ hasText: "You can't remove it yet" })).toBeVisible();
  await expectAccessible(page);
  await typist.press(/^Keep$/);
  await typist.press(/^Add a payment method$/);
  await expect(page.getByRole('heading', { name: 'Add a payment method' })).toBeFocused();
  await typist.tabTo(/^Make this my default/);
  await page.keyboard.press('Space');
  await typeCard(typist);
  await expect(page.getByRole('heading', { name: 'Add a payment method' })).toBeFocused();
  await typist.press(/^Done$/);
  await typist.tabTo(/^Remove Visa ending in 1125/);
  await page.keyboard.press('Enter');
  await typist.press(/^Remove$/);
  await expect(page.getByRole('heading', { name: 'Visa ending in 1125 removed.' })).toBeFocused();
  await typist.press(/^Done$/);
  await expect(kept.getByRole('listitem')).toHaveCount(1);
  await expectSameAsFreshLoad(page);
  const { lost } = await typist.watched();
  expect(lost, 'the focus fell to the body').toEqual([]);
});

test('an invoice is opened as a PDF, emailed, and compared with the previous one', async ({ page, demo }) => {
  const person = await subscriberIn(demo.site, 'scheduled-downgrade');
  await passDays(demo.site, 31);
  await signIn(page, person);
  await page.goto(invoices);
  await page
    .getByRole('button', { name: /^Show invoice INV/ })
    .first()
    .click();
  const file = await downloadFrom(page, () => page.getByRole('button', { name: 'Save as PDF' }).click());
  expect(file.name).toMatch(/^INV\d+\.pdf$/);
  expect(file.text.slice(0, 5)).toBe('%PDF-');
  const said = section(page, 'Invoices').getByRole('status');
  await expect(said).toHaveText('PDF saved.');
  await page.getByRole('button', { name: 'Email it to me' }).click();
  await expect(said).toHaveText(/^Invoice sent to .•/);
  await page.getByRole('button', { name: 'Compare with previous' }).click();
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible();
  await expect(section(page, 'Invoices').getByText(/^No longer billed: /)).toBeVisible();
  await expectAccessible(page);
});

test('renewal dates are saved as a calendar', async ({ page }) => {
  // This subscriber has a yearly plan.
  await signIn(page, { email: 'jonas.lindqvist@example.org' });
  await page.goto(invoices);
  const file = await downloadFrom(page, () => page.getByRole('button', { name: 'Renewal dates as calendar' }).click());
  expect(file.name).toBe('renewals.ics');
  expect(file.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file.text).toContain('BEGIN:VEVENT');
});
