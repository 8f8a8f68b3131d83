/** Properties of rows that the definition does not have: safe retries and rate limits. */

/** POST operations that change nothing, so that the client may retry them. */
export const READS_BY_POST: ReadonlySet<string> = new Set([
  'createToken',
  'decryptRsaSignature',
  'previewSubscription',
  'previewExistingSubscription',
  'previewOrder',
  'previewBilling',
  'query',
  'queryMore',
]);

/** Operations with the higher limit of concurrent requests. */
export const HIGH_VOLUME: ReadonlySet<string> = new Set([
  'createAccount',
  'createOrder',
  'previewOrder',
  'createSubscription',
  'previewSubscription',
  'previewExistingSubscription',
  'updateSubscription',
  'cancelSubscription',
  'renewSubscription',
  'createRsaSignature',
  'listHostedPages',
]);
