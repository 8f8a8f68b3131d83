import '../../src/components/define/paywall.js';
import { hostileSuite } from './support/hostile-suite.js';
import { IDS } from './support/hostile-values.js';

hostileSuite([
  { tag: 'storefront-plans', attributes: { 'sign-up-href': '/sign-up' } },
  { tag: 'storefront-paywall', attributes: { plans: IDS.join(' ') } },
]);
