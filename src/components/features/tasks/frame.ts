import { html, nothing, type TemplateResult } from 'lit';
import { backIcon } from './back-icon.js';
import type { TasksLocalizer } from './progress.js';
import { TASK_HEADING } from './task-place.js';

export interface TaskButton {
  readonly label: string;
  /** The one main action; every other is quiet. */
  readonly primary?: boolean | undefined;
  /** It has been pressed and its answer is awaited. */
  readonly busy?: boolean | undefined;
  /** Why it cannot be pressed yet is said by the content. */
  readonly disabled?: boolean | undefined;
  readonly onClick: () => void;
  /** What it opens, if it opens a task: the focus returns to it. */
  readonly opens?: string | undefined;
}

export interface TaskFrame {
  readonly l: TasksLocalizer;
  /** Says what is done here, and to what. */
  readonly heading: string;
  /** A sentence below it. */
  readonly lead?: string | undefined;
  /** Name of the way back, where "Back" is not plain enough. */
  readonly backLabel?: string | undefined;
  readonly back: () => void;
  readonly content: TemplateResult | typeof nothing;
  /** What became of it so far; stands above the buttons, where the person is looking. */
  readonly notice?: TemplateResult | typeof nothing | undefined;
  readonly buttons: readonly TaskButton[];
  /** True: each button is as large and as loud as the others, so that none of them is suggested. */
  readonly equal?: boolean | undefined;
}

/**
 * The frame of a task: where one is, the way back, what is asked, how it goes, and what one can do. It does not send by itself: Enter in a field
 * presses nothing. Needs the styles `task`, `button` and `notice`.
 */
export function taskFrame({ l, heading, lead, backLabel, back, content, notice = nothing, buttons, equal }: TaskFrame): TemplateResult {
  return html`<section class="task" part="task" aria-labelledby=${TASK_HEADING}>
    <div class="task-head">
      <button class="button link task-back" type="button" part="back" @click=${back}>
        ${backIcon}<span>${backLabel ?? l.t('back')}</span>
      </button>
      <h3 id=${TASK_HEADING} tabindex="-1">${heading}</h3>
      ${lead ? html`<p class="task-lead">${lead}</p>` : nothing}
    </div>
    ${content} ${notice}
    ${
      buttons.length > 0
        ? html`<div class=${equal ? 'task-buttons equal' : 'task-buttons'}>${buttons.map((button) => renderButton(button, equal))}</div>`
        : nothing
    }
  </section>`;
}

function renderButton({ label, primary, busy, disabled, onClick, opens }: TaskButton, equal = false): TemplateResult {
  const off = busy || disabled;
  return html`<button
    class=${primary && !equal ? 'button primary' : 'button'}
    part=${primary ? 'cta' : 'action'}
    type="button"
    aria-disabled=${off ? 'true' : 'false'}
    aria-busy=${busy ? 'true' : 'false'}
    data-opens=${opens ?? nothing}
    @click=${() => off || onClick()}
  >
    ${label}
  </button>`;
}
