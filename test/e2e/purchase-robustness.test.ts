import type { Page } from '@playwright/test';
import { prepareNetwork, setOrderFailures, setOlderPrice, type OrderFailure } from './support/lossy-network.js';
import { expect, expectAccessible, test } from './support/own-demo.js';
import { CARDS, SignUpPage } from './support/sign-up-page.js';

const ONE_PURCHASE = { accounts: 1, subscriptions: 1, orders: 1, invoices: 1, payments: 1 };

/** Idempotency keys of the orders that were sent. */
function recordKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/storefront/orders')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

test('a reload at any step keeps input and choices', async ({ page, demo }) => {
  const visitor = new SignUpPage(page);
  const growth = await demo.addedRecords(async () => {
    await visitor.open();
    await visitor.choosePlan('Build');
    await visitor.signUp.getByRole('button', { name: 'More seats' }).click();
    await visitor.fillDetails();
    await page.reload();
    await expect(visitor.signUp.getByLabel('Email')).toHaveValue(visitor.email);
    await expect(visitor.signUp.getByLabel('Country')).toHaveValue('DE');
    await expect(visitor.signUp.getByRole('spinbutton', { name: 'Seats' })).toHaveValue('4');
    await visitor.signUp.getByRole('button', { name: 'Continue to payment' }).click();
    // A reload stays on the current step.
    await expect(visitor.heading('Payment')).toBeVisible();
    // Firefox cancels a reload while a frame is still loading.
    await expect(visitor.form.getByLabel('Card number')).toBeVisible();
    await page.reload();
    await expect(visitor.heading('Payment')).toBeVisible();
    await visitor.saveCard(CARDS.good);
    await expect(visitor.heading('Review and pay')).toBeVisible();
    await visitor.agree();
    await page.reload();
    await expect(visitor.signUp.getByRole('checkbox', { name: /terms of service/ })).toBeChecked();
    await visitor.pay.click();
    await expect(visitor.done).toBeVisible();
  });
  expect(growth).toEqual(ONE_PURCHASE);
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).not.toContain(visitor.email);
});

test('the page stores no card data', async ({ page }) => {
  const visitor = new SignUpPage(page);
  await visitor.toReview();
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.body.textContent]),
  );
  expect(kept.replaceAll(/\s/g, '')).not.toContain('4242424242424242');
  expect(await page.locator('storefront-sign-up input[autocomplete^=cc-]').count()).toBe(0);
});

test('a second sign-up with the same address offers to sign in', async ({ page, browser, demo }) => {
  test.slow();
  const first = new SignUpPage(page);
  await first.toReview();
  await first.pay.click();
  await expect(first.done).toBeVisible();
  const context = await browser.newContext({ baseURL: demo.site });
  const other = new SignUpPage(await context.newPage());
  const growth = await demo.addedRecords(async () => {
    await other.open();
    await other.choosePlan('Build');
    await other.fillDetails(first.email);
    await other.signUp.getByRole('button', { name: 'Continue to payment' }).click();
    // The error appears before the payment step.
    await expect(other.signUp.getByRole('group', { name: 'Fix 1 field to continue' })).toBeFocused();
    await expect(other.signUp.getByLabel('Email')).toHaveAccessibleDescription(/^An account with this email address already exists\./);
  });
  expect(growth).toMatchObject({ accounts: 0, orders: 0, payments: 0 });
  await expectAccessible(other.page);
  await expect(other.signUp.getByLabel('First name')).toHaveValue('Maya');
  await other.signUp.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(other.page).toHaveURL(/login\.html/);
  await context.close();
});

test('twenty clicks buy once', async ({ page, demo }) => {
  const visitor = new SignUpPage(page);
  const keys = recordKeys(page);
  const growth = await demo.addedRecords(async () => {
    await visitor.toReview();
    await visitor.signUp.locator('[part=cta]').evaluate((button: HTMLElement) => {
      for (let click = 0; click < 20; click += 1) button.click();
    });
    await expect(visitor.done).toBeFocused();
  });
  expect(growth).toEqual(ONE_PURCHASE);
  expect(keys).toHaveLength(1);
});

test('a dropped response is requested again with the same key', async ({ page, demo }) => {
  test.slow();
  const visitor = new SignUpPage(page);
  const keys = recordKeys(page);
  await prepareNetwork(page);
  const growth = await demo.addedRecords(async () => {
    await visitor.toReview();
    // The client makes four attempts before it reports an unknown outcome.
    await setOrderFailures(page, ['answer-lost', 'not-sent', 'not-sent', 'not-sent']);
    await visitor.pay.click();
    await expect(visitor.checking).toBeVisible({ timeout: 30_000 });
    await expect(visitor.done).toBeFocused({ timeout: 30_000 });
  });
  expect(growth).toEqual(ONE_PURCHASE);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a page that was closed while the outcome was unknown checks again when it is opened', async ({ page, demo }) => {
  test.slow();
  const visitor = new SignUpPage(page);
  await prepareNetwork(page);
  const growth = await demo.addedRecords(async () => {
    await visitor.toReview();
    await setOrderFailures(page, ['answer-lost', ...Array<OrderFailure>(7).fill('not-sent')]);
    const sent = page.waitForResponse(/\/storefront\/orders$/);
    await visitor.pay.click();
    await sent;
    await page.reload();
    await expect(visitor.checking).toBeVisible();
    await expectAccessible(page);
    await expect(visitor.done).toBeVisible({ timeout: 60_000 });
  });
  expect(growth).toEqual(ONE_PURCHASE);
});

test('keeps the order while offline and does not send it by itself when back online', async ({ page, context, demo }) => {
  const visitor = new SignUpPage(page);
  const keys = recordKeys(page);
  const growth = await demo.addedRecords(async () => {
    await visitor.toReview();
    await context.setOffline(true);
    await expect(visitor.signUp.getByText(/^You're offline/).first()).toBeVisible();
    await expect(visitor.pay).toHaveAttribute('aria-disabled', 'true');
    await visitor.pay.click({ force: true });
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(visitor.signUp.locator('.notice.offline')).toHaveCount(0);
    await expect(visitor.pay).toHaveAttribute('aria-disabled', 'false');
    expect(keys).toEqual([]);
    await visitor.pay.click();
    await expect(visitor.done).toBeFocused();
  });
  expect(growth).toEqual(ONE_PURCHASE);
});

test('a changed price is shown with the old price and must be confirmed again', async ({ page, demo }) => {
  test.slow();
  const visitor = new SignUpPage(page);
  await prepareNetwork(page);
  const growth = await demo.addedRecords(async () => {
    await visitor.open();
    await setOlderPrice(page, '50.00');
    await visitor.toReview();
    await setOlderPrice(page, undefined);
    await visitor.signUp.getByRole('button', { name: 'Pay $50.00 and start' }).click();
    await expect(visitor.signUp.getByText('The price changed from $50.00 to $56.00.').first()).toBeVisible();
    await expectAccessible(page);
    await visitor.signUp.getByRole('button', { name: 'Pay $56.00 and start' }).click();
    await expect(visitor.done).toBeFocused();
  });
  expect(growth).toEqual(ONE_PURCHASE);
});

test('a purchase works by keyboard alone', async ({ page }) => {
  test.slow();
  const visitor = new SignUpPage(page);
  const tabTo = async (matches: (label: string) => boolean): Promise<void> => {
    for (let press = 0; press < 80; press += 1) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() => {
        let active: Element | null = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        const labels = active && 'labels' in active ? (active.labels as NodeListOf<HTMLLabelElement> | null) : null;
        return `${active?.localName ?? ''} ${labels?.[0]?.textContent ?? active?.textContent ?? ''}`.replaceAll(/\s+/g, ' ').trim();
      });
      if (matches(label)) return;
    }
    throw new Error('Tab never reached the element.');
  };
  await visitor.open();
  await expect(visitor.signUp.getByRole('button', { name: /Build/ })).toBeVisible();
  await tabTo((label) => /^button .*Build/.test(label));
  await page.keyboard.press('Enter');
  await expect(visitor.heading('Your details')).toBeFocused();
  await tabTo((label) => label.startsWith('input First name'));
  await page.keyboard.type('Maya');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Okafor');
  await page.keyboard.press('Tab');
  await page.keyboard.type(visitor.email);
  await tabTo((label) => label.startsWith('select Country'));
  await page.keyboard.type('Germany');
  await expect(visitor.signUp.locator('#postalCode:required')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hauptstraße 1');
  await tabTo((label) => label.startsWith('input Postal code'));
  await page.keyboard.type('10115');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Berlin');
  await tabTo((label) => label.startsWith('button Continue to payment'));
  await page.keyboard.press('Enter');
  await expect(visitor.heading('Payment')).toBeFocused();
  await expect(visitor.form.getByLabel('Card number')).toBeVisible();
  // Presses Tab until the focus is in the frame and on the card number, after the choice of payment method.
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    if (await visitor.form.getByLabel('Card number').evaluate((field) => field === document.activeElement)) break;
  }
  await expect(visitor.form.getByLabel('Card number')).toBeFocused();
  await page.keyboard.type('4242424242424242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0431');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Maya Okafor');
  await page.keyboard.press('Enter');
  await expect(visitor.heading('Review and pay')).toBeFocused();
  await tabTo((label) => label.startsWith('input I accept'));
  await page.keyboard.press('Space');
  await tabTo((label) => /^button Pay/.test(label));
  await page.keyboard.press('Enter');
  await expect(visitor.done).toBeFocused();
});
