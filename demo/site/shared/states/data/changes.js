// @ts-check
/** Quotes and results of changes to the sample account's subscription. */
import { subscriptions } from './account.js';
import { catalog, flat } from './catalog.js';
import { usd } from './money.js';

/** @typedef {import('../../../../../src/api/schemas/storefront/changes.js').ChangeQuote} ChangeQuote */
/** @typedef {import('../../../../../src/api/schemas/storefront/changes.js').ChangeResult} ChangeResult */
/** @typedef {import('../../../../../src/api/schemas/storefront/catalog.js').Catalog} Catalog */
/** @typedef {import('../../../../../src/api/schemas/storefront/quote.js').QuoteBill} QuoteBill */
/** @typedef {import('../../../../../src/api/schemas/storefront/quote.js').QuoteLine} QuoteLine */
/** @typedef {import('../../../../../src/api/schemas/storefront/timeline.js').Timeline} Timeline */

/** @type {(typeof subscriptions)['subscriptions'][number]} */
export const subscription = first(subscriptions.subscriptions);

/** @template Item @param {readonly Item[]} items */
function first([item]) {
  if (!item) throw new Error('The sample account has no subscription.');
  return item;
}

/** @type {(date: string, subtotal: string, tax: string, total: string, lines?: QuoteLine[]) => QuoteBill} */
const bill = (date, subtotal, tax, total, lines = []) => ({ date, lines, subtotal: usd(subtotal), tax: usd(tax), total: usd(total) });

/** @type {(name: string, charge: string, from: string, to: string, amount: string, why?: QuoteLine['why']) => QuoteLine} */
const line = (name, charge, from, to, amount, why) => ({
  productRatePlanChargeId: `${name}-${charge}`,
  productName: name,
  chargeName: charge,
  serviceStartDate: from,
  serviceEndDate: to,
  amount: usd(amount),
  ...(why && { why }),
});

const nothingNow = bill('2026-11-21', '0.00', '0.00', '0.00');
const usual = bill('2026-11-30', '56.00', '3.08', '59.08');

/** Quote of an immediate change to the plan Scale. @type {ChangeQuote} */
export const upgrade = {
  fingerprint: 'story-change-1',
  effectiveDate: '2026-11-21',
  dueNow: bill('2026-11-21', '132.90', '7.31', '140.21', [
    line('Build', 'Platform', '2026-11-21', '2026-11-29', '-8.70', { days: { served: 9, of: 30, full: usd('29.00') } }),
    line('Build', 'Seats', '2026-11-21', '2026-11-29', '-8.10', { days: { served: 9, of: 30, full: usd('27.00') } }),
    line('Scale', 'Platform', '2026-11-21', '2026-11-29', '149.70', { days: { served: 9, of: 30, full: usd('499.00') } }),
  ]),
  next: bill('2026-11-30', '499.00', '27.45', '526.45', [line('Scale', 'Platform', '2026-11-30', '2026-12-30', '499.00')]),
  nextWithout: usual,
};

/** The same quote after a price increase. @type {ChangeQuote} */
export const dearerUpgrade = {
  ...upgrade,
  fingerprint: 'story-change-2',
  dueNow: { ...upgrade.dueNow, subtotal: usd('138.90'), tax: usd('7.64'), total: usd('146.54') },
};

/** Quote of a cancellation at the end of the term. @type {ChangeQuote} */
export const ending = {
  fingerprint: 'story-change-3',
  effectiveDate: '2027-01-31',
  endDate: '2027-01-31',
  dueNow: nothingNow,
  next: usual,
  nextWithout: usual,
  undoableUntil: '2027-01-30',
  cancelReference: 'story-cancellation',
};

/** Returns the quote for a requested change. @param {Request} request */
export async function quoteOf(request) {
  const { change } = /** @type {import('../../../../../src/api/schemas/storefront/changes.js').ChangeQuoteRequest} */ (
    await request.json()
  );
  if (change.intent === 'cancel' && change.when === 'now') {
    return {
      ...ending,
      fingerprint: 'story-change-4',
      effectiveDate: '2026-11-21',
      endDate: '2026-11-21',
      creditLeft: usd('17.72'),
      next: undefined,
      undoableUntil: undefined,
      dueNow: bill('2026-11-21', '-16.80', '-0.92', '0.00', [
        line('Build', 'Platform', '2026-11-21', '2026-11-29', '-8.70', { days: { served: 9, of: 30, full: usd('29.00') } }),
        line('Build', 'Seats', '2026-11-21', '2026-11-29', '-8.10', { days: { served: 9, of: 30, full: usd('27.00') } }),
      ]),
    };
  }
  if (change.intent === 'cancel') return ending;
  if (change.intent === 'accept-offer' && change.offer === 'half') {
    return {
      fingerprint: 'story-change-5',
      effectiveDate: '2026-11-30',
      dueNow: nothingNow,
      next: bill('2026-11-30', '28.00', '1.54', '29.54', [line('Build', 'Platform', '2026-11-30', '2026-12-30', '28.00')]),
      nextWithout: usual,
    };
  }
  if (change.intent === 'accept-offer' || change.intent === 'pause') {
    return {
      fingerprint: 'story-change-6',
      effectiveDate: '2026-11-30',
      dueNow: nothingNow,
      next: { ...usual, date: '2027-01-29' },
      nextWithout: usual,
      undoableUntil: '2026-11-29',
    };
  }
  if (change.intent === 'change-plan' && change.when === 'now') return upgrade;
  return {
    fingerprint: 'story-change-7',
    effectiveDate: '2026-11-30',
    dueNow: nothingNow,
    next: bill('2026-11-30', '74.00', '4.07', '78.07', [line('Build', 'Platform', '2026-11-30', '2026-12-30', '74.00')]),
    nextWithout: usual,
    undoableUntil: '2026-11-29',
  };
}

/** @type {ChangeResult} */
export const changed = {
  status: 'completed',
  orderNumber: 'O-00000231',
  effectiveDate: '2026-11-21',
  subscription,
  invoiceNumbers: ['INV00000413'],
  paid: usd('140.21'),
  due: usd('0.00'),
};

/** @type {ChangeResult} */
export const canceled = {
  ...changed,
  status: 'scheduled',
  orderNumber: 'O-00000232',
  effectiveDate: '2027-01-31',
  invoiceNumbers: [],
  paid: usd('0.00'),
  receipt: {
    orderNumber: 'O-00000232',
    subscriptionNumber: subscription.subscriptionNumber,
    receivedAt: '2026-11-21T09:00:02Z',
    endDate: '2027-01-31',
    digest: 'kD5dWlgZ1i0-story-3cQ2vCqv7fJxW0',
  },
};

/** @type {Timeline} */
export const timeline = {
  entries: [
    { date: '2026-01-31', kind: 'created', coming: false, to: [{ productName: 'Build', ratePlanName: 'Build, monthly', quantity: 2 }] },
    {
      date: '2026-05-04',
      kind: 'change-quantity',
      coming: false,
      to: [{ productName: 'Build', ratePlanName: 'Build, monthly', quantity: 3 }],
    },
    { date: '2027-01-31', kind: 'renew', coming: true },
  ],
};

/** The catalog with an add-on. @type {Catalog} */
export const withAddOns = {
  ...catalog,
  addOns: [
    {
      productId: 'traffic',
      name: 'Live traffic',
      features: [],
      plans: [flat('traffic-month', 'Live traffic, monthly', 'Month', '19.00')],
    },
  ],
};
