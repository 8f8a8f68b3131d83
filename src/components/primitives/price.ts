import { css, html, type TemplateResult } from 'lit';

/**
 * Renders a prominent amount, with a smaller currency symbol and minor units. `parts` comes from `Localizer.moneyParts`, `text` from
 * `Localizer.money`. Assistive technology reads `text`. Needs the styles `visuallyHidden`.
 */
export function price(parts: readonly Intl.NumberFormatPart[] | undefined, text: string): TemplateResult {
  const small = ['currency', 'decimal', 'fraction'];
  return html`<span class="amount"
    >${
      parts
        ? html`<span class="visually-hidden">${text}</span
            ><span aria-hidden="true"
              >${parts.map(({ type, value }) => (small.includes(type) ? html`<small>${value}</small>` : value))}</span
            >`
        : text
    }</span
  >`;
}

export const priceStyles = css`
  /* Digits and currency symbol keep their order in right-to-left pages. */
  .amount {
    position: relative;
    unicode-bidi: plaintext;
    font-size: var(--_size-price);
    font-weight: 650;
    line-height: 1.1;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .amount small {
    font-size: 0.5em;
    font-weight: 500;
    letter-spacing: 0;
    line-height: 0;
    vertical-align: 1cap;
  }
`;

const shown = new WeakMap<Element, string>();

/** Fades in the amounts that have changed since the last call. Call it in `updated()`. */
export function fadeChangedPrices(root: ParentNode): void {
  for (const amount of root.querySelectorAll('.amount')) {
    const text = amount.textContent;
    const before = shown.get(amount) ?? text;
    shown.set(amount, text);
    if (before !== text && !matchMedia('(prefers-reduced-motion: reduce)').matches) amount.animate({ opacity: [0, 1] }, 160);
  }
}
