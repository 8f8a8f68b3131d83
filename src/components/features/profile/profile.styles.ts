import { css } from 'lit';

export const styles = css`
  .entries {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: var(--_space-6);
  }
  dt {
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  dd {
    overflow-wrap: anywhere;
  }
  .number {
    font-variant-numeric: tabular-nums;
  }
  .soft {
    color: var(--_text-soft);
  }
  .notice {
    margin-block-start: var(--_space-3);
  }
`;
