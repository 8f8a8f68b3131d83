import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { isZeroMoney } from '../../../api/money/money.js';
import { getProfile } from '../../../api/operations/storefront/profile.js';
import type { PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { Contact, Profile } from '../../../api/schemas/storefront/profile.js';
import { notice } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { AccountSection } from '../account-section/account-section.js';
import { isBankAccount } from '../payment/is-bank-account.js';
import { Rights } from '../permissions/permissions.js';
import { openerKey, TaskController } from '../tasks/task-controller.js';
import { isProfileFlow, type ProfileFlow } from './edit/flows.js';
import { expiryOf, isMonth } from './expiry.js';
import { profileMessages, type ProfileMessages } from '../../../generated/locales/profile.js';
import { styles } from './profile.styles.js';

/** What each part is called, also as the heading of its change. */
const WORDS = { 'bill-to': 'billTo', 'sold-to': 'soldTo', 'ship-to': 'shipTo', company: 'company', language: 'language' } as const;

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
  company: 'Name of a company',
  taxId: '000000000',
  language: 'en',
};

/**
 * @summary Contacts, company and tax data, and language of the account, and the payment method that is charged next. The customer can change each
 * of them.
 *
 * @csspart row - Entry of the profile.
 * @csspart action - Button that changes an entry, or a secondary button of a task.
 * @csspart task - Task that is shown in place of the content.
 * @csspart back - Button that leaves a task.
 * @csspart field - Field with its label.
 * @csspart input - Control of a field.
 * @csspart conflict - Changes that were made elsewhere meanwhile.
 * @csspart cta - Button that saves a change, or signs in.
 * @cssstate task - A change is open.
 * @cssstate submitting - A change was sent; the response is awaited.
 * @cssstate checking - The outcome of a change is unknown and being checked.
 * @cssstate conflict - The data has changed since the task was opened; it is shown again for confirmation.
 * @cssstate refused - A change was refused; nothing was changed.
 * @event {StorefrontFlowChangeEvent} storefront-flow-change - A task was opened, done or closed.
 */
export class StorefrontProfile extends AccountSection<Record<string, never>, Profile, ProfileMessages> {
  static override readonly tag = 'storefront-profile';
  static override styles = [AccountSection.styles, rows, styles];

  readonly #rights = new Rights(this, this.connection);
  protected override readonly tasks: TaskController<Profile> = new TaskController<Profile>(this, async (flow, opening) => {
    const profile = this.data;
    if (!isProfileFlow(flow) || !profile) return undefined;
    const [{ TaskScope }, { EditTask }] = await Promise.all([import('../tasks/task-scope.js'), import('./edit/edit-task.js')]);
    this.saved = false;
    return EditTask.open(new TaskScope(this, this.connection), {
      ...{ flow, profile },
      heading: this.l.t(WORDS[flow]),
      close: opening.close,
      now: () => this.data,
      onSaved: () => {
        opening.close();
        this.saved = true;
      },
    });
  });

  /** Entry to change at once. */
  @property() flow: 'bill-to' | 'sold-to' | 'ship-to' | 'company' | 'language' | undefined;
  /** Whether something was just saved. */
  @state() private saved = false;

  constructor() {
    super(profileMessages, getProfile, () => ({}));
  }

  protected override get isWaiting(): boolean {
    return this.#rights.coming;
  }

  protected override announcement(): string {
    return this.saved ? this.l.t('saved') : '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.data) this.tasks.follow(this.flow || undefined);
  }

  protected override renderContent(profile: Profile): TemplateResult {
    const { l } = this;
    const { billTo, soldTo, shipTo, paymentMethod, company, taxId, purchaseOrderNumber, language } = profile;
    const place = billTo && this.#contact(billTo).join();
    const served = soldTo && this.#contact(soldTo).join();
    return html`${this.saved ? notice({ kind: 'info', text: l.t('saved') }) : nothing}
      <dl class="facts">
        ${this.#fact(
          l.t('account'),
          lines([profile.accountNumber, billTo && nameOf(billTo) !== profile.name && profile.name !== company ? profile.name : '']),
        )}
        ${this.#fact(l.t('payment'), paymentMethod ? this.#method(paymentMethod) : html`${l.t('noMethod')}`)}
        ${!isZeroMoney(profile.balance) ? this.#fact(l.t('balance'), html`<span class="number">${l.money(profile.balance)}</span>`) : nothing}
        ${this.#fact(l.t('billTo'), billTo ? lines([nameOf(billTo), billTo.email, ...this.#address(billTo)]) : html``, 'bill-to')}
        ${this.#fact(
          l.t('soldTo'),
          soldTo && served !== place ? lines(this.#contact(soldTo)) : html`<span class="soft">${l.t('sameAsBilling')}</span>`,
          'sold-to',
        )}
        ${this.#fact(
          l.t('shipTo'),
          shipTo ? lines(this.#contact(shipTo)) : html`<span class="soft">${l.t('sameAsService')}</span>`,
          'ship-to',
        )}
        ${this.#fact(
          l.t('company'),
          company || taxId || purchaseOrderNumber
            ? lines([
                company,
                taxId && l.t('taxId', { number: taxId }),
                purchaseOrderNumber && l.t('purchaseOrder', { number: purchaseOrderNumber }),
              ])
            : html`<span class="soft">${l.t('noCompany')}</span>`,
          'company',
        )}
        ${this.#fact(
          l.t('language'),
          language ? html`<bdi>${this.#language(language)}</bdi>` : html`<span class="soft">${l.t('noLanguage')}</span>`,
          'language',
        )}
      </dl>`;
  }

  protected override sample(): Profile {
    return SAMPLE;
  }

  /** One fact, with what changes it where the session may. */
  #fact(label: string, value: TemplateResult, flow?: ProfileFlow): TemplateResult {
    const { l } = this;
    return html`<div part="row">
      <dt>${label}</dt>
      <dd>${value}</dd>
      ${
        flow && this.#rights.may('profile:write')
          ? html`<dd>
              <button
                class="button link"
                part="action"
                type="button"
                data-opens=${openerKey(flow)}
                aria-label=${l.t('changeOf', { what: label })}
                aria-busy=${this.tasks.isLoading(flow) ? 'true' : 'false'}
                @click=${() => void this.tasks.open(flow)}
              >
                ${l.t('change')}
              </button>
            </dd>`
          : nothing
      }
    </div>`;
  }

  #contact(contact: Contact): string[] {
    return [nameOf(contact), ...this.#address(contact)];
  }

  /** A language by its own name; its code where the browser knows none. */
  #language(code: string): string {
    try {
      return new Intl.DisplayNames([this.l.locale], { type: 'language' }).of(code) ?? code;
    } catch {
      return code;
    }
  }

  #address({ address1, address2, postalCode, city, state, country }: Contact): string[] {
    const place = [postalCode, city].filter(Boolean).join(' ');
    const land = country && /^[A-Z]{2}$/.test(country) ? this.l.country(country) : country;
    return [address1, address2, place, state, land].filter((line): line is string => Boolean(line));
  }

  #methodName(method: PaymentMethodSummary): string {
    const { type, brand, lastDigits } = method;
    const { l } = this;
    if (!lastDigits) return brand || l.t('method', { type });
    return isBankAccount(method)
      ? l.t('bankAccount', { digits: lastDigits })
      : l.t('card', { brand: brand || l.t('cardWord'), digits: lastDigits });
  }

  #method(method: PaymentMethodSummary): TemplateResult {
    const { l } = this;
    const { expirationMonth, expirationYear } = method;
    const name = this.#methodName(method);
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
