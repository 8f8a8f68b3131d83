import { StorefrontEvent } from './storefront-event.js';

/** Fired when a sign-up shows another step. */
export class StorefrontStepChangeEvent extends StorefrontEvent {
  /** Name of the step, such as `payment`. */
  readonly step: string;
  /** Name of the previous step. */
  readonly previousStep: string | undefined;

  constructor(step: string, previousStep?: string) {
    super('storefront-step-change');
    this.step = step;
    this.previousStep = previousStep;
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-step-change': StorefrontStepChangeEvent;
  }
}
