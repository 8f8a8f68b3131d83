import { html, nothing, type TemplateResult } from 'lit';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { textField } from '../../primitives/field.js';
import { checkIcon } from '../../primitives/icons.js';
import { notice } from '../../primitives/notice.js';
import type { NewPeriodsField, NewPeriodsInputs } from './new-periods-form.js';
import { STEP_MESSAGES } from './run-operation.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import { MAX_NEW_PERIODS } from './new-periods.js';
import type { AccountingPeriod } from './period.js';
import { isExisting, type PeriodSteps, type OperationStep, type StepStatus, type PeriodOperation } from './operation.js';

interface OperationViewActions {
  readonly onInput: (change: Partial<NewPeriodsInputs>) => void;
  readonly onConfirm: () => void;
  readonly onCheckAgain: () => void;
  readonly onBack: () => void;
  readonly onBalance: (period: AccountingPeriod) => void;
}

interface OperationViewOptions extends OperationViewActions {
  readonly operation: PeriodOperation;
  readonly inputs: NewPeriodsInputs;
  /** Fields of the form for new periods. */
  readonly fields: readonly NewPeriodsField[];
  readonly invalidFields: readonly NewPeriodsField[];
}

const TITLES = { close: 'closeTitle', reopen: 'reopenTitle', create: 'createTitle' } as const;
const CONFIRMATIONS = { close: 'closeSure', reopen: 'reopenSure', create: 'createSure' } as const;
const STATUS_MESSAGES = {
  waiting: 'isWaiting',
  sending: 'isSending',
  checking: 'isChecking',
  done: 'isDone',
  refused: 'isRefused',
  unsure: 'isUnsure',
} as const satisfies Record<StepStatus, keyof AccountingPeriodsMessages>;

const isBusy = ({ status }: PeriodOperation): boolean => status === 'sending' || status === 'checking';

/** Renders an operation on periods with its steps, before and while it runs. */
export function renderOperation(l: FullLocalizer<AccountingPeriodsMessages>, options: OperationViewOptions): TemplateResult {
  const { operation, onConfirm } = options;
  const { action, name, status, text } = operation;
  const isDone = status === 'done';
  return html`<form
    class="view"
    novalidate
    @submit=${(event: Event) => {
      event.preventDefault();
      if (status === 'asking' || status === 'stopped') onConfirm();
    }}
  >
    <h3 tabindex="-1" data-heading>${isDone ? text : l.t(TITLES[action], { name })}</h3>
    ${renderOperationNotice(l, options)} ${status === 'asking' ? html`<p class="soft">${l.t(CONFIRMATIONS[action])}</p>` : nothing}
    ${action === 'create' && status === 'asking' ? renderFields(l, options) : nothing}
    <ol class="parts">
      ${operation.parts.map((part) => renderPeriodSteps(l, part, options))}
    </ol>
    ${renderActions(l, options)}
  </form>`;
}

/** Renders the reason why the operation stopped, or that an outcome is being checked. */
function renderOperationNotice(
  l: FullLocalizer<AccountingPeriodsMessages>,
  { operation, onCheckAgain }: OperationViewOptions,
): TemplateResult | typeof nothing {
  const { status, text } = operation;
  if (status === 'checking') return notice({ kind: 'checking', text: l.t('checking') });
  if (text === '' || status === 'done') return nothing;
  if (status === 'unsure') return notice({ kind: 'warning', text, action: { label: l.t('lookAgain'), onClick: onCheckAgain } });
  return notice({ kind: status === 'stopped' ? 'error' : 'warning', text });
}

const FIELDS = {
  count: { label: 'count', hint: 'countHint', problem: 'wrongCount' },
  from: { label: 'from', hint: 'fromHint', problem: 'wrongFrom' },
  year: { label: 'fiscalYear', hint: 'fiscalYearHint', problem: 'wrongFiscalYear' },
  month: { label: 'fiscalMonth', hint: 'fiscalMonthHint', problem: 'wrongFiscalMonth' },
} as const satisfies Record<
  NewPeriodsField,
  {
    label: keyof AccountingPeriodsMessages;
    hint: keyof AccountingPeriodsMessages;
    problem: keyof AccountingPeriodsMessages;
  }
>;

function renderFields(
  l: FullLocalizer<AccountingPeriodsMessages>,
  { inputs, fields, invalidFields, onInput }: OperationViewOptions,
): TemplateResult {
  const messageValues = { most: MAX_NEW_PERIODS };
  return html`<div class="fields">
    ${fields.map((id) => {
      const { label, hint, problem } = FIELDS[id];
      return textField({
        id,
        label: l.t(label),
        value: inputs[id],
        inputMode: id === 'from' ? undefined : 'numeric',
        dir: id === 'from' ? 'auto' : undefined,
        hint: l.t(hint, messageValues),
        error: invalidFields.includes(id) ? l.t(problem, messageValues) : undefined,
        onInput: (text) => onInput({ [id]: text }),
      });
    })}
  </div>`;
}

/** Returns the fiscal year and quarter of a new period as text. */
function fiscalText(l: FullLocalizer<AccountingPeriodsMessages>, { fiscalYear, fiscalQuarter }: PeriodSteps['period']): string {
  const year = String(fiscalYear);
  return fiscalQuarter === undefined ? l.t('year', { year }) : l.t('fiscal', { year, number: fiscalQuarter });
}

function renderPeriodSteps(
  l: FullLocalizer<AccountingPeriodsMessages>,
  { period, steps }: PeriodSteps,
  { operation, onBalance }: OperationViewOptions,
): TemplateResult {
  const { name, startDate, endDate } = period;
  const balancePeriod =
    operation.status === 'done' && operation.action === 'close' && isExisting(period) && period.fileId !== undefined ? period : undefined;
  return html`<li class="part-of">
    <div class="of">
      <strong><bdi>${name}</bdi></strong>
      <span class="soft">${l.t('span', { from: l.date(startDate, 'medium'), to: l.date(endDate, 'medium') })}</span>
      ${operation.action === 'create' ? html`<span class="soft" data-fiscal>${fiscalText(l, period)}</span>` : nothing}
    </div>
    <ol class="steps">
      ${steps.map((step) => renderStep(l, step, operation))}
    </ol>
    ${
      balancePeriod
        ? html`<button class="button" type="button" data-balance=${balancePeriod.id} @click=${() => onBalance(balancePeriod)}>
            ${l.t('balanceOf', { name })}
          </button>`
        : nothing
    }
  </li>`;
}

function renderStep(
  l: FullLocalizer<AccountingPeriodsMessages>,
  { kind, status, text }: OperationStep,
  { status: operationStatus }: PeriodOperation,
): TemplateResult {
  const isNotStarted = operationStatus === 'asking' && status === 'waiting';
  return html`<li class=${status} part="step">
    <span class="what">${l.t(STEP_MESSAGES[kind])}</span>
    <span class="how">${status === 'done' ? checkIcon : nothing}${isNotStarted ? nothing : l.t(STATUS_MESSAGES[status])}</span>
    ${text === '' ? nothing : html`<span class="soft result">${text}</span>`}
  </li>`;
}

/** Returns the label of the button. It names no number while the input is invalid. */
function createLabel(l: FullLocalizer<AccountingPeriodsMessages>, count: number): string {
  return count === 0 ? l.t('create') : l.t('createNow', { count });
}

function renderActions(l: FullLocalizer<AccountingPeriodsMessages>, { operation, onBack }: OperationViewOptions): TemplateResult {
  const { action, name, parts, status } = operation;
  const isRunning = isBusy(operation);
  if (status === 'done' || status === 'unsure')
    return html`<div class="actions"><button class="button" type="button" data-back @click=${onBack}>${l.t('back')}</button></div>`;
  const hasStarted = status !== 'asking' || parts.some(({ steps }) => steps.some((step) => step.status === 'done'));
  const label = hasStarted && !isRunning ? l.t('goOn') : action === 'create' ? createLabel(l, parts.length) : l.t(action, { name });
  return html`<div class="actions">
    <button class="button primary" part="cta" type="submit" aria-disabled=${isRunning ? 'true' : 'false'}>${label}</button>
    <button class="button" type="button" data-back aria-disabled=${isRunning ? 'true' : 'false'} @click=${() => isRunning || onBack()}>
      ${l.t(hasStarted && !isRunning ? 'back' : 'keep')}
    </button>
    ${isRunning ? html`<p class="soft">${l.t('sending')}</p>` : nothing}
  </div>`;
}
