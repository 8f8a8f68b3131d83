/** Loads and registers the elements that are not in the first file, by tag. */
export const lazyElements: Readonly<Record<string, () => Promise<unknown>>> = {
  'storefront-account': () => import('../components/define/account.js'),
  'storefront-activity': () => import('../components/define/activity.js'),
  'storefront-buy-button': () => import('../components/define/buy-button.js'),
  'storefront-invoices': () => import('../components/define/invoices.js'),
  'storefront-overview': () => import('../components/define/overview.js'),
  'storefront-payment': () => import('../components/define/payment.js'),
  'storefront-payment-methods': () => import('../components/define/payment-methods.js'),
  'storefront-paywall': () => import('../components/define/paywall.js'),
  'storefront-profile': () => import('../components/define/profile.js'),
  'storefront-quote': () => import('../components/define/quote.js'),
  'storefront-sign-up': () => import('../components/define/sign-up.js'),
  'storefront-subscriptions': () => import('../components/define/subscriptions.js'),
  'storefront-usage': () => import('../components/define/usage.js'),
  'storefront-withdraw': () => import('../components/define/withdraw.js'),
};
