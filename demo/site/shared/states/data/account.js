// @ts-check
/** Sample account of a customer of a mapping company. */
import { usd } from './money.js';

/** @typedef {import('../../../../../src/api/schemas/storefront/subscriptions.js').Subscriptions} Subscriptions */
/** @typedef {import('../../../../../src/api/schemas/storefront/invoices.js').Invoices} Invoices */
/** @typedef {import('../../../../../src/api/schemas/storefront/invoices.js').Invoice} Invoice */
/** @typedef {import('../../../../../src/api/schemas/storefront/profile.js').Profile} Profile */
/** @typedef {import('../../../../../src/api/schemas/storefront/payment-methods.js').PaymentMethods} PaymentMethods */
/** @typedef {import('../../../../../src/api/schemas/storefront/invoices.js').Credits} Credits */
/** @typedef {import('../../../../../src/api/schemas/storefront/session.js').SessionRights} SessionRights */

/** @type {Subscriptions} */
export const subscriptions = {
  today: '2026-11-21',
  subscriptions: [
    {
      subscriptionNumber: 'A-S00000107',
      status: 'Active',
      version: 4,
      currency: 'USD',
      startDate: '2026-01-31',
      termType: 'TERMED',
      termEndDate: '2027-01-31',
      autoRenew: true,
      renewalTerm: { count: 12, unit: 'Month' },
      chargedThroughDate: '2026-11-30',
      nextBill: { date: '2026-11-30', total: usd('59.08') },
      can: {
        plans: [
          {
            productRatePlanId: 'build-year',
            productName: 'Build',
            ratePlanName: 'Build, yearly',
            direction: 'switch',
            when: ['renewal', 'now'],
          },
          {
            productRatePlanId: 'scale-month',
            productName: 'Scale',
            ratePlanName: 'Scale, monthly',
            direction: 'upgrade',
            when: ['now', 'period-end'],
          },
          { productRatePlanId: 'free-month', productName: 'Free', ratePlanName: 'Free', direction: 'downgrade', when: ['renewal'] },
        ],
        quantity: { productRatePlanId: 'build-month', quantity: 3, min: 1, max: 50 },
        addOns: [{ productRatePlanId: 'traffic-month', taken: false }],
        pause: { earliest: '2026-11-30', latest: '2027-01-30', longestDays: 90 },
        cancel: ['term-end', 'now'],
        reasons: [
          { id: 'price', label: 'It costs too much' },
          { id: 'unused', label: 'I do not use it enough' },
          { id: 'other', label: 'Something else' },
        ],
        offers: [
          { id: 'half', kind: 'discount', title: 'Half the price for three months', text: 'Then the usual price again.' },
          { id: 'rest', kind: 'pause', title: 'Pause for 60 days', days: 60 },
        ],
        renew: true,
        autoRenew: true,
        terms: [
          { count: 1, unit: 'Month' },
          { count: 12, unit: 'Month' },
        ],
        paymentMethod: true,
      },
      ratePlans: [
        {
          productRatePlanId: 'build-month',
          productName: 'Build',
          ratePlanName: 'Build, monthly',
          charges: [
            { name: 'Platform', type: 'Recurring', model: 'FlatFee', billingPeriod: 'Month', price: usd('29.00') },
            {
              name: 'Seats',
              type: 'Recurring',
              model: 'PerUnit',
              billingPeriod: 'Month',
              quantity: '3',
              unitOfMeasure: 'seat',
              price: usd('9.00'),
            },
          ],
        },
      ],
    },
  ],
};

/** @type {(number: string, date: string, amount: string, balance: string) => Invoices['invoices'][number]} */
const invoiceOf = (number, date, amount, balance) => ({
  invoiceNumber: number,
  status: 'Posted',
  invoiceDate: date,
  amount: usd(amount),
  balance: usd(balance),
});

/** @type {Invoices} */
export const invoices = {
  invoices: [
    invoiceOf('INV00000412', '2026-10-31', '56.00', '56.00'),
    invoiceOf('INV00000387', '2026-09-30', '56.00', '0.00'),
    invoiceOf('INV00000361', '2026-08-31', '56.00', '0.00'),
    invoiceOf('INV00000334', '2026-07-31', '1203.40', '0.00'),
  ],
};

/** @type {Invoice} */
export const invoice = {
  ...invoiceOf('INV00000412', '2026-10-31', '56.00', '56.00'),
  dueDate: '2026-11-30',
  tax: usd('0.00'),
  items: [
    {
      productName: 'Build',
      chargeName: 'Platform',
      serviceStartDate: '2026-10-31',
      serviceEndDate: '2026-11-29',
      amount: usd('29.00'),
    },
    {
      productName: 'Build',
      chargeName: 'Seats',
      quantity: '3',
      serviceStartDate: '2026-10-31',
      serviceEndDate: '2026-11-29',
      amount: usd('27.00'),
    },
  ],
};

/** @type {Profile} */
export const profile = {
  accountNumber: 'A00000042',
  name: 'Okafor Cartography',
  currency: 'USD',
  balance: usd('56.00'),
  billTo: {
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'maya.okafor@example.com',
    address1: '14 Harbor Street',
    city: 'Portland',
    state: 'Maine',
    postalCode: '04101',
    country: 'US',
  },
  paymentMethod: { type: 'CreditCard', brand: 'Visa', lastDigits: '4242', expirationMonth: 8, expirationYear: 2029 },
  company: 'Okafor Cartography',
  taxId: '91-1144442',
  language: 'en',
  version: 'v1',
};

/** @type {PaymentMethods} */
export const paymentMethods = {
  paymentMethods: [
    { id: 'sealed-visa', isDefault: true, type: 'CreditCard', brand: 'Visa', lastDigits: '4242', expirationMonth: 8, expirationYear: 2029 },
    { id: 'sealed-bank', isDefault: false, type: 'ACH', lastDigits: '6789' },
  ],
};

/** @type {SessionRights} */
export const session = {
  accountNumber: 'A00000042',
  scopes: [
    'purchase',
    'profile:read',
    'profile:write',
    'payment-methods:read',
    'payment-methods:write',
    'subscriptions:read',
    'subscriptions:write',
    'invoices:read',
    'invoices:pay',
    'usage:read',
    'usage:write',
    'activity:read',
  ],
};

/** @type {Credits} */
export const credits = { available: usd('0.00'), creditMemos: [], refunds: [] };

/** Responses to the requests of all account elements. */
export const account = {
  'GET /storefront/session': session,
  'GET /storefront/credits': credits,
  'GET /storefront/subscriptions': subscriptions,
  'GET /storefront/invoices': invoices,
  'GET /storefront/invoices/INV00000412': invoice,
  'GET /storefront/profile': profile,
  'GET /storefront/payment-methods': paymentMethods,
};
