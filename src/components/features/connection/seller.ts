/** Whose plans these are, where one gateway sells for several on one site: what was asked of one is no business of another. */
export function sellerOf(element: Element): string {
  for (let inner: Element | undefined = element; inner;) {
    const provider = inner.closest('storefront-provider');
    if (provider) return `#${provider.publishableKey}`;
    const root: Node = inner.getRootNode();
    inner = root instanceof ShadowRoot ? root.host : undefined;
  }
  return '';
}
