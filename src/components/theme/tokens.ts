import { css } from 'lit';

/**
 * The look of every element, derived from the public `--storefront-*` variables. Elements use only the private `--_*` ones.
 *
 * Light or dark follows the page's `color-scheme`. `--_theme-*` is what a provider's `theme` puts under the public variables, so that
 * variables which the page sets, wherever it does, still win.
 */
export const tokens = css`
  :host {
    --_unit: var(--storefront-spacing-unit, 4px);
    --_space-1: var(--_unit);
    --_space-2: calc(2 * var(--_unit));
    --_space-3: calc(3 * var(--_unit));
    --_space-4: calc(4 * var(--_unit));
    --_space-6: calc(6 * var(--_unit));
    --_space-8: calc(8 * var(--_unit));
    --_space-12: calc(12 * var(--_unit));
    --_space-16: calc(16 * var(--_unit));

    --_size: var(--storefront-font-size-base, 1rem);
    --_size-small: calc(var(--_size) / 1.2);
    --_size-large: calc(var(--_size) * 1.2);
    --_size-larger: calc(var(--_size) * 1.44);
    --_size-price: calc(var(--_size) * 2.488);

    --_text: var(--storefront-color-text, var(--_theme-text, light-dark(#1b1f23, #e9ecef)));
    --_surface: var(--storefront-color-background, var(--_theme-surface, light-dark(#fff, #1b1f24)));
    --_text-soft: var(--storefront-color-text-secondary, color-mix(in oklab, var(--_text) 70%, var(--_surface)));
    --_primary: var(--storefront-color-primary, light-dark(#2446c8, #9db2ff));
    --_danger: var(--storefront-color-danger, light-dark(#b3261e, #ff9a8f));
    --_line: var(--storefront-color-border, color-mix(in oklab, var(--_text) 16%, var(--_surface)));

    /* Black or white, whichever reads on the primary color: by its luminance, so that 4.5:1 always holds. */
    --_lit: clamp(0, (0.179 - y) * 99999, 1);
    --_on-primary: color(from var(--_primary) xyz-d65 calc(0.9505 * var(--_lit)) var(--_lit) calc(1.089 * var(--_lit)));
    /* Lighter, or darker where lighter would cost its text contrast. */
    --_lift: clamp(-0.03, (y - 0.11) * (y - 0.179) * (0.9 - y) * 9e6, 0.03);
    --_primary-hover: color(from var(--_primary) xyz-d65 calc(x + var(--_lift)) calc(y + var(--_lift)) calc(z + var(--_lift)));
    /* The primary color drawn towards the text, for lines that have to stand out from the background. */
    --_accent: color-mix(in oklab, var(--_primary) 75%, var(--_text));
    /* Outlines of controls, which have to be seen (3:1). */
    --_line-control: color-mix(in oklab, var(--_text) 55%, var(--_surface));
    --_sunken: color-mix(in oklab, var(--_text) 6%, var(--_surface));
    --_hover: color-mix(in oklab, var(--_text) 9%, var(--_surface));
    /* What lies higher is lighter in the dark. */
    --_raised: color-mix(in oklab, var(--_surface) 90%, #fff);
    --_danger-text: color-mix(in oklab, var(--_danger) 85%, var(--_text));

    --_radius: var(--storefront-border-radius, 6px);
    --_focus: var(--storefront-focus-ring, var(--storefront-focus-outline, 2px solid var(--_accent)));
    --_control: 44px;
    --_motion: 160ms ease-out;

    color: var(--_text);
    font-family: var(--storefront-font-family, inherit);
    font-size: var(--_size);
    font-weight: 400;
    line-height: 1.5;
    text-align: start;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_motion: 0s;
    }
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset,
  legend {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  h1,
  h2,
  h3,
  h4 {
    font-size: var(--_size-large);
    font-weight: 650;
    line-height: 1.25;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  ul,
  ol {
    list-style: none;
  }
  [hidden] {
    display: none !important;
  }
  a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
  :focus-visible {
    outline: var(--_focus);
    outline-offset: 2px;
    box-shadow: var(--storefront-focus-box-shadow, none);
  }
  /* What takes focus only because a step or a message opened shows no ring. */
  [tabindex='-1']:focus-visible {
    outline: none;
    box-shadow: none;
  }
  svg {
    display: block;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
