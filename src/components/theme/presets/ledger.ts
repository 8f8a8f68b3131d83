import { css } from 'lit';

/**
 * Preset `ledger`: precise and ruled, like a page of accounts. For finance, infrastructure and data tools. Hairlines without fills, square corners,
 * tabular figures, and ruled columns instead of cards. A double rule marks the chosen plan.
 */
export const styles = css`
  :host {
    --_surface: var(--storefront-color-background, light-dark(#fdfdfa, #14181b));
    --_ink: var(--storefront-color-text, light-dark(#161b22, #dfe5e4));
    --_primary: var(--storefront-color-primary, light-dark(#10475c, #93cbd8));
    --_danger: var(--storefront-color-danger, light-dark(#a3262a, #f59c92));
    --_line: var(--storefront-color-border, color-mix(in oklab, var(--_text) 26%, var(--_surface)));
    --_unit: calc(0.875 * var(--storefront-density, 1) * var(--storefront-spacing-unit, 4px));
    --_size: var(--storefront-font-size-base, 0.9375rem);
    --_size-large: calc(var(--_size) * 1.12);
    --_size-larger: calc(var(--_size) * 1.3);
    --_size-price: calc(var(--_size) * 1.9);
    --_radius: var(--storefront-border-radius, 0px);
    --_figures: ui-monospace, 'SF Mono', 'Cascadia Mono', 'IBM Plex Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
    font-family: var(--storefront-font-family, 'IBM Plex Sans', 'Segoe UI', 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif);
    line-height: 1.45;
  }
  h1,
  h2,
  h3 {
    font-weight: 600;
    letter-spacing: -0.005em;
  }
  .amount,
  .figure {
    font-family: var(--_figures);
    letter-spacing: -0.03em;
  }
  .amount {
    font-weight: 500;
  }

  .button {
    justify-content: space-between;
    padding-inline: var(--_space-3);
    text-align: start;
  }
  .button:not(.primary, .link) {
    border-color: var(--_text);
  }
  .button:not(.link)::after {
    content: '';
    flex: none;
    inline-size: 0.45em;
    block-size: 0.45em;
    border: solid currentColor;
    border-width: 1.5px 1.5px 0 0;
    transform: rotate(45deg);
  }
  .button:not(.link):dir(rtl)::after {
    transform: rotate(-135deg);
  }
  .button[aria-disabled='true']::after {
    display: none;
  }

  .segmented {
    gap: 0 var(--_space-4);
    padding: 0;
    border-radius: 0;
    background: none;
  }
  .segmented span {
    padding-inline: 0;
    border-width: 0 0 3px;
    border-radius: 0;
  }
  .segmented label:hover span {
    border-block-end-color: var(--_line);
  }
  .segmented :checked + span {
    border-color: var(--_accent);
    background: none;
  }

  .cards {
    column-gap: 0;
    border-block-start: 2px solid var(--_text);
  }
  [part~='plan'] {
    margin-inline-start: -1px;
    padding: var(--_space-4);
    border-width: 0 1px 1px;
    border-color: var(--_line);
    border-radius: 0;
  }
  .highlighted[part~='plan'],
  .chosen[part~='plan'] {
    outline: 0;
    box-shadow: inset 0 4px var(--_accent);
  }
  .chosen[part~='plan'] {
    border-block-end: 3px double var(--_text);
    background: var(--_sunken);
  }
  [part~='badge'] {
    padding: 0 0.4em;
    border: 1px solid;
    border-radius: 0;
    background: none;
    color: var(--_text-soft);
    font-family: var(--_figures);
    font-size: 0.75em;
    letter-spacing: -0.02em;
  }
  [part~='features'] li {
    padding-block: var(--_space-1);
  }

  /* Dotted leaders from a name to its amount. */
  .rows > div {
    flex-wrap: nowrap;
    align-items: baseline;
    gap: 0;
  }
  .rows > div > dt:has(+ .figure) {
    display: flex;
    flex: 1;
    align-items: baseline;
  }
  .rows > div > dt:has(+ .figure)::after {
    content: '';
    flex: 1;
    min-inline-size: 1em;
    margin-inline: 0.4em;
    border-block-end: 1px dotted var(--_line-control);
  }
  .rows .total {
    border-block: 1px solid var(--_text);
    border-block-end: 3px double var(--_text);
    padding-block: var(--_space-1);
  }
  .table thead th {
    border-block-end: 2px solid var(--_text);
    color: var(--_text);
    font-weight: 600;
  }
  .summary,
  .notice {
    border: 1px solid var(--_line);
    background: none;
  }
  .field :is(input, select, textarea) {
    border-width: 0 0 1px;
    background: var(--_sunken);
  }
`;
