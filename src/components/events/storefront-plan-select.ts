import { StorefrontEvent, type EventMoney } from './storefront-event.js';

/** Add-on that was chosen with a plan. */
export interface AddOnChoice {
  /** Id of the add-on's rate plan. */
  readonly productRatePlanId: string;
  /** Absent if the add-on has no quantity. */
  readonly quantity?: number | undefined;
}

/** Payload of `storefront-plan-select`. */
export interface PlanSelection {
  /** Id of the rate plan. */
  readonly productRatePlanId: string;
  /** Name of the product, in the language of the element. */
  readonly productName: string;
  /** Absent if the plan has no quantity. */
  readonly quantity?: number | undefined;
  /** Add-ons that were chosen with the plan. */
  readonly addOns: readonly AddOnChoice[];
  /** List price of the chosen quantity per period, before discounts and tax. Absent if the price depends on usage. */
  readonly price?: EventMoney | undefined;
}

/** Fired when the user chooses a plan. */
export class StorefrontPlanSelectEvent extends StorefrontEvent implements PlanSelection {
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
