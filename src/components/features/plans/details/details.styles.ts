import { css } from 'lit';

export const styles = css`
  .many .card {
    grid-row: auto;
    grid-template-rows: auto;
    content-visibility: auto;
    contain-intrinsic-size: auto 30rem;
  }
  .terms {
    display: grid;
    gap: var(--_space-1);
  }
  .trial,
  .estimate {
    margin-block: var(--_space-2);
  }
  .trial,
  .together,
  .estimate {
    font-weight: 500;
    text-wrap: pretty;
  }
  .terms,
  .add-ons {
    padding-block-end: var(--_space-4);
  }
  .approximate {
    min-block-size: 1lh;
  }
  .above select,
  .estimator input[type='number'] {
    min-block-size: var(--_control);
    padding: 0 var(--_space-3);
    border: 1px solid var(--_line-control);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  .currency {
    display: flex;
    align-items: center;
    gap: var(--_space-3);
    margin-inline-start: auto;
  }
  .currency span {
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .estimator {
    flex-basis: 100%;
    display: grid;
    gap: var(--_space-2);
    padding: var(--_space-4);
    border-radius: var(--_radius);
    background: var(--_sunken);
  }
  .estimator legend {
    float: inline-start;
    font-weight: 650;
  }
  .question {
    display: grid;
    grid-template-columns: minmax(0, 14rem) minmax(6rem, 10rem) minmax(0, 1fr);
    align-items: center;
    gap: var(--_space-2) var(--_space-4);
  }
  .question input[type='number'] {
    inline-size: 100%;
    text-align: end;
  }
  .question input[type='range'] {
    inline-size: 100%;
    min-block-size: var(--_control);
    margin: 0;
    accent-color: var(--_accent);
  }
  @container (inline-size < 34rem) {
    .question {
      grid-template-columns: minmax(0, 1fr) minmax(6rem, 9rem);
    }
    .question input[type='range'] {
      grid-column: 1 / -1;
    }
  }
  .add-ons {
    display: grid;
    gap: var(--_space-1);
    font-size: var(--_size-small);
  }
  .add-ons legend {
    padding-block-end: var(--_space-1);
    font-weight: 500;
  }
  .add-on {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    column-gap: var(--_space-3);
    min-block-size: var(--_control);
    cursor: pointer;
  }
  .add-on input {
    grid-row: span 2;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--_accent);
  }
  .add-on + .stepper {
    padding-inline-start: calc(20px + var(--_space-3));
  }
  .together {
    padding-block-start: var(--_space-2);
    font-variant-numeric: tabular-nums;
  }
  details > summary {
    min-block-size: var(--_control);
    align-content: center;
    font-weight: 500;
    cursor: pointer;
  }
  .adds-up {
    margin-block-start: var(--_space-2);
    font-size: var(--_size-small);
  }
  .adds-up table,
  .comparison table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .adds-up caption {
    padding-block-end: var(--_space-2);
    color: var(--_text-soft);
    text-align: start;
    text-wrap: pretty;
  }
  .adds-up :is(th, td) {
    padding-block: var(--_space-1);
    padding-inline: 0 var(--_space-2);
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  .adds-up thead th {
    color: var(--_text-soft);
  }
  .adds-up .figure {
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }
  .example {
    margin-block: var(--_space-3) var(--_space-4);
    font-variant-numeric: tabular-nums;
  }
  .example > p:first-child {
    color: var(--_text-soft);
  }
  .example .total {
    font-weight: 500;
  }
  .comparison table {
    table-layout: fixed;
  }
  .comparison :is(th, td) {
    padding: var(--_space-3) var(--_space-4);
    border-block-end: 1px solid var(--_line);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  .comparison :is(th, td):first-child {
    padding-inline-start: 0;
    inline-size: 28%;
  }
  .comparison thead th {
    font-weight: 650;
    vertical-align: bottom;
  }
  .comparison .group th {
    padding-block-start: var(--_space-6);
    font-weight: 650;
  }
  .comparison .marked {
    background: color-mix(in oklab, var(--_primary) 6%, var(--_surface));
  }
  .comparison .hint {
    display: block;
    font-size: var(--_size-small);
  }
  /* Limited to the comparison, because the placeholder of a card uses the same class names. */
  .comparison .wide {
    overflow-x: auto;
  }
  .narrow {
    display: none;
  }
  .narrow h4 {
    margin-block: var(--_space-4) var(--_space-1);
    font-size: inherit;
  }
  .narrow dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--_space-4);
    padding-block: var(--_space-2);
    border-block-end: 1px solid var(--_line);
  }
  .narrow dt {
    color: var(--_text-soft);
  }
  .narrow dd {
    text-align: end;
    overflow-wrap: anywhere;
  }
  @container (inline-size < 44rem) {
    .comparison .wide {
      display: none;
    }
    .narrow {
      display: block;
    }
  }
`;
