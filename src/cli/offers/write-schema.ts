import { lstat, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { offersJsonSchema } from '../../gateway/offers/json-schema.js';
import { writeNewFile } from '../files/new-file.js';
import type { Terminal } from '../terminal.js';

/** True if a file contains a schema that this command wrote, also with another version. A link is no such file, because its target may belong to others. */
async function isOlderSchema(path: string): Promise<boolean> {
  try {
    if (!(await lstat(path)).isFile()) return false;
    const content: unknown = JSON.parse(await readFile(path, 'utf8'));
    return typeof content === 'object' && content !== null && Reflect.get(content, 'title') === offersJsonSchema()['title'];
  } catch {
    return false;
  }
}

/**
 * Prints the JSON Schema of the offers file, or writes it to `out`.
 * @throws {CommandFailure} if `out` exists and is not an older schema
 */
export async function writeSchema(terminal: Terminal, out: string | undefined): Promise<void> {
  const text = `${JSON.stringify(offersJsonSchema(), null, 2)}\n`;
  if (out === undefined) {
    terminal.write(text);
    return;
  }
  const path = resolve(terminal.folder, out);
  const fix = 'It is not a schema that this command wrote. Choose another file, or delete this one.';
  await writeNewFile(path, text, { force: await isOlderSchema(path), fix });
  terminal.write(`Wrote ${out}. Name it as "$schema" in your offers file.\n`);
}
