import type { Client } from '../api/client.js';
import type { PaymentFormSource } from '../api/schemas/storefront/catalog.js';
import type { Rate } from '../api/schemas/storefront/rates.js';
import type { CurrencyCode, IsoDate } from '../api/schemas/values.js';
import type { SellableCatalog } from './offers/sellable-catalog.js';
import type { Limits } from './limits.js';
import type { GatewayOptions } from './options.js';
import type { Principal } from './principals.js';
import type { Receipt } from './receipts.js';
import type { Seals } from './seals.js';
import type { GatewayStore } from './store.js';

/** Account details that operations use without reading the account again. */
export interface AccountInfo {
  id: string;
  number: string;
  currency: CurrencyCode;
  /** Day of the month on which the account is billed. 0 before its first purchase. */
  billCycleDay: number;
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
  /** Rate limits. Some are counted by the operations, such as coupon attempts. */
  readonly limits: Limits;
  readonly verifyVisitor: GatewayOptions['verifyVisitor'];
  readonly onReceipt: ((receipt: Receipt) => void | Promise<void>) | undefined;
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

/** Caller of a request, for rate limits and bot checks. */
export interface CallerInfo {
  /** Key under which rate limits are counted: network address and credential. */
  readonly limitKey: string;
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
}

/** Result of an operation before it is validated and sent. */
export interface OperationResult<Output> {
  readonly body: Output;
  /** Number of an account for which the response opens a session. The token is sent in the header `Storefront-Session`. */
  readonly opensSessionFor?: string;
}

/** Carries out one storefront operation. */
export type OperationHandler<Input, Output> = (
  context: GatewayContext,
  request: AuthorizedRequest<Input>,
) => Promise<OperationResult<Output>>;
