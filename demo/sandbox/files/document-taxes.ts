import type { CurrencyCode, DecimalString } from '../../../src/api/schemas/values.js';
import { sum } from '../engine/money.js';
import type { BilledTax } from '../engine/tax/tax-terms.js';
import type { BillingDocument, DocumentLine, DocumentTax } from './billing-document.js';

/** An item of an invoice or credit memo. */
interface TaxedItem {
  amount: DecimalString;
  taxAmount: DecimalString;
  tax: BilledTax | null;
}

const isIncluded = ({ tax }: TaxedItem): boolean => tax?.mode === 'TaxInclusive' && tax.treatment === 'charged';

/** Returns the amount and tax rates of a document line. The amount of a tax-inclusive price includes the tax. */
export function toLineAmount(currency: CurrencyCode, item: TaxedItem): Pick<DocumentLine, 'amount' | 'taxRates'> {
  const { tax, amount, taxAmount } = item;
  return {
    amount: isIncluded(item) ? sum(currency, [amount, taxAmount]) : amount,
    ...(tax?.treatment === 'charged' && { taxRates: [tax.rate] }),
  };
}

/** True if a line can show its unit price. False if the price includes a tax that is not charged, because the amount excludes that tax. */
export function hasUnitPrice({ tax }: Pick<TaxedItem, 'tax'>): boolean {
  return tax?.mode !== 'TaxInclusive' || tax.treatment === 'charged';
}

/** Sums up the taxes of a document by name and rate: added taxes first, then included ones. Also reports a reverse charge. */
export function sumTaxes(
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
      items.map((item) => toLineAmount(currency, item).amount),
    ),
    ...(items.some(({ tax }) => tax?.treatment === 'reverse-charge') && { reverseCharge: { taxId: taxId ?? '' } }),
  };
}
