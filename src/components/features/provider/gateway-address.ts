/** Where the gateway is; its address may be relative to the page. Undefined if it is no web address. */
export function gatewayAddress(gateway: string): string | undefined {
  if (!gateway || !URL.canParse(gateway, document.baseURI)) return undefined;
  const { protocol, href } = new URL(gateway, document.baseURI);
  return /^https?:$/.test(protocol) ? href.replace(/\/+$/, '') : undefined;
}
