import type { PaymentFormSource } from '../api/schemas/storefront/catalog.js';
import type { Drift } from '../api/wire/drift.js';
import type { IsoDate } from '../api/schemas/values.js';
import type { Limits } from './limits.js';
import type { RatesOptions } from './rates/options.js';
import type { Receipt } from './receipts.js';
import type { OnStaffAction } from './staff/audit.js';
import type { SigningKey } from './sessions/keys.js';
import type { GatewayStore } from './store.js';

/** One line for each request. Holds no body, token, address or name. */
export interface LogEntry {
  method: string;
  /** Path of the operation with its placeholders, or `unmatched`. */
  route: string;
  status: number;
  milliseconds: number;
  requestId: string;
  /** `code` of the error that was answered. */
  code?: string;
}

/** What the tenant's own bot check is asked about a visitor without an account. */
export interface VisitorCheck {
  /** `visitorProof` of the order: what the check in the page answered; undefined if the page sent none. */
  proof: string | undefined;
  /** Network address, where `clientAddress` says it. */
  address: string | undefined;
}

export interface GatewayOptions {
  /** Short name of the tenant. Part of every token and key, so those of one tenant mean nothing to another. */
  tenant: string;
  /** Named environment of the billing platform; or give `baseUrl`. */
  environment?: string;
  /** Address of the billing API, for example `http://localhost:4602`. */
  baseUrl?: string;
  /** OAuth client of the billing platform. */
  clientId: string;
  clientSecret: string;
  /** One or two Ed25519 keys: the first signs, all verify, so that keys can be changed while sessions live. See `generateSigningKey`. */
  signingKeys: readonly SigningKey[];
  /** `sk_...`: lets the tenant's own server open sessions. Never reaches a page. */
  secretKey: string;
  /** `pk_...`: what a page may hold. */
  publishableKeys: readonly string[];
  /** Origins of the tenant's pages, for example `https://shop.example`. */
  allowedOrigins: readonly string[];
  /** Path under which the gateway is mounted, for example `/billing`. */
  basePath?: string;
  /**
   * The offers file as data, or a function that reads it: then a changed file takes effect within seconds, and a broken one is reported to
   * `onProblem` while the last good one stays in force. Left out: every Active plan whose custom field `StorefrontSellable__c` is true is sold.
   */
  offers?: unknown;
  /** Memory of this process unless given; give a shared one to gateways of several processes. */
  store?: GatewayStore;
  /** Where pages load the platform's payment form from. Without it nothing can be paid. */
  paymentForm?: PaymentFormSource;
  /** Reference rates, so that a price can also be shown approximately in an asset. Without it none are shown. */
  rates?: RatesOptions;
  /** The tenant's business date. The current date in UTC unless given. */
  today?: () => Promise<IsoDate>;
  /** Milliseconds since 1970; for lifetimes of tokens and results. */
  now?: () => number;
  fetch?: (request: Request) => Promise<Response>;
  /** Rates that are allowed; the defaults suit people, not test suites. */
  limits?: Partial<Limits>;
  /**
   * Address of the visitor from a source that cannot be forged: the connection, or a header your own proxy sets. Without it all visitors share
   * one allowance. `X-Forwarded-For` is not read by itself, because anyone can send it.
   */
  clientAddress?: (request: Request) => string | undefined;
  /**
   * Called once for each completed order, cancellation and declared withdrawal (`kind` says which), for example to send an e-mail. A failing hook
   * never makes what was done look failed.
   */
  onReceipt?: (receipt: Receipt) => void | Promise<void>;
  /**
   * Called for each action of the tenant's staff in the billing API, before it is sent and when its outcome is known. A hook that fails before it is
   * sent stops it.
   */
  onStaffAction?: OnStaffAction;
  /**
   * Whether signing up with an address that has an account is refused as `account-exists` (default). False tells nobody who is a customer, and
   * lets one person have several accounts.
   */
  discloseExistingAccounts?: boolean;
  /**
   * The tenant's own bot check, asked before anything is made for somebody without an account. False, or a promise of it, refuses the order as
   * `visitor-refused`; a check that fails lets nobody through. It is asked once for each proof and purchase.
   */
  verifyVisitor?: (visitor: VisitorCheck) => boolean | Promise<boolean>;
  /** Receives one entry for each request. */
  log?: (entry: LogEntry) => void;
  /** Receives what went wrong inside: a broken offers file, an unreachable platform, a failing hook. May hold text of the platform; keep it private. */
  onProblem?: (problem: unknown, context: { requestId?: string }) => void;
  /** Receives, once for each place, where an answer of the platform leaves its definition; nothing is lost by it. Never holds more than one unknown value. */
  onDrift?: (drift: Drift) => void;
}
