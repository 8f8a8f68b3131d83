import { parseBody } from 'hono/utils/body';
import type { Database } from '../database/open.js';
import type { AccessTokenCache } from '../engine/access-tokens.js';
import { isCallToken } from '../engine/signatures.js';
import type { FormDeps } from '../form/deps.js';
import { hasValidCredential } from './access.js';
import type { MachineClient } from './machine-client.js';

/** Data that identifies the requests of a tenant. */
interface TenantIdentity {
  client: MachineClient;
  tokens: AccessTokenCache;
  db: Database;
  openSession: FormDeps['openSession'];
}

/** Maximum size in bytes of a body that is searched for a client id or session token. */
const BODY_MAX = 16 * 1024;

/** Returns the fields of a small body, read from a copy of the request. Returns no fields for a large body. */
async function readSmallBody(request: Request): Promise<Record<string, unknown>> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX) return {};
  const copy = request.clone();
  if (!request.headers.get('content-type')?.startsWith('application/json')) return parseBody(copy);
  const body: unknown = await copy.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** True if the request's credential or session belongs to this tenant. Whether a token has expired is checked when the call runs. */
export async function isRequestOfTenant(request: Request, { client, tokens, db, openSession }: TenantIdentity): Promise<boolean> {
  if (await hasValidCredential(request.headers, tokens, client)) return true;
  const oneTime = request.headers.get('token');
  if (oneTime !== null && (await db.transaction((tx) => isCallToken(tx, oneTime)))) return true;
  if (request.method !== 'POST') return false;
  const { pathname } = new URL(request.url);
  if (pathname === '/oauth/token') return (await readSmallBody(request))['client_id'] === client.id;
  if (!pathname.startsWith('/frame/')) return false;
  const { token } = await readSmallBody(request);
  return typeof token === 'string' && (await openSession(token)) !== undefined;
}
