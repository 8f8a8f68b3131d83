import { expect, test } from './support/own-demo.js';
import { Typist } from './support/keyboard.js';
import { SignUpPage } from './support/sign-up-page.js';

/** Tests journeys by keyboard alone: the focus is never lost, and each status is announced once. */

/** Returns announcements that were repeated immediately. */
const repeatedTexts = (said: readonly string[]): string[] => said.filter((text, index) => text === said[index - 1]);

test('choose a plan, sign up and pay, by keyboard', async ({ page }) => {
  test.slow();
  const typist = await Typist.at(page);
  const visitor = new SignUpPage(page);
  await visitor.open();
  await typist.press(/^Choose Build/);
  await expect(visitor.heading('Your details')).toBeFocused();
  await typist.type(/^First name/, 'Maya');
  await typist.type(/^Last name/, 'Okafor');
  await typist.type(/^Email/, visitor.email);
  await typist.type(/^Country/, 'Germany');
  await expect(visitor.signUp.locator('#postalCode:required')).toBeVisible();
  await typist.type(/^Street address/, 'Hauptstraße 1');
  await typist.type(/^(Postal code|Postcode|ZIP)/, '10115');
  await typist.type(/^City/, 'Berlin');
  await typist.press(/^Continue to payment/);
  await expect(visitor.heading('Payment')).toBeFocused();
  await expect(visitor.form.getByLabel('Card number')).toBeVisible();
  await typist.type(/^Card number/, '4242424242424242');
  await typist.type(/^Expiry date/, '0431');
  await typist.type(/^Security code/, '123');
  await typist.type(/^Name on card/, 'Maya Okafor');
  await typist.press(/^Save card/);
  await expect(visitor.heading('Review and pay')).toBeFocused();
  await typist.tabTo(/terms of service/);
  await page.keyboard.press('Space');
  await expect(visitor.pay).toHaveAttribute('aria-disabled', 'false');
  await typist.press(/^Pay \$/);
  await expect(visitor.done).toBeFocused();
  const { lost, said } = await typist.watched();
  expect(lost, 'steps at which the focus fell to the body').toEqual([]);
  for (const status of [/saved\. You haven't been charged yet\.$/, /^Your order was sent\./]) {
    expect(
      said.filter((text) => status.test(text)),
      String(status),
    ).toHaveLength(1);
  }
  expect(repeatedTexts(said), 'said twice').toEqual([]);
});

test('the link of an error moves the focus to its field, by keyboard', async ({ page }) => {
  const typist = await Typist.at(page);
  const visitor = new SignUpPage(page);
  await visitor.open();
  await typist.press(/^Choose Build/);
  await expect(visitor.heading('Your details')).toBeFocused();
  await typist.press(/^Continue to payment/);
  await typist.press(/first name/i);
  expect((await typist.focused()).tag).toBe('input');
  expect((await typist.focused()).name).toMatch(/^First name/);
  const { lost, said } = await typist.watched();
  expect(lost).toEqual([]);
  expect(repeatedTexts(said)).toEqual([]);
});

test('the dialog of a buy button keeps the focus and returns it, by keyboard', async ({ page }) => {
  const typist = await Typist.at(page);
  await page.goto('/states/storefront-buy-button/open');
  await page.waitForFunction(() => document.documentElement.dataset['story'] === 'shown');
  const dialog = page.locator('storefront-buy-button').getByRole('dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await typist.focused()).name).toBe('Get Build');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await typist.tabTo(/^Close/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await typist.focused()).name).toBe('Get Build');
  expect(repeatedTexts((await typist.watched()).said)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  // Tab stays in the dialog or the browser's toolbars and never reaches the page behind.
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab');
    const { name } = await typist.focused();
    expect(name).not.toMatch(/All elements|^Get Build$/);
  }
});
