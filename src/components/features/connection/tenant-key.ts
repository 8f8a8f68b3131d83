/** Returns a key that identifies the tenant in storage keys, because one gateway can serve several tenants. Empty without a provider. */
export function tenantKey(element: Element): string {
  for (let inner: Element | undefined = element; inner;) {
    const provider = inner.closest('storefront-provider');
    if (provider) return `#${provider.publishableKey}`;
    const root: Node = inner.getRootNode();
    inner = root instanceof ShadowRoot ? root.host : undefined;
  }
  return '';
}
