import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/v4/core';
import { billingOperations } from '../../src/generated/api/operations/index.js';
import type { AnyOperation } from '../../src/api/operations/operation.js';
import { projectRoot } from '../support/source-imports.js';

const dist = join(projectRoot, 'dist');
const rows = Object.entries<AnyOperation>(billingOperations);
/** One row of each resource. One is enough, because all rows of a resource have the same structure. */
const tried = firstOfEach(rows);

function firstOfEach(all: typeof rows): typeof rows {
  const byResource = new Map<string, (typeof rows)[number]>();
  for (const entry of all) byResource.set(entry[1].name.split('.')[0] ?? '', entry);
  return [...byResource.values()];
}

/** Fields of nested conditions in orders. A bundler cannot remove these recursive schemas from a bundle that contains any row of orders. */
const RECURSIVE = new Set(['field', 'operator', 'value', 'conditions', 'relation']);

let folder: string;
beforeAll(() => {
  // Inside the project, so that Node.js finds the package's dependencies.
  folder = mkdtempSync(join(projectRoot, 'node_modules/.cache-rows-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles the script of a page. */
async function bundle(source: string, minify = false): Promise<string> {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, source);
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] }, minify },
  });
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((each) => ('output' in each ? each.output : []));
  const chunks = outputs.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  return chunks.map(({ code }) => code).join('\n');
}

/** Returns a schema and all schemas inside it. */
function partsOf(schema: z.$ZodType, seen = new Set<z.$ZodType>()): Set<z.$ZodType> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  const inside: z.$ZodType[] = [];
  if (schema instanceof z.$ZodObject) inside.push(...Object.values<z.$ZodType>(schema._zod.def.shape));
  if (schema instanceof z.$ZodArray) inside.push(schema._zod.def.element);
  if (schema instanceof z.$ZodUnion) inside.push(...schema._zod.def.options);
  if (schema instanceof z.$ZodPipe) inside.push(schema._zod.def.in, schema._zod.def.out);
  if (schema instanceof z.$ZodLazy) inside.push(schema._zod.def.getter());
  if (schema instanceof z.$ZodOptional || schema instanceof z.$ZodNullable) inside.push(schema._zod.def.innerType);
  for (const part of inside) partsOf(part, seen);
  return seen;
}

/** Returns the field names of the generated schemas in a bundle. The schemas come after the functions that create them. */
function fieldsIn(code: string): string[] {
  const end = Math.max(code.lastIndexOf('\n}\n'), code.lastIndexOf('return NEVER;'));
  const found = [...code.slice(end).matchAll(/^\t+(?:"([^"]+)"|([\w$]+)): (?!"|\[|true)/gm)];
  // Excludes the properties of the row itself, which have one level of indentation.
  const names = found
    .filter(([line]) => !/^\t(?:request|response|more|query): /.test(line))
    .map(([, quoted, plain]) => quoted ?? plain ?? '');
  return [...new Set(names)];
}

/** Returns the exports of a file of the package: value and name. */
async function exportsOf(path: string): Promise<Map<unknown, string>> {
  const exported: unknown = await import(pathToFileURL(join(dist, path)).href);
  return new Map(Object.entries(exported ?? {}).map(([name, value]) => [value, name]));
}

describe('a bundle that names one row', () => {
  it.each(tried)('contains only %s and its schemas', async (name, row) => {
    const code = await bundle(`export { ${name} } from '${dist}/generated/api/operations/index.js';`);
    const more = row.more ? [row.more.path] : [];
    expect([...code.matchAll(/^\s*path: "(\/[^"]+)"/gm)].map(([, path]) => path).sort()).toEqual([row.path, ...more].sort());
    const built = await exportsOf('generated/api/operations/index.js');
    const own = [...built].find(([, exported]) => exported === name)?.[0];
    const parts = partsOfRow(own);
    const known = new Set([...parts].flatMap((part) => (part instanceof z.$ZodObject ? Object.keys(part._zod.def.shape) : [])));
    const fields = fieldsIn(code);
    expect(fields.filter((field) => !known.has(field) && !RECURSIVE.has(field))).toEqual([]);
    // Bundlers print objects with one field on one line, which `fieldsIn` ignores.
    if (known.size > 1) expect(fields.length).toBeGreaterThan(known.size / 3);
  });

  it('is small, also through the public entry', async () => {
    const direct = await bundle(`export { getRefund } from '${dist}/generated/api/operations/index.js';`, true);
    const entry = await bundle(`import { rows } from '${dist}/api/browser.js'; export const getRefund = rows.getRefund;`, true);
    for (const code of [direct, entry]) {
      expect(code).toContain('/v1/refunds/{refundKey}');
      expect(code).not.toMatch(/orderActions|billToContact|productRatePlanCharges|cardHolderInfo|revenueItems/);
      expect(brotliCompressSync(code).length).toBeLessThan(12_000);
    }
    expect(Math.abs(entry.length - direct.length)).toBeLessThan(200);
  });
});

function partsOfRow(row: unknown): ReadonlySet<unknown> {
  if (typeof row !== 'object' || row === null || !('request' in row) || !('response' in row)) throw new Error('The value is not a row.');
  const parts = new Set<unknown>();
  for (const schema of [row.request, row.response]) if (schema instanceof z.$ZodType) for (const part of partsOf(schema)) parts.add(part);
  if ('more' in row && row.more !== undefined) for (const part of partsOfRow(row.more)) parts.add(part);
  return parts;
}
