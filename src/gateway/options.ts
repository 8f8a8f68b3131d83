import type { PaymentFormSource } from '../api/schemas/storefront/catalog.js';
import type { PlanChoice } from '../api/schemas/storefront/quote.js';
import type { Drift } from '../api/wire/drift.js';
import type { CountryCode, IsoDate, Money } from '../api/schemas/values.js';
import type { OnEvent, OnReceipt, OnSecurityEvent, Webhook } from './events/destinations.js';
import type { Limits } from './limits.js';
import type { LoadOptions } from './load/load-options.js';
import type { RatesOptions } from './rates/options.js';
import type { FreshSignIn } from './sensitive-changes.js';
import type { OnStaffAction } from './staff/audit.js';
import type { SigningKey } from './sessions/keys.js';
import type { GatewayStore } from './stores/store.js';

/** Log line of one request. Contains no body, token, address, name or account number. */
export interface LogEntry {
  tenant: string;
  method: string;
  /** Name of the operation, such as `storefront.catalog`. Missing if no operation has this path. */
  operation?: string;
  /** Path of the operation with its placeholders, such as `/storefront/invoices/{number}`. `unmatched` if no operation has this path. */
  route: string;
  status: number;
  milliseconds: number;
  /** Same id as in the response header `Zuora-Request-Id`. */
  requestId: string;
  /** Error code of the response, if it is an error. */
  code?: string;
  /**
   * Caller: kind and, for sessions, a pseudonym such as `account:9f86d081884c7d65`. A pseudonym is the same within one UTC day, so that the requests of a
   * customer can be followed without knowing the customer. Missing if the caller is unknown.
   */
  principal?: string;
}

/** Input of the tenant's bot check for a visitor without an account. */
export interface VisitorCheck {
  /** `visitorProof` of the order: the result of the bot check in the page. Undefined if the page sent none. */
  proof: string | undefined;
  /** Network address. Undefined unless the option `clientAddress` returns one. */
  address: string | undefined;
}

/** Input of the tenant's approval of a purchase on invoice. */
export interface InvoiceApprovalRequest {
  account: {
    /** Undefined for a company without an account. */
    accountNumber?: string;
    company: string;
    country: CountryCode;
    taxId?: string;
    /** Open balance of all invoices. `0` for a company without an account. */
    openBalance: Money;
  };
  order: { plans: readonly PlanChoice[]; coupon?: string; paymentTerm: string };
  /** First bill with an amount. */
  amount: Money;
  /** BCP 47 language of the buyer, for `reason`. */
  locale?: string;
}

/** The tenant's answer. `reason` is shown to the buyer. */
export type InvoiceApproval = { approved: true } | { approved: false; reason?: string };

/** Options of {@link createGateway}. */
export interface GatewayOptions {
  /**
   * Short name of the tenant: 1 to 63 lower-case letters, digits and hyphens. Part of every token and key, so that they are not valid for
   * another tenant.
   */
  tenant: string;
  /** Named environment of the billing platform, such as `us-sandbox`. Set either `environment` or `baseUrl`, not both. */
  environment?: string;
  /** Address of the billing API. Must be https, except on this machine. Set either `environment` or `baseUrl`, not both. */
  baseUrl?: string;
  /** Entities of a multi-entity tenant that the gateway works for: the header `Zuora-Entity-Ids` of every call to the platform. */
  entityIds?: readonly string[];
  /** Organizations of a multi-organization tenant that the gateway works for: the header `Zuora-Org-Ids` of every call to the platform. */
  organizationIds?: readonly string[];
  /** Id of the OAuth client on the billing platform. */
  clientId: string;
  /** Secret of the OAuth client. */
  clientSecret: string;
  /**
   * One or two Ed25519 keys. The first one signs sessions; both verify them, so that keys can be rotated without ending sessions. Create a
   * key with `generateSigningKey`.
   */
  signingKeys: readonly SigningKey[];
  /**
   * Key with which the tenant's own server opens and ends sessions: `sk_` and at least 32 random letters, digits, underscores or hyphens. Must
   * never reach a page. To replace the key, set the new and the old key, change your server to the new key, then remove the old one.
   */
  secretKey: string | readonly string[];
  /**
   * Separate key for sessions of staff, in the same form; can be one or two keys, like `secretKey`. If it is set, `secretKey` cannot open or
   * end sessions of staff.
   */
  staffSecretKey?: string | readonly string[];
  /** Keys that pages may contain: `pk_` and letters, digits, underscores or hyphens, for example `pk_my-shop`. */
  publishableKeys: readonly string[];
  /**
   * Origins of the tenant's pages, for example `https://shop.example`. `http` is allowed for localhost only. Requests from other origins
   * are refused with 403 `origin-not-allowed`.
   */
  allowedOrigins: readonly string[];
  /** Path under which the gateway is mounted, for example `/billing`. Default `/`. */
  basePath?: string;
  /**
   * Offers file as data, or a function that reads it. With a function, changes take effect within seconds; an invalid file is reported to
   * `onProblem` and the last valid one stays in use. Without this option, every active rate plan whose custom field `StorefrontSellable__c`
   * is true is on sale.
   */
  offers?: unknown;
  /**
   * Store for idempotency results, locks, revoked sessions and rate limits. Default: memory of this process. Gateways in several processes
   * need a shared store: `createRedisStore` of `storefront-elements/gateway/redis` or `createPostgresStore` of
   * `storefront-elements/gateway/postgres`. `storeNotice(store)` returns a warning for the log if the store is not shared.
   */
  store?: GatewayStore;
  /** Source of the platform's payment form. Without it, pages cannot accept payments. */
  paymentForm?: PaymentFormSource;
  /** Settings of the rate service, for showing approximate prices in an asset such as Bitcoin. Without them, no such prices are shown. */
  rates?: RatesOptions;
  /** Returns the tenant's business date as `YYYY-MM-DD`. Default: the current date in UTC. */
  today?: () => Promise<IsoDate>;
  /** Returns the current time in milliseconds since 1970. Used for the lifetimes of tokens and stored results. Default `Date.now`. */
  now?: () => number;
  /** Sends requests to the billing platform, the rate service and the webhooks. Default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Rate limits to override. The defaults are made for human visitors. Automated tests need higher limits. */
  limits?: Partial<Limits>;
  /** Limits of calls to the billing platform that run and wait at the same time, and the time in which the body of a request must arrive. */
  load?: LoadOptions;
  /**
   * Returns the visitor's network address from a source that cannot be forged: the connection, or what your own proxies add, which
   * `clientAddressFromProxies` reads. Do not read `X-Forwarded-For` directly, because any client can send it. IPv6 addresses are counted by their first
   * 64 bits. Without this option, visitors cannot be told apart: they share rate limits that are 100 times as high.
   */
  clientAddress?: (request: Request) => string | undefined;
  /**
   * Called after each completed order, cancellation and declared withdrawal, for example to send an email. `receipt.kind` tells which one. The
   * second argument is the whole event. The hook may be called more than once with the same event, so ignore events whose `id` you have already
   * handled. If the hook throws, the error is reported to `onProblem` and the hook is called again later (docs/events.md). The request succeeds.
   */
  onReceipt?: OnReceipt;
  /**
   * Changes that need a recent sign-in, for example `{ changes: ['billing-email'], maxAgeMinutes: 10 }`. Such a change is refused with 403
   * `fresh-sign-in-required` unless the session was opened with a recent `signedInAt`. Without this option, no change needs a recent sign-in.
   */
  freshSignIn?: FreshSignIn;
  /**
   * Called after a sensitive change was applied: the billing email address, the tax ID or the default payment method. `notify` is the
   * address to tell about it: the billing address before the change. Called at least once, like `onReceipt`.
   */
  onSecurityEvent?: OnSecurityEvent;
  /** Called for every event of the gateway (docs/events.md), at least once, like `onReceipt`. */
  onEvent?: OnEvent;
  /** Addresses to which the gateway sends events as signed requests (docs/events.md). */
  webhooks?: readonly Webhook[];
  /**
   * Keeps the runtime alive until events are delivered, for runtimes that stop a program after its response, such as `waitUntil` of Cloudflare
   * Workers. With this option, the gateway has no timers: call `deliverEvents()` every minute, for example from a cron trigger.
   */
  waitUntil?: (work: Promise<void>) => void;
  /**
   * Called for each change that staff make in the billing API: once before it is sent and once when the outcome is known. If the first call
   * fails, the change is not sent and the request is refused with 503 `audit-failed`.
   */
  onStaffAction?: OnStaffAction;
  /**
   * If true (default), signing up with the email address of an existing account is refused with `account-exists`. If false, the response
   * does not reveal who is a customer, and one person can have several accounts.
   */
  discloseExistingAccounts?: boolean;
  /**
   * True if the platform pays new invoices with the account's credit memos before it charges a payment method. Upcoming bills then show the
   * credit. Default: false; customers use their credit when they buy, change or pay something.
   */
  appliesCredits?: boolean;
  /**
   * The tenant's bot check. Called before anything is created for a visitor without an account, once for each proof and purchase. If it
   * returns anything but true, or fails, the order is refused with 403 `visitor-refused`.
   */
  verifyVisitor?: (visitor: VisitorCheck) => boolean | Promise<boolean>;
  /**
   * The tenant's approval of a purchase on invoice, for example a credit check. Called only if all rules of the offers file allow the purchase: for
   * each quote of a company and again before the order. If it fails, or returns anything but `approved: true`, the purchase needs a payment method.
   */
  approveInvoice?: (request: InvoiceApprovalRequest) => InvoiceApproval | Promise<InvoiceApproval>;
  /** Called once for each request. */
  log?: (entry: LogEntry) => void;
  /**
   * Called with internal problems: an invalid offers file, an unreachable platform, a failing hook. Problems may contain texts of the
   * platform, so keep them private.
   */
  onProblem?: (problem: unknown, context: { requestId?: string }) => void;
  /**
   * Called when a response of the platform differs from the API definition, once for each field. The call fails only if a required field is
   * missing or a value has the wrong type. A report contains no response data, except an unknown value.
   */
  onDrift?: (drift: Drift) => void;
}
