import { createOrder } from '../../src/api/operations/storefront/orders.js';
import '../../src/components/define/sign-up.js';
import { hostileSuite } from './support/hostile-suite.js';
import type { Maker } from './support/hostile-values.js';
import { ScriptedForm } from './support/purchases.js';

const properties = () => ({ paymentAdapter: new ScriptedForm() });

/** Stores the result of a purchase in the session storage, as the element does to restore it after a reload. */
function end(number: number, maker: Maker): unknown {
  const result = maker.value(createOrder.response);
  const name = `https://gateway.test${number === 1 ? '' : `|${String(number)}`}`;
  const plan = { productRatePlanId: 'plan-1' };
  sessionStorage.setItem(`storefront-elements:sign-up:${name}:end`, JSON.stringify({ version: 2, plan, addOns: [], result, asked: '' }));
  return result;
}

hostileSuite([
  { tag: 'storefront-sign-up', properties, share: 0.25 },
  { tag: 'storefront-sign-up', attributes: { plan: 'plan-1', quantity: '2', currency: 'USD' }, properties, share: 0.25 },
  {
    tag: 'storefront-sign-up',
    attributes: { plan: 'plan-1', currency: 'USD', steps: 'plan+details+payment+review' },
    properties,
    part: 'consents',
    share: 0.25,
  },
  { tag: 'storefront-sign-up', properties, storeEarlierVisit: end, part: 'receipt', share: 0.25 },
]);
