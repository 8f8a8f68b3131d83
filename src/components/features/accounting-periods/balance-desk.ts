import type { FullLocalizer } from '../../locales/full-localizer.js';
import { failure, isRefusal } from '../objects/failures.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import type { Period } from './period.js';
import { readCsv } from '../../../api/csv/read-csv.js';
import { TOO_LONG, type PeriodSource } from './source.js';
import { readTrialBalance, type CurrencyBalance } from '../../../api/accounting/trial-balance.js';
import type { StepEnd, StepTaker } from './take-step.js';
import type { BalanceView } from './views.js';

/** A trial balance that is about to be read. */
export const balanceOf = (period: Period, running: BalanceView['running'] = 'no', text = ''): BalanceView => ({
  period,
  status: period.fileId === undefined ? 'none' : 'loading',
  balances: [],
  rows: [],
  running,
  text,
});

/** What the file of a period says. */
export async function readBalance(
  l: FullLocalizer<AccountingPeriodsMessages>,
  source: PeriodSource,
  period: Period,
  signal: AbortSignal,
): Promise<BalanceView> {
  const view = balanceOf(period);
  if (period.fileId === undefined) return view;
  try {
    const text = await source.text(period.fileId, signal);
    const balances = readTrialBalance(text);
    if (balances) return { ...view, status: 'shown', balances };
    return { ...view, status: 'strange', rows: readCsv(text) ?? text.split('\n').map((line) => [line]) };
  } catch (cause) {
    const error = failure(cause);
    if (error.type === 'permission') return { ...view, status: 'not-allowed' };
    if (error.code === TOO_LONG) return { ...view, status: 'too-long', text: l.t('tooLong') };
    const reason = isRefusal(error) ? l.t('refusedRead', { reason: error.message }) : l.t('fileFailed');
    return { ...view, status: 'failed', text: reason };
  }
}

/** Whether the books balance, in words with what was booked in each currency. */
export function verdict(l: FullLocalizer<AccountingPeriodsMessages>, balances: readonly CurrencyBalance[]): string {
  if (balances.some(({ balanced }) => !balanced)) return l.t('unequal');
  const amounts = balances.map(({ currency, total }) => l.money({ amount: total.debit, currency }));
  return amounts.length === 0 ? l.t('balanceNothing') : l.t('equal', { amounts: new Intl.ListFormat(l.locale).format(amounts) });
}

/** Why a step did not come to its end, in words; undefined if it did. */
export function reasonOf(l: FullLocalizer<AccountingPeriodsMessages>, end: StepEnd): string | undefined {
  switch (end.status) {
    case 'done':
      return undefined;
    case 'refused':
      return isRefusal(end.error) ? l.t('refused', { reason: end.error.message }) : l.t('notSent');
    case 'failed-balance':
      return l.t('balanceBroke', { reason: end.reason });
    case 'not-sent':
      return l.t('notSent');
    case 'lost':
      return l.t('lost');
    case 'unsure':
      return l.t('unsure');
  }
}

interface Running {
  readonly l: FullLocalizer<AccountingPeriodsMessages>;
  readonly source: PeriodSource;
  readonly taker: StepTaker;
  readonly signal: AbortSignal;
  readonly tell: (running: BalanceView['running'], text: string, said?: string) => void;
}

/** Runs a trial balance anew; answers the period as it is then, undefined if it was not run. */
export async function runAgain({ l, source, taker, signal, tell }: Running, { period, running }: BalanceView): Promise<Period | undefined> {
  if (running === 'sending' || running === 'checking') return undefined;
  tell('sending', '', l.t('sending'));
  const before = await source.get(period.id, signal).catch(() => period);
  const onChecking = (): void => tell('checking', '', l.t('checking'));
  const end = await taker.take({ period: before, steps: [] }, 'balance', onChecking);
  if (signal.aborted) return undefined;
  if (end.status === 'done') return end.period ?? period;
  tell(end.status === 'unsure' ? 'unsure' : 'refused', reasonOf(l, end) ?? '');
  return undefined;
}
