import type { Quote, QuoteBill } from '../../src/api/schemas/storefront/quote.js';
import type { Money } from '../../src/api/schemas/values.js';

/** Returns an amount in minor units. */
export const minor = ({ amount }: Money): bigint => BigInt(amount.replace('.', ''));

export const sum = (amounts: readonly Money[]): bigint => amounts.reduce((total, amount) => total + minor(amount), 0n);

/** Returns all bills of a quote. */
export const billsOf = ({ dueNow, upcoming = [] }: Quote): QuoteBill[] => [dueNow, ...upcoming];

/** Returns a description of each sum in a bill that does not add up. */
export function wrongIn({ lines, subtotal, tax, credit, total, taxIncluded }: QuoteBill): string[] {
  const problems: string[] = [];
  const shown = sum(lines.map(({ amount }) => amount));
  if (shown !== minor(subtotal) + (taxIncluded ? minor(tax) : 0n)) problems.push('the lines do not add up to the subtotal');
  if (minor(subtotal) + minor(tax) - (credit ? minor(credit) : 0n) !== minor(total))
    problems.push('subtotal, tax and credit are not the total');
  for (const { chargeName, amount, why } of lines) {
    const full = why?.days?.full ?? amount;
    if (why?.tiers && sum(why.tiers.map((tier) => tier.amount)) !== minor(full)) problems.push(`the tiers of ${chargeName} do not add up`);
    if (why?.days && !(why.days.served < why.days.of && why.days.served > 0)) problems.push(`the days of ${chargeName} are no part`);
  }
  return problems;
}
