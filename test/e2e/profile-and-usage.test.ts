import { pdfText } from '../support/pdf-reader.js';
import { downloadFrom } from './support/downloads.js';
import { expectSameAsFreshLoad } from './support/fresh-load.js';
import { Typist } from './support/keyboard.js';
import { expect, expectAccessible, test } from './support/own-demo.js';
import { passDays, signIn, subscriberIn } from './support/subscriber.js';

test('language, company and billing contact are changed by keyboard and appear on the next invoice', async ({ page, demo }) => {
  test.slow();
  const person = await subscriberIn(demo.site, 'heavy-usage');
  const typist = await Typist.at(page);
  await signIn(page, person);
  await page.goto('/account.html?section=profile');
  const profile = page.locator('storefront-profile');
  const change = async (what: RegExp, edit: () => Promise<void>) => {
    await typist.press(what);
    await expect(page.locator('#task-heading')).toBeFocused();
    await edit();
    await typist.press(/^Save$/);
    await expect(profile.getByText('Saved. Applies from your next invoice.').first()).toBeVisible();
    // The focus returns to the button that opened the form.
    expect((await typist.focused()).name).toMatch(what);
  };
  const rewrite = async (field: RegExp, text: string) => {
    await typist.tabTo(field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  await expect(profile.getByText('Kopje Ride Hailing').first()).toBeVisible();
  await change(/^Change: Billing contact/, async () => {
    await rewrite(/^First name/, 'Thandi');
    await expectAccessible(page);
  });
  await change(/^Change: Company and tax/, () => rewrite(/^Company(?! and tax)/, 'Kopje Rides GmbH'));
  await change(/^Change: Language/, async () => {
    await page.keyboard.press('Tab');
    await page.getByRole('combobox', { name: 'Language of emails and documents' }).selectOption({ label: 'Deutsch' });
  });
  await expect(profile.getByText('Kopje Rides GmbH').first()).toBeVisible();
  await expectAccessible(page);
  await expectSameAsFreshLoad(page);

  await passDays(demo.site, 35);
  await page.goto('/account.html?section=invoices');
  await page
    .getByRole('button', { name: /^Show invoice INV/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Save as PDF', exact: true })).toBeVisible();
  const { bytes } = await downloadFrom(page, () => typist.press(/^Save as PDF$/));
  const text = pdfText(bytes);
  expect(text).toContain('Rechnung');
  expect(text).toContain('Kopje Rides GmbH');
  expect(text).toContain('Thandi Mbeki-Larsen');
});

test('a spending guard is set by keyboard, warns, and is removed', async ({ page, demo }) => {
  const person = await subscriberIn(demo.site, 'heavy-usage');
  const typist = await Typist.at(page);
  await signIn(page, person);
  await page.goto('/account.html?section=usage');
  const usage = page.locator('storefront-usage');
  await expect(usage.getByText('Get a warning here')).toBeVisible();
  await typist.press(/^Set a spending alert$/);
  await expect(page.getByRole('heading', { name: 'Spending alert' })).toBeFocused();
  await typist.press(/^Set alert$/);
  await expect(usage.getByText('Enter an amount above zero')).toBeVisible();
  await typist.type(/^Limit per billing period/, '1.50');
  await expectAccessible(page);
  await typist.press(/^Set alert$/);
  await expect(usage.getByText('Warns at 80% of $1.50')).toBeVisible();
  await expect(usage.getByText('more than your limit of $1.50')).toBeVisible();
  expect((await typist.focused()).name).toBe('Change the spending alert');
  await expectAccessible(page);
  await expectSameAsFreshLoad(page);
  await page.reload();
  await expect(usage.getByText('Warns at 80% of $1.50')).toBeVisible();
  await typist.press(/^Change the spending alert$/);
  await typist.press(/^Remove alert$/);
  await expect(usage.getByText('Get a warning here')).toBeVisible();
  const { lost } = await typist.watched();
  expect(lost, 'the focus fell to the body').toEqual([]);
});

test('an account without metered charges has no usage section, and a link to it says so', async ({ page, demo }) => {
  const person = await subscriberIn(demo.site, 'suspended');
  await signIn(page, person);
  await page.goto('/account.html');
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Usage' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Usage' })).toHaveCount(0);
  await page.goto('/account.html?section=usage');
  await expect(page.getByText('None of your plans is billed by usage.')).toBeVisible();
});
