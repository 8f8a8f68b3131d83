import { css } from 'lit';

/** Styles of `theme="inherit"`: the values that `PageTheme` has read from the page, with those of the default theme as fallback. */
export const styles = css`
  :host {
    color-scheme: var(--_page-scheme, inherit);
    --_surface: var(--storefront-color-background, var(--_page-surface, light-dark(#fff, #1b1f24)));
    --_ink: var(--storefront-color-text, var(--_page-ink, light-dark(#1b1f23, #e9ecef)));
    --_primary: var(--storefront-color-primary, var(--_page-primary, light-dark(#2446c8, #9db2ff)));
    --_size: var(--storefront-font-size-base, var(--_page-size, 1rem));
    --_radius: var(--storefront-border-radius, var(--_page-radius, 6px));
  }
  h1,
  h2,
  h3 {
    font-family: var(--storefront-font-family, var(--_page-heading-font, inherit));
    font-weight: var(--_page-heading-weight, 650);
    font-style: var(--_page-heading-style, normal);
    letter-spacing: var(--_page-heading-spacing, normal);
  }
  a:not(.button),
  .button.link {
    color: color(from color-mix(in xyz, var(--_page-link, var(--_text)), var(--_lum)) var(--_fit));
  }
  .button:not(.link) {
    border-radius: var(--storefront-border-radius, var(--_page-button-radius, var(--_radius)));
    padding-inline: var(--_page-button-padding, var(--_space-4));
    font-family: var(--storefront-font-family, var(--_page-button-font, inherit));
    font-weight: var(--_page-button-weight, 500);
    font-style: var(--_page-button-style, normal);
    letter-spacing: var(--_page-button-spacing, normal);
    text-transform: var(--_page-button-transform, none);
  }
  .button.primary:not([aria-disabled='true']) {
    border: var(--_page-button-border, 1px solid transparent);
    box-shadow: var(--_page-button-shadow, none);
  }
`;
