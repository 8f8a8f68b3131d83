/** What an element has drawn, and what stands in it: names of elements and attributes, addresses and text, also in fields, through every shadow root. */
export interface RenderedTree {
  /** `div`, and `div[href]` for an attribute of it; `class` and `part` of an element are no more than how it looks. */
  readonly names: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  /** Values of attributes that a browser takes for addresses. */
  readonly addresses: readonly string[];
  readonly text: string;
}

const LOOKS = ['class', 'part'];
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
        if (!LOOKS.includes(name)) names.add(`${node.localName}[${name}]`);
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
