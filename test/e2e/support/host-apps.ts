import { cp, readFile, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { build } from 'vite';
import { installPackedPackage } from '../../support/packed-package.js';

export const HOSTS = ['react', 'vue', 'svelte'] as const;

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The built apps of test/hosts. */
export interface HostApps {
  /** Returns the file at a path below `/hosts/`; undefined if it does not exist. */
  file(path: string): Promise<{ body: Buffer; contentType: string } | undefined>;
  remove(): Promise<void>;
}

/** Packs the package, installs it into a new project and builds the three apps there, unminified and strict. */
export async function buildHostApps(): Promise<HostApps> {
  const consumer = await installPackedPackage(['react', 'react-dom', 'vue', 'svelte']);
  const { folder } = consumer;
  await cp(join(import.meta.dirname, '../../hosts'), folder, { recursive: true });
  await build({
    configFile: false,
    root: folder,
    base: '/hosts/',
    mode: 'development',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('storefront-') } } }),
      svelte({ configFile: false }),
    ],
    build: {
      outDir: join(folder, 'built'),
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: HOSTS.map((host) => join(folder, host, 'index.html')) },
    },
  });
  return {
    async file(path) {
      const name = join(folder, 'built', path.endsWith('/') ? `${path}index.html` : path);
      const found = await stat(name).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { body: await readFile(name), contentType: TYPES[extname(name)] ?? 'application/octet-stream' };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
