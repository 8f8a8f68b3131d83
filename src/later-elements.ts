/** The files of the elements that the script tag's first file (cdn-loader.ts) only knows by name. */
export const laterElements: Readonly<Record<string, () => Promise<unknown>>> = {
  account: () => import('./components/define/account.js'),
  activity: () => import('./components/define/activity.js'),
  'buy-button': () => import('./components/define/buy-button.js'),
  invoices: () => import('./components/define/invoices.js'),
  overview: () => import('./components/define/overview.js'),
  'payment-methods': () => import('./components/define/payment-methods.js'),
  paywall: () => import('./components/define/paywall.js'),
  profile: () => import('./components/define/profile.js'),
  subscriptions: () => import('./components/define/subscriptions.js'),
  usage: () => import('./components/define/usage.js'),
  withdraw: () => import('./components/define/withdraw.js'),
};
