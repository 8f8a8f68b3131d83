import type { StorefrontError } from '../../api/errors.js';
import type { Money } from '../../api/schemas/values.js';

/** Amount in an event: exact, and as the page shows it. */
export interface EventMoney extends Readonly<Money> {
  /** In the language of the element, for example "$12.50". */
  readonly formatted: string;
}

/** Error in an event. Contains no user input. `fields` names the fields with errors. */
export type EventError = Readonly<Pick<StorefrontError, 'type' | 'code' | 'message' | 'requestId' | 'retryable' | 'docUrl'>> & {
  readonly fields: readonly string[];
};

/** Event for the page. Bubbles, and crosses shadow roots. */
export abstract class StorefrontEvent extends Event {
  constructor(type: string, cancelable = false) {
    super(type, { bubbles: true, composed: true, cancelable });
  }
}
