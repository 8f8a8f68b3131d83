import { css } from 'lit';

export const styles = css`
  .base,
  .ghost {
    display: grid;
    gap: var(--_space-4);
    align-content: start;
  }
  .base {
    container-type: inline-size;
    min-inline-size: 0;
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
