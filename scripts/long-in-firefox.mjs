/**
 * Files of `test/e2e` that every change sees in Chromium and `npm run test:ci` in Firefox: what depends on the network, on styles, on hosts and on the
 * billing platform more than on the engine, and takes Firefox minutes. The others, with signing up, paying, the account and everything done by
 * keyboard alone, every change sees in both.
 */
export const longInFirefox = [
  'purchase-robustness',
  'payment-form',
  'states',
  'hosts',
  'theming',
  'invoices',
  'subscriptions',
  'profile-and-usage',
  'staff-objects',
].map((name) => `test/e2e/${name}.test.ts`);
