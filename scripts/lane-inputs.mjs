/** Stores a hash of the input files with which each lane last passed, so that `npm run test:quick` can skip unchanged lanes. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const folder = join(root, 'node_modules/.cache/storefront-elements/green');

/**
 * @typedef {{ name: string, inputs: readonly string[] }} Inputs
 */

/** True if the lane last passed with these inputs. @param {string} name @param {string} inputs from `inputsOf` */
export function isGreen(name, inputs) {
  const file = join(folder, name);
  return existsSync(file) && readFileSync(file, 'utf8') === inputs;
}

/** Records that the lane passes with these inputs. @param {string} name @param {string} inputs from `inputsOf` */
export function noteGreen(name, inputs) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), inputs);
}

/**
 * Returns a hash of the Node.js version and of all files below some paths that Git tracks or would add.
 *
 * @param {readonly string[]} paths
 */
export function inputsOf(paths) {
  const hash = createHash('sha256').update(process.version);
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...paths], { cwd: root, encoding: 'utf8' });
  for (const name of [...new Set(list.split('\0'))].sort()) {
    const file = join(root, name);
    // Git also lists deleted files.
    if (name !== '' && existsSync(file)) hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
