import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { textField } from '../../primitives/field.js';
import { checkIcon } from '../../primitives/icons.js';
import { notice } from '../../primitives/notice.js';
import type { Field, Typed } from './create-form.js';
import { STEP_WORDS } from './do-work.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import { MOST } from './new-periods.js';
import type { Period } from './period.js';
import { isThere, type Part, type Step, type StepStatus, type Work } from './work.js';

export interface WorkActions {
  readonly onType: (change: Partial<Typed>) => void;
  readonly onConfirm: () => void;
  readonly onLook: () => void;
  readonly onBack: () => void;
  readonly onBalance: (period: Period) => void;
}

export interface WorkOptions extends WorkActions {
  readonly work: Work;
  readonly typed: Typed;
  /** What has to be said about new periods. */
  readonly fields: readonly Field[];
  readonly wrong: readonly Field[];
}

const TITLES = { close: 'closeTitle', reopen: 'reopenTitle', create: 'createTitle' } as const;
const SURE = { close: 'closeSure', reopen: 'reopenSure', create: 'createSure' } as const;
const STATUS = {
  waiting: 'isWaiting',
  sending: 'isSending',
  checking: 'isChecking',
  done: 'isDone',
  refused: 'isRefused',
  unsure: 'isUnsure',
} as const satisfies Record<StepStatus, keyof AccountingPeriodsMessages>;

const isBusy = ({ status }: Work): boolean => status === 'sending' || status === 'checking';

/** What is about to be done with periods, or is being done, step by step. */
export function renderWork(l: FullLocalizer<AccountingPeriodsMessages>, options: WorkOptions): TemplateResult {
  const { work, onConfirm } = options;
  const { what, name, status, text } = work;
  const isOver = status === 'done';
  return html`<form
    class="view"
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      if (status === 'asking' || status === 'stopped') onConfirm();
    }}
  >
    <h3 tabindex="-1" data-heading>${isOver ? text : l.t(TITLES[what], { name })}</h3>
    ${told(l, options)} ${status === 'asking' ? html`<p class="soft">${l.t(SURE[what])}</p>` : nothing}
    ${what === 'create' && status === 'asking' ? fields(l, options) : nothing}
    <ol class="parts">
      ${work.parts.map((part) => renderPart(l, part, options))}
    </ol>
    ${actions(l, options)}
  </form>`;
}

/** Why it goes no further, or that what has become of it is being looked at. */
function told(l: FullLocalizer<AccountingPeriodsMessages>, { work, onLook }: WorkOptions): TemplateResult | typeof nothing {
  const { status, text } = work;
  if (status === 'checking') return notice({ kind: 'checking', text: l.t('checking') });
  if (text === '' || status === 'done') return nothing;
  if (status === 'unsure') return notice({ kind: 'warning', text, action: { label: l.t('lookAgain'), onClick: onLook } });
  return notice({ kind: status === 'stopped' ? 'error' : 'warning', text });
}

const FIELDS = {
  count: { label: 'count', hint: 'countHint', problem: 'wrongCount', maxLength: 2 },
  from: { label: 'from', hint: 'fromHint', problem: 'wrongFrom', maxLength: 10 },
  year: { label: 'fiscalYear', hint: 'fiscalYearHint', problem: 'wrongFiscalYear', maxLength: 4 },
  month: { label: 'fiscalMonth', hint: 'fiscalMonthHint', problem: 'wrongFiscalMonth', maxLength: 2 },
} as const satisfies Record<
  Field,
  {
    label: keyof AccountingPeriodsMessages;
    hint: keyof AccountingPeriodsMessages;
    problem: keyof AccountingPeriodsMessages;
    maxLength: number;
  }
>;

function fields(l: FullLocalizer<AccountingPeriodsMessages>, { typed, fields: asked, wrong, onType }: WorkOptions): TemplateResult {
  const most = { most: MOST };
  return html`<div class="fields">
    ${asked.map((id) => {
      const { label, hint, problem, maxLength } = FIELDS[id];
      return textField({
        id,
        label: l.t(label),
        value: typed[id],
        inputMode: id === 'from' ? undefined : 'numeric',
        dir: id === 'from' ? 'auto' : undefined,
        maxLength,
        hint: l.t(hint, most),
        error: wrong.includes(id) ? l.t(problem, most) : undefined,
        onInput: (text) => onType({ [id]: text }),
      });
    })}
  </div>`;
}

/** Fiscal year and quarter of a period that is to be made. */
function fiscal(l: FullLocalizer<AccountingPeriodsMessages>, { fiscalYear, fiscalQuarter }: Part['period']): string {
  const year = String(fiscalYear);
  return fiscalQuarter === undefined ? l.t('year', { year }) : l.t('fiscal', { year, number: fiscalQuarter });
}

function renderPart(
  l: FullLocalizer<AccountingPeriodsMessages>,
  { period, steps }: Part,
  { work, onBalance }: WorkOptions,
): TemplateResult {
  const { name, startDate, endDate } = period;
  const offers = work.status === 'done' && work.what === 'close' && isThere(period) && period.fileId !== undefined ? period : undefined;
  return html`<li class="part-of">
    <div class="of">
      <strong><bdi>${name}</bdi></strong>
      <span class="soft">${l.t('span', { from: l.date(startDate, 'medium'), to: l.date(endDate, 'medium') })}</span>
      ${work.what === 'create' ? html`<span class="soft" data-fiscal>${fiscal(l, period)}</span>` : nothing}
    </div>
    <ol class="steps">
      ${steps.map((step) => renderStep(l, step, work))}
    </ol>
    ${
      offers
        ? html`<button class="button" type="button" data-balance=${offers.id} @click=${() => onBalance(offers)}>
            ${l.t('balanceOf', { name })}
          </button>`
        : nothing
    }
  </li>`;
}

function renderStep(l: FullLocalizer<AccountingPeriodsMessages>, { kind, status, text }: Step, { status: of }: Work): TemplateResult {
  const isAhead = of === 'asking' && status === 'waiting';
  return html`<li class=${status} part="step">
    <span class="what">${l.t(STEP_WORDS[kind])}</span>
    <span class="how">${status === 'done' ? checkIcon : nothing}${isAhead ? nothing : l.t(STATUS[status])}</span>
    ${text === '' ? nothing : html`<span class="soft result">${text}</span>`}
  </li>`;
}

function actions(l: FullLocalizer<AccountingPeriodsMessages>, { work, onBack }: WorkOptions): TemplateResult {
  const { what, name, parts, status } = work;
  const busy = isBusy(work);
  if (status === 'done' || status === 'unsure')
    return html`<div class="actions"><button class="button" type="button" data-back @click=${onBack}>${l.t('back')}</button></div>`;
  const isBegun = status !== 'asking' || parts.some(({ steps }) => steps.some((step) => step.status === 'done'));
  const label = isBegun && !busy ? l.t('goOn') : what === 'create' ? l.t('createNow', { count: parts.length }) : l.t(what, { name });
  return html`<div class="actions">
    <button class="button primary" part="cta" type="submit" aria-disabled=${busy ? 'true' : 'false'}>${label}</button>
    <button class="button" type="button" data-back aria-disabled=${busy ? 'true' : 'false'} @click=${() => busy || onBack()}>
      ${l.t(isBegun && !busy ? 'back' : 'keep')}
    </button>
    ${busy ? html`<p class="soft">${l.t('sending')}</p>` : nothing}
  </div>`;
}
