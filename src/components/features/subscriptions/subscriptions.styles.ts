import { css } from 'lit';

export const styles = css`
  .subscriptions {
    display: grid;
    gap: var(--_space-12);
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
  .standing,
  .facts {
    grid-column: 1 / -1;
  }
  .standing {
    max-inline-size: 66ch;
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
  }
  .facts {
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
  .planned {
    display: grid;
    gap: var(--_space-2);
    padding: var(--_space-3) var(--_space-4);
    border-radius: var(--_radius);
    background: var(--_sunken);
  }
  .planned h4 {
    margin: 0;
    font-size: var(--_size-small);
    font-weight: 500;
    color: var(--_text-soft);
  }
  .planned li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--_space-4);
    font-variant-numeric: tabular-nums;
  }
  .planned li > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .planned .button {
    min-block-size: var(--_control);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: var(--_space-2);
  }
  .more[open] {
    flex-basis: 100%;
    display: grid;
    gap: var(--_space-2);
  }
  summary {
    inline-size: fit-content;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  .history > summary {
    display: flex;
    align-items: center;
    min-block-size: var(--_control);
    margin-block: calc(-1 * var(--_space-2));
    border-radius: 2px;
    color: var(--_text-soft);
    font-size: var(--_size-small);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  .history[open] > summary {
    margin-block-end: var(--_space-2);
  }
  @container (inline-size >= 48rem) {
    .subscription {
      grid-template-columns: 1fr 1fr;
      gap: var(--_space-4) var(--_space-16);
      align-items: start;
    }
    header,
    .planned,
    .actions,
    .history {
      grid-column: 1 / -1;
    }
    .rows.dates {
      padding-block-start: 0;
      border-block-start: 0;
    }
  }
  @container (inline-size < 26rem) {
    .actions > .button {
      flex: 1 1 auto;
    }
  }
`;
