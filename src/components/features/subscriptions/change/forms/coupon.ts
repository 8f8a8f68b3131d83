import { html, nothing, type TemplateResult } from 'lit';
import type { Change } from '../../../../../api/schemas/storefront/changes.js';
import { textField } from '../../../../primitives/field.js';
import { isCouponRefusal, type CouponRefusal } from '../../../quote/coupon-refusal.js';
import type { FormContext } from '../change-form.js';

/** Maximum length that the gateway accepts. */
const MAX_LENGTH = 64;

/** Coupon field of a change. A coupon is accepted once a quote with it has loaded. */
export class CouponEntry {
  readonly #context: FormContext;
  readonly #change: (code: string) => Change | undefined;
  #open = false;
  #text = '';
  #trying: string | undefined;
  #code: string | undefined;
  #problem: 'missing' | CouponRefusal | undefined;

  /** @param change returns the chosen change with a coupon; undefined while nothing is chosen */
  constructor(context: FormContext, change: (code: string) => Change | undefined) {
    this.#context = context;
    this.#change = change;
  }

  /** Accepted coupon. */
  get code(): string | undefined {
    return this.#code;
  }

  /** Error text for screen readers. */
  get announcement(): string {
    return this.#errorText() ?? '';
  }

  /** Applies the response of the check. Called before the chosen change is quoted. */
  follow(): void {
    const { quoteSnapshotOf, quoteError } = this.#context;
    if (this.#code !== undefined && quoteError && isCouponRefusal(quoteError)) {
      // The coupon was accepted for the previous choice, but is refused for the current one.
      this.#text = this.#code;
      this.#code = undefined;
      this.#refuse(quoteError);
    }
    const change = this.#trying === undefined ? undefined : this.#change(this.#trying);
    if (this.#trying === undefined || !change) return;
    const { data, error } = quoteSnapshotOf(change) ?? {};
    if (data) {
      this.#code = this.#trying;
      this.#trying = undefined;
      this.#open = false;
      // Moves the focus, because the field that had it was removed.
      this.#context.focus('.coupon .button');
    } else if (error) {
      this.#trying = undefined;
      this.#refuse(error);
    }
  }

  render(): TemplateResult | typeof nothing {
    const { l, catalog } = this.#context;
    if (this.#code !== undefined) {
      return html`<div class="coupon" part="coupon">
        <p>${l.t('couponTaken', { code: this.#code })}</p>
        <button class="button link" type="button" @click=${this.#remove}>${l.t('couponRemove')}</button>
      </div>`;
    }
    if (catalog?.signUp?.coupons !== true) return nothing;
    if (!this.#open) {
      return html`<div class="coupon" part="coupon">
        <button class="button link" type="button" @click=${this.#show}>${l.t('couponOpen')}</button>
      </div>`;
    }
    const trying = this.#trying !== undefined;
    return html`<form class="coupon" part="coupon" novalidate @submit=${this.#apply}>
      ${textField({
        id: 'coupon',
        label: l.t('coupon'),
        value: this.#text,
        autocomplete: 'off',
        maxLength: MAX_LENGTH,
        error: this.#errorText(),
        onInput: (text) => {
          this.#text = text;
          this.#problem = undefined;
        },
      })}
      <button class="button" type="submit" aria-disabled=${trying ? 'true' : 'false'}>
        ${l.t(trying ? 'couponTrying' : 'couponApply')}
      </button>
    </form>`;
  }

  #errorText(): string | undefined {
    const { l, refusalTexts } = this.#context;
    const problem = this.#problem;
    return problem && (problem === 'missing' ? l.t('couponMissing') : refusalTexts.explainCoupon(problem, this.#text.trim()));
  }

  #refuse(problem: CouponRefusal): void {
    this.#open = true;
    this.#problem = problem;
  }

  readonly #show = (): void => {
    this.#open = true;
    this.#context.focus('#coupon');
    this.#context.update();
  };

  readonly #remove = (): void => {
    this.#code = undefined;
    this.#text = '';
    this.#open = true;
    this.#context.focus('#coupon');
    this.#context.update();
  };

  readonly #apply = (event: Event): void => {
    event.preventDefault();
    if (this.#trying !== undefined) return;
    const code = this.#text.trim();
    const change = code === '' ? undefined : this.#change(code);
    this.#problem = code === '' ? 'missing' : undefined;
    this.#trying = change && code;
    if (change) this.#context.quoteSnapshotOf(change);
    this.#context.update();
  };
}
