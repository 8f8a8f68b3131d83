import { Hono } from 'hono';
import type { AnyOperation } from '../../api/operations/operation.js';
import { file as fileAnswer } from '../../api/schemas/storefront/files.js';
import { toRefusal } from '../billing/platform-errors.js';
import type { GatewayContext } from '../context.js';
import { canonicalJson, sha256Hex } from '../digest.js';
import { idempotent, type MutationSuccess } from '../idempotency.js';
import { consumeLimit, type Limits } from '../limits.js';
import type { LogEntry } from '../options.js';
import { authorize, policies, type OperationKey, type Policy } from '../policy.js';
import type { Principal } from '../principals.js';
import { parse } from '../../api/schemas/parse.js';
import { notFound } from '../refusal.js';
import type { Route } from '../routes.js';
import { matchOperation } from '../staff/match-operation.js';
import type { StaffRequest } from '../staff/handler.js';
import type { Sessions } from '../sessions/tokens.js';
import { fileResponse, privateResponse, errorResponse, cacheableResponse, toCacheableText, type CacheableText } from './responses.js';
import { idempotencyKey } from './idempotency-key.js';
import type { Origins } from './origins.js';

export interface AppOptions {
  basePath: string;
  context: (requestId: string) => GatewayContext;
  routes: Readonly<Record<OperationKey, Route>>;
  sessions: Sessions;
  origins: Origins;
  authenticate: (request: Request) => Promise<Principal>;
  /** Handles a staff request to the billing API. */
  handleStaffRequest: (parsed: StaffRequest) => Promise<Response>;
  limits: Limits;
  clientAddress: (request: Request) => string | undefined;
  log: (entry: LogEntry) => void;
  report: (problem: unknown, context: { requestId: string }) => void;
}

interface IncomingRequest {
  request: Request;
  requestId: string;
  pathParameters: Readonly<Record<string, string>>;
}

/** Cache of serialized public response bodies. */
const cacheableTexts = new WeakMap<object, Promise<CacheableText>>();

/** Builds the response with the operation's schema. Fields that are not in the schema never leave the gateway. */
async function toResponse(
  { request }: IncomingRequest,
  { row, policy, sessions, principal }: { row: AnyOperation; policy: Policy; sessions: Sessions; principal: Principal },
  { body, opensSessionFor }: MutationSuccess,
): Promise<Response> {
  if (row.answer === 'file') return fileResponse(parse(fileAnswer, body));
  if (policy.ownership === 'public' && row.method === 'GET' && typeof body === 'object' && body !== null) {
    const text = cacheableTexts.get(body) ?? toCacheableText(parse(row.response, body));
    cacheableTexts.set(body, text);
    return cacheableResponse(request, await text);
  }
  // The new session must not have more scopes than the current one.
  const scopes = principal.kind === 'session' ? principal.scopes : undefined;
  const session = opensSessionFor === undefined ? undefined : await sessions.open(opensSessionFor, scopes);
  const fullBody = session && typeof body === 'object' ? { ...body, sessionExpiresAt: session.expiresAt } : body;
  return privateResponse(parse(row.response, fullBody), session ? { 'storefront-session': session.token } : {});
}

/** Handles requests for one operation, in this order: authenticate, authorize, count the rate limit, validate, run at most once. */
function createOperationEndpoint(options: AppOptions, route: Route, policy: Policy): (incoming: IncomingRequest) => Promise<Response> {
  const { authenticate, limits, clientAddress, sessions } = options;
  const { row } = route;
  return async (incoming) => {
    const { request, requestId, pathParameters } = incoming;
    const context = options.context(requestId);
    const principal = await authenticate(request);
    authorize(policy, principal);
    const address = clientAddress(request);
    const caller = { limitKey: `${address ?? 'unknown'}|${principal.subject}`, address };
    const { limit } = policy;
    const consume = async (): Promise<void> => {
      if (limit) await consumeLimit(context.store, limit, limits[limit], caller.limitKey);
    };
    const target = { row, policy, sessions, principal };
    if (row.retry !== 'keyed') {
      await consume();
      const parsed = await route.read(request, pathParameters);
      return toResponse(incoming, target, await parsed.run(context, { principal, caller, upstreamKey: requestId }));
    }
    const key = idempotencyKey(request);
    const parsed = await route.read(request, pathParameters);
    const fingerprint = await sha256Hex(canonicalJson(parsed.input));
    const mutation = { tenant: context.tenant, subject: principal.subject, route: row.name, key, fingerprint };
    const run = async (upstreamKey: string): Promise<MutationSuccess> => {
      try {
        return await parsed.run(context, { principal, caller, upstreamKey });
      } catch (error) {
        throw toRefusal(error);
      }
    };
    return toResponse(incoming, target, await idempotent(context.store, mutation, consume, run));
  };
}

interface Bindings {
  requestId: string;
  /** Log fields that are set while the request is handled. */
  logNote: { route: string; code?: string };
}

/**
 * Creates the gateway's request handler. Serves the storefront operations and, for staff sessions, the operations of the billing API.
 * Everything else is refused with 404.
 */
export function createApp(options: AppOptions): (request: Request) => Promise<Response> {
  const { basePath, routes, origins, log, report, handleStaffRequest } = options;
  const app = new Hono<{ Bindings: Bindings }>().basePath(basePath);
  for (const key of Object.keys(policies).filter(isOperationKey)) {
    const { row } = routes[key];
    const endpoint = createOperationEndpoint(options, routes[key], policies[key]);
    app.on(row.method, row.path.replaceAll(/\{([^}]+)\}/g, ':$1'), (c) => {
      c.env.logNote.route = row.path;
      return endpoint({ request: c.req.raw, requestId: c.env.requestId, pathParameters: c.req.param() });
    });
  }
  app.notFound((c) => {
    const { pathname } = new URL(c.req.url);
    const path = basePath === '/' ? pathname : pathname.slice(basePath.length);
    const isBelowBasePath = basePath === '/' || pathname.startsWith(`${basePath}/`);
    const matched = isBelowBasePath ? matchOperation(c.req.method, path) : undefined;
    if (!matched) throw notFound();
    c.env.logNote.route = matched.row.path;
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
    log({ method: request.method, status: response.status, milliseconds, requestId, ...logNote });
    return new Response(response.body, { status: response.status, headers });
  };
}

function isOperationKey(key: string): key is OperationKey {
  return key in policies;
}
