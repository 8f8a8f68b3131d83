import { html, nothing, type TemplateResult } from 'lit';
import type { TasksLocalizer } from './task-progress.js';
import { TASK_HEADING } from './task-controller.js';

/** Back arrow, which points against the reading direction. */
const backIcon = html`<svg class="icon back-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
  <path d="M10 3 5 8l5 5" />
</svg>`;

export interface TaskButton {
  readonly label: string;
  /** True for the main action. */
  readonly primary?: boolean | undefined;
  /** True while waiting for the response. */
  readonly busy?: boolean | undefined;
  /** True if the button has no effect yet. The content explains why. */
  readonly disabled?: boolean | undefined;
  readonly onClick: () => void;
  /** Key of the task that the button opens, so that the focus can return to the button. */
  readonly opens?: string | undefined;
}

interface TaskFrame {
  readonly l: TasksLocalizer;
  /** Name of the task and its subject. */
  readonly heading: string;
  /** Sentence below the heading. */
  readonly lead?: string | undefined;
  /** Label of the back button. Default: "Back". */
  readonly backLabel?: string | undefined;
  readonly back: () => void;
  readonly content: TemplateResult | typeof nothing;
  /** Progress of the submission, shown above the buttons. */
  readonly notice?: TemplateResult | typeof nothing | undefined;
  readonly buttons: readonly TaskButton[];
  /** True if all buttons look the same, so that the task suggests no choice. */
  readonly equal?: boolean | undefined;
}

/**
 * Renders the frame of a task: back button, heading, content, progress and buttons. Pressing Enter in a field does not trigger a button. Needs the
 * styles `task`, `button` and `notice`.
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
