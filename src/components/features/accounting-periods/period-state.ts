import { css, html, type TemplateResult } from 'lit';

/** Renders the status of a period with a symbol: empty for open, half filled for pending close, filled for closed. */
export function renderPeriodState(status: string, label: string): TemplateResult {
  const mark = status === 'Closed' ? 'full' : status === 'PendingClose' ? 'half' : 'empty';
  return html`<span class="period-state ${mark}"><bdi>${label}</bdi></span>`;
}

export const periodStateStyles = css`
  .period-state {
    display: inline-flex;
    align-items: center;
    gap: var(--_space-2);
    white-space: nowrap;
  }
  .period-state::before {
    content: '';
    flex: none;
    inline-size: 0.7em;
    block-size: 0.7em;
    border: 1.5px solid var(--_text-soft);
    border-radius: 50%;
    background: linear-gradient(var(--_text-soft) 0 0) no-repeat 0 / 0 100%;
    forced-color-adjust: none;
  }
  .period-state.half::before {
    background-size: 50% 100%;
  }
  .period-state.half:dir(rtl)::before {
    background-position-x: 100%;
  }
  .period-state.full::before {
    background-size: 100% 100%;
  }
`;
