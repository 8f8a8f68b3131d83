import { html, nothing, type TemplateResult } from 'lit';
import type { PaymentMethod, PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { OfferedMethod, StoredMethodDetails } from './adapter.js';
import { isBankAccount } from './is-bank-account.js';
import type { PaymentMessages } from '../../../generated/locales/payment.js';

export type PaymentLocalizer = FullLocalizer<PaymentMessages>;

/** Payment option: a saved method, or a method of the form. */
export interface PaymentOption {
  /** Unique among the options. */
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly kept?: PaymentMethod | undefined;
  /** Id of the adapter's method. */
  readonly method?: string | undefined;
}

/** Returns the payment options: the default method, the other saved methods, then the methods of the form. */
export function paymentOptions(kept: readonly PaymentMethod[], offered: readonly OfferedMethod[], l: PaymentLocalizer): PaymentOption[] {
  const sorted = [...kept].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const stored = sorted.map((method, index) => ({
    id: `kept-${index}`,
    label: paymentMethodName(method, l),
    detail: paymentMethodDetail(method, l),
    kept: method,
  }));
  const fresh =
    offered.length > 0
      ? offered.map(({ id, kind, name }) => ({ id: `form-${id}`, label: name ?? l.t(KINDS[kind]), method: id }))
      : [{ id: 'form', label: l.t('another') }];
  return [...stored, ...fresh];
}

const KINDS = { card: 'card', 'bank-account': 'bankAccount', wallet: 'wallet' } as const;

/** Returns the name of a payment method, for example "Visa ending in 4242". */
export function paymentMethodName(method: PaymentMethodSummary, l: PaymentLocalizer): string {
  const { type, brand, lastDigits } = method;
  if (!lastDigits) return l.t('keptOther', { name: brand ?? type });
  if (isBankAccount(method)) return l.t('keptAccount', { digits: lastDigits });
  return l.t('keptCard', { brand: brand ?? l.t('card'), digits: lastDigits });
}

/** Returns the name of a method that a form has just stored. */
export function storedMethodName({ brand, lastDigits: digits }: StoredMethodDetails, l: PaymentLocalizer): string {
  return brand ? l.t('keptCard', { brand, digits }) : l.t('keptAccount', { digits });
}

function paymentMethodDetail({ expirationMonth, expirationYear, isDefault }: PaymentMethod, l: PaymentLocalizer): string | undefined {
  if (!expirationMonth || !expirationYear) return isDefault ? l.t('isDefault') : undefined;
  // The format printed on cards.
  const month = `${String(expirationMonth).padStart(2, '0')}/${String(expirationYear % 100).padStart(2, '0')}`;
  return l.t(isDefault ? 'expiresDefault' : 'expires', { month });
}

/** Renders the payment options as radio buttons. Selecting an option sends no request. */
export function renderPaymentOptions(
  options: readonly PaymentOption[],
  chosen: string | undefined,
  choose: (id: string) => void,
  l: PaymentLocalizer,
): TemplateResult {
  return html`<fieldset class="payment-options" part="payment-options">
    <legend>${l.t('paymentMethod')}</legend>
    ${options.map(
      ({ id, label, detail }) =>
        html`<label class="payment-option" part="payment-option"
          ><input type="radio" name="payment-option" .value=${id} .checked=${id === chosen} @change=${() => choose(id)} /><span
            >${label}${detail ? html` <small>${detail}</small>` : nothing}</span
          ></label
        >`,
    )}
  </fieldset>`;
}
