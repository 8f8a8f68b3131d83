import '../../src/components/define/accounting-periods.js';
import { hostileSuite } from './support/hostile-suite.js';

/** Presses the first of some buttons once it is there. */
const presses = (selector: string) => (element: Element) => {
  const look = (): void => {
    const found = element.shadowRoot?.querySelector<HTMLElement>(`.view:not(.ghost) ${selector}`);
    if (found) found.click();
    else if (element.isConnected) setTimeout(look);
  };
  look();
};

hostileSuite([
  { tag: 'storefront-accounting-periods', share: 0.5 },
  { tag: 'storefront-accounting-periods', attributes: { title: 'trial balance' }, act: presses('[data-balance]'), share: 0.5 },
]);
