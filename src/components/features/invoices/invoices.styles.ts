import { css } from 'lit';

export const styles = css`
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space-3) var(--_space-4);
  }
  .top > p {
    flex: 1 1 16rem;
  }
  .top strong {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .top .buttons,
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2) var(--_space-3);
  }
  .danger {
    color: var(--_danger-text);
  }
  .links {
    gap: 0 var(--_space-6);
  }
  .links .button.link {
    min-block-size: var(--_control);
    color: var(--_text-soft);
    font-weight: 400;
  }
  .links .button.link:hover {
    color: var(--_text);
    background: none;
  }
  .base[aria-busy='true'] .scroll {
    opacity: 0.7;
  }
  .scroll {
    transition: opacity var(--_motion);
  }
  .list,
  .list :is(thead, tbody) {
    display: block;
  }
  .list tr {
    display: grid;
    grid-template-columns: minmax(7.75rem, 1.1fr) minmax(6.75rem, 1fr) minmax(6rem, 1.3fr) repeat(2, minmax(7.25rem, 1.1fr));
    align-items: center;
    padding: 0;
    border-block-end: 1px solid var(--_line);
  }
  .list.selectable tr {
    grid-template-columns: var(--_control) minmax(7.75rem, 1.1fr) minmax(6.75rem, 1fr) minmax(6rem, 1.3fr) repeat(2, minmax(7.25rem, 1.1fr));
  }
  .list tr > :is(th, td) {
    padding-block: var(--_space-1);
    border: 0;
  }
  .list tr > .figure {
    margin: 0;
  }
  .list tr > .check-cell {
    padding: 0;
  }
  .check-cell label {
    display: grid;
    place-items: center start;
    min-block-size: var(--_control);
    cursor: pointer;
  }
  .check-cell input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0 0 0 2px;
    accent-color: var(--_primary);
  }
  .list tbody .number-cell .button {
    min-block-size: var(--_control);
    font-variant-numeric: tabular-nums;
    text-align: start;
  }
  .list .selected {
    background: var(--_sunken);
  }
  .open > :is(.balance-cell, .status-cell) {
    font-weight: 500;
  }
  .overdue > .status-cell {
    color: var(--_danger-text);
  }
  .paid,
  .soft {
    color: var(--_text-soft);
  }
  @container (inline-size < 38rem) {
    /* First line: number and amount. Second line: date and status. Third line: amount due, if it differs from the amount. */
    .list thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .list tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) fit-content(62%);
      gap: 0 var(--_space-4);
      padding-block: var(--_space-2);
    }
    .list.selectable tbody tr {
      grid-template-columns: var(--_control) minmax(0, 1fr) fit-content(62%);
      gap: 0;
    }
    .list tbody tr > :is(th, td) {
      display: block;
      padding: 0;
    }
    .list tbody tr > .check-cell {
      grid-row: 1 / span 3;
    }
    .list tbody tr > .number-cell {
      grid-row: 1;
      grid-column: -3;
    }
    .list tbody tr > .amount-cell {
      grid-row: 1;
      grid-column: -2;
      align-self: center;
    }
    .list tbody tr > .date-cell {
      grid-row: 2;
      grid-column: -3;
    }
    .list tbody tr > .status-cell {
      grid-row: 2;
      grid-column: -2;
      text-align: end;
    }
    .list tbody tr > :is(.date-cell, .status-cell) {
      font-size: var(--_size-small);
    }
    .list tbody tr > .date-cell {
      color: var(--_text-soft);
    }
    .list tbody tr > .balance-cell {
      display: none;
    }
    .list tbody tr.partial > .balance-cell {
      display: flex;
      grid-row: 3;
      grid-column: -3 / -1;
      justify-content: space-between;
      gap: var(--_space-4);
      font-size: var(--_size-small);
    }
  }
  @container (inline-size < 20rem) {
    /* Large text: cells are stacked. */
    .list tbody tr:is(*, .partial) > :is(.number-cell, .amount-cell, .date-cell, .status-cell, .balance-cell) {
      grid-row: auto;
      grid-column: -3 / -1;
      text-align: start;
    }
    .list tbody tr > .check-cell {
      grid-row: 1 / span 5;
    }
  }
`;
