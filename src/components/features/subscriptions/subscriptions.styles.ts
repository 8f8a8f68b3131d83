import { css } from 'lit';

export const styles = css`
  .subscriptions {
    display: grid;
    gap: var(--_space-8);
  }
  .subscription {
    display: grid;
    gap: var(--_space-4);
  }
  header {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: var(--_space-1) var(--_space-4);
  }
  .plan-name {
    font-size: var(--_size-larger);
  }
  .facts {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_space-4);
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .number {
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .status {
    display: flex;
    align-items: baseline;
    gap: var(--_space-2);
    max-inline-size: 14rem;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  .status::before {
    content: '';
    flex: none;
    inline-size: 0.5em;
    block-size: 0.5em;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    transform: translateY(-0.1em);
  }
  .status.good {
    color: var(--_success-text);
  }
  .status.good::before {
    background: currentColor;
  }
  .status.warning {
    color: var(--_warning-text);
  }
  .status.neutral {
    color: var(--_text-soft);
  }
  .rows.dates {
    padding-block-start: var(--_space-3);
    border-block-start: 1px solid var(--_line);
  }
  .figure {
    white-space: normal;
  }
  @container (inline-size >= 48rem) {
    .subscription {
      grid-template-columns: 1fr 1fr;
      gap: var(--_space-4) var(--_space-16);
      align-items: start;
    }
    header {
      grid-column: 1 / -1;
    }
    .rows.dates {
      padding-block-start: 0;
      border-block-start: 0;
    }
  }
`;
