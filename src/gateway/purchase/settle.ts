import { applyCreditMemo } from '../../generated/api/operations/credit-memos.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { payInvoices, standingOf, type InvoicePart, type Standing } from '../flows/pay.js';
import { isPositive, least, subtract } from '../money.js';
import { creditsOf } from './credit.js';

/** Uses what an account has in credit for parts of invoices, the oldest credit first. */
export async function useCredit(context: GatewayContext, account: AccountInfo, parts: readonly InvoicePart[]): Promise<void> {
  const owed = parts.map((part) => ({ ...part }));
  for (const { memoNumber, left } of await creditsOf(context, account)) {
    let rest = left;
    for (const invoice of owed) {
      const amount = least(rest, invoice.amount);
      if (!isPositive(amount)) continue;
      const part = { invoiceId: invoice.invoiceId, amount };
      await context.billing.call(applyCreditMemo, { creditMemoKey: memoNumber, effectiveDate: await context.today(), invoices: [part] });
      rest = subtract(rest, amount);
      invoice.amount = subtract(invoice.amount, amount);
    }
  }
}

/**
 * Pays what is owed on invoices: by what the account has in credit where `credit` says so, then by a method if there is one.
 * @throws {Refusal} 402 if a payment is refused
 */
export async function settle(
  context: GatewayContext,
  account: AccountInfo,
  before: Standing,
  { credit, paymentMethodId, upstreamKey }: { credit: boolean; paymentMethodId: string | undefined; upstreamKey: string },
): Promise<Standing> {
  const numbers = before.invoices.map(({ invoiceNumber }) => invoiceNumber);
  let now = before;
  if (credit && isPositive(now.due.amount)) {
    await useCredit(
      context,
      account,
      now.invoices.map(({ id, balance }) => ({ invoiceId: id, amount: balance })),
    );
    now = await standingOf(context, account, numbers);
  }
  if (!isPositive(now.due.amount) || paymentMethodId === undefined) return now;
  await payInvoices(context, account, now, { paymentMethodId, upstreamKey });
  return standingOf(context, account, numbers);
}
