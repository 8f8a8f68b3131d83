import type { BalanceLine } from '../engine/ledger/trial-balance.js';
import { sum } from '../engine/money.js';
import { csvText } from './csv-text.js';

const HEAD = ['Accounting Period', 'Currency', 'Accounting Code', 'Type', 'Opening Balance', 'Debit', 'Credit', 'Closing Balance'];

/** Returns a trial balance as CSV: one line per accounting code and one total per currency. Total debits equal total credits. */
export function trialBalanceTable(periodName: string, lines: readonly BalanceLine[]): string {
  const currencies = [...new Set(lines.map(({ currency }) => currency))];
  const body = currencies.flatMap((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    const total = (field: 'opening' | 'debit' | 'credit' | 'closing') => ({
      decimal: sum(
        currency,
        own.map((line) => line[field]),
      ),
    });
    return [
      ...own.map(({ code, type, opening, debit, credit, closing }) => [
        periodName,
        currency,
        code,
        type,
        ...[opening, debit, credit, closing].map((decimal) => ({ decimal })),
      ]),
      [periodName, currency, 'Total', '', total('opening'), total('debit'), total('credit'), total('closing')],
    ];
  });
  return csvText([HEAD, ...body]);
}
