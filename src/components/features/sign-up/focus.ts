/** Whether the person is busy in another part of the page, from where the focus must not be taken away. */
export function isFocusElsewhere(element: Element): boolean {
  const outer = document.activeElement;
  if (!outer || outer === document.body) return false;
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    if (node === outer) return false;
  return !element.contains(outer);
}
