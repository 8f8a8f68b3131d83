import { diagnose } from './diagnose.js';
import { flatParent } from './flat-parent.js';

/** Attributes of HTML that have no property of the same name, and attributes that frameworks and tools add. */
const OTHERS = /^(accesskey|class|contenteditable|exportparts|is|item|microdata|tabindex|data-|aria-|on|v-|x-|ng-|_|@|:|\[|\()/;

/** Attributes of an element of this package. Undefined for other elements. */
export function knownAttributes({ localName }: Element): readonly string[] | undefined {
  const definition = localName.startsWith('storefront-') && customElements.get(localName);
  if (!definition || !('observedAttributes' in definition)) return undefined;
  const names: unknown = definition.observedAttributes;
  return Array.isArray(names) ? names.map(String) : undefined;
}

/** Returns the attributes that an element of this package has in the page but does not know. */
export function unknownAttributes(element: Element): string[] {
  const known = knownAttributes(element);
  return known ? element.getAttributeNames().filter((name) => !known.includes(name) && !(name in element) && !OTHERS.test(name)) : [];
}

/** An element and its ancestors in the flat tree. */
export function* ancestors(host: Element): Generator<Element> {
  for (let element: Element | null = host; element; element = flatParent(element)) yield element;
}

/**
 * Warns about unknown attributes of an element and of the elements around it. Loads the messages only if there are any. Only code that loads on
 * demand may call this function, because the plan table would otherwise exceed its size limit.
 */
export function checkAttributes(host: Element): void {
  for (const element of ancestors(host)) {
    if (unknownAttributes(element).length > 0) diagnose((file) => file.reportUnknownAttributes(element));
  }
}
