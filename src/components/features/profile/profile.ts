import { html, nothing, type TemplateResult } from 'lit';
import { getProfile } from '../../../api/operations/storefront/profile.js';
import type { PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { Contact, Profile } from '../../../api/schemas/storefront/profile.js';
import { notice } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { AccountSection } from '../account-section/account-section.js';
import { expiryOf, isMonth } from './expiry.js';
import { catalog, type Words } from './messages.js';
import { styles } from './profile.styles.js';

/** As most profiles look: what room is kept for. */
const SAMPLE: Profile = {
  accountNumber: 'A00000000',
  name: 'Name of a company',
  currency: 'USD',
  balance: { amount: '100.00', currency: 'USD' },
  billTo: {
    firstName: 'First',
    lastName: 'Last-Name',
    email: 'first.last-name@example.com',
    address1: '1 Street Name',
    city: 'Place',
    state: 'State',
    postalCode: '00000',
    country: 'US',
  },
  paymentMethod: { type: 'CreditCard', brand: 'Visa', lastDigits: '0000', expirationMonth: 9, expirationYear: 9999 },
};

/**
 * @summary Whose account it is: name, contact, addresses and the payment method that is used next.
 *
 * @csspart row - One fact.
 * @event {StorefrontReadyEvent} storefront-ready - The profile is shown for the first time.
 * @event {StorefrontErrorEvent} storefront-error - It could not be loaded.
 * @event {StorefrontSignInRequiredEvent} storefront-sign-in-required - The person asked to sign in.
 */
export class StorefrontProfile extends AccountSection<Record<string, never>, Profile, Words> {
  static override readonly tag = 'storefront-profile';
  static override styles = [AccountSection.styles, rows, styles];

  constructor() {
    super(catalog, getProfile, () => ({}));
  }

  protected override renderContent(profile: Profile): TemplateResult {
    const { l } = this;
    const { billTo, soldTo, paymentMethod } = profile;
    const address = billTo && this.#address(billTo);
    const delivery = soldTo && this.#address(soldTo);
    return html`<dl class="facts">
      ${this.#fact(l.t('account'), html`<span class="number">${profile.accountNumber}</span>`)}
      ${this.#fact(l.t('name'), lines([profile.name, billTo && nameOf(billTo) !== profile.name ? nameOf(billTo) : '']))}
      ${billTo?.email ? this.#fact(l.t('email'), html`<bdi>${billTo.email}</bdi>`) : nothing}
      ${address?.length ? this.#fact(l.t('address'), lines(address)) : nothing}
      ${delivery?.length && delivery.join() !== address?.join() ? this.#fact(l.t('delivery'), lines(delivery)) : nothing}
      ${this.#fact(l.t('payment'), paymentMethod ? this.#method(paymentMethod) : html`${l.t('noMethod')}`)}
      ${/[1-9]/.test(profile.balance.amount) ? this.#fact(l.t('balance'), html`<span class="number">${l.money(profile.balance)}</span>`) : nothing}
    </dl>`;
  }

  protected override sample(): Profile {
    return SAMPLE;
  }

  #fact(label: string, value: TemplateResult): TemplateResult {
    return html`<div part="row">
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  }

  #address({ address1, address2, postalCode, city, state, country }: Contact): string[] {
    const place = [postalCode, city].filter(Boolean).join(' ');
    const land = country && /^[A-Z]{2}$/.test(country) ? this.l.country(country) : country;
    return [address1, address2, place, state, land].filter((line): line is string => Boolean(line));
  }

  #method({ type, brand, lastDigits, expirationMonth, expirationYear }: PaymentMethodSummary): TemplateResult {
    const { l } = this;
    const name = lastDigits ? l.t('card', { brand: brand || l.t('cardWord'), digits: lastDigits }) : brand || l.t('method', { type });
    if (!expirationMonth || !expirationYear || !isMonth(expirationYear, expirationMonth)) return html`${name}`;
    const month = new Intl.DateTimeFormat(l.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.UTC(expirationYear, expirationMonth - 1, 1),
    );
    const state = expiryOf(expirationYear, expirationMonth, Date.now());
    return html`${name}<br /><span class="soft">${l.t('expires', { month })}</span>${
        state === 'good' ? nothing : notice({ kind: 'warning', text: l.t(state === 'soon' ? 'expiresSoon' : 'expired', { month }) })
      }`;
  }
}

function nameOf({ firstName, lastName }: Contact): string {
  return `${firstName} ${lastName}`.trim();
}

function lines(texts: readonly (string | undefined)[]): TemplateResult {
  const present = texts.filter(Boolean);
  return html`${present.map((text, index) => html`${index > 0 ? html`<br />` : nothing}<bdi>${text}</bdi>`)}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-profile': StorefrontProfile;
  }
}
