import type { PaymentFormSource } from '../api/schemas/storefront/catalog.js';
import type { Drift } from '../api/wire/drift.js';
import type { IsoDate } from '../api/schemas/values.js';
import type { Limits } from './limits.js';
import type { RatesOptions } from './rates/options.js';
import type { Receipt } from './receipts.js';
import type { OnStaffAction } from './staff/audit.js';
import type { SigningKey } from './sessions/keys.js';
import type { GatewayStore } from './store.js';

/** Log line of one request. Contains no body, token, address or name. */
export interface LogEntry {
  method: string;
  /** Path of the operation with its placeholders, such as `/storefront/invoices/{number}`. `unmatched` if no operation has this path. */
  route: string;
  status: number;
  milliseconds: number;
  /** Same id as in the response header `Zuora-Request-Id`. */
  requestId: string;
  /** Error code of the response, if it is an error. */
  code?: string;
}

/** Input of the tenant's bot check for a visitor without an account. */
export interface VisitorCheck {
  /** `visitorProof` of the order: the result of the bot check in the page. Undefined if the page sent none. */
  proof: string | undefined;
  /** Network address. Undefined unless the option `clientAddress` returns one. */
  address: string | undefined;
}

/** Options of {@link createGateway}. */
export interface GatewayOptions {
  /**
   * Short name of the tenant: 1 to 63 lower-case letters, digits and hyphens. Part of every token and key, so that they are not valid for
   * another tenant.
   */
  tenant: string;
  /** Named environment of the billing platform, such as `us-sandbox`. Set either `environment` or `baseUrl`. */
  environment?: string;
  /** Address of the billing API, for example `http://localhost:4602`. Set either `environment` or `baseUrl`. */
  baseUrl?: string;
  /** Id of the OAuth client on the billing platform. */
  clientId: string;
  /** Secret of the OAuth client. */
  clientSecret: string;
  /**
   * One or two Ed25519 keys. The first one signs sessions; both verify them, so that keys can be rotated without ending sessions. Create a
   * key with `generateSigningKey`.
   */
  signingKeys: readonly SigningKey[];
  /** Key with which the tenant's own server opens sessions. Starts with `sk_`. Must never reach a page. */
  secretKey: string;
  /** Keys that pages may contain. Each starts with `pk_`. */
  publishableKeys: readonly string[];
  /**
   * Origins of the tenant's pages, for example `https://shop.example`. Requests from other origins are refused with 403
   * `origin-not-allowed`.
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
   * Store for idempotency results, locks and rate limits. Default: memory of this process. Gateways in several processes need a shared
   * store.
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
  /** Sends requests to the billing platform and the rate service. Default: the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Rate limits to override. The defaults are made for human visitors. Automated tests need higher limits. */
  limits?: Partial<Limits>;
  /**
   * Returns the visitor's network address from a source that cannot be forged: the connection, or a header that your own proxy sets. Do not
   * read `X-Forwarded-For` directly, because any client can send it. Without this option, all visitors share the same rate limits.
   */
  clientAddress?: (request: Request) => string | undefined;
  /**
   * Called once for each completed order, cancellation and declared withdrawal, for example to send an email. `kind` names the event. An error
   * in this hook is reported to `onProblem` and does not fail the request.
   */
  onReceipt?: (receipt: Receipt) => void | Promise<void>;
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
   * The tenant's bot check. Called before anything is created for a visitor without an account, once for each proof and purchase. If it
   * returns anything but true, or fails, the order is refused with 403 `visitor-refused`.
   */
  verifyVisitor?: (visitor: VisitorCheck) => boolean | Promise<boolean>;
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
