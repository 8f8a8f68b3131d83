import { billingOperations } from '../../generated/api/operations/index.js';
import type { AnyOperation } from '../../api/operations/operation.js';
import { Refusal } from '../refusal.js';
import { permissions, type BillingOperationKey } from './permissions.js';

/** Operation of the billing API that a request addresses. */
export interface MatchedOperation {
  readonly key: BillingOperationKey;
  readonly row: AnyOperation;
}

interface PathPattern extends MatchedOperation {
  readonly segments: readonly string[];
}

const isKey = (key: string): key is BillingOperationKey => key in permissions;

const isParameter = (segment: string): boolean => segment.startsWith('{');

/**
 * Path patterns by method and number of segments. Patterns with fewer parameters come first, so that literal segments win over parameters.
 */
const patterns = new Map<string, PathPattern[]>();
for (const key of Object.keys(billingOperations).filter(isKey)) {
  const row: AnyOperation = billingOperations[key];
  const segments = row.path.split('/');
  const bucket = `${row.method} ${segments.length}`;
  patterns.set(bucket, [...(patterns.get(bucket) ?? []), { key, row, segments }]);
}
for (const bucket of patterns.values()) bucket.sort((a, b) => countParameters(a) - countParameters(b));

function countParameters({ segments }: PathPattern): number {
  return segments.filter(isParameter).length;
}

/** True if the platform could decode the segment into a different path. */
function isAmbiguous(segment: string): boolean {
  let text = segment;
  // Decodes twice, because a proxy and a server may each decode once.
  for (let round = 0; round < 2; round += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return true;
    }
  }
  return text === '' || /^\.+$/.test(text) || /[/\\?#;\p{Cc}]/u.test(text);
}

/**
 * Finds the operation of the billing API by method and path. Returns undefined for an unknown path.
 * @throws {Refusal} 400 if the path is ambiguous
 */
export function matchOperation(method: string, path: string): MatchedOperation | undefined {
  const requested = path.split('/');
  const found = patterns
    .get(`${method} ${requested.length}`)
    ?.find(({ segments }) => segments.every((segment, index) => isParameter(segment) || segment === requested[index]));
  if (!found) return undefined;
  if (requested.slice(1).some(isAmbiguous)) {
    throw new Refusal({
      status: 400,
      type: 'invalid-request',
      code: 'path',
      message: 'The path is invalid. Each part must be a plain key without encoded separators.',
    });
  }
  return { key: found.key, row: found.row };
}
