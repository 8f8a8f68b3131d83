import { css } from 'lit';
import { colors } from '../tokens.js';

/**
 * Preset `poster`: bold and flat, like a poster. For magazines, venues, food and fashion. Very large figures, tight heavy type, thick rules and no
 * boxes. The highlighted plan is inverted; a thick frame marks the chosen plan.
 */
export const styles = css`
  :host {
    --_surface: var(--storefront-color-background, light-dark(#f5f0e6, #181411));
    --_ink: var(--storefront-color-text, light-dark(#15110d, #f7efe2));
    --_primary: var(--storefront-color-primary, light-dark(#cf3214, #ff8062));
    --_danger: var(--storefront-color-danger, light-dark(#9c1c3c, #ff9bb0));
    --_line: var(--storefront-color-border, color-mix(in oklab, var(--_text) 30%, var(--_surface)));
    --_unit: calc(1.125 * var(--storefront-density, 1) * var(--storefront-spacing-unit, 4px));
    --_size-large: calc(var(--_size) * 1.6);
    --_size-larger: calc(var(--_size) * 2.2);
    --_size-price: calc(var(--_size) * 4);
    --_radius: var(--storefront-border-radius, 0px);
    --_control: 52px;
    --_front: var(--_text);
    --_back: var(--_surface);
    font-family: var(
      --storefront-font-family,
      'Archivo',
      'Helvetica Neue',
      'Arial Nova',
      'Nimbus Sans',
      'Liberation Sans',
      Arial,
      sans-serif
    );
    line-height: 1.4;
  }
  h1,
  h2,
  h3 {
    font-weight: 800;
    letter-spacing: -0.03em;
    line-height: 1;
  }
  .amount {
    font-weight: 800;
    letter-spacing: -0.055em;
    line-height: 0.95;
  }
  .amount small {
    font-size: 0.38em;
    font-weight: 800;
    letter-spacing: -0.02em;
  }

  .button:not(.link) {
    padding-inline: var(--_space-4);
    border: 2px solid var(--_text);
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  .button.primary {
    border-color: transparent;
  }
  .button:not(.primary, .link, [aria-disabled='true']):hover {
    background: var(--_text);
    color: var(--_surface);
  }
  .button[aria-disabled='true']:not(.link) {
    border-style: dashed;
    border-color: var(--_line-control);
    background: none;
  }

  .segmented {
    padding: 0;
    border: 2px solid var(--_text);
    border-radius: var(--_radius);
    background: none;
  }
  .segmented span {
    border: 0;
    border-radius: 0;
    font-weight: 700;
  }
  .segmented :checked + span {
    background: var(--_text);
    color: var(--_surface);
    font-weight: 700;
  }

  .cards {
    column-gap: var(--_space-4);
  }
  [part~='plan'] {
    padding: var(--_space-4) 0 var(--_space-6);
    border: 0;
    border-block-start: 6px solid var(--_text);
    border-radius: 0;
    background: none;
  }
  .highlighted[part~='plan'] {
    ${colors}
    --_primary: inherit;
    --_danger: inherit;
    --_surface: var(--_front);
    --_ink: var(--_back);
    padding-inline: var(--_space-4);
    border-color: var(--_primary);
    outline: 0;
    background: var(--_surface);
    color: var(--_text);
  }
  .chosen[part~='plan'] {
    padding-inline: var(--_space-4);
    border: 6px solid var(--_accent);
    outline: 0;
  }
  [part~='badge'] {
    padding: 0.25em 0.5em;
    border-radius: 0;
    background: var(--_primary);
    color: var(--_on-primary);
    font-weight: 700;
    line-height: 1;
  }
  .description {
    color: var(--_text);
  }
  [part~='features'] li {
    border-block-start: 2px solid;
  }

  .rows .total {
    padding-block-start: var(--_space-3);
    border-block-start: 4px solid var(--_text);
    font-weight: 800;
  }
  .table thead th {
    border-block-end: 4px solid var(--_text);
    color: var(--_text);
    font-weight: 700;
  }
  .summary,
  .notice {
    border: 0;
    border-block-start: 6px solid var(--_text);
    border-radius: 0;
    background: var(--_sunken);
  }
  .field :is(input, select, textarea) {
    border-width: 2px;
    border-color: var(--_text);
  }
  .field label {
    font-weight: 700;
  }
  .stepper > div {
    border: 2px solid var(--_text);
  }
`;
