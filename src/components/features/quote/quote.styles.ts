import { css } from 'lit';

export const quoteStyles = css`
  .notice + .quote {
    margin-block-start: var(--_space-4);
  }
  .quote {
    /* Keeps amounts close to their labels. */
    max-inline-size: 40rem;
    display: grid;
    gap: var(--_space-6);
  }
  /* Fades only texts with enough contrast to stay readable. */
  .quote :is(.sentence, .line > .figure, .total .figure) {
    transition: opacity var(--_motion);
  }
  .quote[aria-busy='true'] :is(.sentence, .line > .figure, .total .figure) {
    opacity: 0.7;
  }
  .said,
  .terms,
  .product {
    display: grid;
    gap: var(--_space-1);
  }
  .sentence {
    max-inline-size: 66ch;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
  .bill,
  .lines {
    display: grid;
    gap: var(--_space-3);
  }
  .bill h3 {
    font-size: var(--_size);
  }
  .line {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--_space-4);
  }
  .line > :first-child {
    overflow-wrap: anywhere;
  }
  .detail {
    max-inline-size: 66ch;
    color: var(--_text-soft);
    font-size: var(--_size-small);
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .line .figure,
  .rows .figure {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .rows .figure:has(.before) {
    white-space: normal;
  }
  .before {
    margin-inline-end: var(--_space-2);
    color: var(--_text-soft);
    font-size: var(--_size-small);
    font-weight: 400;
  }
  .rows .total .figure {
    font-size: var(--_size-large);
  }
  .later .total .figure {
    font-size: inherit;
  }
  .stand-in .sum {
    inline-size: 4em;
  }
  .stand-in .notice {
    background: none;
  }
  .stand-in .rows > div > :first-child {
    flex: 1;
  }
  .stand-in .summary {
    min-block-size: calc(var(--_control) - 4 * var(--_space-1));
  }
  summary {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
    inline-size: fit-content;
    min-block-size: var(--_control);
    border-radius: 2px;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  [open] > summary .chevron {
    transform: rotate(180deg);
  }
  .why {
    grid-column: 1 / -1;
    color: var(--_text-soft);
    font-size: var(--_size-small);
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
  /* Tall enough for touch without widening the line. The focus ring surrounds the text only. */
  .why > summary {
    margin-block: calc(-1 * var(--_space-2));
  }
  .why > summary:focus-visible {
    outline: none;
    box-shadow: none;
  }
  .why > summary:focus-visible > .words {
    outline: var(--_focus);
    outline-offset: 2px;
    border-radius: 2px;
  }
  .why > :not(summary) {
    max-inline-size: 66ch;
    overflow-wrap: anywhere;
  }
  .why[open] {
    display: grid;
    gap: var(--_space-1);
    padding-block-end: var(--_space-2);
  }
  .tiers {
    gap: var(--_space-1);
  }
  .upcoming > summary {
    margin-block: calc(-1 * var(--_space-2));
  }
  .upcoming > .rows {
    padding-block: var(--_space-2);
  }
  .upcoming .button {
    min-block-size: var(--_control);
  }
`;
