import { expectSameAsFreshLoad } from './support/fresh-load.js';
import { expect, expectAccessible, test } from './support/own-demo.js';
import { CARDS, SignUpPage } from './support/sign-up-page.js';
import { signIn } from './support/subscriber.js';

/** Number of records that one completed sign-up adds. */
const ONE_PURCHASE = { accounts: 1, subscriptions: 1, orders: 1, invoices: 1, payments: 1 };

test('choose a plan, sign up, pay, and see subscription and paid invoice in the new account', async ({ page, demo, context }) => {
  test.slow();
  const visitor = new SignUpPage(page);
  const growth = await demo.addedRecords(async () => {
    await visitor.open();
    await expectAccessible(page);
    await visitor.choosePlan('Build');
    await expect(visitor.signUp.getByText(/^You pay \$[\d.]+ today, then \$[\d.]+ every month from /).first()).toBeVisible();
    await expectAccessible(page);
    await visitor.fillDetails();
    await visitor.signUp.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(visitor.form.getByLabel('Card number')).toBeVisible();
    await expectAccessible(page);
    await visitor.saveCard(CARDS.good);
    await expect(visitor.heading('Review and pay')).toBeFocused();
    await expect(visitor.signUp.getByText(visitor.email)).toBeVisible();
    await expect(visitor.signUp.getByText('Visa ending in 4242')).toBeVisible();
    await expectAccessible(page);
    await visitor.agree();
    await visitor.pay.click();
    await expect(visitor.done).toBeFocused();
  });
  expect(growth).toEqual(ONE_PURCHASE);
  const account = page.locator('storefront-account');
  await expect(account.getByText('Active')).toBeVisible();
  // The skeleton, which is hidden from screen readers, contains the same word.
  await expect(account.getByRole('cell', { name: 'Paid' })).toBeVisible();
  const invoice = await visitor.signUp.getByText(/^INV\d+$/).innerText();
  await expect(account.getByRole('button', { name: `Show invoice ${invoice}` })).toBeVisible();
  await expectAccessible(page);
  const later = await context.newPage();
  await signIn(later, visitor);
  await expectSameAsFreshLoad(page, '/account.html');
});

test('a free plan needs no card', async ({ page, demo }) => {
  const visitor = new SignUpPage(page);
  const growth = await demo.addedRecords(async () => {
    await visitor.open();
    await visitor.choosePlan('Free');
    await visitor.fillDetails();
    await visitor.signUp.getByRole('button', { name: 'Continue to review' }).click();
    await visitor.agree();
    await visitor.signUp.getByRole('button', { name: 'Start free' }).click();
    await expect(visitor.done).toBeFocused();
  });
  expect(growth).toMatchObject({ accounts: 1, subscriptions: 1, orders: 1, payments: 0 });
});

test('a plan in the URL skips the choice of plans', async ({ page }) => {
  const visitor = new SignUpPage(page);
  await visitor.open();
  await visitor.choosePlan('Build');
  const draft = await page.evaluate(() => Object.entries<string>(sessionStorage).find(([name]) => name.includes(':sign-up:'))?.[1] ?? '');
  const { plan } = JSON.parse(draft) as { plan: { productRatePlanId: string } };
  await page.evaluate(() => sessionStorage.clear());
  await visitor.open(`?plan=${plan.productRatePlanId}&quantity=7`);
  await expect(visitor.heading('Your details')).toBeVisible();
  await expect(visitor.signUp.getByRole('spinbutton', { name: 'Seats' })).toHaveValue('7');
});

test('invalid input is listed at the fields and in a summary, and is kept', async ({ page }) => {
  const visitor = new SignUpPage(page);
  await visitor.open();
  await visitor.choosePlan('Build');
  await visitor.signUp.getByLabel('First name').fill('Maya');
  await visitor.signUp.getByLabel('Email').fill('maya@example');
  await visitor.signUp.getByRole('button', { name: 'Continue to payment' }).click();
  const summary = visitor.signUp.getByRole('group', { name: 'Fix 3 fields to continue' });
  await expect(summary).toBeFocused();
  await expect(visitor.signUp.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(visitor.signUp.getByLabel('Email')).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Select your country.' }).click();
  await expect(visitor.signUp.getByLabel('Country')).toBeFocused();
  await expect(visitor.signUp.getByLabel('First name')).toHaveValue('Maya');
  await expect(visitor.signUp.getByLabel('Email')).toHaveValue('maya@example');
});

test('after a declined card, another card can be entered without losing input', async ({ page, demo }) => {
  test.slow();
  const visitor = new SignUpPage(page);
  const growth = await demo.addedRecords(async () => {
    await visitor.toPayment();
    await visitor.saveCard(CARDS.refusedWhenStored);
    await expect(visitor.signUp.getByText("Nothing was saved, and you weren't charged.").first()).toBeVisible();
    await expectAccessible(page);
    await visitor.saveCard(CARDS.good);
    await visitor.agree();
    await visitor.pay.click();
    await expect(visitor.done).toBeFocused();
  });
  expect(growth).toEqual(ONE_PURCHASE);
});

for (const [collectionFailure, card] of [
  ['keep', 'refusedAtCollection'],
  ['rollback', 'noMoney'],
] as const) {
  test(`after a card that is ${card}, another card pays the same purchase, with the platform setting "${collectionFailure}"`, async ({
    page,
    demo,
  }) => {
    test.slow();
    const visitor = new SignUpPage(page);
    await demo.setFaults({ collectionFailure });
    const growth = await demo.addedRecords(async () => {
      await visitor.toReview(CARDS[card]);
      await visitor.pay.click();
      await expect(visitor.heading('Payment')).toBeFocused();
      const words = collectionFailure === 'keep' ? /couldn't be charged/ : /You weren't charged, and what you entered is kept/;
      await expect(visitor.signUp.getByText(words).first()).toBeVisible();
      await expectAccessible(page);
      await visitor.saveCard(CARDS.otherGood);
      await expect(visitor.heading('Review and pay')).toBeFocused();
      await expect(visitor.signUp.getByText(visitor.email)).toBeVisible();
      await visitor.signUp.getByRole('button', { name: /^Pay \$/ }).click();
      await expect(visitor.done).toBeFocused();
    });
    expect(growth).toEqual(ONE_PURCHASE);
    const account = page.locator('storefront-account');
    // The skeleton, which is hidden from screen readers, contains the same word.
    await expect(account.getByRole('cell', { name: 'Paid' })).toBeVisible();
  });
}
