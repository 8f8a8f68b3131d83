import { html, nothing, type TemplateResult } from 'lit';
import type { Credits, InvoiceSummary } from '../../../api/schemas/storefront/invoices.js';
import type { PaymentMethod, PaymentMethodSummary } from '../../../api/schemas/storefront/payment-methods.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { checkboxField, textField } from '../../primitives/field.js';
import { paymentMethodName, type PaymentLocalizer } from '../payment/payment-options.js';
import { isPositiveMoney, negateMoney } from '../../../api/money/money.js';
import type { Allocation, Split } from './allocations.js';
import type { PayInvoicesMessages } from '../../../generated/locales/pay-invoices.js';

/** The new method, among the ways to pay. */
export const NEW = 'new';

/** Everything that the payment is drawn from. */
export interface PayView {
  readonly l: FullLocalizer<PayInvoicesMessages>;
  readonly payment: PaymentLocalizer;
  readonly allocations: readonly Allocation[];
  readonly split: Split | undefined;
  /** Whether amounts can be typed. */
  readonly partly: boolean;
  /** What was typed, by invoice. */
  readonly typed: ReadonlyMap<string, string>;
  /** Whether what is wrong is complained about. */
  readonly checked: boolean;
  readonly credits: Credits | undefined;
  readonly useCredit: boolean;
  readonly methods: readonly PaymentMethod[];
  /** Place of the chosen method in the list, or the new one. */
  readonly chosen: number | typeof NEW | undefined;
  readonly form: TemplateResult | typeof nothing;
  /** Under way: nothing of it may change. */
  readonly fixed: boolean;
  readonly type: (number: string, text: string) => void;
  readonly check: () => void;
  readonly change: () => void;
  readonly credit: (use: boolean) => void;
  readonly choose: (way: number | typeof NEW) => void;
}

/** What is paid of which invoice. */
export function renderAllocations(view: PayView): TemplateResult {
  const { l, allocations, partly, fixed } = view;
  return html`<div class="group">
    <ul class="pay-rows">
      ${allocations.map((allocation) => renderRow(allocation, view))}
    </ul>
    ${
      partly || fixed
        ? nothing
        : html`<div class="pay-more">
            <button class="button link" type="button" part="action" @click=${view.change}>${l.t('change')}</button>
          </div>`
    }
  </div>`;
}

function renderRow({ invoice, problem }: Allocation, view: PayView): TemplateResult {
  const { l, partly, typed, checked, fixed } = view;
  const { invoiceNumber: number, balance } = invoice;
  const due = dueWords(invoice, l);
  const error =
    problem && checked
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
      partly && !fixed
        ? textField({
            id: `amount-${number}`,
            label: html`<span class="visually-hidden">${l.t('amountOf', { number })}</span>`,
            value: typed.get(number) ?? '',
            hint: l.t('ofBalance', { amount: l.money(balance) }),
            error,
            inputMode: 'decimal',
            autocomplete: 'off',
            dir: 'auto',
            maxLength: 20,
            onInput: (text) => view.type(number, text),
            onCommit: view.check,
          })
        : html`<p class="figure">${l.money(view.allocations.find((other) => other.invoice === invoice)?.amount ?? balance)}</p>`
    }
  </li>`;
}

function dueWords({ dueDate, overdue }: InvoiceSummary, l: FullLocalizer<PayInvoicesMessages>): string {
  if (dueDate === undefined) return '';
  return l.t(overdue ? 'overdue' : 'due', { date: l.date(dueDate, 'medium') });
}

/** Whether credit is used first; nothing where there is none. */
export function renderCredit({ l, credits, useCredit, fixed, credit }: PayView): TemplateResult | typeof nothing {
  if (!credits || !isPositiveMoney(credits.available)) return nothing;
  return checkboxField({
    id: 'use-credit',
    label: l.t('useCredit'),
    hint: l.t('creditHint', { amount: l.money(credits.available) }),
    checked: useCredit,
    disabled: fixed,
    onChange: credit,
  });
}

/** What the rest is paid with. */
export function renderMethods(view: PayView): TemplateResult {
  const { l, payment, methods, chosen, fixed, form } = view;
  const way = (value: number | typeof NEW, name: string, detail: TemplateResult | string): TemplateResult =>
    html`<label part="way"
      ><input
        type="radio"
        name="pay-method"
        .value=${String(value)}
        .checked=${value === chosen}
        ?disabled=${fixed}
        @change=${() => view.choose(value)}
      /><span><bdi>${name}</bdi>${detail ? html`<small>${detail}</small>` : nothing}</span></label
    >`;
  return html`<div class="pay-form">
    ${
      methods.length > 0
        ? html`<fieldset class="methods" part="ways">
            <legend>${l.t('method')}</legend>
            <div>
              ${methods.map((method, index) => way(index, paymentMethodName(method, payment), methodDetail(method, l)))}${way(NEW, l.t('another'), '')}
            </div>
          </fieldset>`
        : nothing
    }
    ${form}
  </div>`;
}

/** When it expires and whether it pays by default. */
export function methodDetail(method: PaymentMethod, l: FullLocalizer<PayInvoicesMessages>): string {
  const month = expiryOf(method);
  const facts = [
    method.expiry === 'expired' ? l.t('expired') : month ? l.t('expires', { month }) : '',
    method.isDefault ? l.t('byDefault') : '',
  ].filter((text) => text !== '');
  return new Intl.ListFormat(l.locale, { type: 'unit', style: 'short' }).format(facts);
}

/** As it is printed on cards everywhere; empty for what does not expire. */
export function expiryOf({ expirationMonth, expirationYear }: PaymentMethodSummary): string {
  if (!expirationMonth || !expirationYear) return '';
  return `${String(expirationMonth).padStart(2, '0')}/${String(expirationYear % 100).padStart(2, '0')}`;
}

/** What is taken from where, before anything is. */
export function renderSum({ l, payment, split, methods, chosen }: PayView): TemplateResult | typeof nothing {
  if (!split) return nothing;
  const { total, credit, charged } = split;
  const method = typeof chosen === 'number' ? methods[chosen] : undefined;
  const row = (label: string, amount: string, look = ''): TemplateResult =>
    html`<div class=${look}>
      <dt>${label}</dt>
      <dd class="figure">${amount}</dd>
    </div>`;
  const label = method ? l.t('chargedWith', { method: paymentMethodName(method, payment) }) : l.t('charged');
  return html`<dl class="rows pay-sum" part="summary">
    ${credit ? html`${row(l.t('all'), l.money(total))}${row(l.t('fromCredit'), l.money(negateMoney(credit)))}` : nothing}
    ${row(label, l.money(charged), 'total')}
  </dl>`;
}
