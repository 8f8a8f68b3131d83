/** Returns the gateway's absolute URL without a trailing slash. The address may be relative to the page. Undefined if it is not an http(s) URL. */
export function gatewayAddress(gateway: string): string | undefined {
  if (!gateway || !URL.canParse(gateway, document.baseURI)) return undefined;
  const { protocol, href } = new URL(gateway, document.baseURI);
  return /^https?:$/.test(protocol) ? href.replace(/\/+$/, '') : undefined;
}
