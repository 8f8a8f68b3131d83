/** Returns the parent of an element in the flat tree: its slot, the host of its shadow root, or its parent. */
export function flatParent({ assignedSlot, parentNode }: Element): Element | null {
  return assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : parentNode instanceof Element ? parentNode : null);
}
