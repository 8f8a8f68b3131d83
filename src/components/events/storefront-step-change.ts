import { Milestone } from './milestone.js';

/** An element with several steps shows another one. */
export class StorefrontStepChangeEvent extends Milestone {
  /** Name of the step, for example `payment`. */
  readonly step: string;
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
