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
  'storefront-subscriptions',
  'storefront-invoices',
  'storefront-profile',
  'storefront-provider',
  'storefront-staff',
  'storefront-objects',
];
