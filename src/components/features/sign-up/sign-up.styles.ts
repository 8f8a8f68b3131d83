import { css } from 'lit';
import { StorefrontElement } from '../../base/storefront-element.js';
import { button } from '../../primitives/button.styles.js';
import { noticeStyles } from '../../primitives/notice.js';
import { skeleton } from '../../primitives/skeleton.styles.js';
import { visuallyHidden } from '../../primitives/visually-hidden.styles.js';
import { tokens } from '../../theme/tokens.js';

const own = css`
  .base {
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

/** Styles that are loaded with the plan step. */
export const signUpSheets = [StorefrontElement.hostStyles, tokens, button, noticeStyles, skeleton, visuallyHidden, own];
