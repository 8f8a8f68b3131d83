import { html, nothing, type TemplateResult } from 'lit';
import type { PaymentMethod, PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { OfferedMethod } from './adapter.js';
import { isBankAccount } from './is-bank-account.js';
import type { PaymentMessages } from '../../../generated/locales/payment.js';

export type PaymentLocalizer = FullLocalizer<PaymentMessages>;

/** One way to pay among which the person chooses: a kept method, or what the form takes. */
export interface PaymentOption {
  /** Unique among the ways. */
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly kept?: PaymentMethod | undefined;
  /** Id of the adapter's method. */
  readonly method?: string | undefined;
}

/** Kept methods first, the one that pays now before the others; then what the form offers. One way is no choice. */
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

/** A payment method in words that say which one it is and no more. */
export function paymentMethodName(method: PaymentMethodSummary, l: PaymentLocalizer): string {
  const { type, brand, lastDigits } = method;
  if (!lastDigits) return l.t('keptOther', { name: brand ?? type });
  if (isBankAccount(method)) return l.t('keptAccount', { digits: lastDigits });
  return l.t('keptCard', { brand: brand ?? l.t('card'), digits: lastDigits });
}

function paymentMethodDetail({ expirationMonth, expirationYear, isDefault }: PaymentMethod, l: PaymentLocalizer): string | undefined {
  if (!expirationMonth || !expirationYear) return isDefault ? l.t('isDefault') : undefined;
  // As it is printed on cards everywhere.
  const month = `${String(expirationMonth).padStart(2, '0')}/${String(expirationYear % 100).padStart(2, '0')}`;
  return l.t(isDefault ? 'expiresDefault' : 'expires', { month });
}

/** The ways as radio buttons. Choosing charges and sends nothing. */
export function renderPaymentOptions(
  ways: readonly PaymentOption[],
  chosen: string | undefined,
  choose: (id: string) => void,
  l: PaymentLocalizer,
): TemplateResult {
  return html`<fieldset class="ways" part="ways">
    <legend>${l.t('ways')}</legend>
    ${ways.map(
      ({ id, label, detail }) =>
        html`<label class="way" part="way"
          ><input type="radio" name="way" .value=${id} .checked=${id === chosen} @change=${() => choose(id)} /><span
            >${label}${detail ? html` <small>${detail}</small>` : nothing}</span
          ></label
        >`,
    )}
  </fieldset>`;
}
