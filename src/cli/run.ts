import { readFile } from 'node:fs/promises';
import { Command, CommanderError } from 'commander';
import * as z from 'zod';
import { CommandFailure, EXIT_CODE } from './failure.js';
import type { Terminal } from './terminal.js';

/** One command of `storefront-elements`. */
export interface CommandRow {
  readonly name: string;
  /** One line for the list of commands. Starts with a lower-case verb. */
  readonly summary: string;
  /**
   * Adds description, options and action. The action imports what it needs with `import()`, so that other commands and `--help` start fast. It throws
   * {@link CommandFailure} for problems that the caller can solve.
   */
  readonly define: (command: Command, terminal: Terminal) => void;
}

const EXIT_CODES = `
Exit codes: ${EXIT_CODE.ok} success, ${EXIT_CODE.problem} a problem was found, ${EXIT_CODE.usage} wrong usage.`;

async function readVersion(): Promise<string> {
  // The same path from src/cli and from dist/cli.
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** Creates the program with all commands. Commander suggests the nearest name for an unknown command or option. */
function createProgram(commands: readonly CommandRow[], terminal: Terminal, version: string): Command {
  const program = new Command('storefront-elements')
    .description('Commands of storefront-elements: custom elements for a subscription storefront, and their gateway.')
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.write(text),
      writeErr: (text) => terminal.writeError(text),
      getOutHasColors: () => terminal.colors,
      getErrHasColors: () => terminal.colors,
    })
    .addHelpText('after', EXIT_CODES);
  for (const { name, summary, define } of commands) {
    const command = program
      .command(name)
      .summary(summary)
      .description(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`);
    command.showHelpAfterError(`Run storefront-elements ${name} --help for all options.`).allowExcessArguments(false);
    define(command, terminal);
  }
  return program.showHelpAfterError('Run storefront-elements --help for all commands.');
}

/** Runs a command and returns the exit code. Prints every problem itself. */
export async function runCommandLine(args: readonly string[], commands: readonly CommandRow[], terminal: Terminal): Promise<number> {
  try {
    await createProgram(commands, terminal, await readVersion()).parseAsync([...args], { from: 'user' });
    return EXIT_CODE.ok;
  } catch (error) {
    // Commander has already printed its message.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODE.ok : EXIT_CODE.usage;
    if (error instanceof CommandFailure) {
      terminal.writeError(`${error.message}\n`);
      return error.exitCode;
    }
    terminal.writeError(`This is a bug in storefront-elements. Please report it with this text:\n${describe(error)}\n`);
    return EXIT_CODE.problem;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
