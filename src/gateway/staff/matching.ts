import { billingOperations } from '../../generated/api/operations/index.js';
import type { AnyOperation } from '../../api/operations/operation.js';
import { Refusal } from '../refusal.js';
import { rights, type BillingOperationKey } from './rights.js';

/** The operation that a request is for. */
export interface Matched {
  readonly key: BillingOperationKey;
  readonly row: AnyOperation;
}

interface Pattern extends Matched {
  readonly segments: readonly string[];
}

const isKey = (key: string): key is BillingOperationKey => key in rights;

const isName = (segment: string): boolean => segment.startsWith('{');

/** By method and number of segments; paths that are written out before those with names, so that no name takes a word for itself. */
const patterns = new Map<string, Pattern[]>();
for (const key of Object.keys(billingOperations).filter(isKey)) {
  const row: AnyOperation = billingOperations[key];
  const segments = row.path.split('/');
  const bucket = `${row.method} ${segments.length}`;
  patterns.set(bucket, [...(patterns.get(bucket) ?? []), { key, row, segments }]);
}
for (const bucket of patterns.values()) bucket.sort((a, b) => named(a) - named(b));

function named({ segments }: Pattern): number {
  return segments.filter(isName).length;
}

/** What the platform might take for a way to another operation once it has decoded it. */
function climbs(segment: string): boolean {
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
export function matchOperation(method: string, path: string): Matched | undefined {
  const given = path.split('/');
  const found = patterns
    .get(`${method} ${given.length}`)
    ?.find(({ segments }) => segments.every((segment, index) => isName(segment) || segment === given[index]));
  if (!found) return undefined;
  if (given.slice(1).some(climbs)) {
    throw new Refusal({ status: 400, type: 'invalid-request', code: 'path', message: 'A part of the path is no plain key.' });
  }
  return { key: found.key, row: found.row };
}
