import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { projectRoot } from '../support/source-imports.js';

const cdn = join(projectRoot, 'dist/cdn');
const list = z
  .strictObject({
    bundles: z.record(z.string(), z.string().min(10)),
    scripts: z.array(
      z.strictObject({
        file: z.string(),
        bundles: z.array(z.string()).min(1),
        content: z.string().min(1),
        bytes: z.int().positive(),
        integrity: z.string(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(cdn, 'scripts.json'), 'utf8')));
const filesWithExtension = (extension: string): string[] =>
  readdirSync(cdn, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => relative(cdn, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

describe('the list of scripts', () => {
  it('has each script of the script tag once, with its size and hash', () => {
    expect(list.scripts.map(({ file }) => file).sort()).toEqual(filesWithExtension('.js'));
    for (const { file, bytes, integrity } of list.scripts) {
      const code = readFileSync(join(cdn, file));
      const hash = createHash('sha384').update(code).digest('base64');
      expect([file, bytes, integrity]).toEqual([file, code.length, `sha384-${hash}`]);
    }
  });

  it('has a purpose for each bundle, and the bundles of each script', () => {
    const bundles = filesWithExtension('.manifest.json').map((file) => file.replace('.manifest.json', ''));
    expect(Object.keys(list.bundles).sort()).toEqual(bundles.sort());
    for (const name of Object.keys(list.bundles)) expect(list.scripts.find(({ file }) => file === `${name}.js`)?.bundles).toEqual([name]);
    for (const name of bundles) {
      const manifest = readFileSync(join(cdn, `${name}.manifest.json`), 'utf8');
      const listed = list.scripts.filter((script) => script.bundles.includes(name));
      const files = new Set([...manifest.matchAll(/"file": "([^"]+)"/g)].map(([, file]) => file));
      expect(listed.map(({ file }) => file).sort()).toEqual([...files].sort());
    }
  });
});
