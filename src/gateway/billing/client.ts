import { createClient, type Client } from '../../api/client.js';
import { resolveBaseUrl, ZUORA_VERSION } from '../../api/environments.js';
import { oauthCredential } from '../../api/credentials/oauth.js';
import type { GatewayOptions } from '../options.js';

/** A flow makes several calls while a person waits. Times in milliseconds, of one attempt and of one call with all its attempts. */
const TIMEOUTS = {
  attemptTimeout: 10_000,
  totalTimeout: 20_000,
  /** One: pages try again as well, and what fails must not be asked sixteen times. */
  maxRetries: 1,
};

/** The billing API with the tenant's machine credential, the version pinned. */
export function createBilling(
  { environment, baseUrl, clientId, clientSecret, fetch, onDrift }: GatewayOptions,
  report: (problem: unknown) => void,
): Client {
  const target = { baseUrl: resolveBaseUrl({ environment, baseUrl }), ...TIMEOUTS, ...(fetch ? { fetch } : {}) };
  return createClient({
    ...target,
    credential: oauthCredential({ ...target, clientId, clientSecret }),
    version: ZUORA_VERSION,
    ...(onDrift ? { onDrift } : {}),
    onProblem: ({ error }) => {
      // Answers that do not fit are ours to mend; refusals are part of the flows that meet them.
      if (error.type === 'unexpected-response') report(error);
    },
  });
}
