import type { Subscription } from '../../../api/schemas/storefront/subscriptions.js';

const amount = { amount: '100.00', currency: 'USD' };

/** Typical subscription, to reserve its height while loading. */
export const SAMPLE_SUBSCRIPTION: Subscription = {
  subscriptionNumber: 'A-S00000000',
  status: 'Active',
  currency: 'USD',
  startDate: '2026-01-31',
  termType: 'TERMED',
  termEndDate: '2027-01-31',
  autoRenew: true,
  nextBill: { date: '2026-12-31', total: amount },
  ratePlans: [
    {
      productRatePlanId: '',
      productName: 'Product',
      ratePlanName: '',
      charges: [
        { name: 'Charge', type: 'Recurring', model: 'FlatFee', billingPeriod: 'Month', price: amount },
        { name: 'Charge', type: 'Recurring', model: 'PerUnit', billingPeriod: 'Month', quantity: '10', price: amount },
      ],
    },
  ],
  can: {
    plans: [{ productRatePlanId: '', productName: '', ratePlanName: '', direction: 'upgrade', when: ['now'] }],
    quantity: { productRatePlanId: '', quantity: 1, min: 1, max: 2 },
    autoRenew: true,
    cancel: ['now'],
  },
};
