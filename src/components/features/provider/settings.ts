import { gatewayAddress } from './gateway-address.js';

/** Words for the person who builds the page about what keeps a provider from working. */
export function settingsProblem(gateway: string, publishableKey: string, tag = 'storefront-provider'): string {
  if (!gateway) {
    return `The attribute gateway of <${tag}> is missing: the address of your gateway, for example "https://shop.example/billing".`;
  }
  if (!gatewayAddress(gateway)) return `The attribute gateway of <${tag}> is no web address: "${gateway}".`;
  if (!publishableKey) return 'The attribute publishable-key of <storefront-provider> is missing: a key that starts with "pk_".';
  return 'The attribute publishable-key of <storefront-provider> must start with "pk_". If you have put a secret key here, withdraw it: everyone can read this page.';
}
