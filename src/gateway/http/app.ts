import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { AnyOperation } from '../../api/operations/operation.js';
import { file as fileAnswer } from '../../api/schemas/storefront/files.js';
import { toRefusal } from '../billing/problems.js';
import type { Context } from '../context.js';
import { canonicalJson, sha256Hex } from '../digest.js';
import { once, type Success } from '../idempotency.js';
import { spend, type Limits } from '../limits.js';
import type { LogEntry } from '../options.js';
import { authorize, policies, type OperationKey, type Policy } from '../policy.js';
import type { Principal } from '../principals.js';
import { notFound } from '../refusal.js';
import type { Route } from '../routes.js';
import { matchOperation } from '../staff/matching.js';
import type { StaffRequest } from '../staff/serve.js';
import type { Sessions } from '../sessions/tokens.js';
import { file, personal, refused, shared, sharedText, type SharedText } from './answers.js';
import { idempotencyKey } from './idempotency-key.js';
import type { Origins } from './origins.js';

export interface AppOptions {
  basePath: string;
  context: (requestId: string) => Context;
  routes: Readonly<Record<OperationKey, Route>>;
  sessions: Sessions;
  origins: Origins;
  authenticate: (request: Request) => Promise<Principal>;
  /** Does what the tenant's staff asks of the billing API. */
  serveStaff: (asked: StaffRequest) => Promise<Response>;
  limits: Limits;
  clientAddress: (request: Request) => string | undefined;
  log: (entry: LogEntry) => void;
  report: (problem: unknown, context: { requestId: string }) => void;
}

interface Visit {
  request: Request;
  requestId: string;
  pathNames: Readonly<Record<string, string>>;
}

/** Answers that flows give to many; their text is made once. */
const texts = new WeakMap<object, Promise<SharedText>>();

/** Makes the answer from the row's own schema: what is no field of it does not leave the gateway. */
async function answerFor(
  { request }: Visit,
  { row, policy, sessions, principal }: { row: AnyOperation; policy: Policy; sessions: Sessions; principal: Principal },
  { body, opensSessionFor }: Success,
): Promise<Response> {
  if (row.answer === 'file') return file(z.parse(fileAnswer, body));
  if (policy.ownership === 'public' && row.method === 'GET' && typeof body === 'object' && body !== null) {
    const text = texts.get(body) ?? sharedText(z.parse(row.response, body));
    texts.set(body, text);
    return shared(request, await text);
  }
  // A session is followed by one that may do no more than it.
  const scopes = principal.kind === 'session' ? principal.scopes : undefined;
  const session = opensSessionFor === undefined ? undefined : await sessions.open(opensSessionFor, scopes);
  const whole = session && typeof body === 'object' ? { ...body, sessionExpiresAt: session.expiresAt } : body;
  return personal(z.parse(row.response, whole), session ? { 'storefront-session': session.token } : {});
}

/** What is done with a request for one operation, in this order: who, may they, how often, what, once. */
function operate(options: AppOptions, route: Route, policy: Policy): (visit: Visit) => Promise<Response> {
  const { authenticate, limits, clientAddress, sessions } = options;
  const { row } = route;
  return async (visit) => {
    const { request, requestId, pathNames } = visit;
    const context = options.context(requestId);
    const principal = await authenticate(request);
    authorize(policy, principal);
    const address = clientAddress(request);
    const visitor = { name: `${address ?? 'unknown'}|${principal.subject}`, address };
    const { limit } = policy;
    const admit = async (): Promise<void> => {
      if (limit) await spend(context.store, limit, limits[limit], visitor.name);
    };
    const target = { row, policy, sessions, principal };
    if (row.retry !== 'keyed') {
      await admit();
      const asked = await route.read(request, pathNames);
      return answerFor(visit, target, await asked.run(context, { principal, visitor, upstreamKey: requestId }));
    }
    const key = idempotencyKey(request);
    const asked = await route.read(request, pathNames);
    const print = await sha256Hex(canonicalJson(asked.input));
    const mutation = { tenant: context.tenant, subject: principal.subject, route: row.name, key, print };
    const run = async (upstreamKey: string): Promise<Success> => {
      try {
        return await asked.run(context, { principal, visitor, upstreamKey });
      } catch (error) {
        throw toRefusal(error);
      }
    };
    return answerFor(visit, target, await once(context.store, mutation, admit, run));
  };
}

interface Bindings {
  requestId: string;
  /** What becomes the line of the log. */
  note: { route: string; code?: string };
}

/** The routes of the gateway: exactly the storefront rows and, for staff sessions, those of the billing API. Everything else does not exist. */
export function createApp(options: AppOptions): (request: Request) => Promise<Response> {
  const { basePath, routes, origins, log, report, serveStaff } = options;
  const app = new Hono<{ Bindings: Bindings }>().basePath(basePath);
  for (const key of Object.keys(policies).filter(isOperationKey)) {
    const { row } = routes[key];
    const work = operate(options, routes[key], policies[key]);
    app.on(row.method, row.path.replaceAll(/\{([^}]+)\}/g, ':$1'), (c) => {
      c.env.note.route = row.path;
      return work({ request: c.req.raw, requestId: c.env.requestId, pathNames: c.req.param() });
    });
  }
  app.notFound((c) => {
    const { pathname } = new URL(c.req.url);
    const path = basePath === '/' ? pathname : pathname.slice(basePath.length);
    const inside = basePath === '/' || pathname.startsWith(`${basePath}/`);
    const matched = inside ? matchOperation(c.req.method, path) : undefined;
    if (!matched) throw notFound();
    c.env.note.route = matched.row.path;
    return serveStaff({ request: c.req.raw, path, requestId: c.env.requestId, matched });
  });
  app.onError((error) => {
    throw error;
  });

  return async (request) => {
    const started = performance.now();
    const requestId = crypto.randomUUID();
    const note: Bindings['note'] = { route: 'unmatched' };
    let response: Response;
    try {
      origins.check(request);
      response = request.method === 'OPTIONS' ? origins.preflight() : await app.fetch(request, { requestId, note });
    } catch (error) {
      const refusal = toRefusal(error);
      note.code = refusal.details.code;
      if (refusal.cause !== undefined) report(refusal.cause, { requestId });
      response = refused(refusal, requestId);
    }
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(origins.headers(request))) headers.set(name, value);
    headers.set('zuora-request-id', requestId);
    const milliseconds = Math.round(performance.now() - started);
    log({ method: request.method, status: response.status, milliseconds, requestId, ...note });
    return new Response(response.body, { status: response.status, headers });
  };
}

function isOperationKey(key: string): key is OperationKey {
  return key in policies;
}
