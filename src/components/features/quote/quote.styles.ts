import { css } from 'lit';

export const quoteStyles = css`
  .quote {
    display: grid;
    gap: var(--_space-6);
    transition: opacity var(--_motion);
  }
  .quote[aria-busy='true'] > :not(.sentence) {
    opacity: 0.6;
  }
  .sentence {
    max-inline-size: 66ch;
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
  .bill {
    display: grid;
    gap: var(--_space-3);
  }
  .bill h3 {
    font-size: var(--_size);
  }
  .lines {
    display: grid;
    gap: var(--_space-3);
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
    color: var(--_text-soft);
    font-size: var(--_size-small);
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
  .line .figure,
  .rows .figure {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .rows .total .figure {
    font-size: var(--_size-large);
  }
  .product {
    display: grid;
    gap: var(--_space-1);
  }
  .later .total .figure {
    font-size: inherit;
  }
`;
