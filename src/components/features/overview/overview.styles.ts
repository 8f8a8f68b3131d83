import { css } from 'lit';

export const styles = css`
  .overview {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: var(--_space-8) var(--_space-12);
  }
  .attention {
    grid-column: 1 / -1;
  }
  .attention,
  .next-bill,
  .plans {
    display: grid;
    gap: var(--_space-2);
    align-content: start;
    min-inline-size: 0;
  }
  h3 {
    color: var(--_text-soft);
    font-size: var(--_size-small);
    font-weight: 400;
  }
  ul {
    display: grid;
    gap: var(--_space-3);
    padding: 0;
    list-style: none;
  }
  .message {
    flex: 1 1 16rem;
    display: grid;
    gap: var(--_space-1);
    min-inline-size: 0;
  }
  .due {
    font-size: var(--_size-larger);
    font-weight: 500;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
  .soft {
    color: var(--_text-soft);
  }
  .plan {
    font-size: var(--_size-larger);
    font-weight: 500;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .plans li {
    display: grid;
    gap: var(--_space-1);
  }
  .next-bill .amount {
    font-size: var(--_size-larger);
    line-height: 1.25;
  }
  .next-bill p,
  .plans p {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
