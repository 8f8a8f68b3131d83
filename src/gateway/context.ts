import type { Client } from '../api/client.js';
import type { PaymentFormSource } from '../api/schemas/storefront/catalog.js';
import type { Rate } from '../api/schemas/storefront/rates.js';
import type { CurrencyCode, IsoDate } from '../api/schemas/values.js';
import type { EventRecorder } from './events/recorder.js';
import type { SellableCatalog } from './offers/sellable-catalog.js';
import type { Limits } from './limits.js';
import type { RateLimiter } from './load/rate-limiter.js';
import type { QueuedCaller } from './load/upstream-queue.js';
import type { GatewayOptions } from './options.js';
import type { Principal } from './principals.js';
import type { Seals } from './seals.js';
import type { FreshSignIn } from './sensitive-changes.js';
import type { GatewayStore } from './stores/store.js';

/** Account details that operations use without reading the account again. */
export interface AccountInfo {
  id: string;
  number: string;
  currency: CurrencyCode;
  /** Day of the month on which the account is billed. 0 before its first purchase. */
  billCycleDay: number;
  /** Payment term such as `Net 30`, if the account pays its invoices itself. Undefined if the platform collects, or if invoices are due at once. */
  invoiceTerm?: string;
}

/** Configuration and services that every operation uses. */
export interface GatewayContext {
  readonly tenant: string;
  /**
   * Client with the tenant's machine credential. It can read every account, so each operation has to check who owns the data it returns or
   * changes.
   */
  readonly billing: Client;
  readonly store: GatewayStore;
  readonly seals: Seals;
  readonly paymentForm: PaymentFormSource | undefined;
  readonly discloseExistingAccounts: boolean;
  /** True if the platform pays new invoices with credit before it charges a payment method. */
  readonly appliesCredits: boolean;
  /** Limits of staff requests. */
  readonly limits: Limits;
  /** Counts what the operations themselves limit, such as coupon attempts. */
  readonly limiter: RateLimiter;
  readonly verifyVisitor: GatewayOptions['verifyVisitor'];
  readonly approveInvoice: GatewayOptions['approveInvoice'];
  readonly freshSignIn: FreshSignIn | undefined;
  readonly events: EventRecorder;
  /** Milliseconds since 1970. */
  now(): number;
  /** Business date in the tenant's time zone. */
  today(): Promise<IsoDate>;
  /** Products and plans on sale today. */
  sellableCatalog(): Promise<SellableCatalog>;
  /** Reference rates of all assets, in US dollars and in the currencies of the offers file. Missing rates are left out. */
  rates(): Promise<readonly Rate[]>;
  /** @throws {Refusal} 404 if the account does not exist */
  account(accountNumber: string): Promise<AccountInfo>;
  report(problem: unknown): void;
}

/** Counter of a caller's requests. */
interface CallerCounter {
  readonly key: string;
  /** The limits of this counter are this many times as high. */
  readonly factor: number;
  /** True if only the limits against the testing of stolen cards count here. */
  readonly onlyForCards?: boolean;
}

/** Caller of a request, for rate limits, turns and bot checks. */
export interface CallerInfo extends QueuedCaller {
  /** Every request counts in each of them. */
  readonly counters: readonly CallerCounter[];
  /** Network address, if the option `clientAddress` is set. */
  readonly address: string | undefined;
}

/** One request after authentication, authorization and validation. */
export interface AuthorizedRequest<Input> {
  readonly input: Input;
  readonly principal: Principal;
  readonly caller: CallerInfo;
  /** Seed for the idempotency keys that mutations send to the billing platform. A repeated request gets the same seed. */
  readonly upstreamKey: string;
  /** Identifies this request in events. A repeated request has the same id, but not another request that reuses its key a day later. */
  readonly mutationId: string;
}

/** Session that a response opens. The token is sent in the header `Storefront-Session`. */
export interface OpensSession {
  readonly accountNumber: string;
  /**
   * Milliseconds since 1970. From then on, retries get the result without a session, so that nobody can sign in with the ids of an old
   * purchase.
   */
  readonly until: number;
}

/** Result of an operation before it is validated and sent. */
export interface OperationResult<Output> {
  readonly body: Output;
  readonly opensSession?: OpensSession;
}

/** Carries out one storefront operation. */
export type OperationHandler<Input, Output> = (
  context: GatewayContext,
  request: AuthorizedRequest<Input>,
) => Promise<OperationResult<Output>>;
