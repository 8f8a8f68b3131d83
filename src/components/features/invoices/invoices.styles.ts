import { css } from 'lit';

export const styles = css`
  .bones {
    display: grid;
    gap: var(--_space-4);
  }
  .table tbody th .button {
    font-variant-numeric: tabular-nums;
    text-align: start;
  }
  td > .figure {
    display: block;
  }
  .owed {
    font-weight: 650;
  }
  .settled {
    color: var(--_text-soft);
  }
  tr.open > * {
    border-block-end-color: transparent;
  }
  .detail > td {
    padding-block: 0 var(--_space-4);
    padding-inline-start: var(--_space-4);
  }
  .detail .rows dt {
    display: grid;
    color: inherit;
  }
  .detail small,
  .soft {
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .detail .soft {
    margin-block-start: var(--_space-2);
  }
`;
