import type { Credential, CredentialHeaders, TokenCredential } from '../client.js';
import { StorefrontError } from '../errors.js';

/** The legacy pair of headers `apiAccessKeyId` and `apiSecretAccessKey`. */
export interface HeaderPair {
  apiAccessKeyId: string;
  apiSecretAccessKey: string;
}

export interface BasicOptions {
  username: string;
  password: string;
}

/** Sends the legacy header pair with each request, for servers only. Calls fail with `configuration` if it is refused. */
export function headerPairCredential({ apiAccessKeyId, apiSecretAccessKey }: HeaderPair): Credential {
  const headers = { apiaccesskeyid: apiAccessKeyId, apisecretaccesskey: apiSecretAccessKey };
  return unlessRefused('The access key id or the secret access key', { headers });
}

/** HTTP basic with each request, for servers only; text beyond ASCII goes as UTF-8. Calls fail with `configuration` if it is refused. */
export function basicCredential({ username, password }: BasicOptions): Credential {
  if (username.includes(':')) {
    throw new StorefrontError({ type: 'configuration', code: 'credential-invalid', message: 'A user name cannot hold a colon.' });
  }
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  const authorization = `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
  return unlessRefused('The user name or the password', { headers: { authorization } });
}

/** A bearer token that was had elsewhere. Calls fail with `configuration` once it is refused: there is no other. */
export function bearerCredential(token: string): TokenCredential {
  return unlessRefused('The bearer token', token);
}

/** Asking for another proof means that this one was refused, and it would be refused again. */
function unlessRefused<Proof extends string | { headers: CredentialHeaders }>(name: string, proof: Proof) {
  return ({ refresh }: { refresh: boolean }): Proof => {
    if (!refresh) return proof;
    throw new StorefrontError({ type: 'configuration', code: 'credential-refused', message: `${name} was refused.`, status: 401 });
  };
}
