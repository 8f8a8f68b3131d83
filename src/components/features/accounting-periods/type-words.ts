import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';

/** What the types of accounting codes are called. */
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
const WORDS: ReadonlyMap<string, (typeof TYPES)[number][1]> = new Map(TYPES);

/** The type of an accounting code in words; one that is not known stays as the platform writes it. */
export function typeWords(l: FullLocalizer<AccountingPeriodsMessages>, type: string): string {
  const words = WORDS.get(type);
  return words === undefined ? type : l.t(words);
}
