import '../../src/components/define/account.js';
import '../../src/components/define/payment-methods.js';
import '../../src/components/define/activity.js';
import '../../src/components/define/usage.js';
import '../../src/components/define/withdraw.js';
// Comes when something is overdue, which few answers say: it has to be there when the first one does.
import '../../src/components/features/payment-methods/recovery/recovery.js';
import { hostileSuite } from './support/hostile-suite.js';

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
  { tag: 'storefront-withdraw' },
  { tag: 'storefront-overview' },
  { tag: 'storefront-account' },
]);
