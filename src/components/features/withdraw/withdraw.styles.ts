import { css } from 'lit';

export const styles = css`
  .base {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-6);
    align-content: start;
    max-inline-size: 36rem;
    min-inline-size: 0;
    container-type: inline-size;
    overflow-wrap: anywhere;
  }
  /* Approximate height of the form. */
  .loading {
    min-block-size: 40rem;
  }
`;
