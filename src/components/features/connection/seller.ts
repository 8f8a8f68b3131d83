/** Returns a key of the seller, so that sellers behind one gateway do not share stored data. Empty without a provider. */
export function sellerOf(element: Element): string {
  for (let inner: Element | undefined = element; inner;) {
    const provider = inner.closest('storefront-provider');
    if (provider) return `#${provider.publishableKey}`;
    const root: Node = inner.getRootNode();
    inner = root instanceof ShadowRoot ? root.host : undefined;
  }
  return '';
}
