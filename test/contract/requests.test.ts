import { describe, expect, it } from 'vitest';
import { readDefinition, type DefinitionOperation, type DefinitionSchema } from '../../scripts/contract/definition.js';
import { createClient } from '../../src/api/client.js';
import type { AnyOperation } from '../../src/api/operations/operation.js';
import { createContract } from '../support/contract/contract.js';
import { contractRows } from '../support/contract/rows.js';
import { coreOf, leastOf, objectsOf } from './walk/inputs.js';
import { zodSchema } from '../support/zod-schema.js';

const definition = readDefinition();
const contract = createContract(definition);

/** Returns the request that a call sends. */
async function sentBy(row: AnyOperation, input: unknown): Promise<Request | undefined> {
  let sent: Request | undefined;
  const client = createClient({
    baseUrl: 'https://billing.test',
    maxRetries: 0,
    fetch: (request) => {
      sent = request.clone();
      return Promise.reject(new TypeError('There is no server.'));
    },
  });
  await client.call(row, input).catch(() => undefined);
  return sent;
}

/** Returns the differences between a sent request (path, query and body) and the definition. */
async function wrongIn(operation: DefinitionOperation, request: Request): Promise<string[]> {
  const url = new URL(request.url);
  const wrong: string[] = [];
  if (contract.operationOf(request.method, url.pathname) !== operation)
    wrong.push(`${request.method} ${url.pathname} is another operation`);
  const known = new Map(
    operation.parameters.filter((parameter) => parameter.in === 'query').map((parameter) => [parameter.name, parameter]),
  );
  for (const [name, text] of url.searchParams) {
    const schema = known.get(name)?.schema;
    if (!schema) wrong.push(`${name} is not a parameter`);
    else wrong.push(...contract.value(`${operation.id} ${name}`, entryOf(schema), fromText(entryOf(schema), text)));
  }
  if (!operation.request)
    return [...wrong, ...(/^(?:\{\})?$/.test(await request.text()) ? [] : ['a body that the definition does not have'])];
  const type = request.headers.get('content-type') ?? '';
  const [kind = ''] = operation.request.type.split(';');
  if (!type.startsWith(kind)) wrong.push(`content type ${type}, where the definition has ${kind}`);
  if (kind === 'multipart/form-data') {
    const names = [...(await request.text()).matchAll(/; name="([^"]+)"/g)].map(([, name]) => name ?? '');
    return [
      ...wrong,
      ...names.filter((name) => !(name in (operation.request?.schema.properties ?? {}))).map((name) => `${name} is not a part`),
    ];
  }
  const text = await request.text();
  const body: unknown = kind === 'application/json' ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  return [...wrong, ...contract.value(`request of ${operation.id}`, operation.request.schema, body)];
}

function entryOf(schema: DefinitionSchema): DefinitionSchema {
  return schema.type === 'array' && schema.items ? schema.items : schema;
}

/** Parses a parameter, which is text on the wire. */
function fromText(schema: DefinitionSchema, text: string): unknown {
  if (schema.type === 'integer' || schema.type === 'number') return Number(text);
  return schema.type === 'boolean' ? text === 'true' : text;
}

/** Replaces email addresses and ids with realistic ones. Our schemas leave their format to the platform. */
function realistic(value: unknown, name: string): unknown {
  if (value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map((entry) => realistic(entry, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, realistic(part, key)]));
  }
  if (value === 'x' && /email|BAID/i.test(name)) return 'a@b.example';
  return value === 'x' && name === 'accountId' ? 'a'.repeat(32) : value;
}

describe('requests with all or only required fields fit the definition', () => {
  it.each(contractRows(definition).map(({ name, row, operation }) => [name, row, operation] as const))('%s', async (_, row, operation) => {
    const wrong: string[] = [];
    for (const { path, fields, least, within } of objectsOf(zodSchema(row.request))) {
      const all = Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, leastOf(coreOf(schema))]));
      for (const input of [realistic(within(least), ''), realistic(within(all), '')]) {
        const request = await sentBy(row, input);
        const found = request ? await wrongIn(operation, request) : ['was not sent'];
        wrong.push(...found.map((line) => `${path.join('.')}: ${line}`));
      }
    }
    expect([...new Set(wrong)].slice(0, 10)).toEqual([]);
  });
});
