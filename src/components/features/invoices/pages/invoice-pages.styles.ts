import { css } from 'lit';

/** Styles of a windowed list, which has its own scroll container. */
export const invoicePagesStyles = css`
  .scroll.windowed {
    max-block-size: min(44rem, 80vb);
    overflow: auto;
    scrollbar-gutter: stable;
    border-block-end: 1px solid var(--_line);
  }
  .windowed .list thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--_surface);
  }
  .list tr.gap {
    display: block;
    border: 0;
  }
`;
