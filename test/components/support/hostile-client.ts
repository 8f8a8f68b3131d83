import { createClient, type Client } from '../../../src/api/client.js';
import type { AnyOperation } from '../../../src/api/operations/operation.js';
import { storefrontOperations } from '../../../src/api/operations/storefront/index.js';
import { hostileTextsIn, type Maker } from './hostile-values.js';

const rows: readonly AnyOperation[] = Object.values(storefrontOperations);

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
  const client = createClient({
    baseUrl: 'https://gateway.test',
    maxRetries: 0,
    fetch: async ({ method, url }) => {
      const path = new URL(url).pathname.replace(/^(\/storefront\/invoices\/).+/, '$1{number}');
      const row = rows.find((each) => each.method === method && each.path === path);
      if (!row) throw new TypeError(`There is no row for ${method} ${path}.`);
      const body = JSON.stringify(maker.value(row.response)) ?? 'null';
      const json: unknown = JSON.parse(body);
      if (row.response.safeParse(json).success) texts.push(...hostileTextsIn(json));
      else passed = false;
      const response = new Response(body, { headers: { 'content-type': 'application/json' } });
      responses.push(response);
      return response;
    },
  });
  return { client, answered: () => ({ passed, texts }), isRead: () => responses.every(({ bodyUsed }) => bodyUsed) };
}
