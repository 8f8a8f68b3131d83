import '../../src/components/define/account.js';
import '../../src/components/define/payment-methods.js';
import '../../src/components/define/activity.js';
import '../../src/components/define/usage.js';
import '../../src/components/define/withdraw.js';
// Preloaded, because it normally loads with the first overdue invoice, and few responses contain one.
import '../../src/components/features/payment-methods/recovery/recovery.js';
import { hostileSuite } from './support/hostile-suite.js';
import { turn } from './support/turn.js';

/** Submits a withdrawal. Without a session, its confirmation is the only response of the gateway. */
async function declare(element: Element): Promise<void> {
  while (element.isConnected && !element.matches(':state(form)')) await turn();
  const press = () => element.shadowRoot?.querySelector<HTMLElement>('[part=cta]')?.click();
  for (const [id, value] of Object.entries({ name: 'Maya Okafor', email: 'maya@example.com', contract: 'SF-1' })) {
    const field = element.shadowRoot?.querySelector<HTMLInputElement>(`#${id}`);
    if (field) field.value = value;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  press();
  while (element.isConnected && !element.matches(':state(review)')) await turn();
  press();
  while (element.isConnected && element.matches(':state(review), :state(submitting)')) await turn();
}

hostileSuite([
  { tag: 'storefront-subscriptions' },
  { tag: 'storefront-invoices', part: 'row' },
  { tag: 'storefront-invoices', attributes: { invoice: 'INV-1' }, part: 'task', share: 0.25 },
  { tag: 'storefront-invoices', attributes: { flow: 'credits' }, part: 'task', share: 0.25 },
  { tag: 'storefront-invoices', attributes: { flow: 'upcoming' }, part: 'task', share: 0.25 },
  { tag: 'storefront-payment-methods', part: 'row' },
  { tag: 'storefront-profile' },
  { tag: 'storefront-usage' },
  { tag: 'storefront-activity' },
  { tag: 'storefront-withdraw', act: declare, single: true, share: 0.1 },
  { tag: 'storefront-overview' },
  { tag: 'storefront-account' },
]);
