import { parseBody } from 'hono/utils/body';
import type { Database } from '../database/open.js';
import type { AccessTokenCache } from '../engine/access-tokens.js';
import { isCallToken } from '../engine/signatures.js';
import type { FormDeps } from '../form/deps.js';
import { mayCall } from './access.js';
import type { MachineClient } from './machine-client.js';

/** By what a tenant knows its own. */
export interface Belongings {
  client: MachineClient;
  tokens: AccessTokenCache;
  db: Database;
  openSession: FormDeps['openSession'];
}

/** More than any body that is looked into. */
const BODY_MAX = 16 * 1024;

/** Fields of a small body, of which the request keeps its copy; none for any other. */
async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX) return {};
  const copy = request.clone();
  if (!request.headers.get('content-type')?.startsWith('application/json')) return parseBody(copy);
  const body: unknown = await copy.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** True if what a request proves itself with is of this tenant. Whether it is still worth anything, the call itself finds out. */
export async function belongs(request: Request, { client, tokens, db, openSession }: Belongings): Promise<boolean> {
  if (await mayCall(request.headers, tokens, client)) return true;
  const oneTime = request.headers.get('token');
  if (oneTime !== null && (await db.transaction((tx) => isCallToken(tx, oneTime)))) return true;
  if (request.method !== 'POST') return false;
  const { pathname } = new URL(request.url);
  if (pathname === '/oauth/token') return (await fieldsOf(request))['client_id'] === client.id;
  if (!pathname.startsWith('/frame/')) return false;
  const { token } = await fieldsOf(request);
  return typeof token === 'string' && (await openSession(token)) !== undefined;
}
