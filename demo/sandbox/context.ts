import type { Transaction } from './database/open.js';
import type { Moment } from './engine/clock.js';
import type { FileAnswer } from './http/file-answer.js';
import type { TaxEngine } from './engine/tax/tax-engine.js';
import type { Settings } from './seed/load.js';

/** Switches of `POST /sandbox/faults`. */
export interface Faults {
  /**
   * What becomes of an order whose payment is refused: `keep` leaves order and open invoice, `rollback` undoes all. Which of them the
   * platform does is unproven, so callers must be right under both.
   */
  collectionFailure: 'keep' | 'rollback';
  /** Seconds until a bearer token that is given out from now on expires; an hour unless set. */
  tokenLifetime: number;
  /** How the rates provider beside the API behaves: `down` answers an error page, `slow` only after ten seconds, `odd` in a shape nobody knows. */
  rates: 'ok' | 'down' | 'slow' | 'odd';
}

/** What the engine needs to do something at a moment. */
export interface Engine {
  readonly tx: Transaction;
  readonly moment: Moment;
  readonly settings: Settings;
  readonly faults: Readonly<Faults>;
  /** Hears that a callout was written, which can be sent once the transaction is through. */
  readonly calloutWaits?: (() => void) | undefined;
  /** Says how bills are taxed. */
  readonly taxes: TaxEngine;
}

/** What a handler knows about its call beside the input. */
export interface Call extends Engine {
  /** Address of the request; paging links are made from it. */
  readonly url: URL;
  /** `Zuora-Version` of the request. */
  readonly version: string | undefined;
  /** The one account that the call may name, where it came with a one-time signature for it. */
  readonly onlyAccountId?: string | undefined;
}

/** The body of an answer as it goes over the wire: decimals are numbers or text as the platform writes them in that place. */
export type WireBody = Record<string, unknown>;

/** What an operation answers: an object, a list where the platform writes one, or a file. */
export type Answer = WireBody | readonly WireBody[] | FileAnswer;

/** Does one operation. Throws `BillingError`, which undoes its effects, or answers. */
export type Handler<Input> = (input: Input, call: Call) => Promise<Answer>;
