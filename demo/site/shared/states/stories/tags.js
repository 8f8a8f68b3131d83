// @ts-check
/** The elements that have stories, one module each beside this one. The manifest says which have to. */
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
