import { StorefrontError } from './errors.js';

/** Billing API version that clients should send, so that response formats do not change. */
export const ZUORA_VERSION = '2025-08-12';

/** Base URLs of the billing platform. `us-production-copy` has no public URL, because each tenant gets its own. */
const BASE_URLS = {
  'us-production': 'https://rest.zuora.com',
  'us-production-cloud-1': 'https://rest.na.zuora.com',
  'eu-production': 'https://rest.eu.zuora.com',
  'ap-production': 'https://rest.ap.zuora.com',
  'us-sandbox': 'https://rest.apisandbox.zuora.com',
  'us-sandbox-cloud-1': 'https://rest.sandbox.na.zuora.com',
  'eu-sandbox': 'https://rest.sandbox.eu.zuora.com',
  'us-central-sandbox': 'https://rest.test.zuora.com',
  'eu-central-sandbox': 'https://rest.test.eu.zuora.com',
  'ap-central-sandbox': 'https://rest.test.ap.zuora.com',
  'us-performance-test': 'https://rest.pt1.zuora.com',
  'us-production-copy': undefined,
  local: 'http://localhost:4602',
} as const;

export type Environment = keyof typeof BASE_URLS;
export const ENVIRONMENTS = Object.keys(BASE_URLS);

/** Destination of requests: a named environment or a URL. */
export type ApiTarget = { environment: Environment; baseUrl?: undefined } | { environment?: undefined; baseUrl: string };

/**
 * Returns the base URL of a target, without a trailing slash.
 * @throws {StorefrontError} `configuration`: the environment is unknown or has no public URL, or the URL is invalid
 */
export function resolveBaseUrl(target: { environment?: string | undefined; baseUrl?: string | undefined }): string {
  const { environment, baseUrl } = target;
  if (baseUrl !== undefined) return checkBaseUrl(baseUrl);
  if (environment === undefined) {
    throw configuration(
      'base-url-missing',
      'Neither environment nor baseUrl is set. Pass the environment by name, or the baseUrl of the billing API.',
    );
  }
  if (environment === 'us-production-copy') {
    throw configuration(
      'base-url-missing',
      'The environment us-production-copy has no public address. Pass the baseUrl that the platform’s support gave you for your copy.',
    );
  }
  const known = Object.entries(BASE_URLS).find(([name]) => name === environment)?.[1];
  if (!known)
    throw configuration('environment-unknown', `The environment "${environment}" is not known. Known: ${ENVIRONMENTS.join(', ')}.`);
  return known;
}

function checkBaseUrl(baseUrl: string): string {
  let url: URL;
  try {
    url = new URL(baseUrl);
  } catch {
    throw configuration('base-url-invalid', `The baseUrl "${baseUrl}" is not an absolute address such as https://rest.zuora.com.`);
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw configuration('base-url-invalid', `The baseUrl "${baseUrl}" must start with https://.`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw configuration('base-url-invalid', 'The baseUrl must be an address alone: no user name, password, query or fragment.');
  }
  return baseUrl.replace(/\/+$/, '');
}

function configuration(code: string, message: string): StorefrontError {
  return new StorefrontError({ type: 'configuration', code, message });
}
