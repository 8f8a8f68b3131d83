import type { Usage } from '../../../api/schemas/storefront/usage.js';

/** Sample data of typical usage, for the placeholder. */
export const SAMPLE_USAGE: Usage = {
  today: '2026-11-21',
  guards: [],
  meters: [
    {
      subscriptionNumber: 'A-S00000000',
      productName: 'Product',
      chargeName: 'Requests in thousands',
      unitOfMeasure: 'thousand requests',
      from: '2026-11-10',
      until: '2026-12-10',
      used: '100',
      included: '500',
      days: [{ date: '2026-11-10', quantity: '100' }],
      projection: { quantity: '300', amount: { amount: '100.00', currency: 'USD' }, source: 'estimate' },
      cost: { amount: { amount: '100.00', currency: 'USD' }, source: 'preview' },
    },
  ],
};
