import { constants } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { SECRET_KEY } from '../../api/keys.js';
import { generateSigningKey } from '../../gateway/index.js';
import { openKeysFile, storedSigningKeys } from '../keys/keys-file.js';
import { newSecretKey } from '../keys/new-keys.js';

const keysSchema = z.object({ secretKey: z.string().regex(SECRET_KEY), signingKeys: storedSigningKeys });

/** Keys of the development gateway. */
type DevKeys = z.infer<typeof keysSchema>;

/** Only the offers file may be shared with others. */
const GIT_IGNORE = '*\n!.gitignore\n!offers.json\n';

/**
 * Creates the data folder, and its keys at the first start.
 * @throws {CommandFailure} if the folder cannot be written, or the file of the keys is invalid
 */
export async function openDataFolder(folder: string): Promise<DevKeys> {
  const keys = await openKeysFile(folder, {
    schema: keysSchema,
    create: async () => ({ secretKey: newSecretKey(), signingKeys: [await generateSigningKey()] }),
  });
  await writeFile(join(folder, '.gitignore'), GIT_IGNORE);
  return keys;
}

/** Copies the offers file of the sample catalog, so that one can edit it. Keeps a copy that exists. Returns its path. */
export async function copyOffers(from: string, folder: string): Promise<string> {
  const copy = join(folder, 'offers.json');
  try {
    await copyFile(from, copy, constants.COPYFILE_EXCL);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return copy;
}
