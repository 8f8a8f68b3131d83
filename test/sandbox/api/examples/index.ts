import { accountExamples } from './accounts.js';
import { catalogExamples } from './catalog.js';
import type { ExamplesOf } from './example.js';
import { ledgerExamples } from './ledger.js';
import { moneyExamples } from './money.js';
import { notificationExamples } from './notifications.js';
import { olderActionExamples } from './legacy-actions.js';
import { orderExamples } from './orders.js';
import { recordExamples } from './records.js';
import { revenueExamples } from './revenue.js';
import { storefrontExamples } from './storefront.js';
import { subscriptionExamples } from './subscriptions.js';
import { usageExamples } from './usages.js';

/** All sets of examples. Each set has its own sandbox. */
export const exampleSets: Readonly<Record<string, ExamplesOf>> = {
  storefront: storefrontExamples,
  accounts: accountExamples,
  orders: orderExamples,
  'older actions': olderActionExamples,
  catalog: catalogExamples,
  subscriptions: subscriptionExamples,
  money: moneyExamples,
  ledger: ledgerExamples,
  revenue: revenueExamples,
  records: recordExamples,
  usages: usageExamples,
  notifications: notificationExamples,
};
