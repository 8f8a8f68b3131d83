import { css } from 'lit';

/** Stripe's theme `stripe`: light and blue, with slightly rounded corners. */
export const styles = css`
  :host {
    color-scheme: light;
    --_surface: var(--storefront-color-background, #fff);
    --_ink: var(--storefront-color-text, #30313d);
    --_primary: var(--storefront-color-primary, #0570de);
    --_danger: var(--storefront-color-danger, #df1b41);
    --_line: var(--storefront-color-border, #e6e6e6);
    --_radius: var(--storefront-border-radius, 5px);
  }
  .button:not(.link),
  [part~='plan'],
  .field :is(input, select, textarea) {
    box-shadow:
      0 1px 1px rgb(0 0 0 / 3%),
      0 3px 6px rgb(0 0 0 / 2%);
  }
`;
