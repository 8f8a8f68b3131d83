import '../../src/components/define/accounting-periods.js';
import '../../src/components/define/objects.js';
import '../../src/components/define/revenue-schedule.js';
import { hostileSuite } from './support/hostile-suite.js';

/** Presses the first of some buttons once it is there, and then the first of others. */
const presses =
  (...selectors: readonly string[]) =>
  (element: Element) => {
    const [first, ...others] = selectors;
    const look = (): void => {
      const found = element.shadowRoot?.querySelector<HTMLElement>(`.view:not(.ghost) ${first}`);
      if (found) {
        found.click();
        presses(...others)(element);
      } else if (element.isConnected) setTimeout(look);
    };
    if (first !== undefined) look();
  };

hostileSuite([
  { tag: 'storefront-accounting-periods', share: 0.5 },
  { tag: 'storefront-accounting-periods', attributes: { title: 'trial balance' }, act: presses('[data-balance]'), share: 0.5 },
  { tag: 'storefront-revenue-schedule', attributes: { subscription: 'A-S00000001' }, share: 0.25 },
  { tag: 'storefront-revenue-schedule', attributes: { charge: 'C-00000001' }, share: 0.25 },
  { tag: 'storefront-revenue-schedule', attributes: { schedule: 'RS-00000001' }, share: 0.25 },
  {
    tag: 'storefront-revenue-schedule',
    attributes: { schedule: 'RS-00000001', title: 'redistributed' },
    act: presses('[data-redistribute]', '[type=submit]'),
    share: 0.25,
  },
  { tag: 'storefront-objects', share: 0.5 },
  { tag: 'storefront-objects', attributes: { title: 'record' }, act: presses('[data-open]'), share: 0.5 },
]);
