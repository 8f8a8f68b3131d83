import type { Page } from '@playwright/test';
import { readCounts, countActivations } from './support/activations.js';
import { creditsOf, invoicesOf } from './support/billing.js';
import { downloadFrom } from './support/downloads.js';
import { expectSameAsFreshLoad } from './support/fresh-load.js';
import { Typist } from './support/keyboard.js';
import { expect, expectAccessible, test, type OwnDemo } from './support/own-demo.js';
import { SignUpPage } from './support/sign-up-page.js';
import { passDays, signIn, subscriberIn, type Subscriber } from './support/subscriber.js';

/** Tests the tasks of subscriptions, by keyboard alone, while the platform's clock moves forward. */

interface Visit {
  readonly person: Subscriber;
  readonly typist: Typist;
}

/** Signs in a person of a sandbox scenario and opens the account. */
async function visit(page: Page, demo: OwnDemo, scenario: string): Promise<Visit> {
  const person = await subscriberIn(demo.site, scenario);
  const typist = await Typist.at(page);
  await signIn(page, person);
  await expect(page.getByRole('heading', { name: 'Subscriptions' })).toBeVisible();
  return { person, typist };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 3, name });
const standing = (page: Page) => page.locator('storefront-subscriptions [part=standing]');
const status = (page: Page) => page.locator('storefront-subscriptions [part=status]');
/** Returns the enabled confirm button. */
const confirm = (page: Page) => page.locator('storefront-subscriptions [part=cta][aria-disabled=false]');

/** Goes to a group of radio buttons and chooses one with the arrows. */
async function choose({ typist }: Visit, group: RegExp, name: RegExp): Promise<void> {
  const { page } = typist;
  await typist.tabTo(group);
  for (let count = 0; count < 10 && !name.test((await typist.focused()).name); count += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
}

/** Presses the confirm button. @returns the label of the button */
async function confirmIt(page: Page, typist: Typist): Promise<string> {
  await expect(confirm(page)).toBeVisible();
  const words = (await confirm(page).innerText()).trim();
  await typist.tabTo(new RegExp(`^${words.replaceAll(/[.$*+?()[\]]/g, String.raw`\$&`)}$`));
  await page.keyboard.press('Enter');
  return words;
}

const amountIn = (words: string): string => /\$[\d,]+\.\d\d/.exec(words)?.[0] ?? 'none';
const cents = (amount: string): number => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100);

async function nothingLost(typist: Typist): Promise<void> {
  expect((await typist.watched()).lost, 'the focus fell to the body').toEqual([]);
}

test('a trial ends as announced: on its last day, or now', async ({ page, demo }) => {
  const { person, typist } = await visit(page, demo, 'trial-ending');
  await expect(status(page)).toHaveText('Free trial');
  await expect(standing(page)).toContainText('3 days left');
  await typist.press(/^End trial and start now$/);
  await expect(heading(page, /^End trial and start now:/)).toBeFocused();
  const paid = amountIn(await confirmIt(page, typist));
  await expect(heading(page, 'Your subscription is updated.')).toBeFocused();
  expect((await invoicesOf(demo.site, person)).map(({ amount, balance }) => [amount, balance])).toEqual([[paid, '$0.00']]);
  await typist.press(/^Back to subscriptions$/);
  await expect(status(page)).toHaveText('Active');
  await nothingLost(typist);
  await expectSameAsFreshLoad(page);

  const other = await subscriberIn(demo.site, 'trial-ending');
  await signIn(page, other);
  await expect(standing(page)).toContainText('3 days left');
  const announced = amountIn(/Then .* on/.exec((await standing(page).textContent()) ?? '')?.[0] ?? '');
  await passDays(demo.site, 3);
  await page.reload();
  await expect(status(page)).toHaveText('Active');
  expect((await invoicesOf(demo.site, other)).map(({ amount, balance }) => [amount, balance])).toEqual([[announced, '$0.00']]);
});

test('an upgrade from the plan table in the middle of a month costs exactly the confirmed amount', async ({ page, demo }) => {
  const { person, typist } = await visit(page, demo, 'mid-month');
  await page.goto('/');
  const plans = page.locator('storefront-plans');
  await expect(plans.getByText('Current plan')).toBeVisible();
  await expect(plans.getByText(/^\d seats, \$\d+\.00 per month$/)).toBeVisible();
  await expectAccessible(page);
  await typist.press(/^Switch to Scale$/);
  await expect(heading(page, 'Change plan: Build')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Scale/, checked: true })).toBeVisible();
  await expect(page.getByText('Why this amount').first()).toBeVisible();
  await expectAccessible(page);
  const before = (await invoicesOf(demo.site, person)).length;
  let words = '';
  const grown = await demo.addedRecords(async () => {
    words = await confirmIt(page, typist);
    await expect(heading(page, 'Your subscription is updated.')).toBeFocused();
  });
  const confirmed = amountIn(words);
  expect(grown).toMatchObject({ orders: 1, invoices: 1, payments: 1 });
  const [invoice, ...others] = (await invoicesOf(demo.site, person)).slice(before);
  const [credit] = await creditsOf(demo.site, person);
  expect(others).toEqual([]);
  expect(invoice?.balance).toBe('$0.00');
  expect(cents(invoice?.amount ?? '') - cents(credit?.amount ?? '')).toBe(cents(confirmed));
  await expect(page.getByText(`You paid ${confirmed}.`)).toBeVisible();
  await expectAccessible(page);
  await typist.press(/^Back to subscriptions$/);
  await expect(page.locator('storefront-subscriptions [part=plan-name]')).toHaveText('Scale');
  await nothingLost(typist);
  await expectSameAsFreshLoad(page);
});

test('a downgrade is scheduled for the renewal and undone', async ({ page, demo }) => {
  const visitor = await visit(page, demo, 'mid-year');
  const { typist } = visitor;
  const held = await page.locator('storefront-subscriptions [part=plan-name]').innerText();
  await typist.press(/^Change plan$/);
  await expect(heading(page, /^Change plan:/)).toBeFocused();
  await choose(visitor, /Current/, /^Free/);
  expect(await confirmIt(page, typist)).toMatch(/^Change on /);
  await expect(heading(page, /^Scheduled for /)).toBeFocused();
  await typist.press(/^Back to subscriptions$/);
  const planned = page.locator('storefront-subscriptions [part=planned]');
  await expect(planned).toContainText('Free');
  await expectAccessible(page);
  await expectSameAsFreshLoad(page);
  await typist.press(/^Undo: From /);
  await expect(heading(page, /^Undo a scheduled change:/)).toBeFocused();
  await confirmIt(page, typist);
  await expect(heading(page, 'The change was removed. Your subscription continues as before.')).toBeFocused();
  await typist.press(/^Back to subscriptions$/);
  await expect(page.locator('storefront-subscriptions [part=plan-name]')).toHaveText(held);
  await expect(planned).toHaveCount(0);
  await nothingLost(typist);
  await expectSameAsFreshLoad(page);
});

test('a pause begins and is ended early', async ({ page, demo }) => {
  const { typist } = await visit(page, demo, 'mid-month');
  await typist.press(/^More$/);
  await typist.press(/^Pause$/);
  await expect(heading(page, 'Pause Build')).toBeFocused();
  expect(await confirmIt(page, typist)).toMatch(/^Pause from /);
  await expect(heading(page, /^Your subscription pauses on /)).toBeFocused();
  await typist.press(/^Back to subscriptions$/);
  await expect(status(page)).toHaveText('Paused');
  await expect(standing(page)).toContainText(/^Paused until .* Resumes automatically on /);
  await expectSameAsFreshLoad(page);
  await passDays(demo.site, 5);
  await page.reload();
  await expect(status(page)).toHaveText('Paused');
  await typist.press(/^Resume$/);
  await expect(heading(page, 'Resume Build')).toBeFocused();
  expect(await confirmIt(page, typist)).toBe('Resume now');
  await expect(heading(page, 'Your subscription is active again.')).toBeFocused();
  await typist.press(/^Back to subscriptions$/);
  await expect(status(page)).toHaveText('Active');
  await nothingLost(typist);
  await expectSameAsFreshLoad(page);
});

test('a cancellation at the end of the term keeps access until then and can be undone', async ({ page, demo, context }) => {
  const { typist } = await visit(page, demo, 'mid-year');
  const otherTab = await context.newPage();
  await otherTab.goto('/account.html');
  await expect(status(otherTab)).toHaveText('Active');
  await page.bringToFront();
  await typist.press(/^Cancel$/);
  await expect(heading(page, /^Cancel /)).toBeFocused();
  // The offer for a reason is shown with its quoted effect.
  await page.getByLabel('Why are you canceling?').selectOption({ label: 'I only need a break' });
  await expect(page.getByRole('button', { name: 'View this offer: Pause for 30 days' })).toBeVisible();
  const words = await confirmIt(page, typist);
  const last = words.replace('Cancel on ', '');
  expect(new Date(last).getTime() - Date.now(), 'the end of a year of which forty days are gone').toBeGreaterThan(300 * 86_400_000);
  await expect(heading(page, `Your subscription is canceled. You have access until ${last}.`)).toBeFocused();
  const file = await downloadFrom(page, () => typist.press(/^Download confirmation$/));
  expect(file.text).toContain(`<dd>${last}</dd>`);
  await typist.press(/^Back to subscriptions$/);
  await expect(status(page)).toHaveText('Ends soon');
  await expect(standing(page)).toHaveText(`Ends on ${last}. You have access until then.`);
  await expectSameAsFreshLoad(page);
  await expectSameAsFreshLoad(otherTab);
  await typist.press(/^Undo: Ends after /);
  await confirmIt(page, typist);
  await expect(heading(page, 'The change was removed. Your subscription continues as before.')).toBeFocused();
  await typist.press(/^Back to subscriptions$/);
  await expect(status(page)).toHaveText('Active');
  await nothingLost(typist);
  await expectSameAsFreshLoad(page);
});

test('an offer is accepted instead of a cancellation', async ({ page, demo }) => {
  const { typist } = await visit(page, demo, 'mid-month');
  await typist.press(/^Cancel$/);
  await page.getByLabel('Why are you canceling?').selectOption({ label: 'I only need a break' });
  await typist.press(/^View this offer: Pause for 30 days$/);
  await expect(heading(page, /^Instead of canceling: /)).toBeFocused();
  expect(await confirmIt(page, typist)).toBe('Accept offer');
  await typist.press(/^Back to subscriptions$/);
  await expect(status(page)).toHaveText('Paused');
  await nothingLost(typist);
  await expectSameAsFreshLoad(page);
});

test('a cancellation at the end of the month ends access on the next day', async ({ page, demo }) => {
  const { typist, person } = await visit(page, demo, 'mid-month');
  await typist.press(/^Cancel$/);
  await confirmIt(page, typist);
  await expect(heading(page, /^Your subscription is canceled\. You have access until /)).toBeFocused();
  await typist.press(/^Back to subscriptions$/);
  const bills = (await invoicesOf(demo.site, person)).length;
  // The subscription has 18 to 21 days left, depending on the length of the current month.
  await passDays(demo.site, 17);
  await page.reload();
  await expect(status(page)).toHaveText('Ends soon');
  await passDays(demo.site, 4);
  await page.reload();
  await expect(status(page)).toHaveText('Canceled');
  await expect(standing(page)).toContainText('Ended on');
  expect(await invoicesOf(demo.site, person)).toHaveLength(bills);
});

test('canceling takes at most four activations and no more than buying; the plan can be bought again', async ({ page }) => {
  test.slow();
  await countActivations(page);
  const typist = await Typist.at(page);
  const visitor = new SignUpPage(page);
  await visitor.open();
  await readCounts(page);
  await typist.press(/^Choose Build/);
  await typist.type(/^First name/, 'Maya');
  await typist.type(/^Last name/, 'Okafor');
  await typist.type(/^Email/, visitor.email);
  await typist.type(/^Country/, 'Germany');
  await expect(visitor.signUp.locator('#postalCode:required')).toBeVisible();
  await typist.type(/^Street address/, 'Hauptstraße 1');
  await typist.type(/^(Postal code|Postcode|ZIP)/, '10115');
  await typist.type(/^City/, 'Berlin');
  await typist.press(/^Continue to payment/);
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
  const buying = await readCounts(page);

  await signIn(page, visitor);
  await expect(status(page)).toHaveText('Active');
  await readCounts(page);
  await typist.press(/^Cancel$/);
  await expect(heading(page, 'Cancel Build')).toBeFocused();
  await choose({ typist, person: { accountNumber: '', email: '' } }, /^Until /, /^Now$/);
  await expect(confirm(page)).toHaveText('Cancel now');
  await expect(page.getByText(/You get .* in credit/).first()).toBeVisible();
  await expectAccessible(page);
  await confirmIt(page, typist);
  await expect(heading(page, 'Your subscription is canceled and has ended.')).toBeFocused();
  const canceling = await readCounts(page);
  expect(canceling.activations, JSON.stringify({ buying, canceling })).toBeLessThanOrEqual(buying.activations);
  expect(canceling.keys, JSON.stringify({ buying, canceling })).toBeLessThanOrEqual(buying.keys);
  expect(canceling.activations).toBeLessThanOrEqual(4);

  await typist.press(/^Back to subscriptions$/);
  await expect(status(page)).toHaveText('Canceled');
  await typist.press(/^Subscribe again$/);
  await expect(page).toHaveURL(/sign-up/);
  await expect(visitor.signUp.getByRole('button', { name: /^Use Visa ending in 4242/ })).toBeVisible();
  await typist.press(/^Use Visa ending in 4242/);
  await expect(visitor.heading('Review and pay')).toBeFocused();
  await typist.tabTo(/terms of service/);
  await page.keyboard.press('Space');
  await typist.press(/^(Pay \$.* and start|Start)/);
  await expect(visitor.done).toBeFocused();
  await page.goto('/account.html');
  await expect(status(page)).toHaveText(['Active', 'Canceled']);
});

test('a URL opens one task, and back and forward go through the open tasks', async ({ page, demo }) => {
  const { typist } = await visit(page, demo, 'mid-month');
  const number = (await page.locator('storefront-subscriptions .number').innerText()).trim();
  // A small window, so that the task is below the fold.
  await page.setViewportSize({ width: 375, height: 500 });
  await page.goto(`/account.html?section=subscriptions&flow=pause&subject=${number}`);
  await expect(heading(page, 'Pause Build')).toBeVisible();
  await expect(heading(page, 'Pause Build')).toBeInViewport();
  await typist.press(/^Back$/);
  await expect(heading(page, 'Build')).toBeVisible();
  expect(new URL(page.url()).search).not.toContain('flow');
  await page.goBack();
  await expect(heading(page, 'Pause Build')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Build')).toBeVisible();
  await page.goto('/account.html?section=subscriptions&flow=no-such-task&subject=A-S99999999');
  await expect(heading(page, 'Build')).toBeVisible();
});

test('a change made in another tab is shown and must be reviewed before anything is sent', async ({ page, demo, context }) => {
  const visitor = await visit(page, demo, 'mid-month');
  const { typist } = visitor;
  await typist.press(/^Change plan$/);
  await choose(visitor, /Current/, /^Scale/);
  await expect(confirm(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account.html?section=subscriptions&flow=cancel');
  await other.locator('storefront-subscriptions [part=cta][aria-disabled=false]').click();
  await expect(heading(other, /^Your subscription is canceled\./)).toBeVisible();
  await page.bringToFront();
  await expect(page.locator('storefront-subscriptions [part=notice]')).toContainText(
    /This subscription was changed elsewhere\. Before: Build.*, Active\. Now: Build.*, Ends soon\./,
  );
  expect(await page.locator('storefront-subscriptions').evaluate((element) => element.matches(':state(conflict)'))).toBe(true);
  await expect(confirm(page)).toHaveCount(0);
  await expectAccessible(page);
});
