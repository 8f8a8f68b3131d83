import '../../src/components/define/account.js';
import '../../src/components/define/payment-methods.js';
import '../../src/components/define/activity.js';
import '../../src/components/define/usage.js';
import '../../src/components/define/withdraw.js';
import { hostileSuite } from './support/hostile-suite.js';

/** Opens a task of the first subscription that allows it, as soon as there is one. */
const opening =
  (flow: string) =>
  (element: Element): void =>
    element.addEventListener('storefront-ready', () => element.shadowRoot?.querySelector<HTMLElement>(`[data-opens^='${flow} ']`)?.click());

hostileSuite([
  { tag: 'storefront-subscriptions' },
  { tag: 'storefront-subscriptions', part: 'task', act: opening('change-plan'), share: 0.1 },
  { tag: 'storefront-subscriptions', part: 'task', act: opening('cancel'), share: 0.1 },
  { tag: 'storefront-invoices' },
  { tag: 'storefront-payment-methods' },
  { tag: 'storefront-profile' },
  { tag: 'storefront-usage' },
  { tag: 'storefront-activity' },
  { tag: 'storefront-withdraw' },
  { tag: 'storefront-overview' },
  { tag: 'storefront-account' },
]);
