import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { generateSigningKey } from '../src/gateway/index.js';

const signingKey = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), kid: z.string(), x: z.string(), d: z.string() });
const keys = z.object({ signingKeys: z.array(signingKey).min(1), cookieSecret: z.string().min(32) });

/** Keys that are created at the first start and stored, so that sessions and logins survive a restart. */
export type Keys = z.infer<typeof keys>;

/**
 * Reads the keys of a data folder, or creates them. Only the user who runs the demo can read the file.
 *
 * @throws {Error} naming the file, if its content is invalid
 */
export async function loadKeys(folder: string): Promise<Keys> {
  const file = join(folder, 'keys.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    const made: Keys = { signingKeys: [await generateSigningKey()], cookieSecret: randomBytes(32).toString('base64url') };
    await mkdir(folder, { recursive: true });
    await writeFile(file, JSON.stringify(made), { mode: 0o600 });
    return made;
  }
  try {
    return keys.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is invalid. Delete the file to create new keys. Everybody will be signed out.`, { cause });
  }
}
