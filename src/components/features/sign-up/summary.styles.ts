import { css } from 'lit';

/** Styles of the order summary, beside the steps if there is space. */
export const summaryStyles = css`
  .summary {
    display: grid;
    gap: var(--_space-4);
    padding: var(--_space-6);
    border-radius: calc(var(--_radius) + 2px);
    background: var(--_sunken);
  }
  .summary h2 {
    font-size: var(--_size-large);
  }
  .bought {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--_space-1) var(--_space-4);
  }
  .add-ons {
    display: grid;
    gap: var(--_space-2);
  }
  .add-ons li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--_space-4);
  }
  .units {
    color: var(--_text-soft);
    font-variant-numeric: tabular-nums;
  }
  .coupon {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--_space-2);
    justify-items: start;
    padding-block-start: var(--_space-4);
    border-block-start: 1px solid var(--_line);
  }
  .coupon > .field {
    inline-size: 100%;
  }
  /* Beside the control, not beside its label or what is said below it. */
  .coupon > .field + .button {
    align-self: start;
    margin-block-start: calc(1lh + var(--_space-1));
  }
  .coupon.taken {
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  .summary storefront-quote::part(product) {
    display: none;
  }
  .summary .stepper {
    padding-block-end: var(--_space-2);
  }
  /* In one column the lines of the bills are left for the review; until then the sentence says it all. */
  @container (inline-size < 52rem) {
    .body:not(.review) storefront-quote::part(due-now),
    .body:not(.review) storefront-quote::part(next) {
      display: none;
    }
  }
  @container (inline-size >= 52rem) {
    .body.beside {
      grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
      gap: var(--_space-12);
    }
    .body.beside .summary {
      grid-column: 2;
      grid-row: 1;
      position: sticky;
      inset-block-start: var(--_space-6);
    }
    .body.beside .main {
      grid-column: 1;
      grid-row: 1;
    }
  }
`;
