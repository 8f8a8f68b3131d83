/** The files of the elements that the script tag's first file (cdn-loader.ts) only knows by name. */
export const laterElements: Readonly<Record<string, () => Promise<unknown>>> = {
  account: () => import('./components/define/account.js'),
  'buy-button': () => import('./components/define/buy-button.js'),
  invoices: () => import('./components/define/invoices.js'),
  paywall: () => import('./components/define/paywall.js'),
  profile: () => import('./components/define/profile.js'),
  subscriptions: () => import('./components/define/subscriptions.js'),
};
