import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { openKeysFile } from '../../src/cli/keys/keys-file.js';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'keys-file-'));
});
afterAll(() => rm(parent, { recursive: true }));

it('is created once by processes that start at the same time, and never read half-written', async () => {
  const folder = join(parent, 'data');
  // Long keys take several writes, so that others can read between them.
  const open = (letter: string): Promise<string> =>
    openKeysFile(folder, { schema: z.string(), create: () => Promise.resolve(letter.repeat(8_000_000)) });
  const keys = await Promise.all(['a', 'b', 'c', 'd'].map(open));
  expect(new Set(keys.map((text) => `${text.length} ${text[0]}`)).size).toBe(1);
  expect(await open('e')).toBe(keys[0]);
  expect(await readdir(folder)).toEqual(['keys.json']);
  expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);
});
