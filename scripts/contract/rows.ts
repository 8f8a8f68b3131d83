/** What rows have beyond the definition: how they may be repeated, and which limit they count for. */

/** POST operations that change nothing, and so may be repeated at will. */
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

/** Operations of the high-volume class of concurrent requests (conventions.md §4). */
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
