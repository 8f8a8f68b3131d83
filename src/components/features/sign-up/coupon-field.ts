import { html, nothing, type TemplateResult } from 'lit';
import { textField } from '../../primitives/field.js';
import { isSettled } from './purchase.js';
import type { View } from './view.js';

/** Where a code from the tenant is entered; what it does is said by the quote. */
export function couponField({ l, coupon, purchase }: View): TemplateResult | typeof nothing {
  if (purchase.coupon) {
    return html`<div class="coupon taken" part="coupon">
      <p>${l.t('couponTaken', { code: purchase.coupon })}</p>
      ${isSettled(purchase) ? nothing : html`<button class="button link" type="button" @click=${coupon.remove}>${l.t('couponRemove')}</button>`}
    </div>`;
  }
  if (!coupon.allowed || isSettled(purchase)) return nothing;
  if (!coupon.open) {
    return html`<div class="coupon" part="coupon">
      <button class="button link" type="button" @click=${coupon.show}>${l.t('couponOpen')}</button>
    </div>`;
  }
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!coupon.trying) coupon.apply();
  };
  return html`<form class="coupon" part="coupon" novalidate @submit=${submit}>
    ${textField({
      id: 'coupon',
      label: l.t('coupon'),
      value: coupon.text,
      autocomplete: 'off',
      maxLength: 64,
      error: couponWords(l, coupon),
      onInput: coupon.type,
    })}
    <button class="button" type="submit" aria-disabled=${coupon.trying ? 'true' : 'false'}>
      ${l.t(coupon.trying ? 'couponTrying' : 'couponApply')}
    </button>
  </form>`;
}

/** What is wrong with a code, in words. */
export function couponWords(l: View['l'], { problem }: View['coupon']): string | undefined {
  if (!problem) return undefined;
  return l.t(problem === 'missing' ? 'couponMissing' : problem === 'not-checked' ? 'couponNotChecked' : 'couponRefused');
}
