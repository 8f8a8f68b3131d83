import { compareDecimals, isDecimal, isZero } from '../decimal/decimal.js';
import type { CatalogCharge } from '../schemas/storefront/catalog.js';
import type { DecimalString, Money } from '../schemas/values.js';

/** Price of the units above `from`, up to and including `to`. */
export interface TierRow {
  readonly from: DecimalString;
  /** Undefined if the last row has no end. */
  readonly to?: DecimalString | undefined;
  readonly price: Money;
  /** True if the price is for all units of the row together. */
  readonly flat: boolean;
}

/** Tiers of a charge for display: included units and overage are rows too. Empty for a charge with a single price. */
export function tierRows({ model, tiers = [], includedUnits, overagePrice }: CatalogCharge): TierRow[] {
  const rows: TierRow[] = [];
  let from = '0';
  const add = (price: Money, to?: DecimalString, flat = false): void => {
    if (to !== undefined && !(isDecimal(to) && compareDecimals(to, from) > 0)) return;
    rows.push({ from, to, price, flat });
    from = to ?? from;
  };
  for (const { upTo, price, flat } of tiers) add(price, upTo, flat);
  if (overagePrice && (model === 'Overage' || model === 'TieredWithOverage')) {
    if (model === 'Overage' && includedUnits !== undefined) add({ ...overagePrice, amount: '0' }, includedUnits);
    add(overagePrice);
  }
  return rows;
}

/** True if the units of the row cost nothing. */
export function isIncluded({ price }: TierRow): boolean {
  return isZero(price.amount);
}

/** Example quantity that shows how the tiers add up: the last bound, or one and a half times the last bound if the last tier is open-ended. */
export function sampleUnits(rows: readonly TierRow[]): DecimalString {
  const bound = Number(rows.findLast(({ to }) => to !== undefined)?.to ?? 10);
  const isOpen = rows.some(({ to }) => to === undefined);
  return String(Math.max(1, Math.round(isOpen ? bound * 1.5 : bound)));
}
