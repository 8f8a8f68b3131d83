import { css } from 'lit';
import { StorefrontElement } from '../../base/storefront-element.js';
import { button } from '../../primitives/button.styles.js';
import { errorSummaryStyles } from '../../primitives/error-summary.js';
import { field } from '../../primitives/field.styles.js';
import { noticeStyles } from '../../primitives/notice.js';
import { rows } from '../../primitives/rows.styles.js';
import { skeleton } from '../../primitives/skeleton.styles.js';
import { stepperStyles } from '../../primitives/stepper.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';
import { summaryStyles } from './summary.styles.js';

const own = css`
  :host {
    container-type: inline-size;
  }
  .sign-up {
    display: grid;
    gap: var(--_space-8);
  }

  .progress {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2) var(--_space-6);
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .progress li {
    display: flex;
    align-items: center;
    gap: var(--_space-2);
  }
  .progress .mark {
    display: grid;
    place-items: center;
    inline-size: 1.75em;
    block-size: 1.75em;
    border: 1px solid var(--_line-control);
    border-radius: 50%;
    font-variant-numeric: tabular-nums;
  }
  .progress .here {
    color: var(--_text);
    font-weight: 650;
  }
  .progress .here .mark {
    border-color: var(--_text);
    background: var(--_text);
    color: var(--_surface);
  }
  .progress .past .mark {
    border-color: transparent;
    background: var(--_sunken);
    color: var(--_text);
  }

  @container (inline-size < 28rem) {
    .progress {
      gap: var(--_space-3);
    }
    .progress li:not(.here) > .name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  .body {
    display: grid;
    gap: var(--_space-8);
    align-items: start;
  }
  .main {
    min-inline-size: 0;
  }
  .step,
  form {
    display: grid;
    gap: var(--_space-6);
  }
  .step > *,
  form > * {
    min-inline-size: 0;
  }
  .step h2 {
    font-size: var(--_size-larger);
  }
  .step:not(.wide) {
    max-inline-size: 40rem;
  }
  .intro {
    color: var(--_text-soft);
    max-inline-size: 60ch;
  }
  .step:not([hidden]) {
    animation: arrive var(--_motion);
  }
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateX(8px);
    }
  }
  :host(:dir(rtl)) .step:not([hidden]) {
    animation-name: arrive-rtl;
  }
  @keyframes arrive-rtl {
    from {
      opacity: 0;
      transform: translateX(-8px);
    }
  }
  .step[inert] {
    opacity: 0.6;
  }

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
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-3);
  }
  .entered {
    display: grid;
    justify-items: start;
    gap: var(--_space-3) var(--_space-4);
  }
  .entered > .rows:not(:first-child) {
    margin-block-start: var(--_space-3);
  }
  @container (inline-size >= 34rem) {
    .entered {
      grid-template-columns: minmax(0, 1fr) auto;
      justify-items: stretch;
      align-items: start;
    }
    .entered > .rows:not(:first-child) {
      margin-block-start: 0;
    }
    .entered > .button {
      justify-self: end;
      line-height: inherit;
    }
  }
  .entered .rows > div,
  .done .rows > div {
    display: grid;
    grid-template-columns: minmax(4rem, 8rem) minmax(0, 1fr);
    gap: var(--_space-4);
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

  .stand-in {
    display: grid;
    gap: var(--_space-6);
    max-inline-size: 40rem;
  }
  .stand-in.plans {
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    max-inline-size: none;
  }
  .stand-in.plans .bone {
    block-size: 39rem;
  }
  @container (inline-size >= 52rem) {
    .stand-in .narrow {
      display: none;
    }
  }
`;

/** Everything the element looks like. */
export const signUpSheets = [
  StorefrontElement.hostStyles,
  tokens,
  button,
  field,
  errorSummaryStyles,
  noticeStyles,
  rows,
  skeleton,
  stepperStyles,
  visuallyHidden,
  own,
  summaryStyles,
];
