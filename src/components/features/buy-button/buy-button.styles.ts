import { css } from 'lit';

export const buyButtonStyles = css`
  :host {
    display: inline-block;
    max-inline-size: 100%;
  }
  .buy {
    inline-size: 100%;
  }
  .notice {
    margin-block-start: var(--_space-3);
  }
`;
