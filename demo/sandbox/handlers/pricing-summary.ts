import { decimalOf, minorDigits } from '../engine/money.js';
import type { BillableCharge, BillingPeriod, Pricing, PriceTier } from '../engine/rating/charge-terms.js';

type Summarized = Pick<BillableCharge, 'type' | 'model' | 'billingPeriod' | 'listPriceBase' | 'terms'> & { uom: string | null };

const PERIODS: Readonly<Record<BillingPeriod, (count: number) => string>> = {
  Month: () => 'month',
  Quarter: () => 'quarter',
  'Semi-Annual': () => 'half-year',
  Annual: () => 'year',
  'Eighteen Months': () => '18 months',
  'Two Years': () => '2 years',
  'Three Years': () => '3 years',
  'Five Years': () => '5 years',
  'Specific Months': (count) => `${count} months`,
  Week: () => 'week',
  'Specific Weeks': (count) => `${count} weeks`,
  'Specific Days': (count) => `${count} days`,
  'Subscription Term': () => 'term',
};

/** Returns the period of a price, such as `per month`. Empty for one-time and usage charges. */
function baseOf({ type, billingPeriod, listPriceBase, terms }: Summarized): string {
  if (type !== 'Recurring' || billingPeriod === null) return '';
  if (listPriceBase === 'Per Month') return ' per month';
  if (listPriceBase === 'Per Year') return ' per year';
  if (listPriceBase === 'Per Week') return ' per week';
  if (listPriceBase === 'Per Specific Months') return ` per ${terms.specificListPriceBase ?? 1} months`;
  return ` per ${PERIODS[billingPeriod](terms.specificBillingPeriod ?? 1)}`;
}

function tierText({ startingUnit, endingUnit, price, priceFormat }: PriceTier, money: (amount: string) => string, unit: string): string {
  const each = priceFormat === 'flat fee' ? `${money(price)} flat` : `${money(price)} per ${unit}`;
  return endingUnit === null ? `${each} above ${startingUnit}` : `${each} up to ${endingUnit}`;
}

/** Returns a readable price in one currency, such as `USD 12.50 per Seat per month`. */
export function pricingSummary(charge: Summarized, currency: string, pricing: Pricing): string {
  const money = (amount = '0'): string => {
    const exact = decimalOf(amount);
    return `${currency} ${exact.toFixed(Math.max(minorDigits(currency), exact.decimalPlaces()))}`;
  };
  const unit = charge.uom ?? 'unit';
  const base = baseOf(charge);
  const tiers = (pricing.tiers ?? []).map((tier) => tierText(tier, money, unit)).join(', ');
  const over = `${money(pricing.overagePrice)} per ${unit} above`;
  switch (charge.model) {
    case 'FlatFee':
      return `${money(pricing.price)}${base}`;
    case 'PerUnit':
      return `${money(pricing.price)} per ${unit}${base}`;
    case 'Tiered':
    case 'Volume':
      return `${tiers}${charge.model === 'Volume' ? ' for all' : ''}${base}`;
    case 'Overage':
      return `${pricing.includedUnits ?? '0'} ${unit} included, ${over}`;
    case 'TieredWithOverage':
      return `${tiers}, ${over}`;
    case 'DiscountPercentage':
      return `${pricing.discountPercentage ?? '0'} % off`;
    case 'DiscountFixedAmount':
      return `${money(pricing.discountAmount)} off${base}`;
  }
}
