/** What rows have beyond the definition: which are written by hand, how they may be repeated, and which limit they count for. */
import type { OperationName } from './names.js';
import { kebab } from './write-schemas.js';

/** Rows that elements and gateway depend on, refined by hand: file below operations/billing, by row. */
const HAND_FILES: Readonly<Record<string, readonly string[]>> = {
  oauth: ['createToken'],
  catalog: ['listProducts', 'listProductRatePlans'],
  accounts: ['createAccount', 'getAccount', 'getAccountSummary', 'listAccountPaymentMethods'],
  'payment-methods': ['createPaymentFormSession', 'getPaymentMethod'],
  orders: ['createOrder', 'previewOrder', 'getOrder', 'listOrdersByOwner'],
  subscriptions: ['listSubscriptionsByAccount', 'getSubscription'],
  invoices: ['listBillingDocuments', 'getInvoice', 'listInvoiceItems'],
  payments: ['createPayment', 'listPayments'],
  actions: ['query'],
};

const HOME = new Map(Object.entries(HAND_FILES).flatMap(([file, rows]) => rows.map((row) => [row, file] as const)));

export const HAND_REFINED: ReadonlySet<string> = new Set(HOME.keys());

/** File of a row below operations/billing, without ending. */
export function rowPath(name: OperationName): string {
  return HOME.get(name.row) ?? `generated/${kebab(name.resource)}`;
}

/** POST operations that change nothing, and so may be repeated at will. */
export const READS_BY_POST: ReadonlySet<string> = new Set([
  'createToken',
  'decryptRsaSignature',
  'previewSubscription',
  'previewExistingSubscription',
  'previewOrder',
  'previewBilling',
  'query',
  'queryMore',
]);

/** Operations of the high-volume class of concurrent requests (conventions.md §4). */
export const HIGH_VOLUME: ReadonlySet<string> = new Set([
  'createAccount',
  'createOrder',
  'previewOrder',
  'createSubscription',
  'previewSubscription',
  'previewExistingSubscription',
  'updateSubscription',
  'cancelSubscription',
  'renewSubscription',
  'createRsaSignature',
  'listHostedPages',
]);
