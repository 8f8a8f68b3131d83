import '../../src/components/define/account.js';
import '../../src/components/define/payment-methods.js';
import '../../src/components/define/activity.js';
import '../../src/components/define/usage.js';
import '../../src/components/define/withdraw.js';
import { hostileSuite } from './support/hostile-suite.js';

hostileSuite([
  { tag: 'storefront-subscriptions' },
  { tag: 'storefront-invoices' },
  { tag: 'storefront-payment-methods' },
  { tag: 'storefront-profile' },
  { tag: 'storefront-usage' },
  { tag: 'storefront-activity' },
  { tag: 'storefront-withdraw' },
  { tag: 'storefront-overview' },
  { tag: 'storefront-account' },
]);
