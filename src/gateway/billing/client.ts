import { createClient, type Client } from '../../api/client.js';
import { resolveBaseUrl, ZUORA_VERSION } from '../../api/environments.js';
import { oauthCredential } from '../../api/oauth.js';
import type { GatewayOptions } from '../options.js';

/** Milliseconds for one attempt and for one call with all its attempts: a flow makes several calls while a person waits. */
const ATTEMPT = 10_000;
const CALL = 20_000;

/** The billing API with the tenant's machine credential, the version pinned. */
export function createBilling(
  { environment, baseUrl, clientId, clientSecret, fetch }: GatewayOptions,
  report: (problem: unknown) => void,
): Client {
  const target = { baseUrl: resolveBaseUrl({ environment, baseUrl }), ...(fetch ? { fetch } : {}) };
  return createClient({
    ...target,
    credential: oauthCredential({ ...target, clientId, clientSecret }),
    version: ZUORA_VERSION,
    attemptTimeout: ATTEMPT,
    totalTimeout: CALL,
    onProblem: ({ error }) => {
      // Answers that do not fit are ours to mend; refusals are part of the flows that meet them.
      if (error.type === 'unexpected-response') report(error);
    },
  });
}
