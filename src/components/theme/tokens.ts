import { css } from 'lit';

/**
 * All colors, derived from the few public ones. Set on `:host`. A preset can also set them on a part of an element, to give the part other colors.
 *
 * `--_fit` corrects a color to a contrast of at least 4.5:1 on the surface: `color(from color-mix(in xyz, <color>, var(--_lum)) var(--_fit))`. A color
 * with enough contrast stays as it is. A relative color can read the channels of one color only, so `color-mix` passes the luminance L of the surface
 * in the alpha channel: alpha = (1 + L) / 2. The color's own channel is then the mixed channel times 2 alpha. The color is darkened on a light
 * surface and lightened on a dark one. A surface is light if L > 0.179. At 0.179, black and white have the same contrast.
 */
export const colors = css`
  --_surface: var(--storefront-color-background, light-dark(#fff, #1b1f24));
  --_lum: color(from var(--_surface) xyz 0 0 0 / y);
  --_dark: clamp(0, (0.5896 - alpha) * 1e6, 1);
  --_add: var(--_dark) * clamp(0, (10.12 * alpha - 4.816 - 2 * y * alpha) / (1 - 2 * y * alpha), 1);
  --_dim: clamp(0, (0.3652 * alpha - 0.2217) / y + 1e6 * var(--_dark), 2 * alpha) * (1 - var(--_add));
  --_fit: xyz calc(x * var(--_dim) + 0.9505 * var(--_add)) calc(y * var(--_dim) + var(--_add))
    calc(z * var(--_dim) + 1.089 * var(--_add)) / 1;

  --_ink: var(--storefront-color-text, light-dark(#1b1f23, #e9ecef));
  --_text: color(from color-mix(in xyz, var(--_ink), var(--_lum)) var(--_fit));
  --_text-soft: color(
    from color-mix(in xyz, var(--storefront-color-text-secondary, color-mix(in oklab, var(--_text) 70%, var(--_surface))), var(--_lum))
      var(--_fit)
  );
  --_primary: var(--storefront-color-primary, light-dark(#2446c8, #9db2ff));
  --_danger: var(--storefront-color-danger, light-dark(#b3261e, #ff9a8f));
  --_line: var(--storefront-color-border, color-mix(in oklab, var(--_text) 16%, var(--_surface)));

  /* 1 if white has more contrast on the color than black, else 0. The better one always has at least 4.5:1. */
  --_lit: clamp(0, (0.179 - y) * 1e6, 1);
  --_on-primary: color(from var(--_primary) xyz calc(0.9505 * var(--_lit)) var(--_lit) calc(1.089 * var(--_lit)));
  /* Hover color: lighter, or darker if lighter would reduce the contrast of the text. */
  --_lift: clamp(-0.03, (y - 0.11) * (y - 0.179) * (0.9 - y) * 9e6, 0.03);
  --_primary-hover: color(from var(--_primary) xyz calc(x + var(--_lift)) calc(y + var(--_lift)) calc(z + var(--_lift)));
  /* The primary color with enough contrast on the surface: for links, focus rings and selection. */
  --_accent: color(from color-mix(in xyz, var(--_primary), var(--_lum)) var(--_fit));
  --_danger-text: color(from color-mix(in xyz, var(--_danger), var(--_lum)) var(--_fit));
  /* Outlines of controls, with at least 3:1, because soft text has 4.5:1. */
  --_line-control: color-mix(in oklab, var(--_text-soft) 78%, var(--_surface));
  /* Sunken background: slightly darker on a light surface, lighter on a dark one, as far as the contrast of text allows. */
  --_fall: clamp(0.86, 0.195 / y + 1e6 * var(--_lit), 1);
  --_rise: var(--_lit) * min(0.008 + 0.1 * y, 0.181 - y);
  --_sunken: color(
    from var(--_surface) xyz calc(x * var(--_fall) + 0.9505 * var(--_rise)) calc(y * var(--_fall) + var(--_rise))
      calc(z * var(--_fall) + 1.089 * var(--_rise))
  );
  --_hover: color-mix(in oklab, var(--_text) 9%, var(--_surface));
`;

/**
 * Design tokens of every element, derived from the public `--storefront-*` variables. Elements use only the private `--_*` ones.
 *
 * Light or dark follows the page's `color-scheme`.
 */
export const tokens = css`
  :host {
    --_unit: calc(var(--storefront-density, 1) * var(--storefront-spacing-unit, 4px));
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

    ${colors}

    --_radius: var(--storefront-border-radius, 6px);
    --_focus: var(--storefront-focus-ring, 2px solid var(--_accent));
    --_control: 44px;
    --_motion: 160ms ease-out;

    color: var(--_text);
    font-family: var(--storefront-font-family, inherit);
    font-size: var(--_size);
    font-weight: 400;
    line-height: 1.5;
    text-align: start;
    text-indent: 0;
    white-space: normal;
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
  p,
  ul,
  ol,
  dl,
  dd,
  fieldset,
  legend {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  h1,
  h2,
  h3 {
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
  }
  /* Elements that are focused only by a script show no focus ring. */
  [tabindex='-1']:focus-visible {
    outline: none;
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
