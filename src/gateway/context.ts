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

/** What a flow may know of an account without asking again. */
export interface AccountInfo {
  id: string;
  number: string;
  currency: CurrencyCode;
  /** Day of the month on which it is billed; 0 until its first purchase. */
  billCycleDay: number;
}

/** What every flow works with. */
export interface GatewayContext {
  readonly tenant: string;
  /** The billing API with the tenant's machine credential: it can read every account, so each flow proves ownership itself. */
  readonly billing: Client;
  readonly store: GatewayStore;
  readonly seals: Seals;
  readonly paymentForm: PaymentFormSource | undefined;
  readonly discloseExistingAccounts: boolean;
  /** Allowances of what only a flow can count. */
  readonly limits: Limits;
  readonly verifyVisitor: GatewayOptions['verifyVisitor'];
  readonly onReceipt: ((receipt: Receipt) => void | Promise<void>) | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  /** The tenant's business date. */
  today(): Promise<IsoDate>;
  /** What is on sale now. */
  sellableCatalog(): Promise<SellableCatalog>;
  /** Reference rates of all assets, in US dollars and the currencies sold in, as many as can be had. */
  rates(): Promise<readonly Rate[]>;
  /** @throws {Refusal} 404 if there is no such account */
  account(accountNumber: string): Promise<AccountInfo>;
  report(problem: unknown): void;
}

/** Who asks, as far as it is known. */
export interface CallerInfo {
  /** By whom allowances are counted: address and credential. */
  readonly limitKey: string;
  /** Network address, where the tenant says how it is found. */
  readonly address: string | undefined;
}

/** One request, authenticated, authorized and parsed. */
export interface AuthorizedRequest<Input> {
  readonly input: Input;
  readonly principal: Principal;
  readonly caller: CallerInfo;
  /** For mutations: what the keys of the billing platform are derived from. The same for repetitions of the same request. */
  readonly upstreamKey: string;
}

export interface OperationResult<Output> {
  readonly body: Output;
  /** Number of an account for which the answer opens a session, in the header `Storefront-Session`. */
  readonly opensSessionFor?: string;
}

/** Carries out one operation. */
export type OperationHandler<Input, Output> = (
  context: GatewayContext,
  request: AuthorizedRequest<Input>,
) => Promise<OperationResult<Output>>;
