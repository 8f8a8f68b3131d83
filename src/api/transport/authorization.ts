import type { Credential, CredentialHeaders } from '../client.js';
import { isStorefrontError, StorefrontError } from '../errors.js';

/** Authentication of a request. */
interface Authorization {
  /** Bearer token, if there is one. The credential receives it again when it is rejected. */
  readonly token: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

const NAMES: readonly string[] = ['authorization', 'apiaccesskeyid', 'apisecretaccesskey'] satisfies (keyof CredentialHeaders)[];

/**
 * Calls a credential. Errors never contain its values.
 * @param rejected token that the previous attempt was rejected with
 */
export async function authorize(
  credential: Credential,
  rejected: { token: string | undefined } | undefined,
  signal: AbortSignal,
): Promise<Authorization> {
  let given: Awaited<ReturnType<Credential>>;
  try {
    given = await credential({ refresh: rejected !== undefined, rejected: rejected?.token, signal });
  } catch (cause) {
    signal.throwIfAborted();
    if (isStorefrontError(cause)) throw cause;
    throw new StorefrontError({
      type: 'authentication',
      code: 'credential-failed',
      message: 'The credential failed. See the cause.',
      cause,
    });
  }
  if (given === undefined) return { token: undefined, headers: {} };
  if (typeof given === 'string') {
    if (/^[\x21-\x7e]+$/.test(given)) return { token: given, headers: { authorization: `Bearer ${given}` } };
    throw invalid('is not a bearer token');
  }
  const headers = Object.entries({ ...given.headers });
  const fits = headers.every(([name, value]) => NAMES.includes(name) && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value));
  if (!fits) throw invalid('has a header that is none of a credential, or whose value is no plain text');
  return { token: undefined, headers: Object.fromEntries(headers) };
}

function invalid(what: string): StorefrontError {
  return new StorefrontError({ type: 'authentication', code: 'credential-invalid', message: `The credential ${what}.` });
}
