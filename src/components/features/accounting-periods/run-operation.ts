import type { FullLocalizer } from '../../locales/full-localizer.js';
import { loadBalance, stepProblemText, balanceResultText } from './balance-actions.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import type { AccountingPeriod } from './period.js';
import type { PeriodSource } from './source.js';
import type { StepRunner } from './step-runner.js';
import { withStep, newStep, nextStep, type OperationStep, type PeriodOperation } from './operation.js';

/** Message key of each step. */
export const STEP_MESSAGES = {
  pending: 'stepPending',
  balance: 'stepBalance',
  close: 'stepClose',
  reopen: 'stepReopen',
  create: 'stepCreate',
} as const satisfies Record<OperationStep['kind'], keyof AccountingPeriodsMessages>;

interface OperationRun {
  readonly l: FullLocalizer<AccountingPeriodsMessages>;
  readonly source: PeriodSource;
  readonly runner: StepRunner;
  readonly signal: AbortSignal;
  /** True if the session may read files. Trial balances are files. */
  readonly canReadFiles: boolean;
  /** Called with the operation's progress and the text to announce. */
  readonly onProgress: (operation: PeriodOperation, announcement: string) => void;
  /** Called when a period has changed. */
  readonly onPeriodChange: (period: AccountingPeriod) => void;
}

/** Returns the result of a trial balance step as text. Empty for other steps. */
async function stepResultText(
  { l, source, signal, canReadFiles }: OperationRun,
  { kind }: OperationStep,
  period: AccountingPeriod | undefined,
): Promise<string> {
  if (kind !== 'balance' || !period || !canReadFiles) return '';
  const { status, balances } = await loadBalance(l, source, period, signal);
  return status === 'shown' ? balanceResultText(l, balances) : '';
}

/**
 * Runs the remaining steps in order until one does not succeed. Returns undefined if the signal was aborted.
 *
 * @param firstAction `check`: first checks the outcome of the last step that was sent
 */
export async function runOperation(
  run: OperationRun,
  initial: PeriodOperation,
  firstAction: 'run' | 'check' = 'run',
): Promise<PeriodOperation | undefined> {
  const { l, runner, signal, onProgress, onPeriodChange } = run;
  const isAborted = (): boolean => signal.aborted;
  let operation = initial;
  let nextAction = firstAction;
  for (let position = nextStep(operation); position; position = nextStep(operation)) {
    const part = operation.parts[position.part];
    const previous = part?.steps[position.step];
    if (!part || !previous) return operation;
    // A step that was definitely not applied is sent as a new attempt.
    const step = previous.status === 'refused' ? newStep(previous.kind) : previous;
    const currentPosition = position;
    const inProgress = withStep({ ...operation, status: 'sending', text: '' }, currentPosition, { ...step, status: 'sending', text: '' });
    if (nextAction === 'run') onProgress(inProgress, l.t('progress', { name: part.period.name, step: l.t(STEP_MESSAGES[step.kind]) }));
    const onChecking = (): void =>
      onProgress(withStep({ ...inProgress, status: 'checking' }, currentPosition, { status: 'checking' }), l.t('checking'));
    const outcome = await (nextAction === 'run' ? runner.run(part, step.kind, onChecking) : runner.check(onChecking));
    nextAction = 'run';
    if (isAborted()) return undefined;
    if (outcome.status !== 'done') {
      const isUnsure = outcome.status === 'unsure';
      const stopped = { ...inProgress, status: isUnsure ? 'unsure' : 'stopped', text: stepProblemText(l, outcome) ?? '' } as const;
      return withStep(stopped, position, { status: isUnsure ? 'unsure' : 'refused' });
    }
    operation = withStep(inProgress, position, { status: 'done', text: await stepResultText(run, step, outcome.period) }, outcome.period);
    if (outcome.period) onPeriodChange(outcome.period);
    if (isAborted()) return undefined;
  }
  return { ...operation, status: 'done', text: doneText(l, operation) };
}

function doneText(l: FullLocalizer<AccountingPeriodsMessages>, { action, name, parts }: PeriodOperation): string {
  if (action === 'create') return l.t('wasCreated', { count: parts.length });
  return l.t(action === 'close' ? 'wasClosed' : 'wasReopened', { name });
}
