import { oauthCredential } from '../../api/credentials/oauth.js';
import { resolveBaseUrl } from '../../api/environments.js';
import { isStorefrontError } from '../../api/errors.js';
import { parseOffers, type GatewayOptions, type GatewayStore } from '../../gateway/index.js';
import type { ReadinessCheck } from './readiness.js';

/** The platform limits how often a client may ask for tokens. */
const PLATFORM_VALID_FOR = 60_000;
const STORE_VALID_FOR = 5_000;
const OFFERS_VALID_FOR = 5_000;

/** Checks that the platform accepts the client id and secret. */
export function platformCheck(
  options: Pick<GatewayOptions, 'environment' | 'baseUrl' | 'clientId' | 'clientSecret' | 'fetch'>,
): ReadinessCheck {
  const { environment, baseUrl, clientId, clientSecret, fetch } = options;
  const credential = oauthCredential({
    baseUrl: resolveBaseUrl({ environment, baseUrl }),
    clientId,
    clientSecret,
    maxRetries: 0,
    ...(fetch && { fetch }),
  });
  return {
    name: 'platform',
    validFor: PLATFORM_VALID_FOR,
    async run(signal) {
      try {
        await credential({ refresh: true, signal });
        return undefined;
      } catch (error) {
        return isStorefrontError(error) && error.type === 'configuration'
          ? 'refuses the client id or the client secret'
          : 'is not reachable';
      }
    },
  };
}

/** Checks that the store answers. */
export function storeCheck(store: GatewayStore): ReadinessCheck {
  return {
    name: 'store',
    validFor: STORE_VALID_FOR,
    async run() {
      await store.get('readiness');
      return undefined;
    },
  };
}

/** Checks that the offers file is valid. A gateway that runs keeps the last valid offers, but a restart would fail. */
export function offersCheck(readOffers: () => Promise<unknown>): ReadinessCheck {
  return {
    name: 'offers',
    validFor: OFFERS_VALID_FOR,
    async run() {
      try {
        parseOffers(await readOffers());
        return undefined;
      } catch {
        return 'the offers file is missing or invalid; the log contains the reason';
      }
    },
  };
}
