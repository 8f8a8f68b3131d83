import { css } from 'lit';

export const paymentStyles = css`
  .payment {
    position: relative;
    display: grid;
    align-content: start;
    gap: var(--_space-4);
  }
  .form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--_space-4);
  }
  .form > slot {
    display: block;
  }
  .form > :is(slot, .stand-in) {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  /* The frame needs space while it loads, so it is invisible instead of hidden. */
  .form.waiting > slot {
    visibility: hidden;
  }
  .stand-in {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--_space-4);
    align-content: start;
    min-block-size: 437px;
  }
  .stand-in > :is(:nth-child(1), :nth-child(2), :nth-child(5)) {
    grid-column: 1 / -1;
  }
  .later {
    color: var(--_text-soft);
    font-size: var(--_size-small);
    font-variant-numeric: tabular-nums;
  }
  .ways legend {
    padding-block-end: var(--_space-2);
    font-weight: 500;
  }
  .way {
    display: flex;
    align-items: center;
    gap: var(--_space-3);
    min-block-size: calc(var(--_control) + 2 * var(--_space-2));
    padding: var(--_space-2) var(--_space-4);
    border: 1px solid var(--_line-control);
    cursor: pointer;
  }
  .way + .way {
    border-block-start-width: 0;
  }
  .way:first-of-type {
    border-start-start-radius: var(--_radius);
    border-start-end-radius: var(--_radius);
  }
  .way:last-of-type {
    border-end-start-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
  }
  .way:hover {
    background: var(--_hover);
  }
  .way:has(:checked) {
    background: var(--_sunken);
  }
  .way:has(:checked) span {
    font-weight: 500;
  }
  .way:has(:focus-visible) {
    position: relative;
    outline: var(--_focus);
    outline-offset: 2px;
    z-index: 1;
  }
  .way input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    outline: none;
    accent-color: var(--_primary);
  }
  .way span {
    display: grid;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  .way small {
    color: var(--_text-soft);
    font-size: var(--_size-small);
    font-weight: 400;
  }
  .kept-stand-in {
    display: grid;
    gap: var(--_space-2);
  }
  .kept-stand-in > :last-child {
    inline-size: 12rem;
    max-inline-size: 100%;
    padding-block-start: var(--_space-2);
  }
  .kept-stand-in .way {
    border-color: transparent;
    background: var(--_hover);
  }
  @media (forced-colors: active) {
    .way:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
