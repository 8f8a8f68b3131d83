/** What an element has drawn: names of elements and attributes, addresses and text, through every shadow root. */
export interface RenderedTree {
  /** `div`, and `div[class]` for an attribute of it. */
  readonly names: ReadonlySet<string>;
  /** Values of attributes that a browser takes for addresses. */
  readonly addresses: readonly string[];
  readonly text: string;
}

const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'xlink:href', 'ping', 'background', 'srcdoc'];

export function renderedTree(root: ParentNode): RenderedTree {
  const names = new Set<string>();
  const addresses: string[] = [];
  const texts: string[] = [];
  const walk = (parent: ParentNode): void => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) texts.push(node.data);
      if (!(node instanceof Element)) continue;
      names.add(node.localName);
      for (const { name, value } of node.attributes) {
        names.add(`${node.localName}[${name}]`);
        if (ADDRESSES.includes(name)) addresses.push(value);
        if (name === 'aria-label') texts.push(value);
      }
      if (node.shadowRoot) walk(node.shadowRoot);
      walk(node);
    }
  };
  walk(root);
  return { names, addresses, text: texts.join(' ') };
}
