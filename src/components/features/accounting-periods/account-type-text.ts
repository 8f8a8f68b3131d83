import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';

/** Message keys of the accounting code types. */
const TYPES = [
  ['AccountsReceivable', 'typeReceivable'],
  ['On-Account Receivable', 'typeOnAccount'],
  ['Cash', 'typeCash'],
  ['OtherAssets', 'typeOtherAssets'],
  ['CustomerCashOnAccount', 'typeCustomerCash'],
  ['DeferredRevenue', 'typeDeferred'],
  ['SalesTaxPayable', 'typeTax'],
  ['OtherLiabilities', 'typeOtherLiabilities'],
  ['SalesRevenue', 'typeRevenue'],
  ['SalesDiscounts', 'typeDiscounts'],
  ['OtherRevenue', 'typeOtherRevenue'],
  ['OtherEquity', 'typeOtherEquity'],
  ['BadDebt', 'typeBadDebt'],
  ['OtherExpenses', 'typeOtherExpenses'],
] as const;
const TYPE_MESSAGES: ReadonlyMap<string, (typeof TYPES)[number][1]> = new Map(TYPES);

/** Returns the label of an accounting code type. Unknown types keep the platform's name. */
export function accountTypeText(l: FullLocalizer<AccountingPeriodsMessages>, type: string): string {
  const message = TYPE_MESSAGES.get(type);
  return message === undefined ? type : l.t(message);
}
