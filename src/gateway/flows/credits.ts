import { listRefunds } from '../../generated/api/operations/refunds.js';
import type { CreditMemo as CreditMemoView, Credits, Refund } from '../../api/schemas/storefront/invoices.js';
import type { AccountInfo, GatewayContext, OperationHandler } from '../context.js';
import { readMethodsById } from '../invoices/invoice-payments.js';
import { add, toMoney } from '../money.js';
import { readCreditMemos, toUsableCredits, type CreditMemo } from '../purchase/credit.js';
import { omitEmpty } from '../views/omit-empty.js';
import { readAllPages, sessionAccount } from './account.js';
import { sealFile } from './files.js';

const newestFirst = (a: { date: string }, b: { date: string }): number => (a.date < b.date ? 1 : -1);

async function toCreditMemoViews(context: GatewayContext, account: AccountInfo, memos: readonly CreditMemo[]): Promise<CreditMemoView[]> {
  const views = await Promise.all(
    memos.map(async ({ number, creditMemoDate: date, amount = '0', unappliedAmount = '0', reasonCode, latestPDFFileId }) => {
      if (number === undefined || date === undefined) return undefined;
      const file = latestPDFFileId ? await sealFile(context, account, latestPDFFileId, number) : undefined;
      const { currency } = account;
      const money = { amount: toMoney(amount, currency), left: toMoney(unappliedAmount, currency) };
      return { creditMemoNumber: number, date, ...money, ...omitEmpty({ reason: reasonCode, file }) };
    }),
  );
  return views.filter((view) => view !== undefined).sort(newestFirst);
}

async function readRefundViews(context: GatewayContext, account: AccountInfo): Promise<Refund[]> {
  const pages = context.billing.pages(listRefunds, { accountId: account.id, pageSize: 40 });
  const refunds = (await readAllPages(pages, (page) => page.refunds ?? [])).filter(({ accountId }) => accountId === account.id);
  if (refunds.length === 0) return [];
  const methods = await readMethodsById(context, account);
  const views = refunds.flatMap(({ number, refundDate: date, amount = '0', status, paymentMethodId }): Refund[] => {
    if (number === undefined || date === undefined || status === undefined) return [];
    const method = methods.get(paymentMethodId ?? '');
    return [{ refundNumber: number, date, amount: toMoney(amount, account.currency), status, ...omitEmpty({ method }) }];
  });
  return views.sort(newestFirst);
}

/** Lists the credit and refunds of the session's account. */
export const showCredits: OperationHandler<Record<string, never>, Credits> = async (context, { principal }) => {
  const account = await sessionAccount(context, principal);
  const [memos, refunds] = await Promise.all([readCreditMemos(context, account), readRefundViews(context, account)]);
  const available = add(...toUsableCredits(memos, account.currency).map(({ remaining }) => remaining));
  return {
    body: { available: toMoney(available, account.currency), creditMemos: await toCreditMemoViews(context, account, memos), refunds },
  };
};
