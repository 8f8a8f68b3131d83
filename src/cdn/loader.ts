import { diagnose } from '../components/base/diagnose.js';
import { StorefrontPlans } from '../components/features/plans/plans.js';
import { StorefrontProvider } from '../components/features/provider/provider.js';
import { lazyElements } from './lazy-elements.js';

/** Functions that register an element, by tag. */
const elements: Record<string, () => Promise<unknown> | undefined> = {
  ...lazyElements,
  'storefront-plans': () => void StorefrontPlans.define(),
  'storefront-provider': () => void StorefrontProvider.define(),
};

const requested = new Set<string>();

function load({ localName }: Element): void {
  if (!localName.startsWith('storefront-') || requested.has(localName) || customElements.get(localName)) return;
  requested.add(localName);
  const unknown = (): undefined => diagnose((file) => file.reportUnknownTag(localName, elements));
  (elements[localName] ?? unknown)()?.catch(() => {
    // The file could not be loaded. The page's own content in the element stays, and the next element with this tag tries again.
    requested.delete(localName);
  });
}

function loadBelow(root: Element | Document): void {
  if (root instanceof Element) load(root);
  root.querySelectorAll(':not(:defined)').forEach(load);
}

/**
 * Loads the theme of a provider before the elements, so that they do not change their size later. If the theme cannot be loaded, the elements start
 * without it.
 */
async function loadTheme(provider: Element): Promise<void> {
  try {
    const { ThemeController } = await import('../components/theme/theme-controller.js');
    StorefrontProvider.ThemeController = ThemeController;
    await ThemeController.fetch(provider.getAttribute('theme'), provider.getAttribute('density'));
  } catch {
    // Each provider tries to load its theme again.
  }
}

/** Registers the elements in the page and those that are added later. Loads only their code. */
export async function loadElements(): Promise<void> {
  const themed = document.querySelector('storefront-provider:is([theme],[density])');
  if (themed) await loadTheme(themed);
  loadBelow(document);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) loadBelow(node);
  }).observe(document, { childList: true, subtree: true });
}
