import type { ErrorDetails } from '../../api/errors.js';
import { StorefrontEvent, type EventError } from './storefront-event.js';

/** Fired when something could not be loaded or was refused. The element already shows the problem; the event is for logging and for custom handling. */
export class StorefrontErrorEvent extends StorefrontEvent {
  /** Code, message for developers, and whether a retry makes sense. */
  readonly error: EventError;

  constructor({ type, code, message, requestId, retryable = false, docUrl, fields = [] }: ErrorDetails) {
    super('storefront-error');
    this.error = { type, code, message, requestId, retryable, docUrl, fields: fields.map(({ field }) => field) };
  }
}

declare global {
  interface HTMLElementEventMap {
    'storefront-error': StorefrontErrorEvent;
  }
}
