import { css } from 'lit';

export const styles = css`
  .methods-list {
    display: grid;
  }
  .method {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-2) var(--_space-4);
    padding-block: var(--_space-3);
    border-block-end: 1px solid var(--_line);
  }
  .method > div:first-child {
    flex: 1 1 14rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .method-name {
    font-weight: 500;
  }
  .soft {
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .danger {
    color: var(--_danger-text);
    font-size: var(--_size-small);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2) var(--_space-4);
  }
  .buttons .button.link {
    min-block-size: var(--_control);
  }
`;
