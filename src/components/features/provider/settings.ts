import { gatewayAddress } from './gateway-address.js';

/** Returns a message that tells the page's developer which attribute of a provider is missing or invalid. */
export function settingsProblem(gateway: string, publishableKey: string, tag = 'storefront-provider'): string {
  if (!gateway) {
    return `The attribute gateway of <${tag}> is missing. Set it to the URL of your gateway, for example "https://shop.example/billing".`;
  }
  if (!gatewayAddress(gateway)) return `The attribute gateway of <${tag}> is not an http(s) URL: "${gateway}".`;
  if (!publishableKey)
    return 'The attribute publishable-key of <storefront-provider> is missing. Set it to your publishable key, which starts with "pk_".';
  if (!publishableKey.startsWith('pk_'))
    return 'The attribute publishable-key of <storefront-provider> must start with "pk_". If this is a secret key, revoke it: everyone can read this page.';
  return 'The attribute publishable-key of <storefront-provider> must be "pk_" followed by letters, digits, underscores or hyphens, for example "pk_my-shop".';
}
