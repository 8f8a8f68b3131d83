/** `npm run types`: writes the generated code and type-checks all projects of tsconfig.json. */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.mjs';
import { root } from './install.mjs';
import { run } from './processes.mjs';

/** Checks all projects. Projects that have not changed since the last run are not checked again. */
export const typeCheck = { command: process.execPath, args: [join(root, 'node_modules/typescript-native/bin/tsc'), '-b'] };

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.chdir(root);
  generate();
  process.exitCode = await run(typeCheck.command, typeCheck.args);
}
