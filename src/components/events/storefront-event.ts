import type { StorefrontError } from '../../api/errors.js';
import type { Money } from '../../api/schemas/values.js';

/** Amount in an event: exact, and as the page shows it. */
export interface EventMoney extends Readonly<Money> {
  /** In the language of the element, for example "$12.50". */
  readonly formatted: string;
}

/** Error in an event, without anything that a person typed. `fields` names the fields with errors. */
export type EventError = Readonly<Pick<StorefrontError, 'type' | 'code' | 'message' | 'requestId' | 'retryable' | 'docUrl'>> & {
  readonly fields: readonly string[];
};

/** Event that the page may act on. It bubbles and leaves every shadow root. */
export abstract class StorefrontEvent extends Event {
  constructor(type: string, cancelable = false) {
    super(type, { bubbles: true, composed: true, cancelable });
  }
}
