import { randomUUID } from 'node:crypto';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.js';

export const CARDS = {
  good: '4242 4242 4242 4242',
  otherGood: '5555 5555 5555 4444',
  refusedWhenStored: '4000 0000 0000 0002',
  refusedAtCollection: '4000 0000 0000 0341',
  noMoney: '4000 0000 0000 9995',
};

/** Actions of a customer on the sign-up page. */
export class SignUpPage {
  readonly page: Page;
  readonly email = `${randomUUID()}@example.com`;
  readonly signUp: Locator;
  readonly form: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.signUp = page.locator('storefront-sign-up');
    this.form = page.frameLocator('storefront-sign-up iframe');
  }

  heading(name: string | RegExp): Locator {
    return this.signUp.getByRole('heading', { level: 2, name });
  }

  get pay(): Locator {
    return this.signUp.getByRole('button', { name: /^Pay \$[\d.,]+ and start$/ });
  }

  get done(): Locator {
    return this.heading('Your subscription has started');
  }

  get checking(): Locator {
    return this.signUp.getByText('The connection was lost').first();
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/sign-up.html${query}`);
    await expect(this.signUp.getByRole('list', { name: 'Sign-up steps' })).toBeVisible();
  }

  async choosePlan(name: string): Promise<void> {
    await this.signUp.getByRole('button', { name: new RegExp(name) }).click();
    await expect(this.heading('Your details')).toBeFocused();
  }

  async fillDetails(email = this.email): Promise<void> {
    await this.signUp.getByLabel('First name').fill('Maya');
    await this.signUp.getByLabel('Last name').fill('Okafor');
    await this.signUp.getByLabel('Email').fill(email);
    await this.signUp.getByLabel('Country').selectOption({ label: 'Germany' });
    await this.signUp.getByLabel('Street address').fill('Hauptstraße 1');
    // Waits for the address fields of Germany, where the postal code is required.
    await this.signUp.locator('#postalCode:required').fill('10115');
    await this.signUp.getByLabel('City').fill('Berlin');
  }

  async toPayment(email = this.email): Promise<void> {
    await this.open();
    await this.choosePlan('Build');
    await this.fillDetails(email);
    await this.signUp.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(this.heading('Payment')).toBeFocused();
  }

  async saveCard(number: string): Promise<void> {
    await this.form.getByLabel('Card number').fill(number);
    await this.form.getByLabel('Expiry date').fill('0431');
    await this.form.getByLabel('Security code').fill('123');
    await this.form.getByLabel('Name on card').fill('Maya Okafor');
    // By keyboard, because the form may still change its height under a pointer.
    await this.form.getByLabel('Name on card').press('Enter');
  }

  async agree(): Promise<void> {
    await this.signUp.getByRole('checkbox', { name: /terms of service/ }).check();
  }

  /** Fills in all steps up to the review. */
  async toReview(card = CARDS.good, email = this.email): Promise<void> {
    await this.toPayment(email);
    await this.saveCard(card);
    await expect(this.heading('Review and pay')).toBeFocused();
    await this.agree();
    await expect(this.pay).toHaveAttribute('aria-disabled', 'false');
  }
}
