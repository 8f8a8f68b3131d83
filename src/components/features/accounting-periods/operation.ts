import { addDays } from '../../../api/plain-date/plain-date.js';
import { isClosed, type AccountingPeriod } from './period.js';
import { nextPeriods, type FiscalCalendar, type NewPeriod } from './new-periods.js';
import type { StepKind } from './source.js';

/** Progress of one step. `unsure`: the step was sent, but its outcome could not be determined. */
export type StepStatus = 'waiting' | 'sending' | 'checking' | 'done' | 'refused' | 'unsure';

/** Step and its outcome. */
export interface OperationStep {
  readonly kind: StepKind | 'create';
  readonly status: StepStatus;
  /** Outcome as text. For a refusal, the platform's reason. */
  readonly text: string;
}

/** Steps for one period. */
export interface PeriodSteps {
  /** Existing period as last read from the platform, or a period to create. */
  readonly period: AccountingPeriod | NewPeriod;
  readonly steps: readonly OperationStep[];
}

/** Operation on periods. The user confirms it once, then its steps run in order. */
export interface PeriodOperation {
  readonly action: 'close' | 'reopen' | 'create';
  /** Name of the period or quarter. */
  readonly name: string;
  readonly parts: readonly PeriodSteps[];
  readonly status: 'asking' | 'sending' | 'checking' | 'unsure' | 'stopped' | 'done';
  /** Reason why the operation stopped, as text. */
  readonly text: string;
  /** Fiscal calendar that the user entered for new periods. Undefined if the existing periods determine it. */
  readonly calendar?: FiscalCalendar | undefined;
}

export const newStep = (kind: OperationStep['kind'], status: StepStatus = 'waiting'): OperationStep => ({
  kind,
  status,
  text: '',
});

export const isExisting = (period: AccountingPeriod | NewPeriod): period is AccountingPeriod => 'id' in period;

/** Returns the remaining steps to close a period: mark as pending close, run the trial balance, close. */
export function closeSteps(period: AccountingPeriod): PeriodSteps {
  if (isClosed(period)) return { period, steps: [newStep('close', 'done')] };
  const kinds: StepKind[] = period.status === 'Open' ? ['pending', 'balance', 'close'] : ['balance', 'close'];
  return { period, steps: kinds.map((kind) => newStep(kind)) };
}

export const reopenSteps = (period: AccountingPeriod): PeriodSteps => ({ period, steps: [newStep('reopen')] });

export const createSteps = (period: NewPeriod): PeriodSteps => ({ period, steps: [newStep('create')] });

/** True if the current period shows that the step was applied. */
export function isStepApplied(kind: OperationStep['kind'], before: AccountingPeriod, current: AccountingPeriod): boolean {
  switch (kind) {
    case 'pending':
      return current.status !== 'Open';
    case 'balance':
      return current.fileId !== before.fileId || current.trialBalance.startedAt !== before.trialBalance.startedAt;
    case 'close':
      return isClosed(current);
    case 'reopen':
      return current.status === 'Open';
    case 'create':
      return true;
  }
}

/** Returns the operation with one step changed. If `period` is given, it replaces the period of that step. */
export function withStep(
  operation: PeriodOperation,
  position: { part: number; step: number },
  change: Partial<OperationStep>,
  period?: AccountingPeriod,
): PeriodOperation {
  const parts = operation.parts.map((part, index) =>
    index === position.part
      ? {
          period: period ?? part.period,
          steps: part.steps.map((step, stepIndex) => (stepIndex === position.step ? { ...step, ...change } : step)),
        }
      : part,
  );
  return { ...operation, parts };
}

/** Returns the position of the first step that is not done. */
export function nextStep({ parts }: PeriodOperation): { part: number; step: number } | undefined {
  for (const [part, { steps }] of parts.entries()) {
    const step = steps.findIndex(({ status }) => status !== 'done');
    if (step >= 0) return { part, step };
  }
  return undefined;
}

/** Recalculates the remaining new periods if the last existing period has changed. */
function rebaseCreation(operation: PeriodOperation, allPeriods: readonly AccountingPeriod[]): PeriodOperation {
  const last = allPeriods.at(-1);
  const remaining = operation.parts.filter(({ steps }) => steps.some(({ status }) => status !== 'done'));
  const [first] = remaining;
  if (!last || !first || first.period.startDate === addDays(last.endDate, 1)) return operation;
  return { ...operation, parts: nextPeriods(allPeriods, remaining.length, last.endDate, operation.calendar).map(createSteps) };
}

/** Adapts the operation to the current periods. Returns the same object if none of its periods has changed. */
export function rebaseOperation(operation: PeriodOperation, allPeriods: readonly AccountingPeriod[]): PeriodOperation {
  if (operation.action === 'create') return rebaseCreation(operation, allPeriods);
  const currentPeriods = new Map(allPeriods.map((period) => [period.id, period]));
  const parts = operation.parts.flatMap((part) => {
    const { period } = part;
    const current = isExisting(period) ? currentPeriods.get(period.id) : undefined;
    if (!current || !isExisting(period)) return [];
    return [current.status === period.status ? part : operation.action === 'close' ? closeSteps(current) : reopenSteps(current)];
  });
  const isUnchanged = parts.length === operation.parts.length && parts.every((part, index) => part === operation.parts[index]);
  return isUnchanged ? operation : { ...operation, parts };
}

/**
 * Returns the operation with the current data of its periods. This data is needed later: a step's outcome is found by comparing its period
 * before and after the step.
 */
export function withCurrentPeriods(operation: PeriodOperation, allPeriods: readonly AccountingPeriod[]): PeriodOperation {
  const currentPeriods = new Map(allPeriods.map((period) => [period.id, period]));
  const parts = operation.parts.map((part) => ({
    ...part,
    period: (isExisting(part.period) && currentPeriods.get(part.period.id)) || part.period,
  }));
  return { ...operation, parts };
}
