import { Typist } from './support/keyboard.js';
import { expect, expectAccessible, test } from './support/own-demo.js';
import { SignUpPage } from './support/sign-up-page.js';

/** Number of records that a purchase on invoice adds. */
const ONE_PURCHASE = { accounts: 1, subscriptions: 1, orders: 1, invoices: 1, payments: 0 };

test('a company buys on invoice on a phone, and finds in its account how to pay, by keyboard', async ({ page, demo }) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 812 });
  const typist = await Typist.at(page);
  const visitor = new SignUpPage(page);
  const growth = await demo.addedRecords(async () => {
    await visitor.open();
    await typist.press(/^Choose Build/);
    await expect(visitor.heading('Your details')).toBeFocused();
    await typist.tabTo(/^Myself/);
    await page.keyboard.press('ArrowRight');
    await typist.type(/^Company/, 'Okafor Ltd');
    await typist.type(/^First name/, 'Maya');
    await typist.type(/^Last name/, 'Okafor');
    await typist.type(/^Email/, visitor.email);
    await typist.type(/^Country/, 'United Kingdom');
    await typist.type(/^Street address/, '1 Mill Lane');
    await typist.type(/^Post(al )?code/i, 'N1 9GU');
    await typist.type(/^(City|Town|Post town)/, 'London');
    await typist.type(/^Purchase order number/, 'PO 7');
    await typist.press(/^Continue to payment/);
    await expect(visitor.heading('Payment')).toBeFocused();
    await typist.tabTo(/^Pay now/);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(visitor.signUp.getByText(/^You get an invoice for \$[\d.]+\. Pay it by /)).toBeVisible();
    await expectAccessible(page);
    await typist.press(/^Continue to review/);
    await expect(visitor.heading('Review and pay')).toBeFocused();
    await typist.tabTo(/terms of service/);
    await page.keyboard.press('Space');
    await expectAccessible(page);
    await typist.press(/^Order and pay \$/);
    await expect(visitor.done).toBeFocused();
  });
  expect(growth).toEqual(ONE_PURCHASE);
  await expect(visitor.signUp.getByRole('definition').filter({ hasText: '021000021' })).toBeVisible();
  await expectAccessible(page);
  const account = page.locator('storefront-account');
  await expect(account.getByText('Next payment')).toBeVisible();
  await expect(account.getByText('Without one, the next payment will fail.')).toBeHidden();
  await typist.press(/^Show invoice INV/);
  const payTo = account.getByRole('region', { name: 'How to pay this invoice' });
  await expect(payTo).toContainText('PO 7');
  await expect(payTo).toContainText('000123456789');
  await expectAccessible(page);
  expect((await typist.watched()).lost, 'steps at which the focus fell to the body').toEqual([]);
});
