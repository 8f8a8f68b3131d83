import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { openKeysFile, storedSigningKeys } from '../src/cli/keys/keys-file.js';
import { generateSigningKey } from '../src/gateway/index.js';

const keys = z.object({ signingKeys: storedSigningKeys, cookieSecret: z.string().min(32) });

/** Keys that are created at the first start and stored, so that sessions and logins survive a restart. */
export type Keys = z.infer<typeof keys>;

/**
 * Reads the keys of a data folder, or creates them.
 * @throws {CommandFailure} if the folder cannot be used, or the file of the keys is invalid
 */
export function loadKeys(folder: string): Promise<Keys> {
  return openKeysFile(folder, {
    schema: keys,
    create: async () => ({ signingKeys: [await generateSigningKey()], cookieSecret: randomBytes(32).toString('base64url') }),
  });
}
