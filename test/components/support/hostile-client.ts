import { createClient, type Client } from '../../../src/api/client.js';
import type { AnyOperation } from '../../../src/api/operations/operation.js';
import { billingOperations } from '../../../src/generated/api/operations/index.js';
import { storefrontOperations } from '../../../src/api/operations/storefront/index.js';
import { wireText } from '../../../src/api/schemas/wire.js';
import { hostileTextsIn, type Maker } from './hostile-values.js';

/** Every row that a page may call, with a regular expression for its path. Paths without parameters come first. */
const rows = [...Object.values<AnyOperation>(storefrontOperations), ...Object.values<AnyOperation>(billingOperations)]
  .map((row) => ({ row, path: new RegExp(`^${row.path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`) }))
  .sort((one, other) => Number(one.row.path.includes('{')) - Number(other.row.path.includes('{')));

/** Returns a CSV file that contains the value. */
const tableOf = (value: unknown): string =>
  [
    'Accounting Period,Currency,Accounting Code,Type,Opening Balance,Debit,Credit,Closing Balance',
    `"${String(value).replaceAll('"', '""')}",USD,"${String(value).replaceAll('"', '""')}",Cash,0.00,1.00,1.00,0.00`,
  ].join('\r\n');

const escapeXml = (text: unknown): string => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the description of an object type with generated labels, names and options. */
function descriptionOf(value: () => unknown): { text: string; said: unknown[] } {
  const said = [value(), value(), value()];
  const [label, name, option] = said.map(escapeXml);
  const field = (of: string, type: string, more = ''): string =>
    `<field><name>${of}</name><label>${name}</label><type>${type}</type><contexts><context>soap</context></contexts>${more}</field>`;
  const fields = [
    field('Id', 'text'),
    field('Name', 'text'),
    field('Balance', 'decimal'),
    field('AccountId', 'text'),
    field('Status', 'picklist', `<options><option>${option}</option></options>`),
  ];
  const related = `<object><name>Account</name><label>${label}</label></object>`;
  const parts = `<name>Account</name><label>${label}</label><fields>${fields.join('')}</fields><related-objects>${related}</related-objects>`;
  return { text: `<object>${parts}</object>`, said };
}

/** Summary of the responses of one client. */
export interface ResponseSummary {
  /** True if every response matched its schema. */
  readonly passed: boolean;
  /** All hostile texts in the responses that matched their schema. */
  readonly texts: readonly string[];
}

/** Client with generated responses. */
export interface HostileClient {
  readonly client: Client;
  answered(): ResponseSummary;
  /** True if every response has been read. */
  isRead(): boolean;
}

/** Adjusts the response of a row so that the element reaches the state under test, for example with the requested number or an editable status. */
export type Shape = (row: AnyOperation, answer: unknown) => unknown;

/** Creates a client whose responses contain values of a maker. */
export function clientOf(maker: Maker, shape: Shape = (_row, answer) => answer): HostileClient {
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
      if (row === billingOperations.describeObject) {
        const { text, said } = descriptionOf(() => maker.value(wireText));
        texts.push(...hostileTextsIn(said));
        return answer(new Response(text, { headers: { 'content-type': 'text/xml' } }));
      }
      if (row.answer === 'file') {
        const value = maker.value(wireText);
        texts.push(...hostileTextsIn(value));
        return answer(new Response(tableOf(value), { headers: { 'content-type': 'text/csv' } }));
      }
      const body = JSON.stringify(shape(row, maker.value(row.response))) ?? 'null';
      const json: unknown = JSON.parse(body);
      if (row.response.safeParse(json).success) texts.push(...hostileTextsIn(json));
      else passed = false;
      return answer(new Response(body, { headers: { 'content-type': 'application/json' } }));
    },
  });
  return { client, answered: () => ({ passed, texts }), isRead: () => responses.every(({ bodyUsed }) => bodyUsed) };
}
