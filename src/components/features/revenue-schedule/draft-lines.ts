import { html, nothing, type TemplateResult } from 'lit';
import { textField } from '../../primitives/field.js';
import { EMPTY_LINE, type DraftLine } from './rule-draft.js';
import type { RuleFormContext } from './rule-form.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';

interface DraftLinesOptions {
  /** Message keys of the columns. Without `event` there is no event column. */
  readonly event?: keyof RevenueScheduleMessages;
  readonly date: keyof RevenueScheduleMessages;
  readonly share: keyof RevenueScheduleMessages;
  readonly hint?: string | undefined;
}

/** Renders lines with a date and a share, and buttons to add and remove lines. */
export function renderDraftLines({ l, change, error }: RuleFormContext, { event, date, share, hint }: DraftLinesOptions): TemplateResult {
  const { lines } = change.draft;
  const updateLine = (index: number, changes: Partial<DraftLine>, id: string): void =>
    change.updateDraft({ lines: lines.map((line, at) => (at === index ? { ...line, ...changes } : line)) }, id);
  return html`<div class="steps">
    ${lines.map(
      (line, index) =>
        html`<fieldset class="step ${event === undefined ? 'two' : ''}">
          <legend class="visually-hidden">${l.t('line', { row: index + 1 })}</legend>
          ${
            event === undefined
              ? nothing
              : textField({
                  id: `event-${index}`,
                  label: l.t(event),
                  value: line.event,
                  autocomplete: 'off',
                  maxLength: 100,
                  error: error(`event-${index}`),
                  onInput: (text) => updateLine(index, { event: text }, `event-${index}`),
                })
          }
          ${textField({
            id: `date-${index}`,
            label: l.t(date),
            type: 'date',
            value: line.date,
            error: error(`date-${index}`),
            onInput: (text) => updateLine(index, { date: text }, `date-${index}`),
          })}
          ${textField({
            id: `share-${index}`,
            label: l.t(share),
            value: line.share,
            inputMode: 'decimal',
            dir: 'auto',
            autocomplete: 'off',
            error: error(`share-${index}`),
            onInput: (text) => updateLine(index, { share: text }, `share-${index}`),
          })}
          ${
            lines.length > 1
              ? html`<button
                  class="button"
                  type="button"
                  aria-label=${l.t('removeRow', { row: index + 1 })}
                  @click=${() => change.removeLine(index)}
                >
                  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="m4 4 8 8m0-8-8 8" /></svg>
                </button>`
              : nothing
          }
        </fieldset>`,
    )}
    <div class="actions">
      <button class="button" type="button" data-add @click=${() => change.addLine(EMPTY_LINE)}>${l.t('addRow')}</button>
      ${hint === undefined ? nothing : html`<p class="soft">${hint}</p>`}
    </div>
  </div>`;
}
