import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { installPackedPackage, readManifest, type Consumer } from '../support/packed-package.js';
import { projectRoot } from '../support/source-imports.js';

const { exports, name } = await readManifest(projectRoot);

/** Elements that can be registered one by one. */
const elements = readdirSync(join(projectRoot, 'src/components/define')).map((file) => file.replace(/\.ts$/, ''));

/** Every import path of the package, with patterns expanded. */
const paths = Object.keys(exports).flatMap((path) => (path.includes('*') ? elements.map((element) => path.replace('*', element)) : [path]));
const specifiers = paths.map((path) => join(name, path));
const modules = specifiers.filter((specifier) => !specifier.endsWith('.json'));

let consumer: Consumer;
beforeAll(async () => {
  consumer = await installPackedPackage();
});
afterAll(() => consumer.remove());

describe('the packed package', () => {
  it('has a component entry for each element', () => {
    expect(elements).toEqual(expect.arrayContaining(['provider', 'plans']));
  });

  it.each(specifiers)('%s resolves to a packed file', async (specifier) => {
    const url = await consumer.run(`console.log(import.meta.resolve(${JSON.stringify(specifier)}))`);
    expect(existsSync(new URL(url.trim())), url).toBe(true);
  });

  it.each(modules.filter((specifier) => !specifier.includes('/cdn/')))('%s can be imported in plain Node.js', async (specifier) => {
    const globals = ['window', 'document', 'localStorage'];
    const printed = await consumer.run(
      `await import(${JSON.stringify(specifier)});
       console.log(JSON.stringify(${JSON.stringify(globals)}.filter((name) => name in globalThis)));`,
    );
    expect(JSON.parse(printed)).toEqual([]);
  });

  it.each([
    ['a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
    ['Node.js', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ])(
    'has types for every entry as resolved by %s',
    (_resolver, module, moduleResolution) => {
      const typed = modules.filter((specifier) => !specifier.includes('/cdn/'));
      const file = join(consumer.folder, 'entries.ts');
      const text = typed.map((specifier, index) => `import * as entry${index} from '${specifier}';\nexport { entry${index} };\n`).join('');
      writeFileSync(file, text);
      expect(typeErrors(file, { module, moduleResolution })).toEqual([]);
    },
    120_000,
  );

  it('registers an element only through its own entry', async () => {
    const isRegistered = async (specifier: string): Promise<string> =>
      consumer.run(`await import('lit'); await import('${specifier}'); console.log(customElements.get('storefront-plans') !== undefined)`);
    expect(await isRegistered(name)).toBe('false\n');
    expect(await isRegistered(`${name}/components/plans`)).toBe('true\n');
    expect(await isRegistered(`${name}/define`)).toBe('true\n');
  });

  it('runs its command', async () => {
    const { bin } = z
      .object({ bin: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(consumer.package, 'package.json'), 'utf8')));
    const file = join(consumer.package, bin[name] ?? '');
    expect(statSync(file).mode & 0o111, 'is executable').toBe(0o111);
    const { stdout } = await promisify(execFile)(file, ['gateway', '--help'], { cwd: consumer.folder });
    expect(stdout).toContain('BILLING_CLIENT_SECRET');
  });

  it('contains no development secret', () => {
    const found = filesBelow(consumer.package).filter((file) => /\bsk_\w|sandbox-secret/.test(readFileSync(file, 'utf8')));
    expect(found.map((file) => relative(consumer.package, file))).toEqual([]);
  });

  it('ships neither tests nor the demo', () => {
    expect(readdirSync(consumer.package).sort()).toEqual(['LICENSE', 'README.md', 'custom-elements.json', 'dist', 'package.json']);
    expect(readdirSync(join(consumer.package, 'dist')).filter((entry) => /test|demo|sandbox/.test(entry))).toEqual([]);
  });
});

/** Returns TypeScript errors in a file of the consumer, as `file: message`. */
function typeErrors(file: string, resolution: Pick<ts.CompilerOptions, 'module' | 'moduleResolution'>): string[] {
  const options: ts.CompilerOptions = {
    ...resolution,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    experimentalDecorators: true,
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options))
    .filter(
      (diagnostic) =>
        diagnostic.file === undefined || !/node_modules\/(?!storefront-elements)/.test(relative(consumer.folder, diagnostic.file.fileName)),
    )
    .map(
      ({ file: source, messageText }) =>
        `${source ? relative(consumer.folder, source.fileName) : ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
