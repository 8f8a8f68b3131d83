/** Writes `dist/html-data.json`: tags and attributes of the elements in the format that VS Code reads (`html.customData`). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ name: string, description?: string, type?: { text: string } }} Attribute
 * @typedef {{ tagName?: string, summary?: string, attributes?: Attribute[] }} Declaration
 */

/** @param {Attribute} attribute */
function toAttribute({ name, description, type }) {
  if (type?.text === 'boolean') return { name, description, valueSet: 'v' };
  const values = [...(type?.text ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => ({ name: value }));
  return { name, description, ...(values.length > 0 ? { values } : {}) };
}

/** @param {string} root folder with `custom-elements.json` */
export function writeHtmlData(root) {
  /** @type {{ modules: { declarations?: Declaration[] }[] }} */
  const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
  const tags = manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName !== undefined)
    .map(({ tagName, summary, attributes = [] }) => ({ name: tagName, description: summary, attributes: attributes.map(toAttribute) }));
  writeFileSync(join(root, 'dist/html-data.json'), `${JSON.stringify({ version: 1.1, tags })}\n`);
}
