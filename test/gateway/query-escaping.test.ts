import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client.js';
import { readRecords } from '../../src/gateway/billing/custom-records.js';
import { checkEmailIsNew } from '../../src/gateway/purchase/check-email.js';
import { checkPaymentMethod } from '../../src/gateway/purchase/stored-method.js';
import { createMemoryStore } from '../../src/gateway/index.js';
import { readOverdueInvoices } from '../../src/gateway/subscriptions/overdue-invoices.js';
import { projectRoot, sourceFiles } from '../support/source-imports.js';
import { parse } from '../../src/api/schemas/parse.js';

/** Creates a fake billing API that contains no data and logs the received queries and filters. */
function recordingBilling(): { billing: Client; queries: string[] } {
  const queries: string[] = [];
  const record = (input: unknown): void => {
    const { queryString, q } = { queryString: undefined, q: undefined, ...(typeof input === 'object' ? input : {}) };
    queries.push(String(queryString ?? q));
  };
  const billing: Client = {
    baseUrl: 'https://billing.test',
    call: async (row, input) => {
      record(input);
      return parse(row.response, { size: 0, done: true, records: [] });
    },
    async *pages(row, input) {
      record(input);
      yield parse(row.response, { count: 0, records: [] });
    },
  };
  return { billing, queries };
}

const account = { object: 'storefront_test', label: 'Test', fields: {}, required: [], filterable: [] };

/** Operations that send a text to the platform as a value in a query. */
const lookups: readonly (readonly [string, (billing: Client, text: string) => Promise<unknown>])[] = [
  ['past-due invoices', (billing, id) => readOverdueInvoices({ billing }, { id }, '2026-01-01')],
  ['known email addresses', (billing, email) => checkEmailIsNew({ billing, discloseExistingAccounts: true }, email, 'email')],
  [
    'payment methods',
    (billing, paymentMethodId) =>
      checkPaymentMethod({ billing, tenant: 't', store: createMemoryStore(), now: () => 0 }, { paymentMethodId, intentId: 'intent' }).catch(
        () => undefined,
      ),
  ],
  ['custom records', (billing, value) => readRecords({ billing }, account, 'accountNumber__c', value)],
];

/** Returns a query with `?` in place of its quoted texts. */
const outline = (query: string): string => query.replaceAll(/'(?:[^'\\]|\\.)*'/g, '?');

describe.each(lookups)('a query for %s', (_, lookUp) => {
  it.each(["x' or id != '", "x\\' or id != \\'", '\\', "'", "a' or status = 'active"])('keeps %j within its quotes', async (text) => {
    const plain = recordingBilling();
    await lookUp(plain.billing, 'plain');
    const hostile = recordingBilling();
    await lookUp(hostile.billing, text);
    expect(plain.queries).toHaveLength(1);
    expect(hostile.queries.map(outline)).toEqual(plain.queries.map(outline));
    expect(hostile.queries.join()).toContain(`'${text.replaceAll(/['\\]/g, '\\$&')}'`);
  });
});

it('only src/api/query writes values into queries', () => {
  const writesValues = sourceFiles('src').filter((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    return !file.startsWith('src/api/query/') && /`[^`]*\b(?:where|and|or|eq) [^`]*'\$\{|\bselect [^`'"]* from [A-Z]/.test(text);
  });
  expect(writesValues).toEqual([]);
});
