import { and, eq, gt, select } from '../../api/query/index.js';
import { firstRecords } from '../billing/read-records.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { isPositive } from '../money.js';
import { Refusal } from '../refusal.js';
import { readBillingPreview } from '../subscriptions/upcoming-bills.js';
import { toHolding } from '../subscriptions/subscription-holding.js';
import { assignedMethodId } from '../subscriptions/payment-method.js';
import { subscriptionsPaidBy, type SavedMethods } from './saved-methods.js';

/** Maximum number of open invoices to list. */
const MAX_INVOICES = 40;

/**
 * Returns the numbers of the running subscriptions with an amount due in the billing preview. Returns all running subscriptions if there is
 * no preview.
 */
async function subscriptionsWithFutureBills(
  context: GatewayContext,
  account: AccountInfo,
  { running, today }: SavedMethods,
): Promise<Set<string>> {
  const all = new Set(running.map(({ subscriptionNumber }) => subscriptionNumber));
  if (all.size === 0) return all;
  const sellableCatalog = await context.sellableCatalog();
  const holdings = running.map((subscription) => toHolding(subscription, sellableCatalog, account.currency));
  const preview = await readBillingPreview(context, account, holdings, today);
  if (!preview) return all;
  const dueItems = (preview.response.invoiceItems ?? []).filter(({ chargeAmount }) => isPositive(chargeAmount ?? '0'));
  const numbers = new Set(dueItems.map(({ subscriptionNumber }) => subscriptionNumber));
  return new Set([...all].filter((number) => numbers.has(number)));
}

async function readOpenInvoices({ billing }: GatewayContext, { id }: AccountInfo): Promise<string[]> {
  const open = and(eq('AccountId', id), eq('Status', 'Posted'), gt('Balance', '0'));
  const { records } = await firstRecords(billing, select('Invoice', ['InvoiceNumber']).where(open), MAX_INVOICES);
  return records.flatMap(({ InvoiceNumber }) => InvoiceNumber ?? []);
}

/**
 * Refuses to remove a payment method that is still needed. A subscription needs the method that is assigned to it. Subscriptions without an
 * assigned method, and open invoices, need the default.
 * @throws {Refusal} 409 `payment-method-needed`
 */
export async function checkMethodUnused(
  context: GatewayContext,
  account: AccountInfo,
  saved: SavedMethods,
  methodId: string,
): Promise<void> {
  const isDefault = methodId === saved.defaultId;
  const assigned = subscriptionsPaidBy(saved, methodId);
  if (!isDefault && assigned.length === 0) return;
  const byDefault = saved.running.filter((subscription) => assignedMethodId(subscription) === undefined);
  const users = [...assigned, ...(isDefault ? byDefault.map(({ subscriptionNumber }) => subscriptionNumber) : [])];
  const [billed, invoices] = await Promise.all([
    subscriptionsWithFutureBills(context, account, saved),
    isDefault ? readOpenInvoices(context, account) : [],
  ]);
  const subscriptions = users.filter((number) => billed.has(number));
  if (subscriptions.length === 0 && invoices.length === 0) return;
  throw new Refusal({
    status: 409,
    type: 'conflict',
    code: 'payment-method-needed',
    message:
      'This payment method is still needed. First make another payment method the default, or assign another one to these subscriptions.',
    data: { subscriptions, invoices },
  });
}
