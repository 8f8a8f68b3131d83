import type { Typed } from './create-form.js';
import type { Period } from './period.js';
import type { CurrencyBalance } from '../../../api/accounting/trial-balance.js';
import type { Work } from './work.js';

/** What the element shows; see its `@cssstate`. */
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

/** A trial balance that somebody looks at. */
export interface BalanceView {
  readonly period: Period;
  /** `none`: there is none yet. `strange`: the file is of a form that is not known here. `too-long`: to be shown. */
  readonly status: 'loading' | 'none' | 'shown' | 'strange' | 'too-long' | 'failed' | 'not-allowed';
  readonly balances: readonly CurrencyBalance[];
  /** The file as it came, for one of a form that is not known. */
  readonly rows: readonly (readonly string[])[];
  /** A new one is being run, or why it was not. */
  readonly running: 'no' | 'sending' | 'checking' | 'unsure' | 'refused';
  readonly text: string;
}

/** What is in place of the list, if anything is. */
export type View =
  | { readonly kind: 'list' }
  | { readonly kind: 'work'; readonly work: Work; readonly typed: Typed }
  | { readonly kind: 'balance'; readonly balance: BalanceView };
