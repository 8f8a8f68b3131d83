import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createBillingClient, eq, oauthCredential, select, ZUORA_VERSION } from '../../src/api/index.js';
import { Typist } from './support/keyboard.js';
import { expect, test } from './support/own-demo.js';

/** Staff create a product by keyboard, and the plan table then shows its plan with a price. */

const state = (page: Page, name: string) => expect(page.locator(`storefront-objects:state(${name})`)).toBeVisible();

async function addCharge(person: Typist, page: Page, period: string, price: string): Promise<void> {
  await person.press(/^Product Rate Plan Charge$/);
  await state(page, 'empty');
  await person.press(/^New Product Rate Plan Charge$/);
  await state(page, 'editing');
  // Required fields of a flat fee, in the platform's order.
  const wanted = new Map([
    ['Name', 'Survey fee'],
    ['Charge Type', 'Recurring'],
    ['Charge Model', 'Flat Fee'],
    ['Bill Cycle Type', 'DefaultFromCustomer'],
    ['Billing Period', period],
    ['Trigger Event', 'ContractEffective'],
    ['Use Discount Specific Accounting Code', 'No'],
  ]);
  while (wanted.size > 0) {
    await person.tabTo(new RegExp(`^(${[...wanted.keys()].join('|')})$`));
    const { name } = await person.focused();
    await page.keyboard.type(wanted.get(name) ?? '');
    wanted.delete(name);
  }
  await person.type(/^Currency$/, 'USD');
  await person.type(/^Price$/, price);
  await page.keyboard.press('Enter');
  await state(page, 'record');
  await expect(page.getByText('Survey fee was created.')).toBeAttached();
}

test('a product with two rate plans is created by keyboard and sold once the offers list it', async ({ page, demo }) => {
  const person = await Typist.at(page);
  await page.goto(`${demo.site}/staff/`);
  await person.press(/^Ada/);
  await state(page, 'ready');
  await person.tabTo(/^Object type/);
  await page.keyboard.type('Product');
  await expect(page.getByRole('button', { name: 'New Product', exact: true })).toBeVisible();
  await state(page, 'ready');
  await person.press(/^New Product$/);
  await person.type(/^Name/, 'Survey');
  await person.type(/^Effective Start Date/, '2026-01-01');
  await person.type(/^Effective End Date/, '2036-01-01');
  await page.keyboard.press('Enter');
  await state(page, 'record');
  for (const [name, period, price] of [
    ['Survey monthly', 'Month', '19.00'],
    ['Survey yearly', 'Annual', '190.00'],
  ] as const) {
    if (period === 'Annual') {
      // Goes from the charge back to its plan, and on to the product.
      await person.press(/^Open Product Rate Plan Id/);
      await expect(page.getByRole('heading', { name: 'Product Rate Plan: Survey monthly' })).toBeFocused();
      await person.press(/^Open Product Id/);
      await expect(page.getByRole('heading', { name: 'Product: Survey' })).toBeFocused();
    }
    await person.press(/^Product Rate Plan$/);
    await expect(page.getByText(/^Product Id is/)).toBeVisible();
    await person.press(/^New Product Rate Plan$/);
    await person.type(/^Name/, name);
    await page.keyboard.press('Enter');
    await state(page, 'record');
    await addCharge(person, page, period, price);
  }
  expect((await person.watched()).lost).toEqual([]);

  const sandbox = `http://localhost:${Number(new URL(demo.site).port) + 2}`;
  const credential = oauthCredential({ baseUrl: sandbox, clientId: 'sandbox-client', clientSecret: 'sandbox-secret' });
  const billing = createBillingClient({ baseUrl: sandbox, credential, version: ZUORA_VERSION });
  const [product] = (await billing.objects.query(select('Product', ['Id']).where(eq('Name', 'Survey')))).records;
  const productId = String(product?.Id);
  const plans = (await billing.objects.query(select('ProductRatePlan', ['Id']).where(eq('ProductId', productId)))).records;
  expect(plans).toHaveLength(2);
  const before = await readFile(demo.offersFile, 'utf8');
  const offers = JSON.parse(before) as { products: object[] };
  const added = {
    productId,
    texts: { en: { description: 'For surveys of your own.', features: ['Everything that is measured'] } },
    plans: plans.map(({ Id }) => ({ productRatePlanId: Id })),
  };
  await writeFile(demo.offersFile, JSON.stringify({ ...offers, products: [...offers.products, added] }));
  // The gateway caches the catalog of a business day and reads it again on the next day.
  const { today } = (await (await fetch(`${sandbox}/sandbox/clock`)).json()) as { today: string };
  const to = new Date(Date.parse(today) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await fetch(`${sandbox}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to }),
  });
  try {
    await expect(async () => {
      await page.goto(demo.site);
      await expect(page.locator('storefront-plans').getByRole('heading', { name: 'Survey' })).toBeVisible({ timeout: 5000 });
    }).toPass();
    const card = page.locator('storefront-plans [part~=plan]').filter({ hasText: 'For surveys of your own.' });
    await expect(card).toContainText(/\$19\b|\$190\b/);
  } finally {
    await writeFile(demo.offersFile, before);
  }
});
