import { createClient, type Client } from '../../../src/api/client.js';
import type { AnyOperation } from '../../../src/api/operations/operation.js';
import { billingOperations } from '../../../src/api/operations/billing/index.js';
import { storefrontOperations } from '../../../src/api/operations/storefront/index.js';
import { wireText } from '../../../src/api/schemas/wire.js';
import { hostileTextsIn, type Maker } from './hostile-values.js';

/** Every row that a page may call, with what its path looks like: `{names}` stand for any key. Paths that are written out come first. */
const rows = [...Object.values<AnyOperation>(storefrontOperations), ...Object.values<AnyOperation>(billingOperations)]
  .map((row) => ({ row, path: new RegExp(`^${row.path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`) }))
  .sort((one, other) => Number(one.row.path.includes('{')) - Number(other.row.path.includes('{')));

/** What a file has in it: a table, with a value of the maker in it. */
const tableOf = (value: unknown): string =>
  [
    'Accounting Period,Currency,Accounting Code,Type,Opening Balance,Debit,Credit,Closing Balance',
    `"${String(value).replaceAll('"', '""')}",USD,"${String(value).replaceAll('"', '""')}",Cash,0.00,1.00,1.00,0.00`,
  ].join('\r\n');

/** What one client has answered. */
export interface Answered {
  /** Whether every answer passed its schema. */
  readonly passed: boolean;
  /** Hostile texts in answers that passed. */
  readonly texts: readonly string[];
}

/** A client under the hand of a test, and what it has answered. */
export interface HostileClient {
  readonly client: Client;
  answered(): Answered;
  /** Whether every answer has been read. */
  isRead(): boolean;
}

/** A client whose gateway answers everything with values of a maker. */
export function clientOf(maker: Maker): HostileClient {
  let passed = true;
  const responses: Response[] = [];
  const texts: string[] = [];
  const answer = (response: Response): Response => {
    responses.push(response);
    return response;
  };
  const client = createClient({
    baseUrl: 'https://gateway.test',
    maxRetries: 0,
    fetch: async ({ method, url }) => {
      const { pathname } = new URL(url);
      const { row } = rows.find((each) => each.row.method === method && each.path.test(pathname)) ?? {};
      if (!row) throw new TypeError(`There is no row for ${method} ${pathname}.`);
      if (row.answer === 'file') {
        const value = maker.value(wireText);
        texts.push(...hostileTextsIn(value));
        return answer(new Response(tableOf(value), { headers: { 'content-type': 'text/csv' } }));
      }
      const body = JSON.stringify(maker.value(row.response)) ?? 'null';
      const json: unknown = JSON.parse(body);
      if (row.response.safeParse(json).success) texts.push(...hostileTextsIn(json));
      else passed = false;
      return answer(new Response(body, { headers: { 'content-type': 'application/json' } }));
    },
  });
  return { client, answered: () => ({ passed, texts }), isRead: () => responses.every(({ bodyUsed }) => bodyUsed) };
}
