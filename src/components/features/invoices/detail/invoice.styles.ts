import { css, html } from 'lit';

/** Placeholder while a task loads. */
export const loadingSkeleton = html`<div class="skeleton" aria-hidden="true">
  <p class="bone half"></p>
  <p class="bone wide"></p>
  <p class="bone wide"></p>
  <p class="bone half"></p>
</div>`;

export const invoiceStyles = css`
  .invoice-status {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-3) var(--_space-4);
  }
  .invoice-status strong {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .pay-to {
    display: grid;
    gap: var(--_space-2);
    padding: var(--_space-4);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
  }
  .invoice-lines {
    display: grid;
    gap: var(--_space-6);
  }
  .invoice-lines .product {
    display: grid;
    gap: var(--_space-1);
  }
  .product-name {
    font-weight: 650;
  }
  /* The totals below have their own border. */
  .invoice-lines .product:last-of-type .entry:last-child {
    border: 0;
  }
  .task .soft {
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .task .group {
    display: grid;
    gap: var(--_space-3);
  }
  .task .entry {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--_space-4);
    padding-block: var(--_space-2);
    border-block-end: 1px solid var(--_line);
  }
  .task .entry > div {
    flex: 1 1 9rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .task h4 {
    margin: 0;
    font-size: var(--_size);
    font-weight: 650;
  }
  .sums .not-applied {
    color: var(--_text-soft);
  }
  .comparison {
    display: grid;
    gap: var(--_space-3);
    padding: var(--_space-4);
    border-radius: var(--_radius);
    background: var(--_sunken);
  }
  .comparison .cause dt {
    color: inherit;
    padding-inline-start: var(--_space-4);
  }
  .task-links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-3);
  }
  .skeleton {
    display: grid;
    gap: var(--_space-3);
  }
`;
