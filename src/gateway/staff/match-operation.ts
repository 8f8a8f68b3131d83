import { billingOperations } from '../../generated/api/operations/index.js';
import type { AnyOperation } from '../../api/operations/operation.js';
import { Refusal } from '../refusal.js';
import { permissions, type BillingOperationKey } from './permissions.js';

/** The operation that a request is for. */
export interface MatchedOperation {
  readonly key: BillingOperationKey;
  readonly row: AnyOperation;
}

interface PathPattern extends MatchedOperation {
  readonly segments: readonly string[];
}

const isKey = (key: string): key is BillingOperationKey => key in permissions;

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** By method and number of segments; paths that are written out before those with names, so that no name takes a word for itself. */
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

/** What the platform might take for a way to another operation once it has decoded it. */
function isAmbiguous(segment: string): boolean {
  let text = segment;
  // Twice: some servers decode what their proxy has decoded.
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
 * The operation of the billing API that a request names by method and path; undefined for any other path.
 * @throws {Refusal} 400 for a path that could be read in two ways
 */
export function matchOperation(method: string, path: string): MatchedOperation | undefined {
  const requested = path.split('/');
  const found = patterns
    .get(`${method} ${requested.length}`)
    ?.find(({ segments }) => segments.every((segment, index) => isParameter(segment) || segment === requested[index]));
  if (!found) return undefined;
  if (requested.slice(1).some(isAmbiguous)) {
    throw new Refusal({ status: 400, type: 'invalid-request', code: 'path', message: 'A part of the path is no plain key.' });
  }
  return { key: found.key, row: found.row };
}
