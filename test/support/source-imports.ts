import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Root folder of the project. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Import that remains in the compiled code, because it is not only for types. */
export interface SourceImport {
  /** Importing file, relative to the project root with forward slashes, for example `src/store/store.ts`. */
  readonly from: string;
  readonly line: number;
  /** Specifier in the source, for example `../api/errors.js` or `lit`. */
  readonly specifier: string;
  /** For relative imports: the imported file, relative to the project root, even if it does not exist. */
  readonly file?: string;
  /** True for `import()`, which loads on demand. */
  readonly lazy: boolean;
}

/** Returns every TypeScript file below a folder of the project, relative to the project root. */
export function sourceFiles(folder: string): string[] {
  const absolute = join(projectRoot, folder);
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Returns the imports of a file, without type-only imports. */
export function importsOf(file: string): SourceImport[] {
  return readImports(file, readFileSync(join(projectRoot, file), 'utf8'));
}

/** Returns the imports of a source text. Separate from `importsOf` so that tests can pass text. */
export function readImports(from: string, text: string): SourceImport[] {
  const source = ts.createSourceFile(from, text, ts.ScriptTarget.Latest, true);
  const found: SourceImport[] = [];
  const add = (node: ts.Node, specifier: string, lazy: boolean): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    const base = { from, line, specifier, lazy };
    found.push(specifier.startsWith('.') ? { ...base, file: resolveRelative(from, specifier) } : base);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      if (node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) add(node, node.moduleSpecifier.text, false);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      if (!node.isTypeOnly) add(node, node.moduleSpecifier.text, false);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      add(node, argument && ts.isStringLiteralLike(argument) ? argument.text : '(computed)', true);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function resolveRelative(from: string, specifier: string): string {
  const file = posix.join(dirname(from), specifier);
  // Most imports of `.js` refer to a `.ts` file. Only scripts that are served to browsers unchanged are JavaScript files.
  return existsSync(join(projectRoot, file)) ? file : file.replace(/\.js$/, '.ts');
}

/** Returns every project file that `entry` imports, directly or indirectly, including the entry. */
export function reachableFrom(entry: string, exists: (file: string) => boolean): Set<string> {
  const reached = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file) || !exists(file) || !file.endsWith('.ts')) continue;
    reached.add(file);
    for (const found of importsOf(file)) if (found.file !== undefined) queue.push(found.file);
  }
  return reached;
}
