import { css } from 'lit';

/** Stripe's theme `flat`: light, with filled fields and cards without outlines. Fields keep an outline for contrast. */
export const styles = css`
  :host {
    color-scheme: light;
    --_surface: var(--storefront-color-background, #fff);
    --_ink: var(--storefront-color-text, #1a1b25);
    --_primary: var(--storefront-color-primary, #5167fc);
    --_danger: var(--storefront-color-danger, #c0123c);
    --_radius: var(--storefront-border-radius, 4px);
  }
  [part~='plan']:not(.highlighted, .chosen) {
    border-color: transparent;
  }
  [part~='plan'] {
    background: var(--_sunken);
  }
  .button:not(.primary, .link) {
    border-color: transparent;
    background: color-mix(in oklab, var(--_text) 10%, var(--_surface));
  }
  .field :is(input, select, textarea) {
    border-color: transparent transparent var(--_line-control);
    background: var(--_sunken);
  }
`;
