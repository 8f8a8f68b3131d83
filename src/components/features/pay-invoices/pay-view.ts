import { html, nothing, type TemplateResult } from 'lit';
import type { Credits, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { PaymentMethod, PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { checkboxField, textField } from '../../primitives/field.js';
import { paymentMethodName, type PaymentLocalizer } from '../payment/payment-options.js';
import { isPositiveMoney, negateMoney } from '../../../api/money/money.js';
import type { Allocation, PaymentSplit } from './allocations.js';
import type { PayInvoicesMessages } from '../../../generated/locales/pay-invoices.js';

/** Option value for a new payment method. */
export const NEW_METHOD = 'new';

/** Data and callbacks of the form that pays invoices. */
export interface PayView {
  readonly l: FullLocalizer<PayInvoicesMessages>;
  readonly payment: PaymentLocalizer;
  readonly allocations: readonly Allocation[];
  readonly split: PaymentSplit | undefined;
  /** True if the amounts are shown as input fields. */
  readonly hasAmountFields: boolean;
  /** Typed amounts by invoice number. */
  readonly typedAmounts: ReadonlyMap<string, string>;
  /** True if the errors about invalid amounts are shown. */
  readonly showsErrors: boolean;
  readonly credits: Credits | undefined;
  readonly useCredit: boolean;
  readonly methods: readonly PaymentMethod[];
  /** Index of the selected method, or `NEW_METHOD`. */
  readonly selected: number | typeof NEW_METHOD | undefined;
  readonly methodForm: TemplateResult | typeof nothing;
  /** True while the payment is in progress, so that nothing can be changed. */
  readonly isLocked: boolean;
  readonly onType: (number: string, text: string) => void;
  readonly onLeaveField: () => void;
  readonly onEditAmounts: () => void;
  readonly onUseCredit: (useCredit: boolean) => void;
  readonly onSelect: (method: number | typeof NEW_METHOD) => void;
}

/** Renders the invoices with the amount to pay on each of them. */
export function renderAllocations(view: PayView): TemplateResult {
  const { l, allocations, hasAmountFields, isLocked } = view;
  return html`<div class="group">
    <ul class="pay-rows">
      ${allocations.map((allocation) => renderRow(allocation, view))}
    </ul>
    ${
      hasAmountFields || isLocked
        ? nothing
        : html`<div class="pay-more">
            <button class="button link" type="button" part="action" @click=${view.onEditAmounts}>${l.t('change')}</button>
          </div>`
    }
  </div>`;
}

function renderRow({ invoice, problem }: Allocation, view: PayView): TemplateResult {
  const { l, hasAmountFields, typedAmounts, showsErrors, isLocked } = view;
  const { invoiceNumber: number, balance } = invoice;
  const due = dueText(invoice, l);
  const error =
    problem && showsErrors
      ? problem === 'too-much'
        ? l.t('tooMuch', { amount: l.money(balance) })
        : l.t('notAmount', { example: l.number('12.5') })
      : undefined;
  return html`<li class="pay-row" part="row">
    <div>
      <p><bdi>${l.t('invoice', { number })}</bdi></p>
      ${due ? html`<p class="soft ${invoice.overdue ? 'danger' : ''}">${due}</p>` : nothing}
    </div>
    ${
      hasAmountFields && !isLocked
        ? textField({
            id: `amount-${number}`,
            label: html`<span class="visually-hidden">${l.t('amountOf', { number })}</span>`,
            value: typedAmounts.get(number) ?? '',
            hint: l.t('ofBalance', { amount: l.money(balance) }),
            error,
            inputMode: 'decimal',
            autocomplete: 'off',
            dir: 'auto',
            maxLength: 20,
            onInput: (text) => view.onType(number, text),
            onCommit: view.onLeaveField,
          })
        : html`<p class="figure">${l.money(view.allocations.find((other) => other.invoice === invoice)?.amount ?? balance)}</p>`
    }
  </li>`;
}

function dueText({ dueDate, overdue }: InvoiceSummary, l: FullLocalizer<PayInvoicesMessages>): string {
  if (dueDate === undefined) return '';
  return l.t(overdue ? 'overdue' : 'due', { date: l.date(dueDate, 'medium') });
}

/** Renders the option to use credit first, if the account has credit. */
export function renderCredit({ l, credits, useCredit, isLocked, onUseCredit }: PayView): TemplateResult | typeof nothing {
  if (!credits || !isPositiveMoney(credits.available)) return nothing;
  return checkboxField({
    id: 'use-credit',
    label: l.t('useCredit'),
    hint: l.t('creditHint', { amount: l.money(credits.available) }),
    checked: useCredit,
    disabled: isLocked,
    onChange: onUseCredit,
  });
}

/** Renders the payment method options for the amount that credit does not cover. */
export function renderMethods(view: PayView): TemplateResult {
  const { l, payment, methods, selected, isLocked, methodForm } = view;
  const option = (value: number | typeof NEW_METHOD, name: string, detail: TemplateResult | string): TemplateResult =>
    html`<label part="payment-option"
      ><input
        type="radio"
        name="pay-method"
        .value=${String(value)}
        .checked=${value === selected}
        ?disabled=${isLocked}
        @change=${() => view.onSelect(value)}
      /><span><bdi>${name}</bdi>${detail ? html`<small>${detail}</small>` : nothing}</span></label
    >`;
  return html`<div class="pay-form">
    ${
      methods.length > 0
        ? html`<fieldset class="methods" part="payment-options">
            <legend>${l.t('method')}</legend>
            <div>
              ${methods.map((method, index) => option(index, paymentMethodName(method, payment), methodDetail(method, l)))}${option(NEW_METHOD, l.t('another'), '')}
            </div>
          </fieldset>`
        : nothing
    }
    ${methodForm}
  </div>`;
}

/** Returns a text with the expiry of a method, and a note if it is the default method. */
function methodDetail(method: PaymentMethod, l: FullLocalizer<PayInvoicesMessages>): string {
  const month = formatExpiry(method);
  const details = [
    method.expiry === 'expired' ? l.t('expired') : month ? l.t('expires', { month }) : '',
    method.isDefault ? l.t('byDefault') : '',
  ].filter((text) => text !== '');
  return new Intl.ListFormat(l.locale, { type: 'unit', style: 'short' }).format(details);
}

/** Formats the expiry as on a card: `08/29`. Empty for a method without expiry. */
export function formatExpiry({ expirationMonth, expirationYear }: PaymentMethodSummary): string {
  if (!expirationMonth || !expirationYear) return '';
  return `${String(expirationMonth).padStart(2, '0')}/${String(expirationYear % 100).padStart(2, '0')}`;
}

/** Renders the amounts to be paid with credit and with the payment method. */
export function renderTotals({ l, payment, split, methods, selected }: PayView): TemplateResult | typeof nothing {
  if (!split) return nothing;
  const { total, credit, charged } = split;
  const method = typeof selected === 'number' ? methods[selected] : undefined;
  const row = (label: string, amount: string, className = ''): TemplateResult =>
    html`<div class=${className}>
      <dt>${label}</dt>
      <dd class="figure">${amount}</dd>
    </div>`;
  const label = method ? l.t('chargedWith', { method: paymentMethodName(method, payment) }) : l.t('charged');
  return html`<dl class="rows pay-totals" part="summary">
    ${credit ? html`${row(l.t('all'), l.money(total))}${row(l.t('fromCredit'), l.money(negateMoney(credit)))}` : nothing}
    ${row(label, l.money(charged), 'total')}
  </dl>`;
}
