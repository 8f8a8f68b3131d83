/** Rendered content of an element, including its shadow roots. `text` includes the values of fields. */
export interface RenderedTree {
  /** Names such as `div`, and `div[href]` for an attribute. Excludes `class` and `part`, which only affect styling. */
  readonly names: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  /** Values of attributes that a browser treats as URLs. */
  readonly addresses: readonly string[];
  readonly text: string;
}

const STYLING_ATTRIBUTES = ['class', 'part'];
const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'xlink:href', 'ping', 'background', 'srcdoc'];

export function renderedTree(element: Element): RenderedTree {
  const names = new Set<string>();
  const parts = new Set<string>();
  const addresses: string[] = [];
  const texts: string[] = [];
  const walk = (parent: ParentNode): void => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) texts.push(node.data);
      if (!(node instanceof Element)) continue;
      names.add(node.localName);
      for (const part of node.part) parts.add(part);
      for (const { name, value } of node.attributes) {
        if (!STYLING_ATTRIBUTES.includes(name)) names.add(`${node.localName}[${name}]`);
        if (ADDRESSES.includes(name)) addresses.push(value);
        if (name === 'aria-label') texts.push(value);
      }
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) texts.push(node.value);
      if (node.shadowRoot) walk(node.shadowRoot);
      walk(node);
    }
  };
  if (element.shadowRoot) walk(element.shadowRoot);
  walk(element);
  return { names, parts, addresses, text: texts.join(' ') };
}
