import { and, eq, gt, select } from '../../api/query/index.js';
import { firstRecords } from '../billing/records.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { isPositive } from '../money.js';
import { Refusal } from '../refusal.js';
import { previewOf } from '../subscriptions/coming-bills.js';
import { holdingOf } from '../subscriptions/held-plans.js';
import { namedMethod } from '../subscriptions/paying.js';
import { paidBy, type Kept } from './kept.js';

/** Open bills that are named. */
const MOST = 40;

/** Numbers of the running subscriptions that the platform's preview still bills; all of them where it has none. */
async function stillBilled(context: GatewayContext, account: AccountInfo, { running, today }: Kept): Promise<Set<string>> {
  const all = new Set(running.map(({ subscriptionNumber }) => subscriptionNumber));
  if (all.size === 0) return all;
  const sellableCatalog = await context.sellableCatalog();
  const holdings = running.map((subscription) => holdingOf(subscription, sellableCatalog, account.currency));
  const preview = await previewOf(context, account, holdings, today);
  if (!preview) return all;
  const owed = (preview.answer.invoiceItems ?? []).filter(({ chargeAmount }) => isPositive(chargeAmount ?? '0'));
  const numbers = new Set(owed.map(({ subscriptionNumber }) => subscriptionNumber));
  return new Set([...all].filter((number) => numbers.has(number)));
}

async function openInvoices({ billing }: GatewayContext, { id }: AccountInfo): Promise<string[]> {
  const open = and(eq('AccountId', id), eq('Status', 'Posted'), gt('Balance', '0'));
  const { records } = await firstRecords(billing, select('Invoice', ['InvoiceNumber']).where(open), MOST);
  return records.flatMap(({ InvoiceNumber }) => InvoiceNumber ?? []);
}

/**
 * Refuses to let go of a method that something is still to be paid with: subscriptions that name it, and, for the account's default, those that name
 * none and the bills that are open.
 * @throws {Refusal} 409 `payment-method-needed`
 */
export async function checkNotNeeded(context: GatewayContext, account: AccountInfo, kept: Kept, methodId: string): Promise<void> {
  const isDefault = methodId === kept.defaultId;
  const named = paidBy(kept, methodId);
  if (!isDefault && named.length === 0) return;
  const byDefault = kept.running.filter((subscription) => namedMethod(subscription) === undefined);
  const users = [...named, ...(isDefault ? byDefault.map(({ subscriptionNumber }) => subscriptionNumber) : [])];
  const [billed, invoices] = await Promise.all([stillBilled(context, account, kept), isDefault ? openInvoices(context, account) : []]);
  const subscriptions = users.filter((number) => billed.has(number));
  if (subscriptions.length === 0 && invoices.length === 0) return;
  throw new Refusal({
    status: 409,
    type: 'conflict',
    code: 'payment-method-needed',
    message:
      'Something is still to be paid with this method. Make another one the default, or name another one for these subscriptions, first.',
    data: { subscriptions, invoices },
  });
}
