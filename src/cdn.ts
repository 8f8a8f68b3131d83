/**
 * The script tag: registers the elements that the page uses, those that are there and those that come later, and loads the code of no other.
 */
const elements: Readonly<Record<string, () => Promise<unknown>>> = {
  'storefront-account': () => import('./components/define/account.js'),
  'storefront-invoices': () => import('./components/define/invoices.js'),
  'storefront-payment': () => import('./components/define/payment.js'),
  'storefront-plans': () => import('./components/define/plans.js'),
  'storefront-profile': () => import('./components/define/profile.js'),
  'storefront-provider': () => import('./components/define/provider.js'),
  'storefront-quote': () => import('./components/define/quote.js'),
  'storefront-sign-up': () => import('./components/define/sign-up.js'),
  'storefront-subscriptions': () => import('./components/define/subscriptions.js'),
};

const selector = Object.keys(elements).join();
const asked = new Set<string>();

function load(element: Element): void {
  const tag = element.localName;
  if (asked.has(tag) || customElements.get(tag)) return;
  asked.add(tag);
  elements[tag]?.().catch(() => {
    // The file did not arrive: the page's own content inside the tag stays, and the next such tag asks again.
    asked.delete(tag);
  });
}

function find(root: Element | Document): void {
  if (root instanceof Element && root.matches(selector)) load(root);
  root.querySelectorAll(selector).forEach(load);
}

find(document);
new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) find(node);
}).observe(document, { childList: true, subtree: true });
