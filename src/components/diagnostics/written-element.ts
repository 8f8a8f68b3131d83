/** The element that the page's developer wrote: the outermost element of this package whose shadow tree contains the given one. */
export function writtenElement(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && root.host.localName.startsWith('storefront-') ? writtenElement(root.host) : element;
}
