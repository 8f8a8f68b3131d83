import { css } from 'lit';

export const styles = css`
  .base,
  .ghost {
    display: grid;
    gap: var(--_space-4);
    align-content: start;
  }
  .base {
    position: relative;
    container-type: inline-size;
    min-inline-size: 0;
  }
  /* Beside the section's heading, so that nothing moves and nothing is covered. Appears after a moment, so that it does not flash. */
  .updating {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-end: 0;
    margin-block-end: var(--_space-6);
    color: var(--_text-soft);
    font-size: var(--_size-small);
    animation: appear 0s 0.3s both;
  }
  @keyframes appear {
    from {
      visibility: hidden;
    }
  }
  .sign-in {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-4);
  }
  .empty {
    max-inline-size: 66ch;
    color: var(--_text-soft);
  }
`;
