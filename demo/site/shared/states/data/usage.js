// @ts-check
/** Usage two weeks into a billing period, and the account's earlier activity. */
import { usd } from './money.js';

/** @typedef {import('../../../../../src/api/schemas/storefront/usage.js').Usage} Usage */
/** @typedef {import('../../../../../src/api/schemas/storefront/usage.js').UsageAdvice} UsageAdvice */
/** @typedef {import('../../../../../src/api/schemas/storefront/activity.js').Activity} Activity */
/** @typedef {import('../../../../../src/api/schemas/storefront/withdrawals.js').WithdrawalReceipt} WithdrawalReceipt */

/** Usage of twelve days, lower on weekends. */
const days = [31, 33, 36, 14, 12, 35, 38, 40, 37, 39, 16, 15].map((quantity, index) => ({
  date: `2026-11-${String(9 + index).padStart(2, '0')}`,
  quantity: `${quantity}.5`,
}));

/** @type {Usage} */
export const usage = {
  today: '2026-11-21',
  guards: [],
  meters: [
    {
      subscriptionNumber: 'A-S00000107',
      productName: 'Build',
      chargeName: 'Requests, in thousands',
      unitOfMeasure: 'thousand requests',
      from: '2026-11-09',
      until: '2026-12-09',
      used: '352',
      included: '500',
      days,
      projection: { quantity: '880', amount: usd('190.00'), source: 'estimate' },
      cost: { amount: usd('0.00'), source: 'preview' },
    },
  ],
};

/** @type {Usage} */
export const guarded = { ...usage, guards: [{ subscriptionNumber: 'A-S00000107', amount: usd('150.00'), warnAt: 80 }] };

/** @type {UsageAdvice} */
export const advice = {
  periods: [
    { from: '2026-09-09', until: '2026-10-09' },
    { from: '2026-10-09', until: '2026-11-09' },
  ],
  options: [
    {
      productRatePlanId: 'build-month',
      productName: 'Build',
      ratePlanName: 'Build, monthly',
      current: true,
      monthly: usd('231.00'),
      best: true,
      source: 'estimate',
    },
    {
      productRatePlanId: 'scale-month',
      productName: 'Scale',
      ratePlanName: 'Scale, monthly',
      current: false,
      monthly: usd('284.00'),
      best: false,
      source: 'estimate',
    },
  ],
};

/** @type {Activity} */
export const activity = {
  entries: [
    {
      date: '2026-10-31',
      kind: 'payment',
      number: 'P-00000211',
      status: 'Processed',
      amount: usd('56.00'),
      documents: [{ number: 'INV-00000311', file: 'sealed-file' }],
    },
    {
      date: '2026-10-12',
      kind: 'order',
      number: 'O-00000198',
      status: 'Completed',
      actions: ['change-quantity'],
      subscriptionNumbers: ['A-S00000107'],
    },
    { date: '2026-09-30', kind: 'payment', number: 'P-00000187', status: 'Error', amount: usd('56.00') },
    { date: '2026-01-31', kind: 'consent', text: 'I accept the terms of Kestrel Maps.', subscriptionNumbers: ['A-S00000107'] },
  ],
};

/** @type {WithdrawalReceipt} */
export const withdrawal = {
  reference: 'W-3F2A-91BC-07D4',
  receivedAt: '2026-11-21T09:00:04.000Z',
  kind: 'withdraw',
  name: 'Maya Okafor',
  email: 'maya.okafor@example.com',
  contract: 'SF-0CC175B9C0F1B6A831C399E2',
  digest: 'Jc0n8kX1q3m5t7w9y2A4C6E8G0I2K4M6O8Q0S2U4W6Y',
};

export const permissions = {
  accountNumber: 'A00000042',
  scopes: [
    'usage:read',
    'usage:write',
    'profile:read',
    'profile:write',
    'activity:read',
    'subscriptions:read',
    'subscriptions:write',
    'invoices:read',
    'invoices:pay',
    'payment-methods:read',
    'payment-methods:write',
  ],
};
