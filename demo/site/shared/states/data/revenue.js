// @ts-check
/** Revenue schedules of the billing platform. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** @param {number} count months since January 2026 */
const month = (count) => {
  const year = 2026 + Math.floor(count / 12);
  const index = ((count % 12) + 12) % 12;
  const start = `${year}-${String(index + 1).padStart(2, '0')}-01`;
  const end = new Date(Date.UTC(year, index + 1, 0)).toISOString().slice(0, 10);
  return { name: `${MONTHS[index]} ${year}`, start, end, year };
};

/** Returns the status of a period: closed through June, pending close in July, then open. */
const status = (/** @type {number} */ count) => (count < 6 ? 'Closed' : count === 6 ? 'PendingClose' : 'Open');

export const periods = {
  success: true,
  accountingPeriods: Array.from({ length: 72 }, (_, index) => {
    const count = index - 12;
    const { name, start, end, year } = month(count);
    return { id: `period-${index}`, name, startDate: start, endDate: end, fiscalYear: year, status: status(count) };
  }),
};

/** @param {number} count @param {string} amount @param {string} [currency] */
const item = (count, amount, currency = 'USD') => {
  const { name, start, end } = month(count);
  return {
    accountingPeriodName: name,
    accountingPeriodStartDate: start,
    accountingPeriodEndDate: end,
    amount,
    currency,
    isAccountingPeriodClosed: count < 6,
  };
};

const openEnded = (/** @type {string} */ amount, currency = 'USD') => ({
  accountingPeriodName: 'Open-Ended',
  amount,
  currency,
  isAccountingPeriodClosed: false,
});

const AMOUNTS = [
  '1528.77',
  '1380.82',
  '1528.77',
  '1479.45',
  '1528.77',
  '1479.45',
  '1528.77',
  '1528.77',
  '1479.45',
  '1528.77',
  '1479.45',
  '1528.76',
];

/** Schedule of a yearly enterprise plan. Half of the revenue is recognized. */
export const schedule = {
  success: true,
  number: 'RS-00000015',
  accountId: 'account-1',
  subscriptionId: 'subscription-1',
  subscriptionChargeId: 'charge-1',
  amount: '18000.00',
  currency: 'USD',
  recognizedRevenue: '8926.03',
  unrecognizedRevenue: '9073.97',
  undistributedUnrecognizedRevenue: '0.00',
  recognitionRuleName: 'Recognize daily over time',
  revenueScheduleDate: '2026-01-01',
  linkedTransactionType: 'InvoiceItem',
  linkedTransactionNumber: 'INV00000009',
  revenueItems: [...AMOUNTS.map((amount, count) => item(count, amount)), openEnded('0.00')],
};

/** The same schedule after the revenue of December was moved to November. */
export const redistributed = {
  ...schedule,
  revenueItems: [
    ...AMOUNTS.map((amount, count) => item(count, count === 10 ? '3008.21' : count === 11 ? '0.00' : amount)),
    openEnded('0.00'),
  ],
};

/** Schedule of a five-year contract: sixty months, and an amount that is not in a period yet. */
export const long = {
  ...schedule,
  number: 'RS-00000060',
  amount: '61500.00',
  revenueItems: [...Array.from({ length: 60 }, (_, count) => item(count, '1000.00')), openEnded('1500.00')],
};

export const posted = {
  number: 'RE-00000015',
  eventType: 'Invoice Posted',
  createdOn: '2026-01-01T08:44:43.993-05:00',
  currency: 'USD',
  recognitionStart: '2026-01-01',
  recognitionEnd: '2026-12-31',
  revenueItems: AMOUNTS.map((amount, count) => item(count, amount)),
};

const distributed = {
  number: 'RE-00000080',
  eventType: 'Revenue Distributed',
  createdOn: '2026-11-20T10:02:11.120-05:00',
  currency: 'USD',
  notes: 'Delivered a month early',
  revenueItems: [item(10, '1528.76'), item(11, '-1528.76')],
};

export const events = { success: true, revenueEventDetails: [posted] };
export const eventsAfter = { success: true, revenueEventDetails: [posted, distributed] };

const charge = (/** @type {string} */ id, /** @type {string} */ number, /** @type {string} */ name) => ({
  id,
  number,
  name,
  type: 'Recurring',
  model: 'FlatFee',
  productRatePlanChargeId: `product-${id}`,
});

export const subscription = {
  success: true,
  id: 'subscription-1',
  accountId: 'account-1',
  accountNumber: 'A00000005',
  subscriptionNumber: 'A-S00000005',
  status: 'Active',
  subscriptionStartDate: '2026-01-01',
  termType: 'TERMED',
  version: 1,
  ratePlans: [
    {
      id: 'plan-1',
      productId: 'product-1',
      productName: 'Kestrel Maps',
      productRatePlanId: 'product-plan-1',
      ratePlanName: 'Enterprise annual',
      ratePlanCharges: [
        charge('charge-1', 'C-00000010', 'Platform fee'),
        charge('charge-2', 'C-00000011', 'Seats'),
        charge('charge-3', 'C-00000012', 'Onboarding'),
      ],
    },
  ],
};

const { success: _, ...listed } = schedule;
export const schedules = { success: true, revenueSchedules: [listed] };
export const twoSchedules = {
  success: true,
  revenueSchedules: [listed, { ...listed, number: 'RS-00000016', revenueScheduleDate: '2026-07-01' }],
};

/** Totals of all schedules of a charge. */
export const summary = { ...listed, success: true, number: 'CRS-00000010' };

/** Permissions of a staff member who may read and change all revenue. */
export const permissions = { staffId: 'ada', scopes: ['revenue:read', 'revenue:write', 'periods:read', 'subscriptions:read'] };
