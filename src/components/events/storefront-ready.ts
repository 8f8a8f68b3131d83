import { StorefrontEvent } from './storefront-event.js';

/** Fired when an element shows its content for the first time. */
export class StorefrontReadyEvent extends StorefrontEvent {
  constructor() {
    super('storefront-ready');
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-ready': StorefrontReadyEvent;
  }
}
