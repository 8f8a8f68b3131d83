import type { Client } from '../api/client.js';
import { systemClock } from '../api/transport/clock.js';
import type { Entitlements, EntitlementsRequest } from '../api/schemas/storefront/entitlements.js';
import type { Session, SessionRequest, SessionRevocation } from '../api/schemas/storefront/session.js';
import { isoDate } from '../api/schemas/values.js';
import { createAccountLookup } from './billing/accounts.js';
import { createBilling } from './billing/client.js';
import { createCatalogSource } from './catalog/catalog-cache.js';
import { readCatalog } from './catalog/read-catalog.js';
import type { CallerInfo, GatewayContext } from './context.js';
import { createEvents, type GatewayEvents } from './events/events.js';
import { createMemoryOutbox } from './events/memory-outbox.js';
import { readEntitlements } from './flows/entitlements.js';
import { openSession } from './flows/session.js';
import { revokeSessions } from './flows/session-revocation.js';
import { createApp } from './http/app.js';
import { createOrigins } from './http/origins.js';
import { DEFAULT_LIMITS } from './limits.js';
import { identifyCaller } from './load/caller.js';
import { DEFAULT_BODY_TIMEOUT, DEFAULT_UPSTREAM_LIMITS } from './load/load-options.js';
import { queuedClient } from './load/queued-client.js';
import { createRateLimiter } from './load/rate-limiter.js';
import { UpstreamQueue } from './load/upstream-queue.js';
import { buildSellableCatalog, type SellableCatalog } from './offers/sellable-catalog.js';
import { findMismatches } from './offers/mismatches.js';
import { createOffersSource } from './offers/source.js';
import { setIdentity } from './gateway-identity.js';
import type { GatewayOptions } from './options.js';
import { createPrincipals, SESSION_AUDIENCES } from './principals.js';
import { createPseudonyms, rememberCallers } from './pseudonyms.js';
import { createRates } from './rates/source.js';
import { configurationRefusal } from './refusal.js';
import { createRoutes } from './routes.js';
import { createSeals } from './seals.js';
import { createSessions } from './sessions/tokens.js';
import { createUserSessions } from './sessions/user-sessions.js';
import { createStaffHandler } from './staff/handler.js';
import { createStaffSessions } from './staff/sessions.js';
import { createUpstream } from './staff/upstream.js';
import { checkOptions, findOptionWarnings } from './check-options.js';
import { guardStore } from './stores/guarded-store.js';
import { createMemoryStore } from './stores/memory.js';
import type { GatewayStore } from './stores/store.js';

/** Request handler for a web server, and methods for the tenant's own server code. */
export interface Gateway {
  (request: Request): Promise<Response>;
  fetch(request: Request): Promise<Response>;
  /**
   * Opens a session for a subscriber or staff member whom the tenant has signed in. Does the same as `POST /storefront/sessions`.
   * @throws {Error} if the account or a scope does not exist
   */
  mintSession(input: SessionRequest): Promise<Session>;
  /**
   * Ends sessions immediately, for example when the user signs out: the session of a token, or all sessions of an account (`{ accountKey }`),
   * a user (`{ userId }`) or a staff member (`{ staffId }`). Does the same as `POST /storefront/session-revocations`.
   * @throws {Error} if the account does not exist
   */
  revokeSession(session: string | SessionRevocation): Promise<void>;
  /**
   * Returns what an account (`{ accountNumber }`) or the account of a user (`{ userId }`) may use today: plans, features, quantities and limits.
   * Does the same as `GET /storefront/entitlements`.
   * @throws {Error} if the account does not exist
   */
  entitlements(input: EntitlementsRequest): Promise<Entitlements>;
  /** Events that could not be delivered. */
  readonly events: GatewayEvents;
  /**
   * Delivers the events that are due, and finds out the outcomes of requests whose process died. A gateway with timers does this by itself.
   * With the option `waitUntil`, call it every minute, for example from a cron trigger.
   */
  deliverEvents(): Promise<void>;
  /** Stops the timer of the gateway and delivers the events that are due. Call it after the server no longer accepts requests. */
  close(): Promise<void>;
}

/** Combines product catalog and offers. The result is cached until the catalog, the offers or the date change. */
function createSellableCatalogSource(
  sources: {
    catalog: ReturnType<typeof createCatalogSource>;
    offers: ReturnType<typeof createOffersSource>;
    today: GatewayContext['today'];
  },
  report: (problem: unknown) => void,
): () => Promise<SellableCatalog> {
  type Inputs = [date: unknown, products: unknown, offers: unknown];
  let cached: { inputs: Inputs; sellableCatalog: SellableCatalog } | undefined;
  return async () => {
    const date = await sources.today();
    const [products, offers] = await Promise.all([sources.catalog(date), sources.offers()]);
    const inputs: Inputs = [date, products, offers];
    if (cached?.inputs.every((input, index) => input === inputs[index])) return cached.sellableCatalog;
    const problems = offers ? findMismatches(products, offers) : [];
    if (problems.length > 0) report(new Error(`The offers file does not match the product catalog: ${problems.join('; ')}.`));
    cached = { inputs, sellableCatalog: buildSellableCatalog(products, offers, date) };
    return cached.sellableCatalog;
  };
}

/** Reports settings of the store that can lose data, and a store that cannot be reached. */
function reportStoreProblems(store: GatewayStore | undefined, report: (problem: unknown) => void): void {
  store?.check?.().then((warnings) => warnings.forEach((warning) => report(new Error(warning))), report);
}

function createBusinessDate(readDate: GatewayOptions['today'], now: () => number): GatewayContext['today'] {
  return async () => {
    const date = isoDate.safeParse(readDate ? await readDate() : new Date(now()).toISOString().slice(0, 10));
    if (date.success) return date.data;
    throw configurationRefusal(new Error('today() must return a date in the form YYYY-MM-DD.'));
  };
}

/**
 * Creates the tenant's gateway between browser and billing API. Only the gateway decides who may do what. It accepts a small set of
 * requests from pages, translates them into billing operations and returns only the data that pages need.
 *
 * @throws {TypeError} naming every invalid option
 */
export function createGateway(options: GatewayOptions): Gateway {
  checkOptions(options);
  const { tenant, signingKeys, secretKey, staffSecretKey, publishableKeys, now = Date.now, log = () => undefined, onProblem } = options;
  const report = (problem: unknown, context: { requestId?: string } = {}): void => onProblem?.(problem, context);
  for (const warning of findOptionWarnings(options)) report(new Error(warning));
  reportStoreProblems(options.store, report);
  const store = guardStore(options.store ?? createMemoryStore({ now }));
  const billing: Client = createBilling(options, report);
  const sessionsOptions = { tenant, signingKeys, store, now };
  const sessions = createSessions(sessionsOptions);
  const sessionServices = {
    sessions,
    userSessions: createUserSessions(sessionsOptions),
    staffSessions: createStaffSessions(sessionsOptions),
  };
  const today = createBusinessDate(options.today, now);
  const sellableCatalog = createSellableCatalogSource(
    {
      catalog: createCatalogSource(() => readCatalog(billing), now, report),
      offers: createOffersSource(options.offers, now, report),
      today,
    },
    report,
  );
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const events = createEvents({
    tenant,
    outbox: store.outbox ?? createMemoryOutbox(),
    receivers: options,
    fetch: send,
    now,
    waitUntil: options.waitUntil,
    context: () => context(),
    report,
  });
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { upstream: upstreamLimits, bodyTimeout = DEFAULT_BODY_TIMEOUT } = options.load ?? {};
  const queue = new UpstreamQueue({ ...DEFAULT_UPSTREAM_LIMITS, ...upstreamLimits });
  const account = createAccountLookup(now);
  const shared: Omit<GatewayContext, 'account' | 'billing' | 'report'> = {
    tenant,
    store,
    seals: createSeals(tenant, signingKeys, now),
    paymentForm: options.paymentForm,
    discloseExistingAccounts: options.discloseExistingAccounts ?? true,
    appliesCredits: options.appliesCredits ?? false,
    limits,
    limiter: createRateLimiter(store, limits, report),
    verifyVisitor: options.verifyVisitor,
    approveInvoice: options.approveInvoice,
    freshSignIn: options.freshSignIn,
    events: events.recorder,
    now,
    today,
    sellableCatalog,
    rates: createRates(options.rates, {
      fetch: send,
      clock: { ...systemClock, now },
      currencies: async () => (await sellableCatalog()).currencies,
      report,
    }),
  };
  // Without a caller, for the tenant's own code, calls do not wait for their turn.
  const context = (requestId?: string, caller?: CallerInfo): GatewayContext => {
    const client = caller ? queuedClient(billing, queue.turnOf(caller)) : billing;
    return {
      ...shared,
      billing: client,
      account: (accountNumber) => account(client, accountNumber),
      report: (problem) => report(problem, requestId === undefined ? {} : { requestId }),
    };
  };
  const { authenticate, describeCaller } = rememberCallers(
    createPrincipals({ publishableKeys, secretKey, staffSecretKey, ...sessionServices }),
    createPseudonyms(signingKeys, now),
  );
  const handle = createApp({
    tenant,
    basePath: options.basePath ?? '/',
    context,
    routes: createRoutes(sessionServices),
    sessions,
    origins: createOrigins(options.allowedOrigins),
    authenticate,
    describeCaller,
    handleStaffRequest: createStaffHandler({
      upstream: createUpstream(options),
      onStaffAction: options.onStaffAction,
      authenticate,
      context,
      turnOf: (staff) => queue.turnOf(identifyCaller(tenant, staff, undefined)),
      bodyTimeout,
    }),
    bodyTimeout,
    clientAddress: options.clientAddress ?? (() => undefined),
    log,
    report,
  });
  const gateway: Gateway = Object.assign((request: Request) => handle(request), {
    fetch: handle,
    mintSession: (input: SessionRequest) => openSession(context(), sessionServices, input),
    revokeSession: (session: string | SessionRevocation) =>
      revokeSessions(context(), sessionServices, typeof session === 'string' ? { token: session } : session, SESSION_AUDIENCES),
    entitlements: (input: EntitlementsRequest) => readEntitlements(context(), input, SESSION_AUDIENCES),
    events: { deadLetters: () => events.deadLetters(), redeliver: (eventId: string) => events.redeliver(eventId) },
    deliverEvents: () => events.deliver(),
    close: () => events.close(),
  });
  setIdentity(gateway, options);
  return gateway;
}
