import { StorefrontError } from '../errors.js';

/** XML element. `text` excludes the text of child elements. Attributes are ignored. */
export interface XmlElement {
  readonly name: string;
  text: string;
  readonly children: XmlElement[];
}

const LONGEST = 5_000_000;
const DEEPEST = 20;
const DECLARATION = /^\uFEFF?\s*(?:<\?xml(?:\s[^?<>]*)?\?>)?/;
const OPENING = /<([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const CLOSING = /<\/([A-Za-z_][\w:.-]*)\s*>/y;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Parses the platform's simple XML: elements, text, comments and CDATA. Refuses document types (and so custom entities), processing
 * instructions, more than 20 levels and more than 5 million characters. Runs in linear time.
 * @throws {StorefrontError} `unexpected-response` with code `bad-xml`
 */
export function parseXml(xml: string): XmlElement {
  if (xml.length > LONGEST) throw bad(`is longer than ${LONGEST} characters`);
  const top: XmlElement = { name: '', text: '', children: [] };
  const open = [top];
  let at = DECLARATION.exec(xml)?.[0].length ?? 0;
  while (at < xml.length) {
    const parent = open.at(-1) ?? top;
    const next = xml.indexOf('<', at);
    const end = next === -1 ? xml.length : next;
    if (end > at) parent.text += decodeEntities(xml.slice(at, end));
    at = next === -1 ? end : markup(xml, next, open);
  }
  const [root] = top.children;
  if (open.length > 1) throw bad(`<${open.at(-1)?.name ?? ''}> is not closed`);
  if (!root || top.children.length > 1 || top.text.trim() !== '') throw bad('is not one element');
  return root;
}

/** Parses the tag, comment or CDATA section that starts at position `at`. Returns the position after it. */
function markup(xml: string, at: number, open: XmlElement[]): number {
  const parent = open.at(-1);
  if (xml.startsWith('<!--', at)) return behind(xml, '-->', at + 4);
  if (xml.startsWith('<![CDATA[', at)) {
    const end = behind(xml, ']]>', at + 9);
    if (parent) parent.text += xml.slice(at + 9, end - 3);
    return end;
  }
  CLOSING.lastIndex = at;
  const closing = CLOSING.exec(xml);
  if (closing) {
    if (open.length < 2 || parent?.name !== closing[1]) throw bad(`</${closing[1] ?? ''}> closes nothing`);
    open.pop();
    return CLOSING.lastIndex;
  }
  OPENING.lastIndex = at;
  const [, name, , empty] = OPENING.exec(xml) ?? [];
  if (name === undefined) throw bad(`has something else than an element at position ${at}`);
  const element: XmlElement = { name, text: '', children: [] };
  parent?.children.push(element);
  if (empty === '') open.push(element);
  if (open.length > DEEPEST) throw bad(`has more than ${DEEPEST} levels`);
  return OPENING.lastIndex;
}

function behind(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  if (found === -1) throw bad(`ends before ${mark}`);
  return found + mark.length;
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:([a-z]{2,4}|#\d{1,7}|#x[\dA-Fa-f]{1,6});)?/g, (_, name: string | undefined) => {
    const found = name?.startsWith('#')
      ? character(name)
      : name !== undefined && Object.hasOwn(ENTITIES, name)
        ? ENTITIES[name]
        : undefined;
    if (found === undefined) throw bad('has an entity that is not one of the five of XML');
    return found;
  });
}

/** Decodes a character reference such as `#228` or `#xE4`. Undefined if XML does not allow the character. */
function character(reference: string): string | undefined {
  const code = reference.startsWith('#x') ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
  const allowed =
    code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0xfffd) || code > 0xffff;
  return allowed && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function bad(what: string): StorefrontError {
  return new StorefrontError({ type: 'unexpected-response', code: 'bad-xml', message: `The XML ${what}.` });
}
