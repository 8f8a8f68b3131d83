import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../support/source-imports.js';

/** Writes the files of docs/sandbox.md: a minimal catalog, which is seeded in a moment, and its offers file. */
export async function writeMinimalCatalog(folder: string): Promise<void> {
  await mkdir(folder);
  const page = await readFile(join(projectRoot, 'docs/sandbox.md'), 'utf8');
  for (const [, name = '', text = ''] of page.matchAll(/^```json (\S+)\n([\s\S]*?)^```/gm)) await writeFile(join(folder, name), text);
}
