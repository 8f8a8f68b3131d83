import '../../src/components/define/account.js';
import { hostileSuite } from './support/hostile-suite.js';

hostileSuite([
  { tag: 'storefront-subscriptions' },
  { tag: 'storefront-invoices' },
  { tag: 'storefront-profile' },
  { tag: 'storefront-account' },
]);
