// @ts-check
/** Tags of the elements that have stories. The stories of each are in a module in this folder. The manifest lists all elements that need stories. */
export const tags = [
  'storefront-plans',
  'storefront-quote',
  'storefront-sign-up',
  'storefront-payment',
  'storefront-buy-button',
  'storefront-paywall',
  'storefront-account',
  'storefront-overview',
  'storefront-subscriptions',
  'storefront-invoices',
  'storefront-payment-methods',
  'storefront-profile',
  'storefront-usage',
  'storefront-activity',
  'storefront-withdraw',
  'storefront-provider',
  'storefront-staff',
  'storefront-objects',
  'storefront-revenue-schedule',
  'storefront-accounting-periods',
];
