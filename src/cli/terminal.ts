import { CommandFailure, EXIT_CODE } from './failure.js';

/** What a command needs of the process that runs it. Tests pass their own. */
export interface Terminal {
  /** Environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder for relative paths. */
  readonly folder: string;
  /** True if a person reads the output: standard output is a terminal, not a file or a log collector. */
  readonly interactive: boolean;
  /** True if the output may contain colors. False in files, and if `NO_COLOR` is set. */
  readonly colors: boolean;
  /** Asks the person a question. Fails with `CommandFailure` if the person cancels. `hidden` does not show the answer. Undefined if nobody can answer: standard input is not a terminal. */
  readonly ask?: ((question: string, options?: { hidden?: boolean }) => Promise<string>) | undefined;
  /** Writes results to standard output. Does not add a line break. */
  write(text: string): void;
  /** Writes problems to standard error. Does not add a line break. */
  writeError(text: string): void;
}

async function ask(question: string, { hidden = false }: { hidden?: boolean } = {}): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const { Writable } = await import('node:stream');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (hidden) process.stdout.write(question);
  const lines = createInterface({ input: process.stdin, output: hidden ? silent : process.stdout, terminal: true });
  try {
    return await lines.question(hidden ? '' : question);
  } catch (error) {
    // Ctrl+C or Ctrl+D.
    if (error instanceof Error && error.name === 'AbortError') throw new CommandFailure(EXIT_CODE.usage, '\nCanceled.', error);
    throw error;
  } finally {
    lines.close();
    if (hidden) process.stdout.write('\n');
  }
}

const interactive = process.stdout.isTTY;

/** Terminal of this process. */
export const processTerminal: Terminal = {
  env: process.env,
  folder: process.cwd(),
  interactive,
  colors: interactive && (process.env['NO_COLOR'] ?? '') === '',
  ask: process.stdin.isTTY ? ask : undefined,
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
};
