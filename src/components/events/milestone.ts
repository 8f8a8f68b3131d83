import type { StorefrontError } from '../../api/errors.js';
import type { Money } from '../../api/schemas/values.js';

/** An amount in an event: exact, and as the page showed it. */
export interface EventMoney extends Readonly<Money> {
  /** In the language of the element, for example "$12.50". */
  readonly formatted: string;
}

/** What went wrong, without anything a person typed. */
export type EventError = Readonly<Pick<StorefrontError, 'type' | 'code' | 'message' | 'requestId' | 'retryable' | 'docUrl'>> & {
  readonly fields: readonly string[];
};

/** Something the page may act on: it bubbles and leaves every shadow root. */
export abstract class Milestone extends Event {
  constructor(type: string, cancelable = false) {
    super(type, { bubbles: true, composed: true, cancelable });
  }
}
