import { generateSigningKey } from '../../gateway/index.js';
import { toKeyList } from '../configuration/signing-keys.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';
import { envLine } from '../files/env-file.js';
import { newPublishableKey, newSecretKey } from './new-keys.js';

/**
 * Instructions to replace each key. Contains new keys, and the present ones where both are accepted for some time.
 * @throws {CommandFailure} if the present keys are missing
 */
export async function describeRotation(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const present = readSigningKey(env['SIGNING_KEYS']);
  const added = await generateSigningKey();
  const publishable = env['STOREFRONT_PUBLISHABLE_KEYS'] ?? '';
  const newPublishable = newPublishableKey();
  const secret = env['STOREFRONT_SECRET_KEY'] ?? '';
  const newSecret = newSecretKey();
  return `Signing key. Customers stay signed in:
  1. Set this in every gateway and restart it. Old sessions stay valid:
${envLine('SIGNING_KEYS', JSON.stringify([present, added]))}
  2. When every gateway has it, set this and restart again. New sessions are signed with the new key:
${envLine('SIGNING_KEYS', JSON.stringify([added, present]))}
  3. Ten minutes later, set this and restart again:
${envLine('SIGNING_KEYS', JSON.stringify([added]))}
  With only one gateway, leave out step 1. If the old key was stolen, do only step 3. It ends all sessions.

Publishable key. Pages with either key work:
  1. Set this in every gateway and restart it:
${envLine('STOREFRONT_PUBLISHABLE_KEYS', publishable === '' ? newPublishable : `${publishable},${newPublishable}`)}
  2. Set the new key in your pages. When no page with the old key is in use, remove the old key:
${envLine('STOREFRONT_PUBLISHABLE_KEYS', newPublishable)}

Secret key. Customers stay signed in:
  1. Set this in every gateway and restart it. It is the new key and the old one:
${envLine('STOREFRONT_SECRET_KEY', [newSecret, secret].filter((key) => key !== '').join(','))}
  2. Set the new key in your own server.
  3. Then set this in every gateway and restart it:
${envLine('STOREFRONT_SECRET_KEY', newSecret)}
`;
}

/** Reads the key that signs at present: the first one. */
function readSigningKey(text: string | undefined): unknown {
  try {
    const keys = toKeyList(JSON.parse(text ?? ''));
    if (Array.isArray(keys) && keys.length > 0) return keys[0];
  } catch {
    // Fails below with the same message.
  }
  throw new CommandFailure(
    EXIT_CODE.usage,
    'SIGNING_KEYS is missing or not valid JSON. To rotate, set it to the present keys, or name your env file: storefront-elements keys --rotate --env-file .env',
  );
}
