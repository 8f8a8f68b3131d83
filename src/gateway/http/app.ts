import { Hono } from 'hono';
import type { AnyOperation } from '../../api/operations/operation.js';
import { file as fileAnswer } from '../../api/schemas/storefront/files.js';
import { toRefusal } from '../billing/platform-errors.js';
import type { CallerInfo, GatewayContext, OpensSession } from '../context.js';
import { canonicalJson } from '../../api/canonical-json.js';
import { sha256Hex } from '../digest.js';
import { idempotent, type MutationSuccess } from '../idempotency.js';
import { arePurchasesClosed } from '../intents.js';
import { withLockChecks, type HeldLocks } from '../locks.js';
import { identifyCaller } from '../load/caller.js';
import type { LogEntry } from '../options.js';
import { authorize, needsAccount, policies, type OperationKey, type Policy } from '../policy.js';
import type { Principal } from '../principals.js';
import { parse } from '../../api/schemas/parse.js';
import { notFound, Refusal } from '../refusal.js';
import type { Route } from '../routes.js';
import { matchOperation } from '../staff/match-operation.js';
import type { StaffRequest } from '../staff/handler.js';
import type { OpenedSession } from '../sessions/signed-tokens.js';
import type { Sessions } from '../sessions/tokens.js';
import { refuseWithoutAccount } from '../sessions/user-account.js';
import {
  encodedResponse,
  fileResponse,
  introductionResponse,
  privateResponse,
  errorResponse,
  cacheableResponse,
  toCacheableText,
  type CacheableText,
} from './responses.js';
import { idempotencyKey } from './idempotency-key.js';
import type { Origins } from './origins.js';

interface AppOptions {
  tenant: string;
  basePath: string;
  context: (requestId: string, caller: CallerInfo) => GatewayContext;
  routes: Readonly<Record<OperationKey, Route>>;
  sessions: Sessions;
  origins: Origins;
  authenticate: (request: Request) => Promise<Principal>;
  /** Returns the caller of a request for the log, after it was authenticated. */
  describeCaller: (request: Request) => Promise<string | undefined>;
  /** Handles a staff request to the billing API. */
  handleStaffRequest: (parsed: StaffRequest) => Promise<Response>;
  /** Milliseconds in which the body of a request must arrive. */
  bodyTimeout: number;
  clientAddress: (request: Request) => string | undefined;
  log: (entry: LogEntry) => void;
  report: (problem: unknown, context: { requestId: string }) => void;
}

interface IncomingRequest {
  request: Request;
  requestId: string;
  pathParameters: Readonly<Record<string, string>>;
}

/** Operation and caller that a response is for. */
interface Target {
  row: AnyOperation;
  policy: Policy;
  sessions: Sessions;
  principal: Principal;
  /** True if the credential of the request is still valid. */
  isAuthentic: () => Promise<boolean>;
  context: GatewayContext;
}

/** Cache of serialized public response bodies. */
const cacheableTexts = new WeakMap<object, Promise<CacheableText>>();

/** Authenticates again. A session can end while its request is handled. */
async function isStillValid(authenticate: () => Promise<Principal>): Promise<boolean> {
  try {
    await authenticate();
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.details.type === 'authentication') return false;
    throw error;
  }
}

/** Opens the session of a purchase. Returns undefined if the purchase must not open one any more. */
async function openPurchaseSession(
  { sessions, principal, isAuthentic, context }: Omit<Target, 'row' | 'policy'>,
  { accountNumber, until }: OpensSession,
): Promise<OpenedSession | undefined> {
  if (context.now() >= until) return undefined;
  // A purchase is not a sign-in: the new session keeps the scopes and the sign-in time of the current session.
  const { scopes, signedInAt } = principal.kind === 'session' || principal.kind === 'user' ? principal : {};
  const session = await sessions.open(accountNumber, scopes, signedInAt);
  // Without a session of the account, the caller may be repeating a purchase from before the sessions were ended. Both checks run after the new session
  // is opened: if sessions are ended after the checks, the new session ends with them.
  if (principal.kind !== 'session' && (await arePurchasesClosed(context, accountNumber))) return undefined;
  return (await isAuthentic()) ? session : undefined;
}

/** Builds the response with the operation's schema. Fields that are not in the schema never leave the gateway. */
async function toResponse(
  { request }: IncomingRequest,
  { row, policy, ...caller }: Target,
  { body, opensSession }: MutationSuccess,
): Promise<Response> {
  if (row.answer === 'file') return fileResponse(parse(fileAnswer, body));
  if (policy.ownership === 'public' && row.method === 'GET' && typeof body === 'object' && body !== null) {
    const text = cacheableTexts.get(body) ?? toCacheableText(parse(row.response, body));
    cacheableTexts.set(body, text);
    return cacheableResponse(request, await text);
  }
  const session = opensSession && (await openPurchaseSession(caller, opensSession));
  const fullBody = session && typeof body === 'object' ? { ...body, sessionExpiresAt: session.expiresAt } : body;
  return privateResponse(parse(row.response, fullBody), session ? { 'storefront-session': session.token } : {});
}

/** Handles requests for one operation, in this order: authenticate, authorize, count the rate limit, validate, run at most once. */
function createOperationEndpoint(options: AppOptions, route: Route, policy: Policy): (incoming: IncomingRequest) => Promise<Response> {
  const { tenant, authenticate, bodyTimeout, clientAddress, sessions } = options;
  const { row } = route;
  const { limit } = policy;
  return async (incoming) => {
    const { request, requestId, pathParameters } = incoming;
    const principal = await authenticate(request);
    const caller = identifyCaller(tenant, principal, clientAddress(request));
    const context = options.context(requestId, caller);
    if (principal.kind === 'user' && needsAccount(policy)) {
      await context.limiter.consume('reads', caller);
      await refuseWithoutAccount(context, principal.user.id);
    }
    authorize(policy, principal);
    const isAuthentic = (): Promise<boolean> => isStillValid(() => authenticate(request));
    const target = { row, policy, sessions, principal, isAuthentic, context };
    if (row.retry !== 'keyed') {
      await context.limiter.consume(limit, caller);
      const parsed = await route.read(request, pathParameters, bodyTimeout);
      return toResponse(incoming, target, await parsed.run(context, { principal, caller, upstreamKey: requestId, mutationId: requestId }));
    }
    // Counts before the body is read, and counts retries too, because also a refused request costs time.
    await context.limiter.consume('mutations', caller);
    const consume = async (): Promise<void> => {
      if (limit !== 'mutations') await context.limiter.consume(limit, caller);
    };
    const key = idempotencyKey(request);
    const parsed = await route.read(request, pathParameters, bodyTimeout);
    const fingerprint = await sha256Hex(canonicalJson(parsed.input));
    const mutation = { tenant: context.tenant, subject: principal.subject, route: row.name, key, fingerprint };
    const run = async (upstreamKey: string, held: HeldLocks, mutationId: string): Promise<MutationSuccess> => {
      try {
        return await parsed.run(withLockChecks(context, held), { principal, caller, upstreamKey, mutationId });
      } catch (error) {
        throw toRefusal(error);
      }
    };
    return toResponse(incoming, target, await idempotent(context.store, mutation, consume, run, context.report));
  };
}

interface Bindings {
  requestId: string;
  /** Log fields that are set while the request is handled. */
  logNote: { route: string; operation?: string; code?: string };
}

/**
 * Creates the gateway's request handler. Serves the storefront operations and, for staff sessions, the operations of the billing API.
 * Its base address returns a short description for people. Everything else is refused with 404.
 */
export function createApp(options: AppOptions): (request: Request) => Promise<Response> {
  const { tenant, basePath, routes, origins, log, report, describeCaller, handleStaffRequest } = options;
  const app = new Hono<{ Bindings: Bindings }>().basePath(basePath);
  for (const key of Object.keys(policies).filter(isOperationKey)) {
    const { row } = routes[key];
    const endpoint = createOperationEndpoint(options, routes[key], policies[key]);
    app.on(row.method, row.path.replaceAll(/\{([^}]+)\}/g, ':$1'), (c) => {
      c.env.logNote.route = row.path;
      c.env.logNote.operation = row.name;
      return endpoint({ request: c.req.raw, requestId: c.env.requestId, pathParameters: c.req.param() });
    });
  }
  app.notFound((c) => {
    const { pathname } = new URL(c.req.url);
    const path = basePath === '/' ? pathname : pathname.slice(basePath.length);
    const isBelowBasePath = basePath === '/' || pathname.startsWith(`${basePath}/`);
    if (/^(?:GET|HEAD)$/.test(c.req.method) && [basePath, `${basePath}/`].includes(pathname)) {
      c.env.logNote.route = '/';
      return introductionResponse();
    }
    const matched = isBelowBasePath ? matchOperation(c.req.method, path) : undefined;
    if (!matched) throw notFound();
    c.env.logNote.route = matched.row.path;
    c.env.logNote.operation = matched.row.name;
    return handleStaffRequest({ request: c.req.raw, path, requestId: c.env.requestId, matched });
  });
  app.onError((error) => {
    throw error;
  });

  return async (request) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    const logNote: Bindings['logNote'] = { route: 'unmatched' };
    let response: Response;
    try {
      origins.check(request);
      response = request.method === 'OPTIONS' ? origins.preflight() : await app.fetch(request, { requestId, logNote });
    } catch (error) {
      const refusal = toRefusal(error);
      logNote.code = refusal.details.code;
      if (refusal.cause !== undefined) report(refusal.cause, { requestId });
      response = errorResponse(refusal, requestId);
    }
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(origins.headers(request))) headers.set(name, value);
    headers.set('zuora-request-id', requestId);
    const milliseconds = Math.round(performance.now() - started);
    const principal = await describeCaller(request);
    log({
      tenant,
      method: request.method,
      status: response.status,
      milliseconds,
      requestId,
      ...logNote,
      ...(principal !== undefined && { principal }),
    });
    return new Response(response.body, encodedResponse({ status: response.status, headers }));
  };
}

function isOperationKey(key: string): key is OperationKey {
  return key in policies;
}
