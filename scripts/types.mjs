/** `npm run types`: writes the generated code and type-checks every project. */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.mjs';
import { root } from './install.mjs';
import { run } from './processes.mjs';

const projects = ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.e2e.json', 'tsconfig.scripts.json'];

/** Commands that check the projects. Files that have not changed since the last run are not checked again. */
export const typeChecks = projects.map((project) => ({
  command: process.execPath,
  args: [
    join(root, 'node_modules/typescript/bin/tsc'),
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    join(root, `node_modules/.cache/storefront-elements/${project}.tsbuildinfo`),
  ],
}));

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.chdir(root);
  generate();
  for (const { command, args } of typeChecks) if ((await run(command, args)) !== 0) process.exitCode = 1;
}
