import { css } from 'lit';

export const filterStyles = css`
  .filter {
    display: grid;
    gap: var(--_space-4);
    padding: var(--_space-4);
    border-radius: var(--_radius);
    background: var(--_sunken);
  }
  .filter .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
    gap: var(--_space-3) var(--_space-4);
  }
  .filter .field:first-child {
    grid-column: span 2;
  }
  .filter .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-3);
  }
  .filter .segmented {
    background: var(--_hover);
  }
  .filter .button.link {
    min-block-size: var(--_control);
  }
  @container (inline-size < 24rem) {
    .filter .field:first-child {
      grid-column: auto;
    }
  }
`;
