import { css } from 'lit';

/** Styles of `density="compact"`: smaller distances. On touch screens, controls stay 44 px high. */
export const styles = css`
  :host {
    --_unit: calc(0.75 * var(--storefront-density, 1) * var(--storefront-spacing-unit, 4px));
    --_size: var(--storefront-font-size-base, 0.9375rem);
    --_size-price: calc(var(--_size) * 2.074);
    line-height: 1.4;
  }
  .table :is(th, td) {
    padding-block: var(--_space-2);
  }
  @media (pointer: fine) {
    :host {
      --_control: 36px;
    }
  }
`;
