import '../../src/components/define/buy-button.js';
import '../../src/components/define/plans.js';
import '../../src/components/define/provider.js';
import '../../src/components/define/quote.js';
import { StorefrontBuyButton } from '../../src/components/features/buy-button/buy-button.js';
import { hostileSuite } from './support/hostile-suite.js';
import { ScriptedForm } from './support/purchases.js';

/** Returns elements to place inside the provider. */
function page(): Element[] {
  const quote = document.createElement('storefront-quote');
  quote.plan = 'plan-1';
  return [document.createElement('storefront-plans'), quote];
}

hostileSuite([
  {
    tag: 'storefront-provider',
    attributes: { currency: 'USD', 'publishable-key': 'pk_shop', gateway: 'https://gateway.test' },
    content: page,
  },
  {
    tag: 'storefront-buy-button',
    attributes: { plan: 'plan-1', currency: 'USD' },
    properties: () => ({ paymentAdapter: new ScriptedForm() }),
    act: (element) => void (element instanceof StorefrontBuyButton && element.open()),
    part: 'summary',
  },
]);
