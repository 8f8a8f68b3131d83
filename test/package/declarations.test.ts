import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/source-imports.js';

const declarations = ['dist/api', 'dist/generated/api'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.d.ts'))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(projectRoot, folder, path), 'utf8') })),
);
/** Generated declarations, except the table of all rows: its type is an anonymous object with every row. */
const generated = declarations.filter(
  ({ path }) => path.startsWith('dist/generated/api/') && path !== 'dist/generated/api/operations/index.d.ts',
);

/** Returns the anonymous object types of a file, as `file:line`. */
function anonymousTypes({ path, text }: (typeof declarations)[number]): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeLiteralNode(node)) found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('the declarations of the client stay small for an editor', () => {
  const bytes = declarations.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  // Types inferred from the schemas would take about 5 MB, so named types are generated.
  expect(bytes).toBeLessThan(1_200_000);
});

it('requests and responses of all operations have named types', () => {
  expect(generated.flatMap(anonymousTypes)).toEqual([]);
  const rows = generated.flatMap(({ path, text }) =>
    path.startsWith('dist/generated/api/operations/') ? (text.match(/^export declare const .+$/gm) ?? []) : [],
  );
  expect(rows).toHaveLength(178);
  expect(rows.filter((row) => !/Operation<[^<>{}]+, [^<>{}]+>;$/.test(row))).toEqual([]);
});
