import { Milestone } from './milestone.js';

/** An element shows its content for the first time. */
export class StorefrontReadyEvent extends Milestone {
  constructor() {
    super('storefront-ready');
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-ready': StorefrontReadyEvent;
  }
}
