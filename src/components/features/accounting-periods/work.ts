import { addDays } from '../../../api/plain-date/plain-date.js';
import { isClosed, type Period } from './period.js';
import { periodsAfter, type FiscalCalendar, type NewPeriod } from './new-periods.js';
import type { PeriodStep } from './source.js';

/** Progress of one step. `unsure`: it was sent, and its outcome could not be read. */
export type StepStatus = 'waiting' | 'sending' | 'checking' | 'done' | 'refused' | 'unsure';

/** One step and its outcome. */
export interface Step {
  readonly kind: PeriodStep | 'create';
  readonly status: StepStatus;
  /** Outcome as text; for a refusal, in the platform's words. */
  readonly text: string;
}

/** Steps for one period. */
export interface Part {
  /** Period as the platform has it; a new period has no id yet. */
  readonly period: Period | NewPeriod;
  readonly steps: readonly Step[];
}

/** Work on periods, confirmed once and then done step by step. */
export interface Work {
  readonly what: 'close' | 'reopen' | 'create';
  /** Name of the period or quarter. */
  readonly name: string;
  readonly parts: readonly Part[];
  readonly status: 'asking' | 'sending' | 'checking' | 'unsure' | 'stopped' | 'done';
  /** Reason why the work stopped, as text. */
  readonly text: string;
  /** Fiscal calendar for new periods, where a person had to enter it. */
  readonly calendar?: FiscalCalendar | undefined;
}

export const newStep = (kind: Step['kind'], status: StepStatus = 'waiting'): Step => ({
  kind,
  status,
  text: '',
});

export const isThere = (period: Period | NewPeriod): period is Period => 'id' in period;

/** Remaining steps to close a period: mark as pending close, run the trial balance, close. */
export function closingOf(period: Period): Part {
  if (isClosed(period)) return { period, steps: [newStep('close', 'done')] };
  const kinds: PeriodStep[] = period.status === 'Open' ? ['pending', 'balance', 'close'] : ['balance', 'close'];
  return { period, steps: kinds.map((kind) => newStep(kind)) };
}

export const reopeningOf = (period: Period): Part => ({ period, steps: [newStep('reopen')] });

export const creationOf = (period: NewPeriod): Part => ({ period, steps: [newStep('create')] });

/** True if a period shows that a step was applied. */
export function isReached(kind: Step['kind'], before: Period, now: Period): boolean {
  switch (kind) {
    case 'pending':
      return now.status !== 'Open';
    case 'balance':
      return now.fileId !== before.fileId || now.balance.began !== before.balance.began;
    case 'close':
      return isClosed(now);
    case 'reopen':
      return now.status === 'Open';
    case 'create':
      return true;
  }
}

/** Returns the work with a changed step, and a newer period if given. */
export function changed(work: Work, at: { part: number; step: number }, change: Partial<Step>, period?: Period): Work {
  const parts = work.parts.map((part, index) =>
    index === at.part
      ? {
          period: period ?? part.period,
          steps: part.steps.map((step, place) => (place === at.step ? { ...step, ...change } : step)),
        }
      : part,
  );
  return { ...work, parts };
}

/** Returns the position of the first step that is not done. */
export function nextStep({ parts }: Work): { part: number; step: number } | undefined {
  for (const [part, { steps }] of parts.entries()) {
    const step = steps.findIndex(({ status }) => status !== 'done');
    if (step >= 0) return { part, step };
  }
  return undefined;
}

/** New periods follow the last one there is: where somebody has made some meanwhile, others are left to make. */
function createdFrom(work: Work, all: readonly Period[]): Work {
  const last = all.at(-1);
  const left = work.parts.filter(({ steps }) => steps.some(({ status }) => status !== 'done'));
  const [first] = left;
  if (!last || !first || first.period.startDate === addDays(last.endDate, 1)) return work;
  return { ...work, parts: periodsAfter(all, left.length, last.endDate, work.calendar).map(creationOf) };
}

/** How the work has to go on after the platform's list was read again; the same work if nothing that it counts on has changed. */
export function asItIsNow(work: Work, all: readonly Period[]): Work {
  if (work.what === 'create') return createdFrom(work, all);
  const now = new Map(all.map((period) => [period.id, period]));
  const parts = work.parts.flatMap((part) => {
    const { period } = part;
    const found = isThere(period) ? now.get(period.id) : undefined;
    if (!found || !isThere(period)) return [];
    return [found.status === period.status ? part : work.what === 'close' ? closingOf(found) : reopeningOf(found)];
  });
  const isSame = parts.length === work.parts.length && parts.every((part, index) => part === work.parts[index]);
  return isSame ? work : { ...work, parts };
}

/** The same work with its periods as they were read last: what comes of a step shows in what is another than before it. */
export function asRead(work: Work, all: readonly Period[]): Work {
  const now = new Map(all.map((period) => [period.id, period]));
  const parts = work.parts.map((part) => ({ ...part, period: (isThere(part.period) && now.get(part.period.id)) || part.period }));
  return { ...work, parts };
}
