import { Milestone } from './milestone.js';

/** Accounting periods were closed, opened again or made: what shows revenue by period is to be fetched again. */
export class StorefrontPeriodsChangeEvent extends Milestone {
  /** What was done. */
  readonly change: 'close' | 'reopen' | 'create';
  /** Names of the periods, in order. */
  readonly periods: readonly string[];

  constructor(change: StorefrontPeriodsChangeEvent['change'], periods: readonly string[]) {
    super('storefront-periods-change');
    this.change = change;
    this.periods = periods;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-periods-change': StorefrontPeriodsChangeEvent;
  }
}
