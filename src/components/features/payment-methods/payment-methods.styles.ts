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
  .recovery {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-3) var(--_space-4);
    padding: var(--_space-4);
    border-radius: var(--_radius);
    background: color-mix(in oklab, var(--_danger) 10%, var(--_surface));
  }
  .recovery > div {
    flex: 1 1 16rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .recovery strong {
    font-weight: 650;
  }
  @media (forced-colors: active) {
    .recovery {
      border: 1px solid;
    }
  }
`;
