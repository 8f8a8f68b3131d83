import { css } from 'lit';

export const styles = css`
  .subscription,
  .meter,
  .guard,
  .advice {
    display: grid;
    gap: var(--_space-3);
    min-inline-size: 0;
  }
  .subscriptions {
    display: grid;
    gap: var(--_space-12);
  }
  .subscription {
    gap: var(--_space-8);
  }
  .subscription h3 {
    font-size: var(--_size);
    font-weight: 500;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  .meters {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
    gap: var(--_space-8) var(--_space-12);
  }
  .meter {
    align-content: start;
  }
  .soft {
    color: var(--_text-soft);
    font-size: var(--_size-small);
  }
  .count {
    font-size: var(--_size-larger);
    font-weight: 650;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .unit {
    margin-block-start: calc(-1 * var(--_space-2));
  }
  .bar {
    inline-size: 100%;
    block-size: 8px;
    border-radius: 4px;
    overflow: hidden;
  }
  .bar:dir(rtl),
  .plot:dir(rtl) svg {
    transform: scaleX(-1);
  }
  rect {
    stroke: none;
  }
  .bar .all {
    fill: var(--_hover);
  }
  .bar .projected {
    fill: color-mix(in oklab, var(--_accent) 40%, var(--_surface));
  }
  .bar .used,
  .plot .day {
    fill: var(--_accent);
  }
  .bar.over .used {
    fill: var(--_warning-text);
  }
  .rows small {
    display: block;
  }
  .projected-amount {
    margin-inline-start: var(--_space-3);
    font-weight: 500;
  }
  .chart {
    display: grid;
    gap: var(--_space-1);
    margin: 0;
  }
  .plot {
    block-size: 6rem;
    border-block-end: 1px solid var(--_line-control);
  }
  .plot svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .plot .today {
    fill: var(--_sunken);
  }
  .chart figcaption {
    display: flex;
    justify-content: space-between;
    color: var(--_text-soft);
    font-size: var(--_size-small);
    font-variant-numeric: tabular-nums;
  }
  summary {
    display: list-item;
    inline-size: fit-content;
    padding-block: var(--_space-3);
    cursor: pointer;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-3);
  }
  .guard p,
  .advice p {
    max-inline-size: 66ch;
  }
  .guard-fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    align-items: end;
    gap: var(--_space-4);
  }
  .best {
    font-weight: 650;
  }
  @media (forced-colors: active) {
    .bar .all,
    .plot .today {
      fill: Canvas;
    }
    .bar {
      border: 1px solid;
    }
    .bar .projected {
      fill: GrayText;
    }
    .bar .used,
    .bar.over .used,
    .plot .day {
      fill: CanvasText;
    }
  }
`;
