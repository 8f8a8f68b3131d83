/** Installs packages and writes generated code. Node built-ins only. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.mjs';
import { run } from './processes.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 */

/** @returns {Record<string, LockedPackage> | undefined} */
function packagesIn(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** True if every locked package is installed in its locked version. Packages for other systems may be missing. */
export function isInstalled() {
  const wanted = packagesIn('package-lock.json') ?? {};
  const present = packagesIn('node_modules/.package-lock.json');
  if (!present) return false;
  return Object.entries(wanted).every(([path, locked]) => {
    if (path === '') return true;
    const found = present[path];
    if (!found) return locked.optional === true || locked.devOptional === true;
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

/** Returns why this Node.js version cannot be used; undefined if it can. */
export function nodeProblem() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19) ? undefined : `Node.js 20.19 or later is needed; this is ${process.versions.node}.`;
}

/**
 * Runs `npm ci` if packages are missing or differ from the lock, then writes missing or outdated generated code.
 *
 * @throws {Error} if the installation failed; npm has printed the reason
 */
export async function ensureInstalled() {
  const problem = nodeProblem();
  if (problem) throw new Error(problem);
  if (!isInstalled()) await install();
  generate();
}

async function install() {
  const why = existsSync(join(root, 'node_modules')) ? 'Packages differ from package-lock.json' : 'Packages are not installed yet';
  console.log(`${why}: running npm ci (about a minute).`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const progress = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000);
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    const code = await (npm !== undefined && npm.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args));
    if (code !== 0) throw new Error('npm ci failed. See its output above.');
  } finally {
    clearInterval(progress);
  }
  console.log(`Packages installed in ${seconds()} s.`);
}
