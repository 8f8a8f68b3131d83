import { suggestName } from '../../api/nearest-name.js';
import { warnOnce } from './console.js';
import { writtenElement } from './written-element.js';

/** Warns about a plan id that is not on sale. The user chooses a plan instead. */
export function reportUnknownPlan(host: Element, id: string, sold: readonly string[]): void {
  const { localName: tag } = writtenElement(host);
  const fix =
    suggestName(id, sold) ||
    ' Set plan to the id of a product rate plan in the offers file; "storefront-elements offers list" lists the ids. Currency and country may also exclude a plan.';
  warnOnce(`${tag} plan ${id}`, `<${tag}> has plan="${id}", which is not on sale.${fix}`);
}
