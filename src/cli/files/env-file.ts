import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { CommandFailure, EXIT_CODE } from '../failure.js';
import type { Terminal } from '../terminal.js';

/** Description of the option, the same in every command. */
export const ENV_FILE_OPTION = [
  '--env-file <file>',
  'file with environment variables, for example .env; variables that are set win',
] as const;

/**
 * Returns the environment variables of the terminal and of an env file. Variables of the terminal win, as with `node --env-file`.
 * @throws {CommandFailure} if the file cannot be read
 */
export async function readEnvironment({ env, folder }: Terminal, file: string | undefined): Promise<Terminal['env']> {
  if (file === undefined) return env;
  try {
    return { ...parseEnv(await readFile(resolve(folder, file), 'utf8')), ...env };
  } catch (cause) {
    throw new CommandFailure(
      EXIT_CODE.usage,
      `--env-file names a file that cannot be read: ${file}. Set it to the path of your env file.`,
      cause,
    );
  }
}

/** Quotes in the order of preference. Node.js, shells and Docker Compose read text in single quotes as it is. */
const QUOTES = ["'", '`', '"'];

/** Ways to write a value, the most portable first. Not every way keeps every value. */
function notations(value: string): string[] {
  const quoted = QUOTES.filter((quote) => !value.includes(quote)).map((quote) => `${quote}${value}${quote}`);
  // Keeps a text of several lines on one line.
  const escaped = value.includes('\n') && !value.includes('"') ? [`"${value.replaceAll('\n', '\\n')}"`] : [];
  return [...(/^[\w./:@,+-]*$/.test(value) ? [value] : []), ...escaped, ...quoted];
}

/** True if Node.js reads the same value from a line, and the lines around it as they are. */
function keepsValue(line: string, variable: string, value: string): boolean {
  const before = variable === 'A' ? 'B' : 'A';
  const after = `${before}_`;
  const read = parseEnv(`${before}='1'\n${line}\n${after}='2'\n`);
  return Object.keys(read).length === 3 && read[variable] === value && read[before] === '1' && read[after] === '2';
}

/**
 * Writes a variable for an env file, so that Node.js reads the same value again.
 * @throws {CommandFailure} if no notation of env files keeps the value
 */
export function envLine(variable: string, value: string): string {
  const lines = notations(value).map((notation) => `${variable}=${notation}`);
  // A file in UTF-8 has no half of a surrogate pair.
  const found = Buffer.from(value).toString() === value ? lines.find((line) => keepsValue(line, variable, value)) : undefined;
  if (found !== undefined) return found;
  throw new CommandFailure(
    EXIT_CODE.problem,
    `${variable} has characters that an env file cannot keep, such as a carriage return or all three kinds of quotes. Put the value into a file of its own and set ${variable}_FILE.`,
  );
}
