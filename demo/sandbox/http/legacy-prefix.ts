/** Prefix of `/v1/` on the platform's older hosts: `https://api.zuora.com/rest/v1/...`. */
export const LEGACY_PREFIX = '/rest';

/** Returns the prefix of a request's URL. Links in the response use the same prefix. */
export function prefixOf(url: URL): string {
  return url.pathname.startsWith(`${LEGACY_PREFIX}/v1/`) ? LEGACY_PREFIX : '';
}
