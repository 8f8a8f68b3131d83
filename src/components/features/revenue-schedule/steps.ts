import { html, nothing, type TemplateResult } from 'lit';
import { textField } from '../../primitives/field.js';
import { EMPTY_STEP, type Step } from './draft.js';
import type { FormContext } from './model-form.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';

export interface StepsOptions {
  /** Heads of the columns; without `event` there is none for it. */
  readonly event?: keyof RevenueScheduleMessages;
  readonly date: keyof RevenueScheduleMessages;
  readonly share: keyof RevenueScheduleMessages;
  readonly hint?: string | undefined;
}

/** Lines that each say a day and a share, as many as somebody wants. */
export function renderSteps({ l, change, error }: FormContext, { event, date, share, hint }: StepsOptions): TemplateResult {
  const { steps } = change.draft;
  const set = (index: number, part: Partial<Step>, id: string): void =>
    change.type({ steps: steps.map((step, at) => (at === index ? { ...step, ...part } : step)) }, id);
  return html`<div class="steps">
    ${steps.map(
      (step, index) =>
        html`<fieldset class="step ${event === undefined ? 'two' : ''}">
          <legend class="visually-hidden">${l.t('line', { row: index + 1 })}</legend>
          ${
            event === undefined
              ? nothing
              : textField({
                  id: `event-${index}`,
                  label: l.t(event),
                  value: step.event,
                  autocomplete: 'off',
                  maxLength: 100,
                  error: error(`event-${index}`),
                  onInput: (text) => set(index, { event: text }, `event-${index}`),
                })
          }
          ${textField({
            id: `date-${index}`,
            label: l.t(date),
            type: 'date',
            value: step.date,
            error: error(`date-${index}`),
            onInput: (text) => set(index, { date: text }, `date-${index}`),
          })}
          ${textField({
            id: `share-${index}`,
            label: l.t(share),
            value: step.share,
            inputMode: 'decimal',
            dir: 'auto',
            autocomplete: 'off',
            error: error(`share-${index}`),
            onInput: (text) => set(index, { share: text }, `share-${index}`),
          })}
          ${
            steps.length > 1
              ? html`<button
                  class="button"
                  type="button"
                  aria-label=${l.t('removeRow', { row: index + 1 })}
                  @click=${() => change.takeOut(index)}
                >
                  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="m4 4 8 8m0-8-8 8" /></svg>
                </button>`
              : nothing
          }
        </fieldset>`,
    )}
    <div class="actions">
      <button class="button" type="button" data-add @click=${() => change.add(EMPTY_STEP)}>${l.t('addRow')}</button>
      ${hint === undefined ? nothing : html`<p class="soft">${hint}</p>`}
    </div>
  </div>`;
}
