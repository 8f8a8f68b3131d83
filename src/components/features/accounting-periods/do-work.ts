import type { FullLocalizer } from '../../locales/full-localizer.js';
import { readBalance, reasonOf, verdict } from './balance-desk.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import type { Period } from './period.js';
import type { PeriodSource } from './source.js';
import type { StepTaker } from './take-step.js';
import { changed, newStep, nextStep, type Step, type Work } from './work.js';

/** Message of each step. */
export const STEP_WORDS = {
  pending: 'stepPending',
  balance: 'stepBalance',
  close: 'stepClose',
  reopen: 'stepReopen',
  create: 'stepCreate',
} as const satisfies Record<Step['kind'], keyof AccountingPeriodsMessages>;

export interface Doing {
  readonly l: FullLocalizer<AccountingPeriodsMessages>;
  readonly source: PeriodSource;
  readonly taker: StepTaker;
  readonly signal: AbortSignal;
  /** True if the session may read files. Trial balances are files. */
  readonly readsFiles: boolean;
  /** Shows the progress of the work, and announces `said`. */
  readonly show: (work: Work, said: string) => void;
  /** Called when a period has changed. */
  readonly keep: (period: Period) => void;
}

/** Returns the result of a step as text: for a trial balance, whether it balances. */
async function result({ l, source, signal, readsFiles }: Doing, { kind }: Step, period: Period | undefined): Promise<string> {
  if (kind !== 'balance' || !period || !readsFiles) return '';
  const { status, balances } = await readBalance(l, source, period, signal);
  return status === 'shown' ? verdict(l, balances) : '';
}

/**
 * Takes the remaining steps, one after the other, until a step does not succeed. Returns undefined if the signal ended the work.
 *
 * @param begin `check`: checks the outcome of the step that was sent last first
 */
export async function doWork(doing: Doing, begun: Work, begin: 'take' | 'check' = 'take'): Promise<Work | undefined> {
  const { l, taker, signal, show, keep } = doing;
  const isEnded = (): boolean => signal.aborted;
  let work = begun;
  let how = begin;
  for (let at = nextStep(work); at; at = nextStep(work)) {
    const part = work.parts[at.part];
    const was = part?.steps[at.step];
    if (!part || !was) return work;
    // A step that was definitely not applied is taken as a new attempt.
    const step = was.status === 'refused' ? newStep(was.kind) : was;
    const place = at;
    const sent = changed({ ...work, status: 'sending', text: '' }, place, { ...step, status: 'sending', text: '' });
    if (how === 'take') show(sent, l.t('progress', { name: part.period.name, step: l.t(STEP_WORDS[step.kind]) }));
    const onChecking = (): void => show(changed({ ...sent, status: 'checking' }, place, { status: 'checking' }), l.t('checking'));
    const end = await (how === 'take' ? taker.take(part, step.kind, onChecking) : taker.check(onChecking));
    how = 'take';
    if (isEnded()) return undefined;
    if (end.status !== 'done') {
      const isUnsure = end.status === 'unsure';
      const stopped = { ...sent, status: isUnsure ? 'unsure' : 'stopped', text: reasonOf(l, end) ?? '' } as const;
      return changed(stopped, at, { status: isUnsure ? 'unsure' : 'refused' });
    }
    work = changed(sent, at, { status: 'done', text: await result(doing, step, end.period) }, end.period);
    if (end.period) keep(end.period);
    if (isEnded()) return undefined;
  }
  return { ...work, status: 'done', text: doneText(l, work) };
}

function doneText(l: FullLocalizer<AccountingPeriodsMessages>, { what, name, parts }: Work): string {
  if (what === 'create') return l.t('wasCreated', { count: parts.length });
  return l.t(what === 'close' ? 'wasClosed' : 'wasReopened', { name });
}
