import { commands } from '../../../src/cli/commands/index.js';
import { runCommandLine } from '../../../src/cli/run.js';
import type { Terminal } from '../../../src/cli/terminal.js';
import { projectRoot } from '../../support/source-imports.js';

/** Terminal that records what a command writes. */
export interface RecordedTerminal extends Terminal {
  readonly output: string;
  readonly errors: string;
}

export function recordTerminal(env: Record<string, string> = {}, changes: Partial<Terminal> = {}): RecordedTerminal {
  let [output, errors] = ['', ''];
  return {
    env,
    folder: projectRoot,
    interactive: false,
    colors: false,
    write: (text) => void (output += text),
    writeError: (text) => void (errors += text),
    ...changes,
    get output() {
      return output;
    },
    get errors() {
      return errors;
    },
  };
}

/** Runs a command in this process and returns its exit code and output. */
export async function run(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string; errors: string }> {
  const terminal = recordTerminal(env);
  const code = await runCommandLine(args, commands, terminal);
  return { code, output: terminal.output, errors: terminal.errors };
}
