import * as z from 'zod';
import { isRecord } from '../../api/schemas/is-record.js';
import { generateSigningKey } from '../../gateway/index.js';
import { openKeysFile } from '../keys/keys-file.js';

/** Accepts one key, a list of keys, and the content of a file with keys. Does not validate the keys. */
export function toKeyList(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return value['signingKeys'] ?? [value];
}

/** Reads the signing keys of a folder, or creates the first one. The options of the gateway validate the keys. */
export async function loadSigningKeys(folder: string): Promise<unknown> {
  return toKeyList(
    await openKeysFile(folder, {
      schema: z.unknown(),
      create: async () => ({ signingKeys: [await generateSigningKey()] }),
      alternative: ', or set SIGNING_KEYS',
    }),
  );
}
