import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import type { Transaction } from '../database/open.js';
import { redeemCallToken, type CallGrant } from '../engine/signatures.js';
import { LEGACY_PREFIX } from './legacy-prefix.js';

/** The platform's complete list of operations that a page may call with a one-time signature. */
const PAGE_OPERATIONS = [rows.createCreditCard, rows.createAccount, rows.getFile, rows.createRsaSignature];

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{[\w-]+\}/g, '[^/]+')}$`);
}

/** True if a page may call the operation with a one-time signature. */
export function isCallableFromPages(method: string, path: string): boolean {
  return PAGE_OPERATIONS.some((row) => row.method === method && patternOf(row.path).test(path));
}

/** Removes the legacy prefix from a path. */
export function removeLegacyPrefix(path: string): string {
  return path.startsWith(`${LEGACY_PREFIX}/`) ? path.slice(LEGACY_PREFIX.length) : path;
}

/** Consumes the one-time signature of a request. Returns undefined if there is no valid signature. */
export async function redeemOneTimeSignature(request: Request, tx: Transaction, realNow: Date): Promise<CallGrant | undefined> {
  const token = request.headers.get('token');
  const signature = request.headers.get('signature');
  if (token === null || signature === null) return undefined;
  const grant = await redeemCallToken(tx, token, signature, realNow);
  const path = removeLegacyPrefix(new URL(request.url).pathname);
  return grant?.method === request.method && grant.path === path && isCallableFromPages(grant.method, path) ? grant : undefined;
}
