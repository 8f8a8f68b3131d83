import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';
import { toNewerRequest, toOlderAnswer } from '../../../src/api/operations/versions.js';
import type { Database, Transaction } from '../database/open.js';
import type { CallContext, Engine } from '../context.js';
import type { AccessTokenCache } from '../engine/access-tokens.js';
import { BillingError, billingError } from '../errors.js';
import { hasValidCredential } from './access.js';
import { compressResponse } from './compression.js';
import { describeFailure } from './database-errors.js';
import type { Endpoint } from './endpoint.js';
import { Executor, fingerprintOf, type Execution, type Reply } from './execute.js';
import { failureReply, failureText } from './failure.js';
import { responseHeaders, Concurrency, RateWindow } from './headers.js';
import { readInput } from './input.js';
import { LEGACY_PREFIX, prefixOf } from './legacy-prefix.js';
import { redeemOneTimeSignature } from './one-time-signature.js';
import { isClient, type MachineClient } from './machine-client.js';
import type { UnknownFields } from './unknown-fields.js';

interface ApiOptions {
  db: Database;
  /** Credential that callers must use. */
  client: MachineClient;
  tokens: AccessTokenCache;
  endpoints: readonly Endpoint[];
  /** Creates an engine for a transaction at the current business time. If `holding`, the clock cannot move until the transaction ends. */
  engineFor: (tx: Transaction, holding: boolean) => Promise<Engine>;
  now: () => Date;
  /** What happens to unknown fields of calls without `rejectUnknownFields`. */
  unknownFields: UnknownFields;
  /** Runs work that has become due since the last call. */
  catchUp: () => Promise<void>;
  /** Called after an operation that added background work. */
  workLeft: () => void;
  log: (line: string) => void;
}

/** Restrictions of a call. */
type Permit = Pick<CallContext, 'onlyAccountId'>;

interface Variables {
  headers: Record<string, string>;
}
type Env = { Variables: Variables };

const JSON_TYPE = 'application/json; charset=utf-8';

/** Creates the HTTP API from the operations table. */
export function createApi(options: ApiOptions): Hono<Env> {
  const { db, client, tokens, now, log } = options;
  const executor = new Executor(db);
  const rates = new RateWindow(now);
  const concurrency = new Concurrency();
  const app = new Hono<Env>();

  const answer = (context: Context<Env>, reply: Reply, headers: Record<string, string> = {}): Response =>
    reply.file?.toResponse({ ...context.get('headers'), ...headers }) ??
    new Response(reply.body, { status: reply.status, headers: { ...context.get('headers'), ...headers, 'content-type': JSON_TYPE } });

  app.use(async (context, next) => {
    const started = performance.now();
    context.set('headers', responseHeaders(context.req.raw, rates.take()));
    await next();
    const packed = await compressResponse(context.req.raw, context.res);
    if (packed !== context.res) {
      // Without this reset, Hono would add the previous response's headers to the new response.
      context.res = undefined;
      context.res = packed;
    }
    const id = context.get('headers')['zuora-request-id'] ?? '';
    log(`${context.req.method} ${routeOf(context)} ${context.res.status} ${Math.round(performance.now() - started)} ms ${id}`);
  });

  const callFor =
    (request: Pick<CallContext, 'url' | 'version' | 'unknownFields'>, readOnly: boolean, permit: Permit = {}) =>
    async (tx: Transaction): Promise<CallContext> => ({ ...(await options.engineFor(tx, !readOnly)), ...request, ...permit });

  const permitOnce = async (request: Request): Promise<Permit | undefined> => {
    const grant = await db.transaction((tx) => redeemOneTimeSignature(request, tx, now()));
    return grant && (grant.accountId === null ? {} : { onlyAccountId: grant.accountId });
  };

  /** Runs the call. If other work is due first, rolls the call back, runs the due work, and runs the call again. */
  const executeCaughtUp = async (execution: Execution): Promise<Reply> => {
    for (;;) {
      try {
        return await executor.execute(execution);
      } catch (error) {
        if (!(error instanceof WorkIsDue)) throw error;
        await options.catchUp();
      }
    }
  };

  const serve = async (endpoint: Endpoint, context: Context<Env>, permit: Permit): Promise<Reply> => {
    const request = context.req.raw;
    const url = new URL(request.url);
    const { row } = endpoint;
    const raw = await readInput(row, request, url, context.req.param());
    const version = request.headers.get('zuora-version') ?? undefined;
    const isStrict = row.query?.includes('rejectUnknownFields') === true && url.searchParams.get('rejectUnknownFields') === 'true';
    const unknownFields = isStrict ? 'refuse' : options.unknownFields;
    const run = endpoint.prepare({ ...toNewerRequest(row.name, raw.fields) }, unknownFields);
    const readOnly = row.retry === 'safe' && endpoint.writes !== true;
    const call = callFor({ url, version, unknownFields }, readOnly, permit);
    const execution: Execution = {
      key: row.method === 'POST' || row.method === 'PATCH' ? (request.headers.get('idempotency-key') ?? undefined) : undefined,
      fingerprint: fingerprintOf(row.method, url, raw.bodyText),
      path: row.path,
      readOnly,
      status: endpoint.status ?? 200,
      run: async (context) => toOlderAnswer(row.name, version, await run(context)),
      call: async (tx) => requireCaughtUp(await call(tx)),
      realNow: now(),
    };
    const reply = await executeCaughtUp(execution);
    if (endpoint.leavesWork) options.workLeft();
    return reply;
  };

  const serveOrRefuse = async (endpoint: Endpoint, context: Context<Env>, permit: Permit): Promise<Reply> => {
    try {
      return await serve(endpoint, context, permit);
    } catch (error) {
      if (error instanceof BillingError) return failureReply(endpoint.row.path, error);
      throw error;
    }
  };

  for (const endpoint of options.endpoints) {
    const { row } = endpoint;
    const path = row.path.replace(/\{([\w-]+)\}/g, ':$1');
    app.on(row.method, path.startsWith('/v1/') ? [path, LEGACY_PREFIX + path] : [path], async (context) => {
      if (row.anonymous) return answer(context, await giveToken(endpoint, context));
      const permit = (await hasValidCredential(context.req.raw.headers, tokens, client)) ? {} : await permitOnce(context.req.raw);
      if (!permit) {
        return answer(context, unauthorized(), { 'www-authenticate': 'Bearer realm=Zuora API' });
      }
      return concurrency.run(row.limit, async (headers) => answer(context, await serveOrRefuse(endpoint, context, permit), headers));
    });
  }

  const giveToken = async (endpoint: Endpoint, context: Context<Env>): Promise<Reply> => {
    try {
      const { fields } = await readInput(endpoint.row, context.req.raw, new URL(context.req.url), {});
      if (fields['grant_type'] !== 'client_credentials')
        return oauthFailure(400, 'unsupported_grant_type', 'grant_type must be client_credentials');
      if (!isClient(client, fields['client_id'], fields['client_secret'])) {
        return oauthFailure(401, 'invalid_client', 'Unknown client_id or wrong client_secret');
      }
      return await serveToken(endpoint, fields, context);
    } catch (error) {
      if (error instanceof BillingError) return oauthFailure(400, 'invalid_request', error.message);
      throw error;
    }
  };

  const serveToken = (endpoint: Endpoint, fields: Record<string, unknown>, context: Context<Env>): Promise<Reply> =>
    executor.execute({
      key: undefined,
      fingerprint: '',
      path: endpoint.row.path,
      // False, because the call stores a token.
      readOnly: false,
      run: endpoint.prepare(fields, options.unknownFields),
      call: callFor({ url: new URL(context.req.url), version: undefined, unknownFields: options.unknownFields }, true),
      realNow: now(),
    });

  app.notFound((context) => {
    const url = new URL(context.req.url);
    const path = url.pathname;
    const known = options.endpoints.some(({ row }) => matches(prefixOf(url) + row.path, path));
    const error = known
      ? billingError('none', 'unsupported-method', `${context.req.method} is not supported at ${path}.`, 405)
      : billingError('none', 'not-found', `No operation exists at ${path}.`, 404);
    return answer(context, { status: error.status, body: failureText(error) });
  });

  app.onError((error, context) => {
    if (error instanceof BillingError) return answer(context, { status: error.status, body: failureText(error) });
    log(`${context.req.method} ${routeOf(context)} failed: ${describeFailure(error)}`);
    const failure = billingError('none', 'internal', 'The sandbox failed. See its log.', 500);
    return answer(context, { status: failure.status, body: failureText(failure) });
  });

  return app;
}

/** Thrown to roll back a call if earlier due work has not run yet. */
class WorkIsDue extends Error {}

/** Throws if work is due. Runs in the call's own transaction, which reads the clock anyway, to avoid a query before each call. */
function requireCaughtUp(call: CallContext): CallContext {
  if (call.moment.today > call.moment.doneThrough) throw new WorkIsDue('Work is due.');
  return call;
}

/** Returns the route's pattern. The log must not contain real paths because they name accounts. */
function routeOf(context: Context<Env>): string {
  const route = routePath(context, -1);
  return route === '/*' ? '(no operation)' : route;
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  return wanted.length === parts.length && wanted.every((part, index) => part.startsWith('{') || part === parts[index]);
}

function unauthorized(): Reply {
  const error = billingError(
    'access',
    'authentication',
    'The credential is missing, wrong or expired. Get a bearer token from POST /oauth/token, or send HTTP basic or the header pair.',
    401,
  );
  return { status: error.status, body: failureText(error) };
}

function oauthFailure(status: number, error: string, description: string): Reply {
  return { status, body: JSON.stringify({ error, error_description: description }) };
}
