import { asc, desc, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalidParameter, type ErrorResource } from '../errors.js';

/**
 * Parses a `sort` parameter: comma-separated `+field` or `-field`. Also accepts a space for `+`, because an unescaped `+` in a URL means a space.
 *
 * @throws {BillingError} naming a field that cannot be sorted by
 */
export function parseSort(
  sort: string | undefined,
  columns: Readonly<Record<string, PgColumn | SQL.Aliased>>,
  resource: ErrorResource,
): SQL[] {
  if (sort === undefined || sort.trim() === '') return [];
  return sort.split(',').map((entry) => {
    const [, sign, name = ''] = /^\s*([+-]?)\s*(\w+)\s*$/.exec(entry) ?? [];
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (column) return sign === '-' ? desc(column) : asc(column);
    const allowed = Object.keys(columns).join(', ');
    throw invalidParameter(resource, 'sort', `use +field or -field with ${allowed}`);
  });
}
