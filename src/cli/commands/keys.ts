import { relative, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Terminal } from '../terminal.js';
import { ENV_FILE_OPTION, readEnvironment } from '../files/env-file.js';

export function defineKeys(command: Command, terminal: Terminal): void {
  command
    .description('Create a publishable key, a secret key and a signing key, as lines of an env file. The lines are secret.')
    .option('-o, --out <file>', 'write a new file, which only you can read; never changes a file that exists')
    .option('--rotate', 'print how to replace the present keys without interrupting customers, with new keys')
    .option(...ENV_FILE_OPTION)
    .action(async ({ out, rotate, envFile }: { out?: string; rotate?: true; envFile?: string }) => {
      const { CommandFailure, EXIT_CODE } = await import('../failure.js');
      if (rotate) {
        if (out !== undefined) throw new CommandFailure(EXIT_CODE.usage, '--rotate prints instructions. Leave out --out.');
        const { describeRotation } = await import('../keys/rotation.js');
        terminal.write(await describeRotation(await readEnvironment(terminal, envFile)));
        return;
      }
      if (envFile !== undefined) throw new CommandFailure(EXIT_CODE.usage, '--env-file is only for --rotate. To write a file, use --out.');
      const { newKeyLines } = await import('../keys/new-keys.js');
      const text = `${(await newKeyLines()).join('\n')}\n`;
      if (out === undefined) {
        terminal.write(text);
        return;
      }
      const { writeNewFile } = await import('../files/new-file.js');
      const path = resolve(terminal.folder, out);
      await writeNewFile(path, text, { mode: 0o600, fix: 'Choose another file, or delete the old one if its keys are not in use.' });
      terminal.write(`Wrote ${relative(terminal.folder, path)}. Only you can read it. Do not commit it.\n`);
    });
}
