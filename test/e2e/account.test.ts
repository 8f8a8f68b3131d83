import { expect, expectAccessible, test } from './support/fixtures.js';

const PERSON = 'maya.okafor@example.com';

test('a person signs in by keyboard, sees the account and opens an invoice', async ({ page }) => {
  await page.goto('/login.html');
  await expectAccessible(page);
  await page.getByLabel('Email').focus();
  await page.keyboard.type(PERSON);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/account/);

  await expect(page.getByRole('heading', { name: 'Build' })).toBeVisible();
  await expect(page.getByText('4 × $9.00 per month')).toBeVisible();
  await expect(page.locator('storefront-payment-methods').getByText('Visa ending in 4242')).toBeVisible();
  await expectAccessible(page);

  const newest = page.getByRole('button', { name: /^Show invoice INV\d+$/ }).first();
  await newest.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Invoice INV\d+$/ })).toBeFocused();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'All invoices' }).press('Enter');
  await expect(newest).toBeFocused();
});

test('the account reads its first view with one request', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.includes('/storefront/')) reads.push(pathname.replace(/^.*(?=\/storefront\/)/, '') + search);
  });
  await page.goto('/login.html');
  await page.getByLabel('Email').fill(PERSON);
  await page.keyboard.press('Enter');
  await expect(page.locator('storefront-overview').getByText('Visa ending in 4242')).toBeVisible();
  await expect(page.locator('storefront-payment-methods').getByText('Visa ending in 4242')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reads.filter((read) => read.startsWith('/storefront/account'))).toHaveLength(1);
  const parts = ['/storefront/session', '/storefront/subscriptions?', '/storefront/upcoming', '/storefront/payment-methods'];
  expect(reads.filter((read) => parts.some((part) => read.startsWith(part)) || read.includes('status=open'))).toEqual([]);
});

test('reports an unknown email address at the field and keeps the input', async ({ page }) => {
  await page.goto('/login.html');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('shows the account in German, and stays accessible in dark mode and right to left', async ({ page }) => {
  await page.goto('/login.html');
  await page.getByLabel('Email').fill(PERSON);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/account/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/account.html?lang=de');
  await expect(page.locator('storefront-subscriptions').getByText('Nächste Rechnung')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/account.html?dir=rtl');
  await expect(page.getByRole('heading', { name: 'Build' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('one person cannot read the invoice of another', async ({ page, baseURL }) => {
  await page.goto('/login.html');
  await page.getByLabel('Email').fill(PERSON);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Build' })).toBeVisible();
  const shown = page.getByRole('button', { name: /^Show invoice/ });
  await expect(shown.first()).toBeVisible();
  const own = await shown.allInnerTexts();
  const gateway = new URL(baseURL ?? '');
  gateway.port = String(Number(gateway.port) + 1);
  const statuses = await page.evaluate(
    async ({ gateway, own }) => {
      const { token } = (await (await fetch('/demo/session', { method: 'POST' })).json()) as {
        token: string;
      };
      const read = async (number: string) =>
        (await fetch(`${gateway}storefront/invoices/${number}`, { headers: { authorization: `Bearer ${token}` } })).status;
      const others = Array.from({ length: 30 }, (_, index) => `INV${String(index + 1).padStart(8, '0')}`).filter(
        (number) => !own.includes(number),
      );
      return { own: await read(own[0] ?? ''), others: await Promise.all(others.map(read)) };
    },
    { gateway: gateway.href, own: own.map((text) => text.trim()) },
  );
  expect(statuses.own).toBe(200);
  expect(new Set(statuses.others)).toEqual(new Set([404]));
});

test('redirects to the login when nobody is signed in', async ({ page }) => {
  await page.goto('/account.html');
  await expect(page).toHaveURL(/login/);
});
