import { listCreditMemos } from '../../generated/api/operations/credit-memos.js';
import type { ListCreditMemosResponse } from '../../generated/api/schemas/credit-memos.js';
import type { QuoteBill } from '../../api/schemas/storefront/purchase.js';
import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { allPages } from '../flows/account.js';
import { add, isPositive, least, subtract, toMoney } from '../money.js';

/** A credit memo as the platform lists it. */
export type CreditMemo = NonNullable<ListCreditMemosResponse['creditmemos']>[number];

/** A credit memo of an account with something left. */
export interface Credit {
  memoNumber: string;
  left: DecimalString;
}

/** Posted credit memos of an account, used up or not. */
export async function creditMemosOf({ billing }: GatewayContext, { id }: AccountInfo): Promise<CreditMemo[]> {
  const pages = billing.pages(listCreditMemos, { accountId: id, status: 'Posted', pageSize: 40 });
  const memos = await allPages(pages, ({ creditmemos = [] }) => creditmemos);
  return memos.filter((memo) => memo.accountId === id && memo.status === 'Posted');
}

/** Credit memos with something left that may be used for any bill, the oldest first. */
export function usableCredit(memos: readonly CreditMemo[], currency: CurrencyCode): Credit[] {
  const usable = memos.filter(
    (memo) =>
      (memo.currency ?? currency) === currency && memo.excludeFromAutoApplyRules !== true && isPositive(memo.unappliedAmount ?? '0'),
  );
  const age = (memo: (typeof usable)[number]): string => `${memo.creditMemoDate ?? ''} ${memo.number ?? ''}`;
  return usable
    .sort((a, b) => (age(a) < age(b) ? -1 : 1))
    .flatMap(({ number, unappliedAmount: left }) => (number === undefined || left === undefined ? [] : [{ memoNumber: number, left }]));
}

/** What an account has in credit, the oldest first. */
export async function creditsOf(context: GatewayContext, account: AccountInfo): Promise<Credit[]> {
  return usableCredit(await creditMemosOf(context, account), account.currency);
}

/** A bill of which a part is paid by what the account has in credit. */
export function withCredit(bill: QuoteBill, credits: readonly Credit[], currency: CurrencyCode): QuoteBill {
  const used = least(bill.total.amount, add(...credits.map(({ left }) => left)));
  if (!isPositive(used)) return bill;
  return { ...bill, credit: toMoney(used, currency), total: toMoney(subtract(bill.total.amount, used), currency) };
}
