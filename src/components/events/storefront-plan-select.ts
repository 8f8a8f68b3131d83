import { Milestone, type EventMoney } from './milestone.js';

/** A rate plan that is taken beside another one. */
export interface AddOnChoice {
  readonly productRatePlanId: string;
  /** Absent where there is nothing to choose. */
  readonly quantity?: number | undefined;
}

export interface PlanSelection {
  readonly productRatePlanId: string;
  readonly productName: string;
  /** Absent where there is nothing to choose. */
  readonly quantity?: number | undefined;
  /** What was chosen with it; empty if nothing was. */
  readonly addOns: readonly AddOnChoice[];
  /** List price of the plan for that quantity, each period, before discounts and tax. Absent where it depends on use. */
  readonly price?: EventMoney | undefined;
}

/** Someone chose a plan. */
export class StorefrontPlanSelectEvent extends Milestone implements PlanSelection {
  declare readonly productRatePlanId: string;
  declare readonly productName: string;
  declare readonly quantity: number | undefined;
  declare readonly addOns: readonly AddOnChoice[];
  declare readonly price: EventMoney | undefined;

  constructor(selection: PlanSelection) {
    super('storefront-plan-select');
    Object.assign(this, selection);
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-plan-select': StorefrontPlanSelectEvent;
  }
}
