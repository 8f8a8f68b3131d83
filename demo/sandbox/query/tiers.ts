import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ObjectField } from './fields.js';

/** Returns SQL that selects a row per tier of each price. Prices are stored as JSON. A price without tiers has a single row. */
export function tierRows(prices: PgTable, charge: PgColumn, currency: SQL | PgColumn, pricing: PgColumn): SQL {
  return sql`(
    select md5(${charge} || ':' || ${currency} || ':' || tier.place) as id, ${charge} as charge, ${currency} as currency, tier.*
    from ${prices} cross join lateral (
      select
        place::int, (entry ->> 'price')::numeric as price, (entry ->> 'startingUnit')::numeric as start,
        (entry ->> 'endingUnit')::numeric as stop, initcap(entry ->> 'priceFormat') as format, false as overage,
        null::numeric as discount_amount, null::numeric as discount_percentage, null::numeric as included
      from jsonb_array_elements(coalesce(${pricing} -> 'tiers', '[]')) with ordinality as entries(entry, place)
      union all
      select
        coalesce(jsonb_array_length(${pricing} -> 'tiers'), 0) + 1, coalesce(${pricing} ->> 'price', ${pricing} ->> 'overagePrice')::numeric,
        null, null, null, ${pricing} ->> 'overagePrice' is not null,
        (${pricing} ->> 'discountAmount')::numeric, (${pricing} ->> 'discountPercentage')::numeric, (${pricing} ->> 'includedUnits')::numeric
      where coalesce(
        ${pricing} ->> 'price', ${pricing} ->> 'overagePrice', ${pricing} ->> 'discountAmount', ${pricing} ->> 'discountPercentage'
      ) is not null
    ) as tier
  ) as tiers`;
}

const field = (column: SQL, type: ObjectField['type']): ObjectField => ({ column, type });

/** Returns the fields of a tier. `charge` is the name of the charge id field. */
export function tierFields(charge: string): Readonly<Record<string, ObjectField>> {
  return {
    Id: field(sql`tiers.id`, 'text'),
    [charge]: field(sql`tiers.charge`, 'text'),
    Currency: field(sql`tiers.currency`, 'text'),
    Tier: field(sql`tiers.place`, 'integer'),
    Price: field(sql`tiers.price`, 'decimal'),
    PriceFormat: field(sql`tiers.format`, 'text'),
    StartingUnit: field(sql`tiers.start`, 'decimal'),
    EndingUnit: field(sql`tiers.stop`, 'decimal'),
    IsOveragePrice: field(sql`tiers.overage`, 'boolean'),
    IncludedUnits: field(sql`tiers.included`, 'decimal'),
    DiscountAmount: field(sql`tiers.discount_amount`, 'decimal'),
    DiscountPercentage: field(sql`tiers.discount_percentage`, 'decimal'),
  };
}
