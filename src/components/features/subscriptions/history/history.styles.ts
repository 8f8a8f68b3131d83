import { css } from 'lit';

export const styles = css`
  .entries {
    display: grid;
    gap: var(--_space-2);
  }
  .entries > li {
    display: grid;
    grid-template-columns: 8.5em minmax(0, 1fr);
    gap: 0 var(--_space-4);
    overflow-wrap: anywhere;
  }
  .when {
    color: var(--_text-soft);
    font-variant-numeric: tabular-nums;
  }
  .entries small {
    margin-inline-start: var(--_space-1);
    padding: 1px var(--_space-2);
    border: 1px solid var(--_line-control);
    border-radius: 99px;
    font-size: var(--_size-small);
    white-space: nowrap;
  }
  .soft {
    color: var(--_text-soft);
  }
  @container (inline-size < 26rem) {
    .entries > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
