import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from './source-imports.js';

/** Program of a user of the package. */
export interface UserProgram {
  readonly file: string;
  readonly text: string;
}

/** Program on a page of the docs: a TypeScript code block with a file name, as in "```ts sign-up.ts". */
export interface DocProgram extends UserProgram {
  /** Heading above the program. */
  readonly heading: string;
  /** Expected output, in order: the texts after `// ->`. `…` matches anything. */
  readonly claims: readonly string[];
}

const FENCE = /^```ts (?<file>[\w-]+\.ts)\n(?<text>[\s\S]*?)^```$/gm;
const CLAIM = /\/\/ -> (.+)$/gm;

/** Returns the programs of a page. Code blocks without a file name are fragments that cannot run. */
export function readPrograms(page: string): DocProgram[] {
  const markdown = readFileSync(join(projectRoot, page), 'utf8');
  return [...markdown.matchAll(FENCE)].map(({ groups: { file = '', text = '' } = {}, index }) => ({
    file,
    text,
    heading: [...markdown.slice(0, index).matchAll(/^#+ (.+)$/gm)].at(-1)?.[1] ?? '',
    claims: [...text.matchAll(CLAIM)].map(([, claim = '']) => claim.trim()),
  }));
}

/** True if a printed line matches the expected text. */
export function fits(claim: string, line: string): boolean {
  const pattern = claim.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`, 's').test(line);
}

/** Writes programs into a temporary folder of the project and returns its path. */
export function writePrograms(programs: readonly UserProgram[], folder: string, addresses: Readonly<Record<string, string>> = {}): string {
  const path = join(projectRoot, 'test-results', folder);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  for (const { file, text } of programs) {
    const moved = Object.entries(addresses).reduce((all, [from, to]) => all.replaceAll(from, to), text);
    writeFileSync(join(path, file), moved);
  }
  return path;
}

/** Returns the compiler errors of programs that import the package by name. */
export function typeErrors(folder: string, programs: readonly UserProgram[]): string[] {
  const program = ts.createProgram(
    programs.map(({ file }) => join(folder, file)),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      moduleDetection: ts.ModuleDetectionKind.Force,
      lib: ['lib.es2023.d.ts'],
      types: ['node'],
      strict: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      noEmit: true,
      paths: { 'storefront-elements/api': [join(projectRoot, 'src/api/index.ts')] },
    },
  );
  return programs.flatMap(({ file }) => {
    const source = program.getSourceFile(join(folder, file));
    if (!source) return [`${file}: not read`];
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(({ start = 0, messageText }) => {
      const { line } = source.getLineAndCharacterOfPosition(start);
      return `${file}:${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
  });
}
