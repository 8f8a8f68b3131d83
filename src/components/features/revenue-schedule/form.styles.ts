import { css } from 'lit';

/** Styles of the redistribution form. */
export const form = css`
  .form-fields,
  .percents {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15em, 100%), 1fr));
    gap: var(--_space-4);
  }
  .percents {
    grid-template-columns: repeat(auto-fill, minmax(min(11em, 100%), 1fr));
  }
  .steps {
    display: grid;
    gap: var(--_space-4);
  }
  .step {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) var(--_control);
    gap: var(--_space-3);
    align-items: start;
  }
  .step.two {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) var(--_control);
  }
  .step > .button {
    margin-block-start: calc(1.5em + var(--_space-1));
    padding: 0;
  }
  .saved summary,
  .history summary {
    inline-size: fit-content;
    padding-block: calc((var(--_control) - 1.5em) / 2);
    cursor: pointer;
  }
  .saved .actions {
    padding-block-start: var(--_space-3);
  }
  .saved textarea {
    font-family: ui-monospace, monospace;
    font-size: var(--_size-small);
  }
  @container (inline-size < 30rem) {
    .step,
    .step.two {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      padding-block-end: var(--_space-4);
      border-block-end: 1px solid var(--_line);
    }
    .step:not(.two) .field:first-of-type {
      grid-column: 1 / -1;
    }
    .step > .button {
      grid-column: 2;
      justify-self: end;
      inline-size: var(--_control);
      margin: 0;
    }
  }
`;
