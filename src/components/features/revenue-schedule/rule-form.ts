import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { isSameAmount, subtractAmounts, sumAmounts } from '../../../api/revenue/amounts.js';
import { radioField, selectField, textField } from '../../primitives/field.js';
import { notice } from '../../primitives/notice.js';
import { distributableAmount } from './amounts-rule.js';
import { RULE_KINDS, type RuleDraft } from './rule-draft.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { isFixed } from './period-rows.js';
import type { Redistribution } from './redistribution.js';
import { parseDecimalInput } from './parse-rule.js';
import { revenueAmounts } from './source.js';
import { renderDraftLines } from './draft-lines.js';

export interface RuleFormContext {
  readonly l: FullLocalizer<RevenueScheduleMessages>;
  readonly change: Redistribution;
  /** Returns the error message of a field. */
  readonly error: (id: string) => string | undefined;
}

interface RuleFormActions {
  readonly onPreview: () => void;
  readonly onCancel: () => void;
}

/** Renders the redistribution form. */
export function renderRuleForm(
  l: FullLocalizer<RevenueScheduleMessages>,
  change: Redistribution,
  { onPreview, onCancel }: RuleFormActions,
): TemplateResult {
  const { draft, detail, problem, problems } = change;
  const { currency, amount } = revenueAmounts(detail.schedule);
  const fixedPeriods = new Set((detail.periods ?? []).filter(isFixed).map(({ name }) => name));
  const distributable = distributableAmount({ amount, currency, items: detail.schedule.revenueItems }, (name) => fixedPeriods.has(name));
  const amountText = l.money({ amount: distributable, currency });
  const error = (id: string): string | undefined => {
    const fieldProblem = problems.get(id);
    return (
      fieldProblem &&
      l.t(fieldProblem.key, {
        example: l.number('12.5'),
        amount: amountText,
        sum: l.number(fieldProblem.sum ?? '0'),
        ...fieldProblem.values,
      })
    );
  };
  const context = { l, change, error };
  return html`<form
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      onPreview();
    }}
  >
    <h3 tabindex="-1" data-heading>${l.t('editTitle', { number: detail.schedule.number })}</h3>
    ${problem === '' ? nothing : notice({ kind: 'error', text: problem })}
    <div class="form-fields">
      ${selectField({
        id: 'kind',
        label: l.t('kind'),
        value: draft.kind,
        options: RULE_KINDS.map((kind) => ({ value: kind, label: l.t(kind) })),
        onInput: (kind) => change.updateDraft({ kind: RULE_KINDS.find((candidate) => candidate === kind) ?? 'straightLine' }),
      })}
      ${renderKindFields(context, draft)}
    </div>
    ${renderKindLines(context, draft, amountText)} ${draft.kind === 'amounts' ? nothing : renderClosedPeriods(context, draft)}
    ${textField({
      id: 'notes',
      label: l.t('notes'),
      optional: l.t('optional'),
      hint: l.t('notesHint'),
      value: draft.notes,
      autocomplete: 'off',
      maxLength: 255,
      onInput: (notes) => change.updateDraft({ notes }),
    })}
    ${renderSavedModel(context, draft)}
    <div class="actions">
      <button class="button primary" part="cta" type="submit">${l.t('showEffect')}</button>
      <button class="button" type="button" data-leave @click=${onCancel}>${l.t('cancel')}</button>
    </div>
  </form>`;
}

function renderDayField(
  { l, change, error }: RuleFormContext,
  id: 'start' | 'end' | 'on',
  label: keyof RevenueScheduleMessages,
  hint?: keyof RevenueScheduleMessages,
): TemplateResult {
  return textField({
    id,
    label: l.t(label),
    hint: hint && l.t(hint),
    type: 'date',
    value: change.draft[id],
    error: error(id),
    onInput: (text) => change.updateDraft({ [id]: text }, id),
  });
}

const SPREADS = [
  ['daily', 'daily'],
  ['monthly', 'monthly'],
  ['front-load', 'frontLoad'],
  ['back-load', 'backLoad'],
] as const;

function renderKindFields(context: RuleFormContext, draft: RuleDraft): TemplateResult | typeof nothing {
  const { l, change, error } = context;
  const serviceDays = html`${renderDayField(context, 'start', 'start', 'dayHint')} ${renderDayField(context, 'end', 'end', 'dayHint')}`;
  switch (draft.kind) {
    case 'straightLine':
      return html`${selectField({
        id: 'spread',
        label: l.t('spread'),
        value: draft.spread,
        options: SPREADS.map(([value, key]) => ({ value, label: l.t(key) })),
        onInput: (spread) => change.updateDraft({ spread: SPREADS.find(([candidate]) => candidate === spread)?.[0] ?? 'daily' }),
      })}
      ${serviceDays}`;
    case 'onDate':
      return renderDayField(context, 'on', 'day');
    case 'onEvent':
      return html`${textField({
        id: 'event',
        label: l.t('what'),
        value: draft.event,
        autocomplete: 'off',
        maxLength: 100,
        error: error('event'),
        onInput: (event) => change.updateDraft({ event }, 'event'),
      })}
      ${renderDayField(context, 'on', 'dayIfKnown', 'notYetHint')}`;
    case 'byUsage':
      return html`${textField({
        id: 'units',
        label: l.t('units'),
        value: draft.units,
        inputMode: 'decimal',
        dir: 'auto',
        autocomplete: 'off',
        error: error('units'),
        onInput: (units) => change.updateDraft({ units }, 'units'),
      })}
      ${selectField({
        id: 'unused',
        label: l.t('unused'),
        value: draft.unused,
        options: [
          { value: 'open-ended', label: l.t('unusedOpen') },
          { value: 'at-end', label: l.t('unusedAtEnd') },
        ],
        onInput: (unused) => change.updateDraft({ unused: unused === 'at-end' ? 'at-end' : 'open-ended' }),
      })}
      ${serviceDays}`;
    case 'percentByPeriod':
      return selectField({
        id: 'from',
        label: l.t('firstPeriod'),
        value: draft.from,
        placeholder: l.t('choosePeriod'),
        options: sortedPeriods(change).map(({ name }) => ({ value: name, label: name })),
        error: error('from'),
        onInput: (from) => change.updateDraft({ from }, 'from'),
      });
    case 'milestones':
    case 'amounts':
      return nothing;
  }
}

function renderKindLines(context: RuleFormContext, { kind }: RuleDraft, amount: string): TemplateResult | typeof nothing {
  const { l } = context;
  switch (kind) {
    case 'milestones':
      return renderDraftLines(context, { event: 'what', date: 'dayIfKnown', share: 'percent', hint: l.t('notYetHint') });
    case 'amounts':
      return renderDraftLines(context, { date: 'day', share: 'amountOnDay', hint: l.t('amountsHint', { amount }) });
    case 'byUsage':
      return renderDraftLines(context, { date: 'day', share: 'quantity' });
    case 'percentByPeriod':
      return renderPercents(context);
    default:
      return nothing;
  }
}

const sortedPeriods = ({ detail }: Redistribution) =>
  [...(detail.periods ?? [])].sort((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0));

/** Renders a percentage field for each period, and their sum. */
function renderPercents({ l, change, error }: RuleFormContext): TemplateResult {
  const { percents, from } = change.draft;
  const periods = sortedPeriods(change);
  const first = periods.findIndex(({ name }) => name === from);
  const nameOf = (index: number): string =>
    (first < 0 ? undefined : periods[first + index]?.name) ?? l.t('afterPeriods', { row: index + 1 });
  const values = percents.map((text) => (text.trim() === '' ? '0' : parseDecimalInput(text, l.locale)));
  const sum = values.every((value) => value !== undefined) ? sumAmounts(values) : undefined;
  return html`<div class="steps">
    <div class="percents">
      ${percents.map((text, index) =>
        textField({
          id: `percent-${index}`,
          label: l.t('percentOf', { period: nameOf(index) }),
          value: text,
          inputMode: 'decimal',
          dir: 'auto',
          autocomplete: 'off',
          error: error(`percent-${index}`),
          onInput: (value) =>
            change.updateDraft({ percents: percents.map((percent, at) => (at === index ? value : percent)) }, `percent-${index}`),
        }),
      )}
    </div>
    <div class="actions">
      <button class="button" type="button" data-add @click=${() => change.updateDraft({ percents: [...percents, ''] })}>
        ${l.t('addPeriod')}
      </button>
      ${
        percents.length > 1
          ? html`<button class="button" type="button" @click=${() => change.updateDraft({ percents: percents.slice(0, -1) })}>
              ${l.t('removePeriod')}
            </button>`
          : nothing
      }
      ${
        sum === undefined
          ? nothing
          : html`<p class=${isSameAmount(sum, '100') ? 'soft' : 'soft off'}>
              ${l.t('percentSum', { sum: l.number(sum), left: l.number(subtractAmounts('100', sum) ?? '0') })}
            </p>`
      }
    </div>
  </div>`;
}

/** Renders the choice for amounts that fall into closed periods. */
function renderClosedPeriods({ l, change }: RuleFormContext, draft: RuleDraft): TemplateResult {
  return radioField({
    name: 'closed-periods',
    legend: l.t('closedPeriods'),
    value: draft.closedPeriods,
    options: [
      { value: 'prospective', label: l.t('prospective') },
      { value: 'catch-up', label: l.t('catchUp') },
    ],
    onChange: (closedPeriods) => change.updateDraft({ closedPeriods }),
  });
}

/** Renders the field for a saved model. */
function renderSavedModel({ l, change, error }: RuleFormContext, { saved }: RuleDraft): TemplateResult {
  const problem = error('saved');
  return html`<details class="saved">
    <summary>${l.t('savedTitle')}</summary>
    <div class="field" part="field">
      <label for="saved">${l.t('saved')}</label>
      <textarea
        id="saved"
        name="saved"
        part="input"
        rows="6"
        dir="ltr"
        spellcheck="false"
        autocomplete="off"
        aria-invalid=${problem === undefined ? 'false' : 'true'}
        aria-describedby=${problem === undefined ? nothing : 'saved-error'}
        .value=${saved}
        @input=${(event: Event) => event.target instanceof HTMLTextAreaElement && change.updateDraft({ saved: event.target.value }, 'saved')}
      ></textarea>
      ${problem === undefined ? nothing : html`<p class="field-error" id="saved-error">${problem}</p>`}
    </div>
    <div class="actions">
      <button class="button" type="button" data-use @click=${() => change.useSavedModel()}>${l.t('useSaved')}</button>
    </div>
  </details>`;
}
