import { css } from 'lit';

export const styles = css`
  .base {
    display: grid;
    gap: var(--_space-12);
    align-content: start;
  }
  .loading {
    min-block-size: 100vh;
  }
  section {
    display: grid;
    gap: var(--_space-4);
    min-inline-size: 0;
  }
  h2 {
    padding-block-end: var(--_space-2);
    border-block-end: 1px solid var(--_line);
    color: var(--_text-soft);
    font-size: var(--_size);
    font-weight: 500;
  }
`;
