import type { Credential, CredentialHeaders, TokenCredential } from '../client.js';
import { StorefrontError } from '../errors.js';

/** Legacy headers `apiAccessKeyId` and `apiSecretAccessKey`. */
export interface HeaderPair {
  apiAccessKeyId: string;
  apiSecretAccessKey: string;
}

export interface BasicOptions {
  username: string;
  password: string;
}

/** Creates a credential that sends the legacy headers. For servers only. Calls fail with `configuration` if they are rejected. */
export function headerPairCredential({ apiAccessKeyId, apiSecretAccessKey }: HeaderPair): Credential {
  const headers = { apiaccesskeyid: apiAccessKeyId, apisecretaccesskey: apiSecretAccessKey };
  return unlessRefused('The access key id or the secret access key', { headers });
}

/** Creates a credential for HTTP basic authentication, encoded as UTF-8. For servers only. Calls fail with `configuration` if it is rejected. */
export function basicCredential({ username, password }: BasicOptions): Credential {
  if (username.includes(':')) {
    throw new StorefrontError({ type: 'configuration', code: 'credential-invalid', message: 'The user name must not contain a colon.' });
  }
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  const authorization = `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
  return unlessRefused('The user name or the password', { headers: { authorization } });
}

/** Creates a credential with a fixed bearer token. The token cannot be renewed, so calls fail with `configuration` once it is rejected. */
export function bearerCredential(token: string): TokenCredential {
  return unlessRefused('The bearer token', token);
}

/** Returns a credential that always sends the same value. Fails on `refresh`, because the same value would be rejected again. */
function unlessRefused<Proof extends string | { headers: CredentialHeaders }>(name: string, proof: Proof) {
  return ({ refresh }: { refresh: boolean }): Proof => {
    if (!refresh) return proof;
    throw new StorefrontError({ type: 'configuration', code: 'credential-refused', message: `${name} was rejected.`, status: 401 });
  };
}
