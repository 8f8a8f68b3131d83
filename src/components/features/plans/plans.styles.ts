import { css } from 'lit';

export const styles = css`
  .base {
    container-type: inline-size;
    display: grid;
    gap: var(--_space-6);
    align-content: start;
  }
  .above {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-4);
  }
  .above:not(:has(*)) {
    display: none;
  }
  .switch {
    inline-size: min(100%, 18rem);
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--_card, 15rem)), 1fr));
    column-gap: var(--_space-4);
    align-content: start;
    margin-block-end: calc(-1 * var(--_space-4));
  }
  /* A lone card does not fill a page; five and six stand in threes, not four and an odd one. */
  .cards:has(> :only-child) {
    max-inline-size: 26rem;
  }
  .cards:has(> :nth-child(2):last-child) {
    max-inline-size: 53rem;
  }
  .cards:has(> :is(:nth-child(5), :nth-child(6)):last-child) {
    --_card: 19rem;
  }
  .card,
  .message {
    margin-block-end: var(--_space-4);
    padding: var(--_space-6);
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) * 1.5);
    background: var(--_surface);
    overflow-wrap: anywhere;
  }
  .message .button {
    margin-block-start: var(--_space-4);
  }
  .card {
    display: grid;
    grid-row: span 7;
    grid-template-rows: subgrid;
    align-content: start;
    row-gap: 0;
  }
  .card.highlighted,
  .card.chosen {
    border-color: var(--_accent);
    outline: 1px solid var(--_accent);
    outline-offset: -2px;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--_space-1) var(--_space-3);
  }
  .head > .name {
    flex: 1;
    font-size: var(--_size-large);
    line-height: 1.25;
  }
  .badge {
    padding: 0.1em 0.6em;
    border-radius: 1em;
    background: color-mix(in oklab, var(--_primary) 16%, var(--_surface));
    font-weight: 500;
  }
  .badge,
  .description,
  .period,
  .features,
  .note {
    font-size: var(--_size-small);
  }
  .description,
  .detail,
  .note {
    color: var(--_text-soft);
    text-wrap: pretty;
  }
  .description {
    margin-block-start: var(--_space-1);
  }
  .price {
    margin-block-start: var(--_space-4);
  }
  /* Below each other fewer cards than not have a quantity. */
  @container (inline-size < 34rem) {
    .quantity .bone {
      display: none;
    }
  }
  .amount.bone {
    display: block;
  }
  .price .words {
    font-size: var(--_size-larger);
    font-weight: 650;
  }
  .period {
    font-variant-numeric: tabular-nums;
  }
  .quantity > * {
    margin-block-start: var(--_space-4);
  }
  .action {
    display: grid;
    align-items: start;
  }
  .action > * {
    margin-block-start: var(--_space-4);
  }
  .action .detail {
    margin-block-start: var(--_space-2);
    font-size: var(--_size-small);
  }
  .features {
    margin-block-start: var(--_space-6);
  }
  .choice {
    gap: var(--_space-3);
  }
  .choice input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--_accent);
  }
  .features > ul > li {
    padding-block: var(--_space-2);
    border-block-start: 1px solid var(--_line);
  }
`;
