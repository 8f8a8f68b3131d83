import type { AccessTokenCache } from '../engine/access-tokens.js';
import { isClient, type MachineClient } from './machine-client.js';

/**
 * True if the headers contain a valid credential: a bearer token, HTTP basic, or the legacy header pair. An `Authorization` header takes
 * precedence.
 */
export async function hasValidCredential(headers: Headers, tokens: AccessTokenCache, client: MachineClient): Promise<boolean> {
  const authorization = headers.get('authorization');
  if (authorization === null) return isClient(client, headers.get('apiaccesskeyid'), headers.get('apisecretaccesskey'));
  const basic = /^Basic ([A-Za-z0-9+/]{1,400}={0,2})$/i.exec(authorization)?.[1];
  if (basic === undefined) return tokens.accepts(authorization);
  const pair = Buffer.from(basic, 'base64').toString();
  const colon = pair.indexOf(':');
  return colon >= 0 && isClient(client, pair.slice(0, colon), pair.slice(colon + 1));
}
