import { css } from 'lit';

/** Of a list with so many rows that it scrolls in a box of its own. */
export const olderStyles = css`
  .scroll.long {
    max-block-size: min(44rem, 80vb);
    overflow: auto;
    scrollbar-gutter: stable;
    border-block-end: 1px solid var(--_line);
  }
  .long .list thead {
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
