import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { commands } from '../../../src/cli/commands/index.js';
import { runCommandLine } from '../../../src/cli/run.js';
import type { Terminal } from '../../../src/cli/terminal.js';
import { projectRoot } from '../../support/source-imports.js';
import { recordTerminal } from './terminal.js';

/** Empty folder of a tenant, in which commands run. */
export interface StoreFolder {
  readonly path: string;
  /** Runs a command in the folder. */
  run(
    args: readonly string[],
    env?: Readonly<Record<string, string>>,
    changes?: Partial<Terminal>,
  ): Promise<{ code: number; output: string; errors: string }>;
  write(name: string, content: unknown): Promise<void>;
  remove(): Promise<void>;
}

export async function makeStoreFolder(): Promise<StoreFolder> {
  const path = await mkdtemp(join(tmpdir(), 'storefront-store-'));
  return {
    path,
    async run(args, env = {}, changes = {}) {
      const terminal = recordTerminal(env, { folder: path, ...changes });
      const code = await runCommandLine(args, commands, terminal);
      return { code, output: terminal.output, errors: terminal.errors };
    },
    write: (name, content) => writeFile(join(path, name), typeof content === 'string' ? content : JSON.stringify(content)),
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

/** Installs the gateway of this repository and further packages in a folder, without a network and without a build of the whole package. */
export async function installGateway(folder: string, packages: readonly string[]): Promise<void> {
  const target = join(folder, 'node_modules/storefront-elements');
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: 'src/gateway/index.ts',
      outDir: target,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'gateway.js' } },
    },
  });
  const manifest = { name: 'storefront-elements', type: 'module', exports: { './gateway': './gateway.js' } };
  await writeFile(join(target, 'package.json'), JSON.stringify(manifest));
  for (const name of ['hono', 'jose', 'zod', 'decimal.js', ...packages]) {
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true });
    await symlink(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name));
  }
}
