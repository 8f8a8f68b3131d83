import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/v4/core';
import { available, endpoints } from '../../demo/sandbox/handlers/index.js';
import { UNAVAILABLE } from '../../demo/sandbox/unavailable.js';
import { readDefinition } from '../../scripts/contract/definition.js';
import { contractRows } from '../support/contract/rows.js';

const definition = readDefinition();
const rows = contractRows(definition);
const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const unavailable: Readonly<Record<string, string>> = UNAVAILABLE;

it('each operation of the definition has one row', () => {
  expect(rows.map(({ operation }) => operation.id).sort()).toEqual(definition.operations.map(({ id }) => id).sort());
  expect(new Set(rows.map(({ row }) => row.name)).size).toBe(rows.length);
});

it('each row has a schema for its request and its response', () => {
  const lacking = rows.filter(({ row }) => !isSchema(row.request) || !isSchema(row.response));
  expect(lacking.map(({ name }) => name)).toEqual([]);
});

it('the sandbox serves each row or refuses it with a reason', () => {
  const served = new Set(Object.keys(available));
  const lacking = rows.filter(({ name, row }) => {
    const refused = (unavailable[name] ?? '').trim().length >= 10;
    return served.has(name) === refused || !endpoints.some((endpoint) => endpoint.row === row);
  });
  expect(lacking.map(({ name }) => name)).toEqual([]);
});

it('the docs list each row, and say if the sandbox serves it', () => {
  const lacking = rows.filter(({ name, row }) => {
    const line = page.split('\n').find((text) => text.includes(`\`${name}\``));
    const said = line?.split('|').at(-2)?.trim();
    return (
      !line?.includes(`\`${row.method} ${row.path}\``) || said !== (unavailable[name] === undefined ? 'yes' : `no: ${unavailable[name]}`)
    );
  });
  expect(lacking.map(({ name }) => name)).toEqual([]);
});

/** True for a schema that restricts its value. */
function isSchema(schema: unknown): boolean {
  return schema instanceof z.$ZodType && !(schema instanceof z.$ZodUnknown) && !(schema instanceof z.$ZodAny);
}
