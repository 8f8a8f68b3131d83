import { StorefrontEvent } from './storefront-event.js';

/** A sign-up shows another step. */
export class StorefrontStepChangeEvent extends StorefrontEvent {
  /** Name of the step, such as `payment`. */
  readonly step: string;
  /** Name of the step before. */
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
