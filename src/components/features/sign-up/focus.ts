/** Whether the person is busy in another part of the page, from where the focus must not be taken away. */
export function isFocusElsewhere(element: Element): boolean {
  const focused = document.activeElement;
  return !!focused && focused !== document.body && !isShownIn(focused, element) && !isShownIn(element, focused);
}

/** Whether a node is part of what an element shows: of its content or its shadow root, or passed on to it through slots, as a payment form is. */
function isShownIn(inner: Node, element: Element): boolean {
  for (let node: Node | null = inner; node;) {
    if (node === element) return true;
    node = (node instanceof Element && node.assignedSlot) || (node instanceof ShadowRoot ? node.host : node.parentNode);
  }
  return false;
}
