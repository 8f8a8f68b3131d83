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
  .payment-options legend {
    padding-block-end: var(--_space-2);
    font-weight: 500;
  }
  .payment-option {
    display: flex;
    align-items: center;
    gap: var(--_space-3);
    min-block-size: calc(var(--_control) + 2 * var(--_space-2));
    padding: var(--_space-2) var(--_space-4);
    border: 1px solid var(--_line-control);
    cursor: pointer;
  }
  .payment-option + .payment-option {
    border-block-start-width: 0;
  }
  .payment-option:first-of-type {
    border-start-start-radius: var(--_radius);
    border-start-end-radius: var(--_radius);
  }
  .payment-option:last-of-type {
    border-end-start-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
  }
  .payment-option:hover {
    background: var(--_hover);
  }
  .payment-option:has(:checked) {
    background: var(--_sunken);
  }
  .payment-option:has(:checked) span {
    font-weight: 500;
  }
  .payment-option:has(:focus-visible) {
    position: relative;
    outline: var(--_focus);
    outline-offset: 2px;
    z-index: 1;
  }
  .payment-option input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    outline: none;
    accent-color: var(--_primary);
  }
  .payment-option span {
    display: grid;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  .payment-option small {
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
  .kept-stand-in .payment-option {
    border-color: transparent;
    background: var(--_hover);
  }
  @media (forced-colors: active) {
    .payment-option:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
