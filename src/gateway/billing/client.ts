import { createClient, type Client } from '../../api/client.js';
import { resolveBaseUrl, ZUORA_VERSION } from '../../api/environments.js';
import { oauthCredential } from '../../api/credentials/oauth.js';
import type { GatewayOptions } from '../options.js';

/**
 * Timeouts in milliseconds: for one attempt, and for a call including its retries. Short, because a customer waits while an operation makes
 * several calls.
 */
const TIMEOUTS = {
  attemptTimeout: 10_000,
  totalTimeout: 20_000,
  /** Only one retry, because pages retry as well, which multiplies the attempts. */
  maxRetries: 1,
};

/** Creates the billing client with the tenant's machine credential and a fixed API version. */
export function createBilling(
  options: Pick<
    GatewayOptions,
    'environment' | 'baseUrl' | 'clientId' | 'clientSecret' | 'entityIds' | 'organizationIds' | 'fetch' | 'onDrift'
  >,
  report: (problem: unknown) => void,
): Client {
  const { environment, baseUrl, clientId, clientSecret, entityIds, organizationIds, fetch, onDrift } = options;
  const target = { baseUrl: resolveBaseUrl({ environment, baseUrl }), ...TIMEOUTS, ...(fetch ? { fetch } : {}) };
  return createClient({
    ...target,
    credential: oauthCredential({ ...target, clientId, clientSecret }),
    version: ZUORA_VERSION,
    ...(entityIds ? { entityIds } : {}),
    ...(organizationIds ? { organizationIds } : {}),
    ...(onDrift ? { onDrift } : {}),
    onProblem: ({ error }) => {
      // An unexpected response is a bug, so it is reported. Refusals are handled by the operations.
      if (error.type === 'unexpected-response') report(error);
    },
  });
}
