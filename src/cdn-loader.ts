import { StorefrontPlans } from './components/features/plans/plans.js';
import { StorefrontProvider } from './components/features/provider/provider.js';

/** Elements of the account, and what else a page seldom has first: which file each of them is, says a file of its own. */
const later = 'account buy-button invoices paywall profile subscriptions';

/** How each element comes to be registered. Provider and plan table are what most visitors see first, so their code is here already. */
const elements: Record<string, () => Promise<unknown> | undefined> = {
  'storefront-payment': () => import('./components/define/payment.js'),
  'storefront-plans': () => void StorefrontPlans.define(),
  'storefront-provider': () => void StorefrontProvider.define(),
  'storefront-quote': () => import('./components/define/quote.js'),
  'storefront-sign-up': () => import('./components/define/sign-up.js'),
};
for (const name of later.split(' '))
  elements[`storefront-${name}`] = () => import('./later-elements.js').then(({ laterElements }) => laterElements[name]?.());

const selector = Object.keys(elements).join();
const asked = new Set<string>();

function load({ localName }: Element): void {
  if (asked.has(localName) || customElements.get(localName)) return;
  asked.add(localName);
  elements[localName]?.()?.catch(() => {
    // The file did not arrive: the page's own content inside the tag stays, and the next such tag asks again.
    asked.delete(localName);
  });
}

function find(root: Element | Document): void {
  if (root instanceof Element && root.matches(selector)) load(root);
  root.querySelectorAll(selector).forEach(load);
}

/** Has there what a provider wears before the elements are, so that none of them changes its size later. Without it they come as they are. */
async function dress(provider: Element): Promise<void> {
  try {
    const { Dress } = await import('./components/theme/dress.js');
    StorefrontProvider.Dress = Dress;
    await Dress.fetch(provider.getAttribute('theme'), provider.getAttribute('density'));
  } catch {
    // Each provider asks again.
  }
}

/** Registers the elements that the page uses, those that are there and those that come later, and loads the code of no other. */
export async function loadElements(): Promise<void> {
  const dressed = document.querySelector('storefront-provider:is([theme],[density])');
  if (dressed) await dress(dressed);
  find(document);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) find(node);
  }).observe(document, { childList: true, subtree: true });
}
