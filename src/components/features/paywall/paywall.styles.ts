import { css } from 'lit';

export const paywallStyles = css`
  /* Margins of the content stay inside, whatever stands in its place. */
  .content {
    display: flow-root;
  }
  /* The room of the content is kept while it is not known whether it may be seen. It is in the page, but neither seen, heard nor reached. */
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
