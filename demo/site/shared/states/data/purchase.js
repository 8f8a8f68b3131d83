// @ts-check
/** A purchase of the plan Build with three seats. */
import { usd } from './money.js';

/** @typedef {import('../../../../../src/api/schemas/storefront/quote.js').Quote} Quote */
/** @typedef {import('../../../../../src/api/schemas/storefront/quote.js').QuoteBill} QuoteBill */
/** @typedef {import('../../../../../src/api/schemas/storefront/purchase.js').OrderResult} OrderResult */

/** @type {(date: string, end: string) => QuoteBill} */
const bill = (date, end) => ({
  date,
  lines: [
    {
      productRatePlanChargeId: 'build-month-base',
      productName: 'Build',
      chargeName: 'Platform',
      serviceStartDate: date,
      serviceEndDate: end,
      amount: usd('29.00'),
    },
    {
      productRatePlanChargeId: 'build-month-seats',
      productName: 'Build',
      chargeName: 'Seats',
      quantity: '3',
      unitPrice: usd('9.00'),
      serviceStartDate: date,
      serviceEndDate: end,
      amount: usd('27.00'),
    },
  ],
  subtotal: usd('56.00'),
  tax: usd('3.08'),
  total: usd('59.08'),
});

/** @type {Quote} */
export const quote = {
  fingerprint: 'story-quote-1',
  currency: 'USD',
  orderDate: '2026-11-21',
  dueNow: bill('2026-11-21', '2026-12-20'),
  next: bill('2026-12-21', '2027-01-20'),
};

/** The same quote with all optional fields. @type {Quote} */
export const richQuote = {
  ...quote,
  fingerprint: 'story-quote-3',
  dueNow: {
    ...quote.dueNow,
    lines: quote.dueNow.lines.map((line, index) =>
      index === 0 ? { ...line, why: { days: { served: 30, of: 30, full: usd('29.00') } } } : line,
    ),
    credit: usd('10.00'),
    total: usd('49.08'),
  },
  upcoming: ['2026-12-21', '2027-01-21', '2027-02-21'].map((date) => bill(date, '2027-03-20')),
  term: { endDate: '2027-11-21', renews: true },
};

/** The same quote after a price increase. @type {Quote} */
export const dearerQuote = {
  ...quote,
  fingerprint: 'story-quote-2',
  dueNow: { ...quote.dueNow, subtotal: usd('62.00'), tax: usd('3.41'), total: usd('65.41') },
};

/** @type {OrderResult} */
export const completed = {
  status: 'completed',
  orderNumber: 'O-00000231',
  accountNumber: 'A00000043',
  subscriptionNumbers: ['A-S00000108'],
  invoiceNumbers: ['INV00000413'],
  paid: usd('59.08'),
  due: usd('0.00'),
  sessionExpiresAt: '2026-11-21T09:10:00Z',
};
