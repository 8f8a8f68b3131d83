import type { ErrorDetails } from '../../api/errors.js';
import { Milestone, type EventError } from './milestone.js';

/** An element could not do something; it has said so itself already. For logs and for pages that want to react. */
export class StorefrontErrorEvent extends Milestone {
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
