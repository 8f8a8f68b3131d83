import { html, nothing, type TemplateResult } from 'lit';
import { textField } from '../../primitives/field.js';
import type { RefusalTexts } from '../quote/refusal-texts.js';
import type { CouponCheck } from './coupon-check.js';
import { isSettled } from './purchase.js';
import type { SignUpView } from './sign-up-view.js';

/** Renders the coupon field. The quote shows the effect of the coupon. */
export function couponField({ l, coupon, purchase }: SignUpView): TemplateResult | typeof nothing {
  if (purchase.coupon) {
    return html`<div class="coupon taken" part="coupon">
      <p>${l.t('couponTaken', { code: purchase.coupon })}</p>
      ${isSettled(purchase) ? nothing : html`<button class="button link" type="button" @click=${coupon.remove}>${l.t('couponRemove')}</button>`}
    </div>`;
  }
  if (!coupon.isAllowed || isSettled(purchase)) return nothing;
  if (!coupon.isOpen) {
    return html`<div class="coupon" part="coupon">
      <button class="button link" type="button" @click=${coupon.show}>${l.t('couponOpen')}</button>
    </div>`;
  }
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!coupon.isChecking) coupon.apply();
  };
  return html`<form class="coupon" part="coupon" novalidate @submit=${submit}>
    ${textField({
      id: 'coupon',
      label: l.t('coupon'),
      value: coupon.text,
      autocomplete: 'off',
      maxLength: 64,
      error: coupon.errorText,
      onInput: coupon.type,
    })}
    <button class="button" type="submit" aria-disabled=${coupon.isChecking ? 'true' : 'false'}>
      ${l.t(coupon.isChecking ? 'couponTrying' : 'couponApply')}
    </button>
  </form>`;
}

/** Returns the error text of a coupon as typed. Undefined without a problem. */
export function couponErrorText(
  { problem, text }: Pick<CouponCheck, 'problem' | 'text'>,
  { l, refusalTexts }: { l: SignUpView['l']; refusalTexts: RefusalTexts },
): string | undefined {
  return problem && (problem === 'missing' ? l.t('couponMissing') : refusalTexts.explainCoupon(problem, text));
}
