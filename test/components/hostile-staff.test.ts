import '../../src/components/define/accounting-periods.js';
import '../../src/components/define/objects.js';
import '../../src/components/define/revenue-schedule.js';
import { hostileSuite } from './support/hostile-suite.js';

/** Clicks the first button of each selector in turn, as soon as it is rendered. */
const pressInTurn =
  (...selectors: readonly string[]) =>
  (element: Element) => {
    const [first, ...remaining] = selectors;
    const pressNext = (): void => {
      const button = element.shadowRoot?.querySelector<HTMLElement>(`.view:not(.ghost) ${first}`);
      if (button) {
        button.click();
        pressInTurn(...remaining)(element);
      } else if (element.isConnected) setTimeout(pressNext);
    };
    if (first !== undefined) pressNext();
  };

hostileSuite([
  { tag: 'storefront-accounting-periods', share: 0.5 },
  { tag: 'storefront-accounting-periods', attributes: { title: 'trial balance' }, act: pressInTurn('[data-balance]'), share: 0.5 },
  { tag: 'storefront-revenue-schedule', attributes: { subscription: 'A-S00000001' }, share: 0.25 },
  { tag: 'storefront-revenue-schedule', attributes: { charge: 'C-00000001' }, share: 0.25 },
  { tag: 'storefront-revenue-schedule', attributes: { schedule: 'RS-00000001' }, share: 0.25 },
  {
    tag: 'storefront-revenue-schedule',
    attributes: { schedule: 'RS-00000001', title: 'redistributed' },
    act: pressInTurn('[data-redistribute]', '[type=submit]'),
    share: 0.25,
  },
  { tag: 'storefront-objects', share: 0.5 },
  { tag: 'storefront-objects', attributes: { title: 'record' }, act: pressInTurn('[data-open]'), share: 0.5 },
]);
