/** Sequences that once undercut the least bill. */
import type { PlanChoice } from '../../../src/api/schemas/storefront/quote.js';
import { dayOf } from '../reference/days.js';
import type { Move } from './moves.js';
import type { DemoTenantName } from './price-list.js';
import type { Script } from './world.js';

const SCALE_MONTHLY = '2c86a4c0474f8f1f04b449448e2e7061';
const SCALE_ANNUAL = '1b999e8388f4e9d5dabcc61dfb91d6b2';
const BUILD_MONTHLY = '511ea844e002577f415102640a5845a4';
const DIGITAL_ANNUAL = '3b29fea2d4cd483490c1b49175007b77';
const GIFT_YEAR = '5dfb18f115f2c66915606f4b6687d8d3';

const START = dayOf('2027-01-10');
const traits = { currency: 'USD', country: 'US', isBusiness: false };
/** Returns a script from moves, each with the number of days since the start. */
const script = (...moves: [days: number, move: Move][]): Script => ({
  traits,
  moves: moves.map(([days, move]) => ({ day: START + days, move })),
});

const buy = (productRatePlanId: string, more: Partial<Extract<Move, { kind: 'subscribe' }>> = {}): Move => {
  return { kind: 'subscribe', plans: [{ productRatePlanId }], ...more };
};
const change = (move: Extract<Move, { kind: 'change' }>['change'], of = 0): Move => ({ kind: 'change', of, change: move });
const cancelNow = (of: number): Move => change({ intent: 'cancel', when: 'now' }, of);
const withCoupon = (to: PlanChoice): Move => change({ intent: 'change-plan', to, when: 'now', coupon: 'KESTREL20' });
const wait: Move = { kind: 'wait' };

export const KNOWN_HOLES: Readonly<Record<DemoTenantName, Readonly<Record<string, Script>>>> = {
  'kestrel-maps': {
    'a coupon with every change of plan in a trial': script(
      [0, buy(SCALE_ANNUAL)],
      [0, withCoupon({ productRatePlanId: SCALE_MONTHLY })],
      [0, withCoupon({ productRatePlanId: SCALE_ANNUAL })],
      [0, withCoupon({ productRatePlanId: SCALE_MONTHLY })],
      [0, withCoupon({ productRatePlanId: SCALE_ANNUAL })],
      [70, wait],
    ),
    'a coupon for each of two subscriptions': script(
      [0, buy(BUILD_MONTHLY, { coupon: 'KESTREL20' })],
      [1, buy(SCALE_ANNUAL, { coupon: 'KESTREL20' })],
      [70, wait],
    ),
    'a trial after a trial': script(
      [0, buy(SCALE_MONTHLY)],
      [12, cancelNow(0)],
      [12, buy(SCALE_MONTHLY)],
      [24, cancelNow(1)],
      [24, buy(SCALE_ANNUAL)],
      [36, cancelNow(2)],
    ),
    'two trials at the same time': script(
      [0, buy(SCALE_MONTHLY)],
      [0, buy(SCALE_MONTHLY, { again: true })],
      [12, cancelNow(0)],
      [12, cancelNow(1)],
    ),
  },
  'harbor-review': {
    'a second year of a gift by renewing early': script([0, buy(GIFT_YEAR)], [0, change({ intent: 'renew' })], [600, wait]),
    'more years of a gift by renewing automatically': script(
      [0, buy(GIFT_YEAR)],
      [0, change({ intent: 'set-renewal', autoRenew: true })],
      [600, wait],
    ),
    'a gift in place of a subscription that renews': script(
      [0, buy(DIGITAL_ANNUAL)],
      [0, change({ intent: 'change-plan', to: { productRatePlanId: GIFT_YEAR }, when: 'now' })],
      [600, wait],
    ),
  },
};
