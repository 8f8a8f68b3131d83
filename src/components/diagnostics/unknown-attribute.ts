import { suggestName } from '../../api/nearest-name.js';
import { knownAttributes, unknownAttributes } from '../base/unknown-attributes.js';
import { warnOnce } from './console.js';

/** Warns about attributes of an element of this package that it does not know. */
export function reportUnknownAttributes(element: Element): void {
  const tag = element.localName;
  const known = knownAttributes(element) ?? [];
  for (const name of unknownAttributes(element)) {
    warnOnce(`${tag} ${name}`, `<${tag}> has no attribute "${name}".${suggestName(name, known) || ` It has: ${known.join(', ')}.`}`);
  }
}
