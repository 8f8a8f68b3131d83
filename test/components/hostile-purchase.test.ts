import '../../src/components/define/payment.js';
import '../../src/components/define/quote.js';
import { hostileSuite } from './support/hostile-suite.js';
import { ScriptedForm } from './support/purchases.js';

hostileSuite([
  { tag: 'storefront-quote', attributes: { plan: 'plan-1', quantity: '2', currency: 'USD' } },
  {
    tag: 'storefront-payment',
    attributes: { 'intent-id': 'intent', currency: 'USD' },
    properties: () => ({ paymentAdapter: new ScriptedForm() }),
  },
]);
