import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { projectRoot } from './source-imports.js';

const FOLDER = join(projectRoot, 'node_modules/.cache/test-programs');

/** Keeps the paths of files that modules read next to themselves. */
const originalUrls: Plugin = {
  name: 'original-urls',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => ({ code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }),
  },
};

const bundles = new Map<string, Promise<string>>();

/**
 * Bundles a program that tests start in processes of their own, once for each test file, and returns its path. One file starts in half of the time
 * that a thousand modules take.
 *
 * @param entry absolute path of a TypeScript file
 */
export function bundledProgram(entry: string): Promise<string> {
  const known = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, known);
  return known;
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    plugins: [originalUrls],
    build: {
      ssr: entry,
      target: 'node20',
      write: false,
      minify: false,
      // Modules of the tests may have side effects, although package.json names none.
      rolldownOptions: { treeshake: false, output: { codeSplitting: false } },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const [program, ...others] = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk');
  if (!program || others.length > 0) throw new Error(`${entry} is not one program.`);
  const target = join(FOLDER, `${entry.slice(projectRoot.length).replaceAll(/[^a-z]+/g, '-')}.mjs`);
  // Several test files may write the same program at the same time.
  const unfinished = `${target}.${process.pid}`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(unfinished, program.code);
  await rename(unfinished, target);
  return target;
}
