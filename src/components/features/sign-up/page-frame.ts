import { html, nothing, type TemplateResult } from 'lit';
import { renderStepHeading, type ProgressView } from './progress.js';
import type { InputStep } from './pages.js';

/** Content around the steps. The early plan step uses it too, so that the plans do not move when the later steps load. */
interface PageFrame {
  readonly progress: unknown;
  /** Notices above the page. */
  readonly remarks: unknown;
  /** CSS classes of the body. */
  readonly look: string;
  /** Content beside the steps. */
  readonly aside?: unknown;
  readonly hidden?: boolean;
  readonly submit?: () => void;
  /** Error summary. */
  readonly summary?: unknown;
  readonly steps: unknown;
  readonly buttons?: unknown;
}

export function renderFrame(parts: PageFrame): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    parts.submit?.();
  };
  return html`<div class="sign-up">
    ${parts.progress} ${parts.remarks}
    <div class="body ${parts.look}">
      ${parts.aside}
      <div class="main" ?hidden=${parts.hidden ?? false}>
        <form novalidate @submit=${submit}>${parts.summary} ${parts.steps} ${parts.buttons}</form>
      </div>
    </div>
  </div>`;
}

/** Renders a step, with its heading if the step is shown. */
export function renderSection(place: ProgressView, step: InputStep, content: TemplateResult, shown = true, locked = false): TemplateResult {
  return html`<section class="step ${step === 'plan' ? 'wide' : ''}" part="step" ?hidden=${!shown} ?inert=${locked}>
    ${shown ? renderStepHeading(place, step) : nothing}${content}
  </section>`;
}

/** Renders the skeleton of the first step: plans side by side, or a form. */
export function renderSkeleton(isPlan: boolean): TemplateResult {
  const control = (look = ''): TemplateResult =>
    html`<p class=${look}><span class="bone short"></span><span class="bone block"></span></p>`;
  return html`<div class="sign-up" aria-hidden="true">
    <p class="progress"><span class="bone half"></span></p>
    ${
      isPlan
        ? html`<h2><span class="bone half"></span></h2>
            <div class="stand-in plans">${[0, 1, 2].map(() => html`<span class="bone block"></span>`)}</div>`
        : html`<div class="stand-in">
            <h2><span class="bone half"></span></h2>
            ${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => control())} ${[0, 1, 2, 3, 4, 5].map(() => control('narrow'))}
          </div>`
    }
  </div>`;
}
