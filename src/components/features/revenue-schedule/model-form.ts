import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { isSameAmount, subtractAmounts, sumAmounts } from '../../../api/revenue/amounts.js';
import { radioField, selectField, textField } from '../../primitives/field.js';
import { notice } from '../../primitives/notice.js';
import { leftOf } from './amounts-rule.js';
import { KINDS, type Draft } from './draft.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { isFixed } from './periods.js';
import type { Redistribution } from './redistribution.js';
import { typedDecimal } from './rule.js';
import { revenueOf } from './source.js';
import { renderSteps } from './steps.js';

export interface FormContext {
  readonly l: FullLocalizer<RevenueScheduleMessages>;
  readonly change: Redistribution;
  /** What is wrong with a field, in words. */
  readonly error: (id: string) => string | undefined;
}

export interface ModelFormActions {
  readonly onPreview: () => void;
  readonly onLeave: () => void;
}

/** Where somebody says how a schedule is to be distributed. */
export function renderForm(
  l: FullLocalizer<RevenueScheduleMessages>,
  change: Redistribution,
  { onPreview, onLeave }: ModelFormActions,
): TemplateResult {
  const { draft, detail, problem, problems } = change;
  const { currency, amount } = revenueOf(detail.schedule);
  const fixed = new Set((detail.periods ?? []).filter(isFixed).map(({ name }) => name));
  const left = leftOf({ amount, currency, items: detail.schedule.revenueItems }, (name) => fixed.has(name));
  const shown = l.money({ amount: left, currency });
  const error = (id: string): string | undefined => {
    const found = problems.get(id);
    return found && l.t(found.key, { example: l.number('12.5'), amount: shown, sum: l.number(found.sum ?? '0'), ...found.values });
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
        options: KINDS.map((kind) => ({ value: kind, label: l.t(kind) })),
        onInput: (kind) => change.type({ kind: KINDS.find((known) => known === kind) ?? 'straightLine' }),
      })}
      ${kindFields(context, draft)}
    </div>
    ${kindRows(context, draft, shown)} ${draft.kind === 'amounts' ? nothing : closedPeriods(context, draft)}
    ${textField({
      id: 'notes',
      label: l.t('notes'),
      optional: l.t('optional'),
      hint: l.t('notesHint'),
      value: draft.notes,
      autocomplete: 'off',
      maxLength: 255,
      onInput: (notes) => change.type({ notes }),
    })}
    ${savedModel(context, draft)}
    <div class="actions">
      <button class="button primary" part="cta" type="submit">${l.t('showEffect')}</button>
      <button class="button" type="button" data-leave @click=${onLeave}>${l.t('cancel')}</button>
    </div>
  </form>`;
}

function day(
  { l, change, error }: FormContext,
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
    onInput: (text) => change.type({ [id]: text }, id),
  });
}

const SPREADS = [
  ['daily', 'daily'],
  ['monthly', 'monthly'],
  ['front-load', 'frontLoad'],
  ['back-load', 'backLoad'],
] as const;

function kindFields(context: FormContext, draft: Draft): TemplateResult | typeof nothing {
  const { l, change, error } = context;
  const days = html`${day(context, 'start', 'start', 'dayHint')} ${day(context, 'end', 'end', 'dayHint')}`;
  switch (draft.kind) {
    case 'straightLine':
      return html`${selectField({
        id: 'spread',
        label: l.t('spread'),
        value: draft.spread,
        options: SPREADS.map(([value, key]) => ({ value, label: l.t(key) })),
        onInput: (spread) => change.type({ spread: SPREADS.find(([known]) => known === spread)?.[0] ?? 'daily' }),
      })}
      ${days}`;
    case 'onDate':
      return day(context, 'on', 'day');
    case 'onEvent':
      return html`${textField({
        id: 'event',
        label: l.t('what'),
        value: draft.event,
        autocomplete: 'off',
        maxLength: 100,
        error: error('event'),
        onInput: (event) => change.type({ event }, 'event'),
      })}
      ${day(context, 'on', 'dayIfKnown', 'notYetHint')}`;
    case 'byUsage':
      return html`${textField({
        id: 'units',
        label: l.t('units'),
        value: draft.units,
        inputMode: 'decimal',
        dir: 'auto',
        autocomplete: 'off',
        error: error('units'),
        onInput: (units) => change.type({ units }, 'units'),
      })}
      ${selectField({
        id: 'unused',
        label: l.t('unused'),
        value: draft.unused,
        options: [
          { value: 'open-ended', label: l.t('unusedOpen') },
          { value: 'at-end', label: l.t('unusedAtEnd') },
        ],
        onInput: (unused) => change.type({ unused: unused === 'at-end' ? 'at-end' : 'open-ended' }),
      })}
      ${days}`;
    case 'percentByPeriod':
      return selectField({
        id: 'from',
        label: l.t('firstPeriod'),
        value: draft.from,
        placeholder: l.t('choosePeriod'),
        options: periodsOf(change).map(({ name }) => ({ value: name, label: name })),
        error: error('from'),
        onInput: (from) => change.type({ from }, 'from'),
      });
    case 'milestones':
    case 'amounts':
      return nothing;
  }
}

function kindRows(context: FormContext, { kind }: Draft, amount: string): TemplateResult | typeof nothing {
  const { l } = context;
  switch (kind) {
    case 'milestones':
      return renderSteps(context, { event: 'what', date: 'dayIfKnown', share: 'percent', hint: l.t('notYetHint') });
    case 'amounts':
      return renderSteps(context, { date: 'day', share: 'amountOnDay', hint: l.t('amountsHint', { amount }) });
    case 'byUsage':
      return renderSteps(context, { date: 'day', share: 'quantity' });
    case 'percentByPeriod':
      return renderPercents(context);
    default:
      return nothing;
  }
}

const periodsOf = ({ detail }: Redistribution) =>
  [...(detail.periods ?? [])].sort((a, b) => (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0));

/** A percentage for each period, with what they add up to. */
function renderPercents({ l, change, error }: FormContext): TemplateResult {
  const { percents, from } = change.draft;
  const periods = periodsOf(change);
  const first = periods.findIndex(({ name }) => name === from);
  const nameOf = (index: number): string =>
    (first < 0 ? undefined : periods[first + index]?.name) ?? l.t('afterPeriods', { row: index + 1 });
  const values = percents.map((text) => (text.trim() === '' ? '0' : typedDecimal(text, l.locale)));
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
          onInput: (value) => change.type({ percents: percents.map((other, at) => (at === index ? value : other)) }, `percent-${index}`),
        }),
      )}
    </div>
    <div class="actions">
      <button class="button" type="button" data-add @click=${() => change.type({ percents: [...percents, ''] })}>
        ${l.t('addPeriod')}
      </button>
      ${
        percents.length > 1
          ? html`<button class="button" type="button" @click=${() => change.type({ percents: percents.slice(0, -1) })}>
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

/** What becomes of what a rule sees in periods that keep what they have. */
function closedPeriods({ l, change }: FormContext, draft: Draft): TemplateResult {
  return radioField({
    name: 'closed-periods',
    legend: l.t('closedPeriods'),
    value: draft.closedPeriods,
    options: [
      { value: 'prospective', label: l.t('prospective') },
      { value: 'catch-up', label: l.t('catchUp') },
    ],
    onChange: (closedPeriods) => change.type({ closedPeriods }),
  });
}

/** A model that was kept fills the form in. */
function savedModel({ l, change, error }: FormContext, { saved }: Draft): TemplateResult {
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
        @input=${(event: Event) => event.target instanceof HTMLTextAreaElement && change.type({ saved: event.target.value }, 'saved')}
      ></textarea>
      ${problem === undefined ? nothing : html`<p class="field-error" id="saved-error">${problem}</p>`}
    </div>
    <div class="actions">
      <button class="button" type="button" data-use @click=${() => change.useSaved()}>${l.t('useSaved')}</button>
    </div>
  </details>`;
}
