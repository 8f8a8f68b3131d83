import ts from 'typescript';
import type { Plugin } from 'vite';
import { applyEdits, parse, type Edit } from './source-edits.js';

/**
 * Converts the property decorators of each element to Lit's equivalent `static properties`. Ten compiled decorators are longer than the rest of a small
 * element.
 */
export function staticProperties(): Plugin {
  return {
    name: 'static-properties',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/components\/.+\.ts$/, code: 'lit/decorators.js' },
      handler: (code) => ({ code: withStaticProperties(code), map: null }),
    },
  };
}

/** Returns TypeScript `code` in which `static properties` replace the decorators `@property()` and `@state()` of its classes. */
export function withStaticProperties(code: string): string {
  const edits: Edit[] = [];
  const remove = (node: ts.Node): void => void edits.push({ start: node.getStart(), end: node.getEnd(), text: '' });
  for (const statement of parse(code).statements) {
    if (isDecoratorImport(statement)) remove(statement);
    if (!ts.isClassDeclaration(statement)) continue;
    const properties: string[] = [];
    for (const member of statement.members) {
      for (const decorator of ts.canHaveDecorators(member) ? (ts.getDecorators(member) ?? []) : []) {
        properties.push(`${member.name?.getText() ?? ''}: ${declarationOf(decorator)}`);
        remove(decorator);
      }
    }
    const { pos } = statement.members;
    if (properties.length > 0) edits.push({ start: pos, end: pos, text: ` static properties = { ${properties.join(', ')} };` });
  }
  return applyEdits(code, edits);
}

function isDecoratorImport(statement: ts.Statement): boolean {
  return (
    ts.isImportDeclaration(statement) &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    statement.moduleSpecifier.text === 'lit/decorators.js'
  );
}

/** Returns the value of a property in `static properties`. */
function declarationOf({ expression }: ts.Decorator): string {
  if (ts.isCallExpression(expression)) {
    const name = expression.expression.getText();
    if (name === 'state') return '{ state: true }';
    if (name === 'property') return expression.arguments[0]?.getText() ?? '{}';
  }
  throw new Error(`scripts/build/static-properties.ts has no rule for @${expression.getText()}. It knows @property() and @state().`);
}
