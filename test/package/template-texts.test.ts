import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const sources = readdirSync(join(root, 'src/components'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/** Returns the fixed text of each html template in a source. */
function templatesOf(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html') {
      const { template } = node;
      found.push(
        ts.isTemplateExpression(template)
          ? [template.head, ...template.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('0')
          : template.text,
      );
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.ESNext, true));
  return found;
}

it('all texts in templates come from a message catalog', () => {
  const found = sources.flatMap((file) =>
    templatesOf(readFileSync(join(root, file), 'utf8')).flatMap((template) =>
      [...template.matchAll(/(?:^|>)([^<>]*\p{L}{2,}[^<>]*)</gu)].map(([, text = '']) => `${file}: ${text.trim()}`),
    ),
  );
  expect(found).toEqual([]);
});
