import type { StorefrontError } from '../../api/errors.js';
import type { Money } from '../../api/schemas/values.js';

/** Amount in an event: the exact value, and the text that the page shows. */
export interface EventMoney extends Readonly<Money> {
  /** Amount formatted in the language of the element, for example "$12.50". */
  readonly formatted: string;
}

/** Error in an event. Contains no user input. `fields` names the fields with errors. */
export type EventError = Readonly<Pick<StorefrontError, 'type' | 'code' | 'message' | 'requestId' | 'retryable' | 'docUrl'>> & {
  readonly fields: readonly string[];
};

/** Base class of the events that the page receives. They bubble and cross shadow roots. */
export abstract class StorefrontEvent extends Event {
  constructor(type: string, cancelable = false) {
    super(type, { bubbles: true, composed: true, cancelable });
  }
}
