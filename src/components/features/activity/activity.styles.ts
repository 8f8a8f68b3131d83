import { css } from 'lit';

export const styles = css`
  .when {
    inline-size: 9em;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .what small {
    display: block;
    color: var(--_text-soft);
    font-size: var(--_size-small);
    font-variant-numeric: tabular-nums;
  }
  .documents {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_space-4);
  }
  .documents .button {
    min-block-size: 1.75rem;
    font-size: var(--_size-small);
  }
  .failed > span {
    color: var(--_danger-text);
  }
  .table .none {
    color: var(--_text-soft);
  }
  @container (inline-size < 30rem) {
    .table tbody .when {
      inline-size: auto;
      color: var(--_text-soft);
      font-size: var(--_size-small);
    }
    .table tbody .what {
      display: block;
    }
    .table tbody .none {
      display: none;
    }
    .table tbody [data-label].what::before {
      content: none;
    }
  }
`;
