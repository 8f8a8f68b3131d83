import { nearestName } from '../../api/nearest-name.js';
import { warnOnce } from './console.js';

/** Tags that another script of the package registers, without the prefix. */
const STAFF = ['accounting-periods', 'objects', 'revenue-schedule', 'staff'];

async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Warns about a tag that the script tag does not know. Waits for the page's other scripts, because they may register it. */
export async function reportUnknownTag(tag: string, elements: Readonly<Record<string, unknown>>): Promise<void> {
  const known = Object.keys(elements);
  await loaded();
  if (customElements.get(tag)) return;
  if (STAFF.includes(tag.replace('storefront-', ''))) {
    warnOnce(tag, `<${tag}> is an element for staff pages. Load storefront.staff.js instead of storefront.js.`);
    return;
  }
  const meant = nearestName(tag, known);
  warnOnce(tag, `There is no element <${tag}>.${meant ? ` Did you mean <${meant}>?` : ` There are: ${known.join(', ')}.`}`);
}
