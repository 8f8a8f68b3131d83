import type { CurrencyCode, DecimalString } from '../../../src/api/schemas/values.js';
import { sum } from '../engine/money.js';
import type { BilledTax } from '../engine/tax/tax-terms.js';
import type { BillingDocument, DocumentLine, DocumentTax } from './billing-document.js';

/** An item of an invoice or memo, with its tax beside its amount. */
interface TaxedItem {
  amount: DecimalString;
  taxAmount: DecimalString;
  tax: BilledTax | null;
}

const isIncluded = ({ tax }: TaxedItem): boolean => tax?.mode === 'TaxInclusive' && tax.treatment === 'charged';

/** What a line shows: an inclusive price has its tax in it, as the buyer knows it. */
export function shownOf(currency: CurrencyCode, item: TaxedItem): Pick<DocumentLine, 'amount' | 'taxRates'> {
  const { tax, amount, taxAmount } = item;
  return {
    amount: isIncluded(item) ? sum(currency, [amount, taxAmount]) : amount,
    ...(tax?.treatment === 'charged' && { taxRates: [tax.rate] }),
  };
}

/** True unless the line's price has tax in it that is not charged, so that no unit price comes to its amount. */
export function hasUnitPrice({ tax }: Pick<TaxedItem, 'tax'>): boolean {
  return tax?.mode !== 'TaxInclusive' || tax.treatment === 'charged';
}

/** All tax of a document by name and rate, what comes on top before what is included; and whether the buyer owes it. */
export function taxesOf(
  currency: CurrencyCode,
  items: readonly TaxedItem[],
  taxId: string | undefined,
): Pick<BillingDocument, 'taxes' | 'subtotal' | 'reverseCharge'> {
  const taxes = new Map<string, DocumentTax>();
  for (const item of items) {
    const { tax, taxAmount } = item;
    if (tax?.treatment !== 'charged') continue;
    const { name, rate } = tax;
    const included = isIncluded(item);
    const key = JSON.stringify([included, name, rate]);
    taxes.set(key, { name, rate, included, amount: sum(currency, [taxes.get(key)?.amount ?? '0', taxAmount]) });
  }
  return {
    taxes: [...taxes.values()].sort((a, b) => Number(a.included) - Number(b.included)),
    subtotal: sum(
      currency,
      items.map((item) => shownOf(currency, item).amount),
    ),
    ...(items.some(({ tax }) => tax?.treatment === 'reverse-charge') && { reverseCharge: { taxId: taxId ?? '' } }),
  };
}
