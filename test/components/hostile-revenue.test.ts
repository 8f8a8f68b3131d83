import '../../src/components/define/revenue-schedule.js';
import { hostileSuite } from './support/hostile-suite.js';

/** Presses buttons one after the other, each once it is there. */
const presses =
  (...selectors: readonly string[]) =>
  (element: Element) => {
    const [first, ...others] = selectors;
    if (first === undefined) return;
    const look = (): void => {
      const found = element.shadowRoot?.querySelector<HTMLElement>(`.view:not(.ghost) ${first}`);
      if (found) {
        found.click();
        presses(...others)(element);
      } else if (element.isConnected) setTimeout(look);
    };
    look();
  };

hostileSuite([
  { tag: 'storefront-revenue-schedule', attributes: { subscription: 'A-S00000001' }, share: 0.25 },
  { tag: 'storefront-revenue-schedule', attributes: { charge: 'C-00000001' }, share: 0.25 },
  { tag: 'storefront-revenue-schedule', attributes: { schedule: 'RS-00000001' }, share: 0.25 },
  {
    tag: 'storefront-revenue-schedule',
    attributes: { schedule: 'RS-00000001', title: 'redistributed' },
    act: presses('[data-redistribute]', '[type=submit]'),
    share: 0.25,
  },
]);
