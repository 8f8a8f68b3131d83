import { warnOnce } from './console.js';
import { writtenElement } from './written-element.js';

/** Warns about ids in attributes of a plan table that are not on sale. The sign-up itself reports the plan that it passes to its plan table. */
export function reportUnknownIds(host: Element, ids: readonly string[]): void {
  if (writtenElement(host) !== host) return;
  const text = `<${host.localName}> names ids that are not on sale: ${ids.join(', ')}. Ids in products and order are ids of products; ids in plan and plans are ids of product rate plans. Currency and country may also exclude a plan.`;
  warnOnce(text);
}
