import type { Frame, FrameLocator, Page } from '@playwright/test';
import { expect, expectAccessible, test as base } from './support/fixtures.js';
import { startPaymentFormHost, type PaymentFormHost } from './support/payment-form-host.js';

const test = base.extend<{ host: PaymentFormHost }>({
  // Playwright reads the fixtures of a fixture from this pattern.
  host: async ({}, use) => {
    const host = await startPaymentFormHost();
    await use(host);
    await host.close();
  },
});

/** Opens the host page and waits until the form has taken over its theme. */
async function open(page: Page, host: PaymentFormHost, query: Record<string, string> = {}): Promise<FrameLocator> {
  await page.goto(`${host.url}?${new URLSearchParams(query)}`);
  const form = page.frameLocator('#pay iframe');
  await expect(form.getByRole('button', { name: /^(Save card|Karte speichern)$/ })).toBeVisible();
  return form;
}

/** The frame's own window, for speaking to it and from it. */
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

test('a card is stored without the page around the form ever holding a card field', async ({ page, host }) => {
  const form = await open(page, host);
  await expect(page.locator('#pay *')).toHaveCount(1);
  await expect(page.locator('#pay iframe')).toHaveAttribute('title', 'Card details');
  await expectAccessible(page);
  await fill(form, '4242424242424242');
  await expect(form.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(form.getByLabel('Expiry date')).toHaveValue('04 / 31');
  await expect(form.getByText('Visa', { exact: true })).toBeVisible();
  await save(form);
  await expect(form.getByText('Visa ending in 4242 is saved.')).toBeFocused();
  await expect(results(page)).toHaveText('{"success":true,"paymentMethodId":"method-1"}');
  await expectAccessible(page);
  expect(host.cards).toMatchObject([{ lastFour: '4242', holderName: 'Maya Okafor' }]);
  await form.getByRole('button', { name: 'Use another card' }).click();
  await expect(form.getByLabel('Card number')).toBeFocused();
  await expect(form.getByLabel('Card number')).toHaveValue('');
});

test('a bank account is stored by keyboard, and what is wrong with it is said at its field', async ({ page, host }) => {
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
  await expect(form.getByText('This is not the number of a bank.')).toBeVisible();
  await expect(form.getByLabel('Routing number')).toBeFocused();
  await form.getByLabel('Routing number').fill('110000000');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Bank account ending in 6789 is saved.')).toBeFocused();
  await expect(results(page)).toContainText('{"success":true,"paymentMethodId":"method-1"}');
  expect(host.cards).toMatchObject([{ bank: 'ACH', lastFour: '6789', holderName: 'Maya Okafor' }]);
  await form.getByRole('button', { name: 'Use another way to pay' }).click();
  await expect(form.getByRole('radio', { name: 'Bank account' })).toBeFocused();
  await expect(form.getByLabel('Routing number')).toHaveValue('');
});

test('a wallet hands its card over with one press', async ({ page, host }) => {
  const form = await open(page, host);
  await form.getByRole('radio', { name: 'Test Wallet' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Use Test Wallet' }).click();
  await expect(form.getByText('Visa ending in 4242 is saved.')).toBeFocused();
  await expect(results(page)).toHaveText('{"success":true,"paymentMethodId":"method-1"}');
});

test('a refused card keeps all that was typed but the security code, and another one can be saved', async ({ page, host }) => {
  const form = await open(page, host);
  await fill(form, '4000000000000002');
  await save(form);
  await expect(form.getByRole('alert')).toContainText('The bank refused this card.');
  await expect(results(page)).toContainText('"success":false');
  await expect(form.getByLabel('Security code')).toHaveValue('');
  await expect(form.getByLabel('Name on card')).toHaveValue('Maya Okafor');
  await expectAccessible(page);
  await form.getByLabel('Card number').fill('5555555555554444');
  await form.getByLabel('Security code').fill('123');
  await save(form);
  await expect(form.getByText('Mastercard ending in 4444 is saved.')).toBeVisible();
  await expect(results(page)).toContainText('method-1');
});

test('a bank that asks the holder is answered in the form, by keyboard, and may be answered again', async ({ page, host }) => {
  const form = await open(page, host);
  await fill(form, '4000002760003184');
  await save(form);
  await expect(form.getByRole('heading', { name: 'Your bank asks for your confirmation' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Complete' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Your bank did not get your confirmation');
  await expect(form.getByLabel('Security code')).toBeFocused();
  await expect(results(page)).toContainText('"success":false');
  expect(host.cards).toEqual([]);
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Complete' }).press('Enter');
  await expect(form.getByText('Visa ending in 3184 is saved.')).toBeFocused();
  await expect(results(page)).toContainText('{"success":true,"paymentMethodId":"method-1"}');
});

test('each wrong field says what to do, and the first one takes the focus', async ({ page, host }) => {
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

test('a card that is no test card is turned away at its field', async ({ page, host }) => {
  const form = await open(page, host);
  await fill(form, '4111111111111111');
  await save(form);
  await expect(form.getByLabel('Card number')).toHaveAccessibleDescription(/only test cards are taken/);
  await form.getByText('Test cards', { exact: true }).click();
  await form.getByRole('button', { name: '5555 5555 5555 4444' }).click();
  await expect(form.getByLabel('Card number')).toHaveValue('5555 5555 5555 4444');
  await expect(form.getByText('Mastercard', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the caret stays at its digit while a number is edited', async ({ page, host }) => {
  const form = await open(page, host);
  const number = form.getByLabel('Card number');
  await number.pressSequentially('424242424242');
  for (let step = 0; step < 8; step += 1) await number.press('ArrowLeft');
  await number.press('Backspace');
  await number.pressSequentially('9');
  await expect(number).toHaveValue('4242 9242 4242');
  expect(await number.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(6);
});

test('however often one clicks, a card is sent once', async ({ page, host }) => {
  const form = await open(page, host);
  await fill(form, '4242424242424242');
  await form.getByRole('button', { name: 'Save card' }).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click += 1) button.click();
  });
  await expect(form.getByText('Visa ending in 4242 is saved.')).toBeVisible();
  await expect(page.locator('#asked')).toHaveText('x');
  expect(host.cards).toHaveLength(1);
});

test('a page that cannot open a session and a lost connection are said plainly, and can be tried again', async ({
  page,
  host,
  problems,
}) => {
  problems.allow(/net::ERR_|NetworkError|Failed to load resource/);
  const form = await open(page, host);
  await fill(form, '4242424242424242');
  await page.getByLabel('Refuse sessions').check();
  await save(form);
  await expect(form.getByRole('alert')).toContainText('The shop did not answer');
  await page.getByLabel('Refuse sessions').uncheck();
  await page.route('**/frame/methods', (route) => route.abort());
  await form.getByLabel('Security code').fill('123');
  await save(form);
  await expect(form.getByRole('alert')).toContainText('The connection was lost');
  await page.unroute('**/frame/methods');
  await form.getByLabel('Security code').fill('123');
  await save(form);
  await expect(form.getByText('Visa ending in 4242 is saved.')).toBeVisible();
});

test('a form that never loads is reported to the page', async ({ page, host, problems }) => {
  problems.allow(/net::ERR_|NetworkError|Failed to load resource/);
  await page.clock.install();
  await page.route('**/frame?*', (route) => route.abort());
  await page.goto(host.url);
  await expect(page.locator('#pay iframe')).toHaveCount(1);
  await page.clock.fastForward(20_000);
  await expect(results(page)).toHaveText('{"success":false,"error":{"message":"The payment form could not be loaded."}}');
});

test('the form takes over color scheme and theme, and nothing that is no color, length or font', async ({ page, host }) => {
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
  // Axe takes a transparent frame for a white one, so it is given what shows through.
  await innerFrame(page, host).evaluate(() => document.documentElement.style.setProperty('background', '#14191d'));
  await expectAccessible(page);
  await innerFrame(page, host).evaluate(() => document.documentElement.style.removeProperty('background'));
});

test('the form follows the system from light to dark where the page does', async ({ page, host, browserName }) => {
  const form = await open(page, host);
  await expect(form.locator('html')).toHaveCSS('color-scheme', 'light');
  await expectAccessible(page);
  // Playwright cannot switch the scheme of an installed Firefox.
  if (browserName !== 'chromium') return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(form.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('the frame is as high as its content, so nothing of it scrolls', async ({ page, host }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const form = await open(page, host);
  await form.getByText('Test cards', { exact: true }).click();
  const content = () => form.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect.poll(async () => (await page.locator('#pay iframe').boundingBox())?.height).toBe(await content());
  expect(await form.locator('html').evaluate((root) => root.scrollWidth <= root.clientWidth)).toBe(true);
});

/** What a hostile window might send: right and wrong shapes, and the right channel under a nonce that is not the form's. */
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

test('messages of other windows, origins, nonces and shapes change nothing', async ({ page, host }) => {
  const form = await open(page, host);
  const frame = innerFrame(page, host);
  const nonce = new URL(frame.url()).searchParams.get('nonce') ?? '';
  const height = (await page.locator('#pay iframe').boundingBox())?.height;
  const hostile = hostileMessages(nonce, 10_000);
  const right = hostile.filter((each) => typeof each === 'object' && each !== null).map((each) => ({ ...each, nonce }));

  // The right window and origin, but never the right nonce and shape together: 10,000 messages in each direction.
  await frame.evaluate((messages) => messages.forEach((each) => parent.postMessage(each, '*')), hostile);
  await page.evaluate((messages) => {
    const target = document.querySelector('iframe')?.contentWindow;
    for (const each of messages) target?.postMessage(each, '*');
  }, hostile);

  // Everything right but the window: the page to itself, another frame of the page's own origin to the form, the form's origin elsewhere.
  await page.evaluate((messages) => messages.slice(0, 500).forEach((each) => postMessage(each, '*')), right);
  await page.evaluate(async () => {
    const other = document.createElement('iframe');
    other.src = '/empty';
    const loaded = new Promise((resolve) => other.addEventListener('load', resolve));
    document.body.append(other);
    await loaded;
  });
  const sibling = page.frames().find((each) => each.url().endsWith('/empty'));
  await sibling?.evaluate((messages) => {
    for (const each of messages.slice(0, 500)) {
      parent.frames[0]?.postMessage(each, '*');
      parent.postMessage(each, '*');
    }
  }, right);

  await fill(form, '4242424242424242');
  await save(form);
  await expect(results(page)).toHaveText('{"success":true,"paymentMethodId":"method-1"}');
  await expect(page.locator('#asked')).toHaveText('x');
  await expect(form.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(form.locator('body')).toHaveCSS('color', 'rgb(22, 27, 34)');
  expect(height).toBeLessThan(500);
  expect((await page.locator('#pay iframe').boundingBox())?.height).toBeLessThan(500);
});
