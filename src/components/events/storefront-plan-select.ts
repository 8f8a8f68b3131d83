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
  readonly productRatePlanId: string;
  readonly productName: string;
  readonly quantity: number | undefined;
  readonly price: EventMoney | undefined;

  constructor({ productRatePlanId, productName, quantity, price }: PlanSelection) {
    super('storefront-plan-select');
    this.productRatePlanId = productRatePlanId;
    this.productName = productName;
    this.quantity = quantity;
    this.price = price;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-plan-select': StorefrontPlanSelectEvent;
  }
}
