import { listCreditMemos } from '../../generated/api/operations/credit-memos.js';
import type { ListCreditMemosResponse } from '../../generated/api/schemas/credit-memos.js';
import type { QuoteBill } from '../../api/schemas/storefront/quote.js';
import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { readAllPages } from '../flows/account.js';
import { add, isPositive, minimum, subtract, toMoney } from '../money.js';
import { isCreditBill } from '../views/bills.js';

/** Credit memo as listed by the platform. */
export type CreditMemo = NonNullable<ListCreditMemosResponse['creditmemos']>[number];

/** Credit memo with a remaining amount. */
export interface UsableCredit {
  memoNumber: string;
  remaining: DecimalString;
}

/** Reads the posted credit memos of an account, including used ones. */
export async function readCreditMemos({ billing }: GatewayContext, { id }: AccountInfo): Promise<CreditMemo[]> {
  const pages = billing.pages(listCreditMemos, { accountId: id, status: 'Posted', pageSize: 40 });
  const memos = await readAllPages(pages, ({ creditmemos = [] }) => creditmemos);
  return memos.filter((memo) => memo.accountId === id && memo.status === 'Posted');
}

/** Credit memos with a remaining amount that can be applied to any invoice, oldest first. */
export function toUsableCredits(memos: readonly CreditMemo[], currency: CurrencyCode): UsableCredit[] {
  const usable = memos.filter(
    (memo) =>
      (memo.currency ?? currency) === currency && memo.excludeFromAutoApplyRules !== true && isPositive(memo.unappliedAmount ?? '0'),
  );
  const age = (memo: (typeof usable)[number]): string => `${memo.creditMemoDate ?? ''} ${memo.number ?? ''}`;
  return usable
    .sort((a, b) => (age(a) < age(b) ? -1 : 1))
    .flatMap(({ number, unappliedAmount: remaining }) =>
      number === undefined || remaining === undefined ? [] : [{ memoNumber: number, remaining }],
    );
}

/** Reads the credit that an account can use, oldest first. */
export async function readUsableCredits(context: GatewayContext, account: AccountInfo): Promise<UsableCredit[]> {
  return toUsableCredits(await readCreditMemos(context, account), account.currency);
}

/** Reads the credit that the platform will use for new invoices. Empty if the platform leaves its use to the customer. */
export async function readAppliedCredits(context: GatewayContext, account: AccountInfo): Promise<UsableCredit[]> {
  return context.appliesCredits ? readUsableCredits(context, account) : [];
}

/** Sorts by date. Credits come first on their day, because the platform writes them before it collects the bill. */
function byDate(a: QuoteBill, b: QuoteBill): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return Number(isCreditBill(b)) - Number(isCreditBill(a));
}

/** Reduces future bills by credit, the earliest bill first. Negative bills are credits for the bills from their day on. Keeps the order. */
export function applyCreditToBills(bills: readonly QuoteBill[], credit: DecimalString, currency: CurrencyCode): QuoteBill[] {
  let remaining = credit;
  const reduced = new Map<QuoteBill, QuoteBill>();
  for (const bill of [...bills].sort(byDate)) {
    if (isCreditBill(bill)) {
      remaining = subtract(remaining, bill.total.amount);
      continue;
    }
    const used = isPositive(bill.total.amount) ? minimum(bill.total.amount, remaining) : '0';
    reduced.set(bill, reduceBill(bill, used, currency));
    remaining = subtract(remaining, used);
  }
  return bills.map((bill) => reduced.get(bill) ?? bill);
}

/** Sum of the remaining amounts. */
export const sumOfCredits = (credits: readonly UsableCredit[]): DecimalString => add(...credits.map(({ remaining }) => remaining));

/** Reduces the total of a bill by the account's credit. */
export function applyCreditToBill(bill: QuoteBill, credits: readonly UsableCredit[], currency: CurrencyCode): QuoteBill {
  return reduceBill(bill, minimum(bill.total.amount, sumOfCredits(credits)), currency);
}

function reduceBill(bill: QuoteBill, used: DecimalString, currency: CurrencyCode): QuoteBill {
  if (!isPositive(used)) return bill;
  return { ...bill, credit: toMoney(used, currency), total: toMoney(subtract(bill.total.amount, used), currency) };
}
