import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { isZeroMoney } from '../../../api/money/money.js';
import { getProfile } from '../../../api/operations/storefront/profile.js';
import type { PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { Contact, Profile } from '../../../api/schemas/storefront/profile.js';
import { hasStored } from '../../../store/page-storage.js';
import type { Store } from '../../../store/store.js';
import { notice } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { AccountSection } from '../account-section/account-section.js';
import { isBankAccount } from '../payment/is-bank-account.js';
import { Permissions } from '../permissions/permissions.js';
import { openerKey, TaskController } from '../tasks/task-controller.js';
import { isProfileFlow, type ProfileFlow } from './edit/profile-flows.js';
import { cardExpiry, isValidMonth } from './card-expiry.js';
import { profileMessages, type ProfileMessages } from '../../../generated/locales/profile.js';
import { styles } from './profile.styles.js';

/** Message key for the label of each part of the profile, which is also the heading of its task. */
const FLOW_MESSAGES = { 'bill-to': 'billTo', 'sold-to': 'soldTo', 'ship-to': 'shipTo', company: 'company', language: 'language' } as const;

/** Sample data of a typical profile, for the placeholder. */
const SAMPLE_PROFILE: Profile = {
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
 * @summary Profile of the account: contacts, company and tax data, language, and the payment method that is charged next. The customer can
 * change each of these.
 *
 * @csspart row - Entry of the profile.
 * @csspart action - Button that changes an entry, or a secondary button of a task.
 * @csspart task - Task that is shown in place of the content.
 * @csspart back - Button that leaves a task.
 * @csspart field - Field with its label.
 * @csspart input - Control of a field.
 * @csspart conflict - Changes that were made elsewhere.
 * @csspart cta - Button that saves a change, or signs in.
 * @cssstate task - A task that changes the profile is open.
 * @cssstate submitting - A change was sent; waiting for the response.
 * @cssstate checking - The outcome of a change is unknown and being checked.
 * @cssstate conflict - The data has changed since the task was opened; the new data is shown for confirmation.
 * @cssstate refused - A change was refused; nothing was changed.
 * @event {StorefrontFlowChangeEvent} storefront-flow-change - A task was opened, finished or closed.
 */
export class StorefrontProfile extends AccountSection<Record<string, never>, Profile, ProfileMessages> {
  static override readonly tag = 'storefront-profile';
  static override styles = [AccountSection.styles, rows, styles];

  readonly #permissions = new Permissions(this, this.connection);
  protected override readonly tasks: TaskController<Profile> = new TaskController<Profile>(this, async (flow, opening) => {
    const profile = this.data;
    if (!isProfileFlow(flow) || !profile) return undefined;
    const [{ TaskScope }, { EditProfileTask }] = await Promise.all([
      import('../tasks/task-scope.js'),
      import('./edit/edit-profile-task.js'),
    ]);
    this.saved = false;
    return EditProfileTask.open(new TaskScope(this, this.connection), {
      ...{ flow, profile },
      heading: this.l.t(FLOW_MESSAGES[flow]),
      close: opening.close,
      currentProfile: () => this.data,
      onSaved: () => {
        opening.close();
        this.saved = true;
      },
    });
  });

  /** Entry of the profile to change. Setting it opens the task. */
  @property() flow: 'bill-to' | 'sold-to' | 'ship-to' | 'company' | 'language' | undefined;
  #hasLookedForDraft = false;
  /** True if a change was just saved. */
  @state() private saved = false;

  constructor() {
    super(profileMessages, getProfile, () => ({}));
  }

  protected override get isWaiting(): boolean {
    return this.#permissions.isLoading;
  }

  protected override announcement(): string {
    return this.saved ? this.l.t('saved') : '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!this.data) return;
    this.tasks.follow(this.flow || undefined);
    if (!this.#hasLookedForDraft && this.connection.store) void this.#continueDraft(this.connection.store, this.data);
  }

  /** Opens the task that waited for a fresh sign-in, unless the page requests another one. */
  async #continueDraft(store: Store, { accountNumber }: Profile): Promise<void> {
    this.#hasLookedForDraft = true;
    if (this.flow || !hasStored('draft')) return;
    const { ProfileDraftStorage } = await import('./edit/profile-draft.js');
    const draft = new ProfileDraftStorage(this, store, accountNumber).read();
    if (draft) void this.tasks.open(draft.flow, undefined, 'reload');
  }

  protected override renderContent(profile: Profile): TemplateResult {
    const { l } = this;
    const { billTo, soldTo, shipTo, paymentMethod, company, taxId, purchaseOrderNumber, language } = profile;
    const billingContact = billTo && this.#contactLines(billTo).join();
    const serviceContact = soldTo && this.#contactLines(soldTo).join();
    return html`${this.saved ? notice({ kind: 'info', text: l.t('saved') }) : nothing}
      <dl class="entries">
        ${this.#renderEntry(
          l.t('account'),
          joinLines([profile.accountNumber, billTo && fullName(billTo) !== profile.name && profile.name !== company ? profile.name : '']),
        )}
        ${this.#renderEntry(l.t('payment'), paymentMethod ? this.#renderMethod(paymentMethod) : html`${l.t('noMethod')}`)}
        ${!isZeroMoney(profile.balance) ? this.#renderEntry(l.t('balance'), html`<span class="number">${l.money(profile.balance)}</span>`) : nothing}
        ${this.#renderEntry(l.t('billTo'), billTo ? joinLines([fullName(billTo), billTo.email, ...this.#addressLines(billTo)]) : html``, 'bill-to')}
        ${this.#renderEntry(
          l.t('soldTo'),
          soldTo && serviceContact !== billingContact
            ? joinLines(this.#contactLines(soldTo))
            : html`<span class="soft">${l.t('sameAsBilling')}</span>`,
          'sold-to',
        )}
        ${this.#renderEntry(
          l.t('shipTo'),
          shipTo ? joinLines(this.#contactLines(shipTo)) : html`<span class="soft">${l.t('sameAsService')}</span>`,
          'ship-to',
        )}
        ${this.#renderEntry(
          l.t('company'),
          company || taxId || purchaseOrderNumber
            ? joinLines([
                company,
                taxId && l.t('taxId', { number: taxId }),
                purchaseOrderNumber && l.t('purchaseOrder', { number: purchaseOrderNumber }),
              ])
            : html`<span class="soft">${l.t('noCompany')}</span>`,
          'company',
        )}
        ${this.#renderEntry(
          l.t('language'),
          language ? html`<bdi>${this.#languageName(language)}</bdi>` : html`<span class="soft">${l.t('noLanguage')}</span>`,
          'language',
        )}
      </dl>`;
  }

  protected override sample(): Profile {
    return SAMPLE_PROFILE;
  }

  /** Renders an entry. @param flow task that changes the entry; its button is shown only if the session may change the profile */
  #renderEntry(label: string, value: TemplateResult, flow?: ProfileFlow): TemplateResult {
    const { l } = this;
    return html`<div part="row">
      <dt>${label}</dt>
      <dd>${value}</dd>
      ${
        flow && this.#permissions.can('profile:write')
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

  #contactLines(contact: Contact): string[] {
    return [fullName(contact), ...this.#addressLines(contact)];
  }

  /** Returns the name of a language, or its code if the browser does not know the language. */
  #languageName(code: string): string {
    try {
      return new Intl.DisplayNames([this.l.locale], { type: 'language' }).of(code) ?? code;
    } catch {
      return code;
    }
  }

  #addressLines({ address1, address2, postalCode, city, state, country }: Contact): string[] {
    const cityLine = [postalCode, city].filter(Boolean).join(' ');
    const countryName = country && /^[A-Z]{2}$/.test(country) ? this.l.country(country) : country;
    return [address1, address2, cityLine, state, countryName].filter((line): line is string => Boolean(line));
  }

  #methodName(method: PaymentMethodSummary): string {
    const { type, brand, lastDigits } = method;
    const { l } = this;
    if (!lastDigits) return brand || l.t('method', { type });
    return isBankAccount(method)
      ? l.t('bankAccount', { digits: lastDigits })
      : l.t('card', { brand: brand || l.t('cardWord'), digits: lastDigits });
  }

  #renderMethod(method: PaymentMethodSummary): TemplateResult {
    const { l } = this;
    const { expirationMonth, expirationYear } = method;
    const name = this.#methodName(method);
    if (!expirationMonth || !expirationYear || !isValidMonth(expirationYear, expirationMonth)) return html`${name}`;
    const month = new Intl.DateTimeFormat(l.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.UTC(expirationYear, expirationMonth - 1, 1),
    );
    const expiryStatus = cardExpiry(expirationYear, expirationMonth, Date.now());
    return html`${name}<br /><span class="soft">${l.t('expires', { month })}</span>${
        expiryStatus === 'valid'
          ? nothing
          : notice({ kind: 'warning', text: l.t(expiryStatus === 'soon' ? 'expiresSoon' : 'expired', { month }) })
      }`;
  }
}

function fullName({ firstName, lastName }: Contact): string {
  return `${firstName} ${lastName}`.trim();
}

function joinLines(texts: readonly (string | undefined)[]): TemplateResult {
  const present = texts.filter(Boolean);
  return html`${present.map((text, index) => html`${index > 0 ? html`<br />` : nothing}<bdi>${text}</bdi>`)}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-profile': StorefrontProfile;
  }
}
