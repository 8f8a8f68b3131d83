import { listCreditMemos } from '../../generated/api/operations/credit-memos.js';
import type { ListCreditMemosResponse } from '../../generated/api/schemas/credit-memos.js';
import type { QuoteBill } from '../../api/schemas/storefront/quote.js';
import type { CurrencyCode, DecimalString } from '../../api/schemas/values.js';
import type { AccountInfo, GatewayContext } from '../context.js';
import { readAllPages } from '../flows/account.js';
import { add, isPositive, minimum, subtract, toMoney } from '../money.js';

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

/** Reduces the total of a bill by the account's credit. */
export function applyCreditToBill(bill: QuoteBill, credits: readonly UsableCredit[], currency: CurrencyCode): QuoteBill {
  const used = minimum(bill.total.amount, add(...credits.map(({ remaining }) => remaining)));
  if (!isPositive(used)) return bill;
  return { ...bill, credit: toMoney(used, currency), total: toMoney(subtract(bill.total.amount, used), currency) };
}
