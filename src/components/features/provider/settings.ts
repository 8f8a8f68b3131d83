/** Words for the person who builds the page about what keeps a provider from working; undefined if nothing does. */
export function settingsProblem(gateway: string, publishableKey: string): string | undefined {
  if (!gateway)
    return 'The attribute gateway of <storefront-provider> is missing: the address of your gateway, for example "https://shop.example/billing".';
  if (!/^https?:$/.test(protocolOf(gateway))) return `The attribute gateway of <storefront-provider> is no address: "${gateway}".`;
  if (!publishableKey) return 'The attribute publishable-key of <storefront-provider> is missing: a key that starts with "pk_".';
  if (!/^pk_\w+$/.test(publishableKey)) {
    return 'The attribute publishable-key of <storefront-provider> must start with "pk_". If you have put a secret key here, withdraw it: everyone can read this page.';
  }
  return undefined;
}

/** Where the gateway is; its address may be relative to the page. */
export function gatewayAddress(gateway: string): string {
  return new URL(gateway, document.baseURI).href.replace(/\/$/, '');
}

function protocolOf(address: string): string {
  try {
    return new URL(address, document.baseURI).protocol;
  } catch {
    return '';
  }
}
