import { css } from 'lit';

/** Styles of the chart. */
export const chartStyles = css`
  :host {
    --_deferred: color-mix(in oklab, var(--_accent) 32%, var(--_surface));
  }
  .chart {
    display: grid;
    gap: var(--_space-1);
    margin: 0;
  }
  .plot {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr) auto;
    gap: var(--_space-1) var(--_space-3);
    block-size: 13rem;
    padding-block-start: 0.7em;
  }
  .scale {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    margin-block: -0.7em;
  }
  .scale,
  .ends {
    color: var(--_text-soft);
    font-size: var(--_size-small);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .ends {
    grid-column: 2;
    display: flex;
    justify-content: space-between;
    gap: var(--_space-4);
  }
  .plot svg {
    inline-size: 100%;
    block-size: 100%;
    border-block-end: 1px solid var(--_line-control);
    border-block-start: 1px dashed var(--_line);
  }
  .plot svg:dir(rtl) {
    transform: scaleX(-1);
  }
  .plot path {
    stroke: none;
  }
  .plot .remaining {
    fill: var(--_hover);
    opacity: 0.5;
  }
  .plot .recognized {
    fill: var(--_accent);
  }
  .plot .deferred {
    fill: var(--_deferred);
  }
  .plot .undistributed {
    fill: var(--_surface);
    stroke: var(--_accent);
    stroke-width: 1;
    stroke-dasharray: 3;
    vector-effect: non-scaling-stroke;
  }

  @container (inline-size < 16rem) {
    .plot {
      grid-template-columns: minmax(0, 1fr);
    }
    .scale {
      display: none;
    }
    .ends {
      grid-column: 1;
      flex-wrap: wrap;
    }
  }
  @media (forced-colors: active) {
    .plot .recognized,
    .mark.recognized {
      fill: CanvasText;
      background: CanvasText;
    }
    .plot .deferred,
    .mark.deferred {
      fill: GrayText;
      background: GrayText;
    }
    .plot .remaining {
      fill: Canvas;
    }
    .mark,
    .plot {
      forced-color-adjust: none;
    }
  }
`;
