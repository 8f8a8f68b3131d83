import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { CommandFailure, EXIT_CODE } from '../failure.js';

/** Signing keys in a file that {@link openKeysFile} wrote. */
export const storedSigningKeys = z
  .array(z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), kid: z.string(), x: z.string(), d: z.string() }))
  .min(1);

/** Keys that are created at the first start and stored, so that sessions survive a restart. */
interface KeysFile<Keys> {
  readonly schema: z.ZodType<Keys>;
  create(): Promise<Keys>;
  /** What else the user can do if the folder cannot be used, for example `, or set SIGNING_KEYS`. */
  readonly alternative?: string;
}

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;

/**
 * Reads `keys.json` of a folder, or creates the folder and the keys. Only the user who runs the command can read the file.
 * @throws {CommandFailure} if the folder cannot be used or the file is invalid
 */
export async function openKeysFile<Keys>(folder: string, { schema, create, alternative = '' }: KeysFile<Keys>): Promise<Keys> {
  const file = join(folder, 'keys.json');
  let text: string;
  try {
    text = (await readIfExists(file)) ?? (await createOnce(folder, file, JSON.stringify(await create())));
  } catch (cause) {
    throw new CommandFailure(
      EXIT_CODE.usage,
      `The folder ${folder} cannot be used. Let the user of this process write to it${alternative}.`,
      cause,
    );
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new CommandFailure(
      EXIT_CODE.usage,
      `${file} is invalid. Restore the file, or delete it to create new keys, which ends all sessions.`,
      cause,
    );
  }
}

async function readIfExists(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Returns the content of the file: the given one, or that of another process that has created the file in the meantime. A link to a complete file
 * appears at once, so that nobody reads half of the keys.
 */
async function createOnce(folder: string, file: string, content: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `keys.${randomUUID()}.json`);
  try {
    await writeFile(draft, content, { mode: 0o600, flag: 'wx' });
    await link(draft, file);
    return content;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return await readFile(file, 'utf8');
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
