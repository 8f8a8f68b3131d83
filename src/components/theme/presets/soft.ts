import { css } from 'lit';

/**
 * Preset `soft`: round and calm. For consumer products such as apps, courses and subscription boxes. Fills of the primary color instead of lines,
 * pill-shaped buttons, large corners and wide spacing. The chosen plan has a ring and a check mark.
 */
export const styles = css`
  :host {
    --_surface: var(--storefront-color-background, light-dark(#fffdfb, #231b1e));
    --_ink: var(--storefront-color-text, light-dark(#35252c, #f7e9ec));
    --_primary: var(--storefront-color-primary, light-dark(#b8325a, #ff9fb6));
    --_danger: var(--storefront-color-danger, light-dark(#a83a12, #ffab85));
    --_line: var(--storefront-color-border, color-mix(in oklab, var(--_primary) 18%, var(--_surface)));
    --_tint: color-mix(in oklab, var(--_primary) 7%, var(--_surface));
    --_tint-strong: color-mix(in oklab, var(--_primary) 15%, var(--_surface));
    --_sunken: var(--_tint);
    --_hover: var(--_tint-strong);
    --_unit: calc(1.25 * var(--storefront-density, 1) * var(--storefront-spacing-unit, 4px));
    --_size-price: calc(var(--_size) * 2.7);
    --_radius: var(--storefront-border-radius, 16px);
    --_control: 48px;
    font-family: var(
      --storefront-font-family,
      ui-rounded,
      'SF Pro Rounded',
      'Hiragino Maru Gothic ProN',
      'Nunito',
      'Varela Round',
      'Segoe UI',
      system-ui,
      sans-serif
    );
    line-height: 1.55;
  }
  h1,
  h2,
  h3 {
    font-weight: 700;
  }
  .amount {
    font-weight: 700;
    letter-spacing: -0.03em;
  }

  .button:not(.link) {
    padding-inline: var(--_space-6);
    border-color: transparent;
    border-radius: 99px;
    font-weight: 600;
  }
  .button:not(.primary, .link, [aria-disabled='true']) {
    background: var(--_tint-strong);
  }
  .button:not(.primary, .link, [aria-disabled='true']):hover {
    background: color-mix(in oklab, var(--_primary) 24%, var(--_surface));
  }

  .segmented,
  .segmented span {
    border-radius: calc(var(--_control) / 2 + 3px);
  }
  .segmented :checked + span {
    border-color: var(--_accent);
    background: var(--_surface);
    font-weight: 600;
  }

  [part~='plan'] {
    border-color: transparent;
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_tint);
  }
  .highlighted[part~='plan'] {
    border-color: transparent;
    outline: 0;
    background: var(--_tint-strong);
  }
  .chosen[part~='plan'] {
    border-color: transparent;
    outline: 3px solid var(--_accent);
    outline-offset: -3px;
  }
  .highlighted .button:not(.primary, .link) {
    background: var(--_surface);
  }
  [part~='badge'] {
    padding: 0.2em 0.8em;
    background: var(--_surface);
    font-weight: 600;
  }
  [part~='features'] li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 0.7em;
    padding-block: var(--_space-1);
    border: 0;
  }
  [part~='features'] li::before {
    content: '';
    inline-size: 0.34em;
    block-size: 0.7em;
    margin: 0.32em 0.2em 0;
    border: solid var(--_accent);
    border-width: 0 2px 2px 0;
    transform: rotate(42deg);
  }

  .rows .total,
  .table :is(th, td) {
    border-color: var(--_line);
  }
  .summary,
  .notice {
    border-radius: calc(var(--_radius) * 1.5);
  }
  .field :is(input, select, textarea) {
    padding-inline: var(--_space-3);
  }
  .stepper > div {
    border-radius: 99px;
  }
  .stepper button {
    border-radius: 50%;
  }
`;
