import { parse } from '../../../../api/pricing.js';
import type { CatalogCharge } from '../../../../api/schemas/storefront/catalog.js';
import type { DecimalString, Money } from '../../../../api/schemas/values.js';
import { isZero } from '../offer.js';

/** Units above `from`, up to and with `to`, and their price. */
export interface TierRow {
  readonly from: DecimalString;
  /** Absent for the last one without an end. */
  readonly to?: DecimalString | undefined;
  readonly price: Money;
  /** The price is for all of them together. */
  readonly flat: boolean;
}

/** The tiers of a charge as a person reads them, with what is included and what is beyond as tiers like the others; empty where it has a single price. */
export function tierRows({ model, tiers = [], includedUnits, overagePrice }: CatalogCharge): TierRow[] {
  const rows: TierRow[] = [];
  let from = '0';
  const add = (price: Money, to?: DecimalString, flat = false): void => {
    if (to !== undefined && (parse(to) ?? 0n) <= (parse(from) ?? 0n)) return;
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

export function isIncluded({ price }: TierRow): boolean {
  return isZero(price);
}

/** A number of units that shows how a charge adds up: half as many again as its last bound. */
export function sampleOf(rows: readonly TierRow[]): DecimalString {
  const bound = Number(rows.findLast(({ to }) => to !== undefined)?.to ?? 10);
  const open = rows.some(({ to }) => to === undefined);
  return String(Math.max(1, Math.round(open ? bound * 1.5 : bound)));
}
