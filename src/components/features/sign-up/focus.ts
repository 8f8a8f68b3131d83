/** True if the focus is in another part of the page and must not be moved. */
export function isFocusElsewhere(element: Element): boolean {
  const focused = document.activeElement;
  return !!focused && focused !== document.body && !isShownIn(focused, element) && !isShownIn(element, focused);
}

/** True if a node is in an element's content or shadow root, or slotted into it like a payment form. */
function isShownIn(inner: Node, element: Element): boolean {
  for (let node: Node | null = inner; node;) {
    if (node === element) return true;
    node = (node instanceof Element && node.assignedSlot) || (node instanceof ShadowRoot ? node.host : node.parentNode);
  }
  return false;
}
