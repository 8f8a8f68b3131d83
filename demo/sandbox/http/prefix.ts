/** Before `/v1/`, on the hosts of older programs: `https://api.zuora.com/rest/v1/...`. */
export const LEGACY_PREFIX = '/rest';

/** What stands before `/v1/` in an address, so that the addresses in its answer have it too. */
export function prefixOf(url: URL): string {
  return url.pathname.startsWith(`${LEGACY_PREFIX}/v1/`) ? LEGACY_PREFIX : '';
}
