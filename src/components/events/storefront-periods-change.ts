import { StorefrontEvent } from './storefront-event.js';

/** Fired when accounting periods were closed, reopened or created. Elements that show revenue by period should call `refresh()`. */
export class StorefrontPeriodsChangeEvent extends StorefrontEvent {
  /** Kind of change. */
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
