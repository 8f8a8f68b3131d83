import type { Client } from '../api/client.js';
import { systemClock } from '../api/transport/clock.js';
import type { Session, SessionRequest } from '../api/schemas/storefront/session.js';
import { isoDate } from '../api/schemas/values.js';
import { createAccountLookup } from './billing/accounts.js';
import { createBilling } from './billing/client.js';
import { createCatalogSource } from './catalog/catalog-cache.js';
import { readCatalog } from './catalog/read-catalog.js';
import type { GatewayContext } from './context.js';
import { openSession } from './flows/session.js';
import { createApp } from './http/app.js';
import { createOrigins } from './http/origins.js';
import { DEFAULT_LIMITS } from './limits.js';
import { buildSellableCatalog, type SellableCatalog } from './offers/sellable-catalog.js';
import { findMismatches } from './offers/mismatches.js';
import { createOffersSource } from './offers/source.js';
import type { GatewayOptions } from './options.js';
import { createPrincipals } from './principals.js';
import { createRates } from './rates/source.js';
import { configurationRefusal } from './refusal.js';
import { createRoutes } from './routes.js';
import { createSeals } from './seals.js';
import { createSessions } from './sessions/tokens.js';
import { createStaffHandler } from './staff/handler.js';
import { createStaffSessions } from './staff/sessions.js';
import { createUpstream } from './staff/upstream.js';
import { checkOptions } from './check-options.js';
import { createMemoryStore } from './store.js';

/** Request handler for a web server, and methods for the tenant's own server code. */
export interface Gateway {
  (request: Request): Promise<Response>;
  fetch(request: Request): Promise<Response>;
  /**
   * Opens a session for a subscriber or staff member whom the tenant has signed in. Does the same as `POST /storefront/sessions`.
   * @throws {Error} if the account or a scope does not exist
   */
  mintSession(input: SessionRequest): Promise<Session>;
  /** Ends a session immediately, for example when the user signs out. */
  revokeSession(token: string): Promise<void>;
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
  const { tenant, signingKeys, secretKey, publishableKeys, now = Date.now, log = () => undefined, onProblem } = options;
  const report = (problem: unknown, context: { requestId?: string } = {}): void => onProblem?.(problem, context);
  const store = options.store ?? createMemoryStore({ now });
  const billing: Client = createBilling(options, report);
  const sessions = createSessions({ tenant, signingKeys, store, now });
  const staffSessions = createStaffSessions({ tenant, signingKeys, store, now });
  const sessionServices = { sessions, staffSessions };
  const today = createBusinessDate(options.today, now);
  const sellableCatalog = createSellableCatalogSource(
    {
      catalog: createCatalogSource(() => readCatalog(billing), now, report),
      offers: createOffersSource(options.offers, now, report),
      today,
    },
    report,
  );
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const shared: Omit<GatewayContext, 'report'> = {
    tenant,
    billing,
    store,
    seals: createSeals(tenant, signingKeys, now),
    paymentForm: options.paymentForm,
    discloseExistingAccounts: options.discloseExistingAccounts ?? true,
    limits,
    verifyVisitor: options.verifyVisitor,
    onReceipt: options.onReceipt,
    now,
    today,
    account: createAccountLookup(billing, now),
    sellableCatalog,
    rates: createRates(options.rates, {
      fetch: options.fetch ?? ((request) => fetch(request)),
      clock: { ...systemClock, now },
      currencies: async () => (await sellableCatalog()).currencies,
      report,
    }),
  };
  const context = (requestId?: string): GatewayContext => ({
    ...shared,
    report: (problem) => report(problem, requestId === undefined ? {} : { requestId }),
  });
  const authenticate = createPrincipals({ publishableKeys, secretKey, ...sessionServices });
  const handle = createApp({
    basePath: options.basePath ?? '/',
    context,
    routes: createRoutes(sessionServices),
    sessions,
    origins: createOrigins(options.allowedOrigins),
    authenticate,
    handleStaffRequest: createStaffHandler({
      upstream: createUpstream(options),
      onStaffAction: options.onStaffAction,
      authenticate,
      context,
    }),
    limits,
    clientAddress: options.clientAddress ?? (() => undefined),
    log,
    report,
  });
  return Object.assign((request: Request) => handle(request), {
    fetch: handle,
    mintSession: (input: SessionRequest) => openSession(context(), sessionServices, input),
    revokeSession: async (token: string) => {
      await Promise.all([sessions.revoke(token), staffSessions.revoke(token)]);
    },
  });
}
