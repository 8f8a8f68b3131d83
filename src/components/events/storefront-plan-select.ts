import { Milestone, type EventMoney } from './milestone.js';

export interface PlanSelection {
  readonly productRatePlanId: string;
  readonly productName: string;
  /** Absent where there is nothing to choose. */
  readonly quantity?: number | undefined;
  /** List price for that quantity, each period, before discounts and tax. Absent where it depends on use. */
  readonly price?: EventMoney | undefined;
}

/** Someone chose a plan. */
export class StorefrontPlanSelectEvent extends Milestone implements PlanSelection {
  declare readonly productRatePlanId: string;
  declare readonly productName: string;
  declare readonly quantity: number | undefined;
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
