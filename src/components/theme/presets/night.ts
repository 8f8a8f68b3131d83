import { css } from 'lit';

/** Stripe's theme `night`: always dark, with green. */
export const styles = css`
  :host {
    color-scheme: dark;
    --_surface: var(--storefront-color-background, #30313d);
    --_ink: var(--storefront-color-text, #fff);
    --_primary: var(--storefront-color-primary, #85d996);
    --_danger: var(--storefront-color-danger, #fe87a1);
    --_line: var(--storefront-color-border, #424353);
    --_radius: var(--storefront-border-radius, 5px);
  }
`;
