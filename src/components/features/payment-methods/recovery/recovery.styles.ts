import { css } from 'lit';

export const recoveryStyles = css`
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
