import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './source-imports.js';

const execute = promisify(execFile);

/** Project with the packed package installed. */
export interface Consumer {
  readonly folder: string;
  /** The unpacked package. */
  readonly package: string;
  /** Runs JavaScript as a module of the project in plain Node.js and returns its output. `flags` are command-line options of Node.js. */
  run(code: string, flags?: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

/**
 * Packs the built package and unpacks it into a new project, without a network. Dependencies are links to the installed ones.
 *
 * @param others further packages to install
 */
export async function installPackedPackage(others: readonly string[] = []): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-consumer-'));
  const modules = join(folder, 'node_modules');
  const target = join(modules, 'storefront-elements');
  await mkdir(target, { recursive: true });
  await execute('npm', ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', folder], { cwd: projectRoot });
  const { name, version, dependencies } = await readManifest(projectRoot);
  await execute('tar', ['xzf', join(folder, `${name}-${version}.tgz`), '--strip-components=1', '-C', target]);
  for (const dependency of new Set([...Object.keys(dependencies), ...others])) {
    await mkdir(dirname(join(modules, dependency)), { recursive: true });
    await symlink(join(projectRoot, 'node_modules', dependency), join(modules, dependency));
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  return {
    folder,
    package: target,
    async run(code, flags = []) {
      const { stdout } = await execute(process.execPath, [...flags, '--input-type=module', '--eval', code], { cwd: folder });
      return stdout;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Fields of a package.json that the tests read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Reads the package.json of a folder. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
}
