import { css } from 'lit';

export const paywallStyles = css`
  /* Keeps the margins of the content inside the element. */
  .content {
    display: flow-root;
  }
  /* Keeps the space of the content while access is being checked. The content is invisible and inert. */
  .checking {
    visibility: hidden;
  }
  .closed {
    display: grid;
    gap: var(--_space-6);
  }
  .why {
    display: grid;
    gap: var(--_space-2);
    max-inline-size: 66ch;
  }
  .why h2 {
    font-size: var(--_size-larger);
  }
`;
