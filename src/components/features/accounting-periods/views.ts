import type { NewPeriodsInputs } from './new-periods-form.js';
import type { AccountingPeriod } from './period.js';
import type { CurrencyBalance } from '../../../api/accounting/trial-balance.js';
import type { PeriodOperation } from './operation.js';

/** View states of the element. The `@cssstate` tags of the element describe them. */
export type AccountingPeriodsState =
  | 'misconfigured'
  | 'signed-out'
  | 'not-allowed'
  | 'loading'
  | 'ready'
  | 'empty'
  | 'error'
  | 'editing'
  | 'confirming'
  | 'submitting'
  | 'checking'
  | 'refused'
  | 'done'
  | 'balance';

/** Open trial balance. */
export interface BalanceView {
  readonly period: AccountingPeriod;
  /** `none`: not run yet. `unknown-format`: the file could not be parsed. `too-long`: the file is too long to show. */
  readonly status: 'loading' | 'none' | 'shown' | 'unknown-format' | 'too-long' | 'failed' | 'not-allowed';
  readonly balances: readonly CurrencyBalance[];
  /** Rows of a file in an unknown format. */
  readonly rows: readonly (readonly string[])[];
  /** Progress of a new run. */
  readonly running: 'idle' | 'sending' | 'checking' | 'unsure' | 'refused';
  readonly text: string;
}

/** Open view. */
export type PeriodsView =
  | { readonly kind: 'list' }
  | { readonly kind: 'operation'; readonly operation: PeriodOperation; readonly inputs: NewPeriodsInputs }
  | { readonly kind: 'balance'; readonly balance: BalanceView };

/** Returns the trial balance of a period if it is open. The user may open another view while a trial balance is running. */
export function openBalance(view: PeriodsView, { id }: AccountingPeriod): BalanceView | undefined {
  return view.kind === 'balance' && view.balance.period.id === id ? view.balance : undefined;
}
