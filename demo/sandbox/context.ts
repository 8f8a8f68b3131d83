import type { Transaction } from './database/open.js';
import type { ClockReading } from './engine/clock.js';
import type { FileResponse } from './http/file-response.js';
import type { UnknownFields } from './http/unknown-fields.js';
import type { TaxEngine } from './engine/tax/tax-engine.js';
import type { Settings } from './seed/load.js';

/** Settings of `POST /sandbox/faults`. */
export interface Faults {
  /**
   * Result of an order whose payment is declined: `keep` keeps the order and its unpaid invoice, `rollback` undoes both. The platform's
   * behavior is not documented, so callers must handle either result.
   */
  collectionFailure: 'keep' | 'rollback';
  /** Lifetime of new bearer tokens in seconds. Default: one hour. */
  tokenLifetime: number;
  /** Behavior of the rate service: `down` returns an error page, `slow` responds after ten seconds, `odd` returns an unknown format. */
  rates: 'ok' | 'down' | 'slow' | 'odd';
}

/** Transaction, time and settings that the engine works with. */
export interface Engine {
  readonly tx: Transaction;
  readonly moment: ClockReading;
  readonly settings: Settings;
  readonly faults: Readonly<Faults>;
  /** Called when a callout has been written. The callout can be sent after the commit. */
  readonly onCalloutWritten?: (() => void) | undefined;
  /** Calculates the taxes of bills. */
  readonly taxes: TaxEngine;
}

/** Context of an API call: the engine and the request. */
export interface CallContext extends Engine {
  /** URL of the request. Links to further pages are built from it. */
  readonly url: URL;
  /** `Zuora-Version` of the request. */
  readonly version: string | undefined;
  /** What happens to unknown fields of objects that the call writes. */
  readonly unknownFields: UnknownFields;
  /** The only account that the call may access, if a one-time signature limits it. */
  readonly onlyAccountId?: string | undefined;
}

/** Response body in the wire format. Each decimal field is a number or a string, as on the platform. */
export type WireBody = Record<string, unknown>;

/** Result of an operation: an object, a list or a file. */
export type HandlerResult = WireBody | readonly WireBody[] | FileResponse;

/** Runs an operation. Throws `BillingError`, which rolls the transaction back. */
export type Handler<Input> = (input: Input, call: CallContext) => Promise<HandlerResult>;
