import type { Page } from '@playwright/test';
import { createBillingClient, eq, oauthCredential, select, ZUORA_VERSION, type BillingClient } from '../../src/api/index.js';
import { expectAccessible } from './support/fixtures.js';
import { downloadFrom } from './support/downloads.js';
import { Typist } from './support/keyboard.js';
import { expect, test } from './support/own-demo.js';

/** Tests the work of staff with billing objects, by keyboard alone. */

/** Returns a client of the demo's billing API, to prepare and check data. */
function billingOf(site: string): BillingClient {
  const url = new URL(site);
  const baseUrl = `http://localhost:${Number(url.port) + 2}`;
  const credential = oauthCredential({ baseUrl, clientId: 'sandbox-client', clientSecret: 'sandbox-secret' });
  return createBillingClient({ baseUrl, credential, version: ZUORA_VERSION });
}

async function signIn(page: Page, site: string, who: RegExp): Promise<Typist> {
  const person = await Typist.at(page);
  await page.goto(`${site}/staff/`);
  await person.press(who);
  await expect(page.locator('storefront-objects:state(ready)')).toBeVisible();
  return person;
}

const state = (page: Page, name: string) => expect(page.locator(`storefront-objects:state(${name})`)).toBeVisible();

test('fifty accounts are changed at once, and each of three refusals is shown', async ({ page, demo }) => {
  const billing = billingOf(demo.site);
  // A unique name, because other journeys create accounts too.
  const made = await billing.objects.create(
    'Account',
    Array.from({ length: 50 }, () => ({ Name: 'Field office', BillCycleDay: 1, Currency: 'USD', Status: 'Draft' })),
  );
  const [top, middle, bottom] = made.flatMap((result) => (result.success ? [result.id] : []));
  // `bottom` is a child of `middle`, and `middle` of `top`. An account cannot be a child of its own descendants.
  if (!top || !middle || !bottom) throw new Error('The accounts were not created.');
  await billing.objects.update('Account', [
    { Id: middle, ParentId: top },
    { Id: bottom, ParentId: middle },
  ]);
  const person = await signIn(page, demo.site, /^Ada/);
  await person.press(/^Filter$/);
  await person.type(/^Value/, 'Field office');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 50 of 50 records.')).toBeVisible();
  await person.tabTo(/^Select all shown$/);
  await page.keyboard.press('Space');
  await person.tabTo(/^Edit 50 records$/);
  await page.keyboard.press('Enter');
  await state(page, 'editing');
  await person.tabTo(/^Field/);
  await page.keyboard.type('Parent');
  await person.type(/^New value/, bottom);
  await page.keyboard.press('Enter');
  await state(page, 'done');
  await expect(page.getByRole('heading', { name: 'Changed: 47. Refused: 3.' })).toBeFocused();
  await expect(page.locator('storefront-objects [part=row]')).toHaveCount(50);
  await expect(page.locator('storefront-objects .refused')).toHaveCount(3);
  await expectAccessible(page);
  await person.press(/^Back to the list$/);
  await state(page, 'ready');
  expect((await person.watched()).lost).toEqual([]);
});

test('a product and two rate plans are created, and a reference leads back', async ({ page, demo }) => {
  const person = await signIn(page, demo.site, /^Ada/);
  const choose = async (type: string): Promise<void> => {
    await person.tabTo(/^Object type/);
    await page.keyboard.type(type);
    await state(page, 'ready');
  };
  await choose('Product');
  await person.press(/^New Product$/);
  await person.type(/^Name/, 'Relief');
  await person.type(/^Effective Start Date/, '2026-01-01');
  await person.type(/^Effective End Date/, 'soon');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a date, for example 2026-11-30.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2036-01-01');
  await page.keyboard.press('Enter');
  await state(page, 'record');
  const { records } = await billingOf(demo.site).objects.query(select('Product', ['Id']).where(eq('Name', 'Relief')));
  const id = records.map(({ Id }) => Id).join();
  await person.press(/^Back to the list$/);
  // The list gets the focus once it is loaded.
  await state(page, 'ready');
  await choose('Product Rate Plan');
  for (const name of ['Relief monthly', 'Relief yearly']) {
    await person.tabTo(/^New Product Rate Plan$/);
    await page.keyboard.press('Enter');
    await person.type(/^Product Id/, id);
    await person.type(/^Name/, name);
    await page.keyboard.press('Enter');
    await state(page, 'record');
    await expect(page.getByText(`${name} was created.`)).toBeAttached();
    if (!name.endsWith('monthly')) continue;
    await person.press(/^Back to the list$/);
    await state(page, 'ready');
  }
  await person.press(/^Open Product Id/);
  await expect(page.getByRole('heading', { name: 'Product: Relief' })).toBeFocused();
});

test('a query is run and saved, and its result exported without spreadsheet formulas', async ({ page, demo }) => {
  const billing = billingOf(demo.site);
  await billing.objects.create('Account', [
    { Name: '=HYPERLINK("http://evil.example")', Notes: 'formula', BillCycleDay: 1, Currency: 'USD', Status: 'Draft' },
  ]);
  const person = await signIn(page, demo.site, /^Grace/);
  await person.press(/^Query$/);
  await person.tabTo(/^Query$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type("select Id, Name from Account where Notes = 'formula'");
  await person.press(/^Run query$/);
  await expect(page.getByText('Showing 1 of 1 records.')).toBeVisible();
  await expect(page.getByLabel('Recent queries').locator('option')).toHaveCount(2);
  const file = await downloadFrom(page, () => person.press(/^Download as CSV$/));
  expect(file.text).toContain('"\'=HYPERLINK(""http://evil.example"")"');
  // The staff member Grace has only read access.
  await expect(page.getByText('You can view records but not change them.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^New/ })).toHaveCount(0);
});
