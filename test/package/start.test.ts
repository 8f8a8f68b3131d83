import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/source-imports.js';

it('scripts contain no secret that they could print', () => {
  const folder = join(projectRoot, 'scripts');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  const found = files.filter((file) => /\bsk_sandbox|sandbox-secret/.test(readFileSync(join(folder, file), 'utf8')));
  expect(found).toEqual([]);
});
