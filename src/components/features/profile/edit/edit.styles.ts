import { css } from 'lit';

export const editStyles = css`
  .fields {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--_space-4);
    max-inline-size: 36rem;
  }
  .fields > * {
    grid-column: span 6;
  }
  @container (inline-size >= 26rem) {
    .fields > .half {
      grid-column: span 3;
    }
    .fields > .third {
      grid-column: span 2;
    }
    .fields > .two-thirds {
      grid-column: span 4;
    }
  }
  .conflict {
    display: grid;
    gap: var(--_space-2);
    padding: var(--_space-4);
    border-radius: var(--_radius);
    background: color-mix(in oklab, var(--_warning) 12%, var(--_surface));
  }
  .conflict ul {
    padding: 0;
    list-style: none;
  }
`;
