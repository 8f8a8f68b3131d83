import type { Frame, FrameLocator, Page } from '@playwright/test';
import { expect, expectAccessible, test as base } from './support/fixtures.js';
import { startPaymentFormHost, type PaymentFormHost } from './support/payment-form-host.js';

const test = base.extend<{ host: PaymentFormHost }>({
  // Playwright reads the dependencies of a fixture from this pattern.
  host: async ({}, use) => {
    const host = await startPaymentFormHost();
    await use(host);
    await host.close();
  },
});

/** Opens the host page and waits until the form has its theme. */
async function open(page: Page, host: PaymentFormHost, query: Record<string, string> = {}): Promise<FrameLocator> {
  await page.goto(`${host.url}?${new URLSearchParams(query)}`);
  const form = page.frameLocator('#pay iframe');
  await expect(form.getByRole('button', { name: /^(Save card|Karte speichern)$/ })).toBeVisible();
  return form;
}

/** Window of the frame, to send messages to it and from it. */
function innerFrame(page: Page, host: PaymentFormHost): Frame {
  const frame = page.frames().find((each) => each.url().startsWith(`${host.formOrigin}/frame`));
  if (!frame) throw new Error('The form has no frame.');
  return frame;
}

async function fill(form: FrameLocator, number: string): Promise<void> {
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry date').fill('0431');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('Name on card').fill('Maya Okafor');
}

const save = (form: FrameLocator) => form.getByRole('button', { name: 'Save card' }).click();
const results = (page: Page) => page.locator('#results');

test('stores a card without a card field in the page around the form', async ({ page, host }) => {
  const form = await open(page, host);
  await expect(page.locator('#pay *')).toHaveCount(1);
  await expect(page.locator('#pay iframe')).toHaveAttribute('title', 'Card details');
  await expectAccessible(page);
  await fill(form, '4242424242424242');
  await expect(form.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(form.getByLabel('Expiry date')).toHaveValue('04 / 31');
  await expect(form.getByText('Visa', { exact: true })).toBeVisible();
  await save(form);
  await expect(form.getByText('Visa ending in 4242 saved.')).toBeFocused();
  await expect(results(page)).toHaveText('{"success":true,"paymentMethodId":"method-1","brand":"Visa","lastFour":"4242"}');
  await expectAccessible(page);
  expect(host.cards).toMatchObject([{ lastFour: '4242', holderName: 'Maya Okafor' }]);
  await form.getByRole('button', { name: 'Use another card' }).click();
  await expect(form.getByLabel('Card number')).toBeFocused();
  await expect(form.getByLabel('Card number')).toHaveValue('');
});

test('stores a bank account by keyboard and shows errors at their fields', async ({ page, host }) => {
  const form = await open(page, host);
  await form.getByRole('radio', { name: 'Card' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Bank account' })).toBeChecked();
  await expect(form.getByLabel('Card number')).toBeHidden();
  await form.getByRole('button', { name: 'Save bank account' }).press('Enter');
  await expect(form.getByLabel('Account holder')).toBeFocused();
  await expect(form.getByText('Enter the name of the account holder.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('Maya Okafor');
  await form.getByLabel('Routing number').fill('123456789');
  await form.getByLabel('Account number').fill('000123456789');
  await page.keyboard.press('Enter');
  await expect(form.getByText("This bank code isn't valid.")).toBeVisible();
  await expect(form.getByLabel('Routing number')).toBeFocused();
  await form.getByLabel('Routing number').fill('110000000');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Bank account ending in 6789 saved.')).toBeFocused();
  await expect(results(page)).toContainText('{"success":true,"paymentMethodId":"method-1","lastFour":"6789"}');
  expect(host.cards).toMatchObject([{ bank: 'ACH', lastFour: '6789', holderName: 'Maya Okafor' }]);
  await form.getByRole('button', { name: 'Use another payment method' }).click();
  await expect(form.getByRole('radio', { name: 'Bank account' })).toBeFocused();
  await expect(form.getByLabel('Routing number')).toHaveValue('');
});

test('saves the card of a wallet with one press', async ({ page, host }) => {
  const form = await open(page, host);
  await form.getByRole('radio', { name: 'Test Wallet' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Use Test Wallet' }).click();
  await expect(form.getByText('Visa ending in 4242 saved.')).toBeFocused();
  await expect(results(page)).toHaveText('{"success":true,"paymentMethodId":"method-1","brand":"Visa","lastFour":"4242"}');
});

test('clears only the security code after a refusal, and saves another card', async ({ page, host }) => {
  const form = await open(page, host);
  await fill(form, '4000000000000002');
  await save(form);
  await expect(form.getByRole('alert')).toContainText('Card declined.');
  await expect(results(page)).toContainText('"success":false');
  await expect(form.getByLabel('Security code')).toHaveValue('');
  await expect(form.getByLabel('Name on card')).toHaveValue('Maya Okafor');
  await expectAccessible(page);
  await form.getByLabel('Card number').fill('5555555555554444');
  await form.getByLabel('Security code').fill('123');
  await save(form);
  await expect(form.getByText('Mastercard ending in 4444 saved.')).toBeVisible();
  await expect(results(page)).toContainText('method-1');
});

test('answers a challenge of the bank in the form by keyboard, also a second time', async ({ page, host }) => {
  const form = await open(page, host);
  await fill(form, '4000002760003184');
  await save(form);
  await expect(form.getByRole('heading', { name: 'Confirm with your bank' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Complete' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText("You didn't confirm with your bank");
  await expect(form.getByLabel('Security code')).toBeFocused();
  await expect(results(page)).toContainText('"success":false');
  expect(host.cards).toEqual([]);
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Complete' }).press('Enter');
  await expect(form.getByText('Visa ending in 3184 saved.')).toBeFocused();
  await expect(results(page)).toContainText('{"success":true,"paymentMethodId":"method-1","brand":"Visa","lastFour":"3184"}');
});

test('each invalid field says what to do, and the first one gets the focus', async ({ page, host }) => {
  const form = await open(page, host);
  await save(form);
  await expect(form.getByLabel('Card number')).toBeFocused();
  await expect(form.getByLabel('Card number')).toHaveAccessibleDescription('Enter the card number.');
  await expect(form.getByLabel('Expiry date')).toHaveAccessibleDescription('Enter the expiry date.');
  await expect(form.getByLabel('Security code')).toHaveAccessibleDescription('Enter the security code.');
  await expect(form.getByLabel('Name on card')).toHaveAccessibleDescription('Enter the name as it is on the card.');
  await expectAccessible(page);
  await form.getByLabel('Expiry date').fill('1020');
  await form.getByLabel('Expiry date').blur();
  await expect(form.getByLabel('Expiry date')).toHaveAccessibleDescription('This card has expired. Use another card.');
  await form.getByLabel('Card number').fill('4111111111111111');
  await form.getByLabel('Card number').blur();
  await save(form);
  await expect(form.getByText('Enter the card number.')).toHaveCount(0);
  await expect(page.locator('#asked')).toHaveText('');
  await form.getByLabel('Expiry date').fill('0431');
  await expect(form.getByText('This card has expired. Use another card.')).toHaveCount(0);
});

test('rejects a card that is not a test card at its field', async ({ page, host }) => {
  const form = await open(page, host);
  await fill(form, '4111111111111111');
  await save(form);
  await expect(form.getByLabel('Card number')).toHaveAccessibleDescription(/accepts only test cards/);
  await form.getByText('Test cards', { exact: true }).click();
  await form.getByRole('button', { name: '5555 5555 5555 4444' }).click();
  await expect(form.getByLabel('Card number')).toHaveValue('5555 5555 5555 4444');
  await expect(form.getByText('Mastercard', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('keeps the caret in place while a number is edited', async ({ page, host }) => {
  const form = await open(page, host);
  const number = form.getByLabel('Card number');
  await number.pressSequentially('424242424242');
  for (let step = 0; step < 8; step += 1) await number.press('ArrowLeft');
  await number.press('Backspace');
  await number.pressSequentially('9');
  await expect(number).toHaveValue('4242 9242 4242');
  expect(await number.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(6);
});

test('sends a card once, however often it is submitted', async ({ page, host }) => {
  const form = await open(page, host);
  await fill(form, '4242424242424242');
  await form.getByRole('button', { name: 'Save card' }).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click += 1) button.click();
  });
  await expect(form.getByText('Visa ending in 4242 saved.')).toBeVisible();
  await expect(page.locator('#asked')).toHaveText('x');
  expect(host.cards).toHaveLength(1);
});

test('reports a failed session and a lost connection, and offers to try again', async ({ page, host, problems }) => {
  problems.allow(/net::ERR_|NetworkError|Failed to load resource/);
  const form = await open(page, host);
  await fill(form, '4242424242424242');
  await page.getByLabel('Refuse sessions').check();
  await save(form);
  await expect(form.getByRole('alert')).toContainText("The shop didn't respond");
  await page.getByLabel('Refuse sessions').uncheck();
  await page.route('**/frame/methods', (route) => route.abort());
  await form.getByLabel('Security code').fill('123');
  await save(form);
  await expect(form.getByRole('alert')).toContainText('The connection was lost');
  await page.unroute('**/frame/methods');
  await form.getByLabel('Security code').fill('123');
  await save(form);
  await expect(form.getByText('Visa ending in 4242 saved.')).toBeVisible();
});

test('reports to the page that the form did not load', async ({ page, host, problems }) => {
  problems.allow(/net::ERR_|NetworkError|Failed to load resource/);
  await page.clock.install();
  await page.route('**/frame?*', (route) => route.abort());
  await page.goto(host.url);
  await expect(page.locator('#pay iframe')).toHaveCount(1);
  await page.clock.fastForward(20_000);
  await expect(results(page)).toHaveText(JSON.stringify({ success: false, error: { message: "The payment form couldn't be loaded." } }));
});

test('adopts color scheme and theme, but only valid colors, lengths and fonts', async ({ page, host }) => {
  const theme = {
    colorPrimary: '#0a7d4b',
    borderRadius: '3px',
    fontFamily: 'Georgia, serif',
    colorText: 'url(https://evil.example/x)',
    colorBackground: 'red; } body { display: none',
    fontSizeBase: '900px',
    spacingUnit: 'calc(1px * 9999)',
  };
  const form = await open(page, host, { theme: JSON.stringify(theme), lang: 'de', scheme: 'dark' });
  const button = form.getByRole('button', { name: 'Karte speichern' });
  await expect(button).toHaveCSS('background-color', 'rgb(10, 125, 75)');
  await expect(button).toHaveCSS('border-radius', '3px');
  await expect(button).toHaveCSS('font-family', 'Georgia, serif');
  const field = form.getByLabel('Kartennummer');
  await expect(field).toHaveCSS('color', 'rgb(238, 241, 245)');
  await expect(field).toHaveCSS('background-color', 'rgb(28, 34, 42)');
  await expect(field).toHaveCSS('font-size', '16px');
  await expect(form.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('#pay iframe')).toHaveCSS('color-scheme', 'dark');
  await expect(form.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // Axe treats a transparent frame as white, so the frame gets the page's background.
  await innerFrame(page, host).evaluate(() => document.documentElement.style.setProperty('background', '#14191d'));
  await expectAccessible(page);
  await innerFrame(page, host).evaluate(() => document.documentElement.style.removeProperty('background'));
});

test('follows the color scheme of the system if the page does', async ({ page, host, browserName }) => {
  const form = await open(page, host);
  await expect(form.locator('html')).toHaveCSS('color-scheme', 'light');
  await expectAccessible(page);
  // Playwright cannot switch the scheme of an installed Firefox.
  if (browserName !== 'chromium') return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(form.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('makes the frame as high as its content', async ({ page, host }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const form = await open(page, host);
  await form.getByText('Test cards', { exact: true }).click();
  const content = () => form.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect.poll(async () => (await page.locator('#pay iframe').boundingBox())?.height).toBe(await content());
  expect(await form.locator('html').evaluate((root) => root.scrollWidth <= root.clientWidth)).toBe(true);
});

/** Returns messages of a hostile window: valid and invalid shapes, and the correct channel with a wrong nonce. */
function hostileMessages(nonce: string, count: number): unknown[] {
  const types = ['ready', 'height', 'complete', 'session', 'session-request', 'session-failed', 'theme', '__proto__', 7, null];
  const shapes: unknown[] = [null, 'complete', 42, [], { type: 'complete', success: true, paymentMethodId: 'evil' }];
  return Array.from({ length: count }, (_, index) => {
    if (index % 3 === 0) return shapes[(index / 3) % shapes.length];
    const wrong = [`${nonce}x`, nonce.slice(1), '', null, { toString: nonce }][index % 5];
    const payload = {
      success: true,
      paymentMethodId: 'evil',
      token: 'evil',
      height: 9999,
      variables: { colorText: 'red' },
      scheme: 'dark',
    };
    return { channel: 'zuora-payment-form', nonce: wrong, type: types[index % types.length], ...payload };
  });
}

test('ignores messages with another window, origin, nonce or shape', async ({ page, host }) => {
  const form = await open(page, host);
  const frame = innerFrame(page, host);
  const nonce = new URL(frame.url()).searchParams.get('nonce') ?? '';
  const height = (await page.locator('#pay iframe').boundingBox())?.height;
  const right = hostileMessages(nonce, 600)
    .filter((each) => typeof each === 'object' && each !== null)
    .map((each) => ({ ...each, nonce }));

  // Correct window and origin, but never both the correct nonce and shape: 10,000 messages in each direction. Each window creates its
  // messages itself, because passing so many from the test to Firefox takes half a minute.
  const sendTo = (target: string): string =>
    `(${String(hostileMessages)})(${JSON.stringify(nonce)}, 10_000).forEach((each) => ${target}.postMessage(each, '*'))`;
  await frame.evaluate(sendTo('parent'));
  await page.evaluate(sendTo("document.querySelector('iframe').contentWindow"));

  // Correct messages from a wrong window: the page itself, another frame of the page's origin, another window of the form's origin.
  await page.evaluate((messages) => messages.forEach((each) => postMessage(each, '*')), right);
  await page.evaluate(async () => {
    const other = document.createElement('iframe');
    other.src = '/empty';
    const loaded = new Promise((resolve) => other.addEventListener('load', resolve));
    document.body.append(other);
    await loaded;
  });
  const sibling = page.frames().find((each) => each.url().endsWith('/empty'));
  await sibling?.evaluate((messages) => {
    for (const each of messages) {
      parent.frames[0]?.postMessage(each, '*');
      parent.postMessage(each, '*');
    }
  }, right);

  await fill(form, '4242424242424242');
  await save(form);
  await expect(results(page)).toHaveText('{"success":true,"paymentMethodId":"method-1","brand":"Visa","lastFour":"4242"}');
  await expect(page.locator('#asked')).toHaveText('x');
  await expect(form.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(form.locator('body')).toHaveCSS('color', 'rgb(22, 27, 34)');
  expect(height).toBeLessThan(500);
  expect((await page.locator('#pay iframe').boundingBox())?.height).toBeLessThan(500);
});
