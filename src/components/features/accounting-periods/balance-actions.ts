import type { FullLocalizer } from '../../locales/full-localizer.js';
import { toStorefrontError, isRefusal } from '../objects/errors.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import type { AccountingPeriod } from './period.js';
import { readCsv } from '../../../api/csv/read-csv.js';
import { FILE_TOO_LONG, type PeriodSource } from './source.js';
import { readTrialBalance, type CurrencyBalance } from '../../../api/accounting/trial-balance.js';
import type { StepOutcome, StepRunner } from './step-runner.js';
import type { BalanceView } from './views.js';

/** Returns the view of a trial balance before its file is loaded. */
export const newBalanceView = (period: AccountingPeriod, running: BalanceView['running'] = 'idle', text = ''): BalanceView => ({
  period,
  status: period.fileId === undefined ? 'none' : 'loading',
  balances: [],
  rows: [],
  running,
  text,
});

/** Loads and parses the trial balance file of a period. Returns a view with a problem instead of throwing. */
export async function loadBalance(
  l: FullLocalizer<AccountingPeriodsMessages>,
  source: PeriodSource,
  period: AccountingPeriod,
  signal: AbortSignal,
): Promise<BalanceView> {
  const view = newBalanceView(period);
  if (period.fileId === undefined) return view;
  try {
    const text = await source.readText(period.fileId, signal);
    const balances = readTrialBalance(text);
    if (balances) return { ...view, status: 'shown', balances };
    return { ...view, status: 'unknown-format', rows: readCsv(text) ?? text.split('\n').map((line) => [line]) };
  } catch (caught) {
    const error = toStorefrontError(caught);
    if (error.type === 'permission') return { ...view, status: 'not-allowed' };
    if (error.code === FILE_TOO_LONG) return { ...view, status: 'too-long', text: l.t('tooLong') };
    const reason = isRefusal(error) ? l.t('refusedRead', { reason: error.message }) : l.t('fileFailed');
    return { ...view, status: 'failed', text: reason };
  }
}

/** Returns the result of a trial balance as text, with the total debits of each currency. */
export function balanceResultText(l: FullLocalizer<AccountingPeriodsMessages>, balances: readonly CurrencyBalance[]): string {
  if (balances.some(({ balanced }) => !balanced)) return l.t('unequal');
  const amounts = balances.map(({ currency, total }) => l.money({ amount: total.debit, currency }));
  return amounts.length === 0 ? l.t('balanceNothing') : l.t('equal', { amounts: new Intl.ListFormat(l.locale).format(amounts) });
}

/** Returns the message for a step that did not succeed. Undefined for a successful step. */
export function stepProblemText(l: FullLocalizer<AccountingPeriodsMessages>, outcome: StepOutcome): string | undefined {
  switch (outcome.status) {
    case 'done':
      return undefined;
    case 'refused':
      return isRefusal(outcome.error) ? l.t('refused', { reason: outcome.error.message }) : l.t('notSent');
    case 'failed-balance':
      return l.t('balanceBroke', { reason: outcome.reason });
    case 'not-sent':
      return l.t('notSent');
    case 'lost':
      return l.t('lost');
    case 'unsure':
      return l.t('unsure');
  }
}

interface BalanceRun {
  readonly l: FullLocalizer<AccountingPeriodsMessages>;
  readonly source: PeriodSource;
  readonly runner: StepRunner;
  readonly signal: AbortSignal;
  readonly onProgress: (running: BalanceView['running'], text: string, announcement?: string) => void;
}

/** Runs a trial balance. Returns the updated period, or undefined if the run did not succeed. */
export async function runBalance(
  { l, source, runner, signal, onProgress }: BalanceRun,
  { period, running }: BalanceView,
): Promise<AccountingPeriod | undefined> {
  if (running === 'sending' || running === 'checking') return undefined;
  onProgress('sending', '', l.t('sending'));
  const current = await source.get(period.id, signal).catch(() => period);
  const onChecking = (): void => onProgress('checking', '', l.t('checking'));
  const outcome = await runner.run({ period: current, steps: [] }, 'balance', onChecking);
  if (signal.aborted) return undefined;
  if (outcome.status === 'done') return outcome.period ?? period;
  onProgress(outcome.status === 'unsure' ? 'unsure' : 'refused', stepProblemText(l, outcome) ?? '');
  return undefined;
}
