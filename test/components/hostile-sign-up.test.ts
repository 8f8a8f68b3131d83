import '../../src/components/define/sign-up.js';
import { hostileSuite } from './support/hostile-suite.js';
import { ScriptedForm } from './support/purchases.js';

const properties = () => ({ paymentAdapter: new ScriptedForm() });

hostileSuite([
  { tag: 'storefront-sign-up', properties, share: 0.5 },
  { tag: 'storefront-sign-up', attributes: { plan: 'plan-1', quantity: '2', currency: 'USD' }, properties, share: 0.5 },
]);
