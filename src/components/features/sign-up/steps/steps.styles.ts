import { css } from 'lit';
import { errorSummaryStyles } from '../../../primitives/error-summary.js';
import { field } from '../../../primitives/field.styles.js';
import { rows } from '../../../primitives/rows.styles.js';
import { stepperStyles } from '../../../primitives/stepper.js';
import { summaryStyles } from '../summary.styles.js';

const own = css`
  .group {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .group > legend {
    padding: 0;
    margin-block-end: var(--_space-3);
    font-size: var(--_size-large);
    font-weight: 650;
  }
  .group > .intro {
    margin-block-end: var(--_space-4);
  }

  .fields {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--_space-4);
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

  .actions,
  .error-summary {
    max-inline-size: 40rem;
  }
  .actions {
    display: flex;
    flex-wrap: wrap-reverse;
    justify-content: space-between;
    gap: var(--_space-3);
  }
  .actions > .primary {
    margin-inline-start: auto;
    padding-inline: var(--_space-6);
    font-variant-numeric: tabular-nums;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-3);
  }
  .entered {
    display: grid;
    justify-items: start;
    gap: var(--_space-3) var(--_space-4);
  }
  @container (inline-size >= 34rem) {
    .entered {
      grid-template-columns: minmax(0, 1fr) auto;
      justify-items: stretch;
      align-items: start;
    }
    .entered > .button {
      justify-self: end;
      line-height: inherit;
    }
  }
  .entered .rows > div,
  .done .rows > div {
    display: grid;
    gap: 0 var(--_space-4);
  }
  @container (inline-size >= 26rem) {
    .entered .rows > div,
    .done .rows > div {
      grid-template-columns: minmax(4rem, 8rem) minmax(0, 1fr);
    }
  }
  .entered .button {
    padding-block: 0;
  }
  .consents {
    display: grid;
    gap: var(--_space-4);
  }
  .done > * {
    min-inline-size: 0;
  }
  .done h3 {
    margin-block-end: var(--_space-2);
    font-size: var(--_size-large);
  }
  .done ul {
    display: grid;
    gap: var(--_space-1);
    max-inline-size: 66ch;
  }
  .done :is(.next ul, .agreed) {
    padding-inline-start: 1.2em;
    list-style: disc;
  }
  .receipt {
    display: grid;
    justify-items: start;
    gap: var(--_space-2);
    padding-block-start: var(--_space-6);
    border-block-start: 1px solid var(--_line);
  }
  .done .rows {
    gap: var(--_space-3);
    font-variant-numeric: tabular-nums;
  }
  .amount-paid {
    font-weight: 650;
  }
`;

/** Styles of the later steps. */
const sheets = [field, errorSummaryStyles, rows, stepperStyles, own, summaryStyles];

/** Adds the styles of the later steps to an element, after its own styles and before those of a theme. */
export function adoptStepStyles(root: HTMLElement | DocumentFragment, after: number): void {
  if (!(root instanceof ShadowRoot)) return;
  const worn = root.adoptedStyleSheets;
  const brought = sheets.flatMap(({ styleSheet }) => styleSheet ?? []);
  if (!brought.every((sheet) => worn.includes(sheet)))
    root.adoptedStyleSheets = [...worn.slice(0, after), ...brought, ...worn.slice(after)];
}
