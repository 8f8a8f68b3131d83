/** The tenant's price list: what the catalog and the offers file promise. Read from the two files; shares no code with gateway and engine. */
import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** Number of decimals of each currency of the demo. */
const DIGITS: Readonly<Record<string, number>> = { USD: 2, EUR: 2, GBP: 2, JPY: 0 };
const MONTHS: Readonly<Record<string, number>> = { Month: 1, Annual: 12 };

/** Returns the shortest or longest number of days of a length of time. */
const daysIn = ({ days = 0, weeks = 0, months = 0 }: Length, monthDays: 28 | 31): number => days + 7 * weeks + monthDays * months;

/** Converts an amount to minor units, such as cents. */
export function minorUnits(amount: string, currency: string): bigint {
  const digits = DIGITS[currency];
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  if (digits === undefined || !match) throw new Error(`${amount} ${currency} is not an amount of the demo.`);
  const [, sign = '', whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(digits))) throw new Error(`${amount} ${currency} has a part of a minor unit.`);
  return BigInt(`${sign}${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`);
}

/** Amounts of a plan in minor units: each month, each year and once. */
export interface ListPrice {
  readonly monthly: bigint;
  readonly yearly: bigint;
  readonly once: bigint;
}

export interface ListedPlan {
  readonly id: string;
  readonly product: string;
  /** Names of product and plan, as in lists of scheduled changes. */
  readonly name: string;
  readonly quantity: { readonly min: number; readonly max: number } | undefined;
  readonly isAddOn: boolean;
  /** Ids of the add-on plans that are sold with the plan. */
  readonly addOns: readonly string[];
  /** Longest possible trial in days; 0 without a trial. */
  readonly trialDays: number;
  /** True if the plan has only one-time charges, which pay for a year. */
  readonly paysForYear: boolean;
  readonly currencies: readonly string[];
  price(quantity: number, currency: string): ListPrice;
}

/** Discount that a coupon or a retention offer gives. */
export interface ListedDiscount {
  readonly percent: bigint;
  readonly length: Length;
  /** Number of grants for each account. */
  readonly uses: number;
  /** Days from one grant to the next. */
  readonly pause: number;
}

export interface ListedOffer {
  readonly id: string;
  readonly reasons: readonly string[];
  /** Undefined unless the offer is a discount. */
  readonly discount: ListedDiscount | undefined;
}

/** Length of a trial or a discount. */
export interface Length {
  readonly days?: number | undefined;
  readonly weeks?: number | undefined;
  readonly months?: number | undefined;
}

export interface PriceList {
  readonly tenant: DemoTenantName;
  readonly currencies: readonly string[];
  readonly plans: ReadonlyMap<string, ListedPlan>;
  readonly coupons: ReadonlyMap<string, ListedDiscount>;
  readonly offers: readonly ListedOffer[];
  readonly reasons: readonly string[];
}

export type DemoTenantName = 'kestrel-maps' | 'harbor-review';

const tier = z.object({ startingUnit: z.string(), endingUnit: z.string().nullable(), price: z.string() });
const pricing = z.object({
  currency: z.string(),
  price: z.string().optional(),
  tiers: z.array(tier).optional(),
  discountPercentage: z.string().optional(),
});
const charge = z.object({
  id: z.string(),
  type: z.enum(['OneTime', 'Recurring', 'Usage']),
  model: z.string(),
  billingPeriod: z.string().optional(),
  upToPeriods: z.number().optional(),
  upToPeriodsType: z.string().optional(),
  applyDiscountTo: z.string().optional(),
  pricing: z.array(pricing),
});
const catalogFile = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      productRatePlans: z.array(z.object({ id: z.string(), name: z.string(), productRatePlanCharges: z.array(charge) })),
    }),
  ),
});
const length = z.object({ days: z.number().optional(), weeks: z.number().optional(), months: z.number().optional() });
const offersFile = z.object({
  currencies: z.array(z.string()),
  products: z.array(
    z.object({
      productId: z.string(),
      addOns: z.array(z.string()).optional(),
      addOn: z.boolean().optional(),
      plans: z.array(
        z.object({
          productRatePlanId: z.string(),
          quantity: z.object({ chargeIds: z.array(z.string()), min: z.number(), max: z.number() }).optional(),
          trial: length.optional(),
        }),
      ),
    }),
  ),
  coupons: z
    .array(
      z.object({
        code: z.string(),
        productRatePlanId: z.string(),
        uses: z.object({ perAccount: z.number().optional() }).optional(),
        lasts: length.optional(),
      }),
    )
    .optional(),
  retention: z
    .array(
      z.object({
        id: z.string(),
        kind: z.string(),
        productRatePlanId: z.string().optional(),
        reasons: z.array(z.string()).optional(),
        onceEvery: length.optional(),
        lasts: length.optional(),
      }),
    )
    .optional(),
  cancel: z.object({ reasons: z.array(z.object({ id: z.string() })).optional() }).optional(),
});
type CatalogCharge = z.output<typeof charge>;

/** Price of one period of a charge, in minor units: its price, its price for each unit, or the sum over its tiers. */
function periodPrice({ model, pricing: prices }: CatalogCharge, quantity: number, currency: string): bigint {
  const found = prices.find((each) => each.currency === currency);
  if (!found) throw new Error(`No price in ${currency}.`);
  const units = BigInt(quantity);
  if (model === 'FlatFee') return minorUnits(found.price ?? '', currency);
  if (model === 'PerUnit') return units * minorUnits(found.price ?? '', currency);
  if (model !== 'Tiered') throw new Error(`The price list does not know the charge model ${model}.`);
  return (found.tiers ?? []).reduce((sum, { startingUnit, endingUnit, price }) => {
    const [from, to] = [BigInt(startingUnit), endingUnit === null ? units : BigInt(endingUnit)];
    const inTier = (units < to ? units : to) - from;
    return inTier > 0n ? sum + inTier * minorUnits(price, currency) : sum;
  }, 0n);
}

/** Price of a plan. Usage is left out, because the tests report none. `counted` are the charges whose quantity the customer chooses. */
function planPrice(charges: readonly CatalogCharge[], counted: readonly string[], quantity: number, currency: string): ListPrice {
  const total = (isWanted: (each: CatalogCharge) => boolean): bigint =>
    charges.filter(isWanted).reduce((sum, each) => sum + periodPrice(each, counted.includes(each.id) ? quantity : 1, currency), 0n);
  const recurring = (months: number) => total(({ type, billingPeriod = '' }) => type === 'Recurring' && MONTHS[billingPeriod] === months);
  return { monthly: recurring(1), yearly: recurring(12), once: total(({ type }) => type === 'OneTime') };
}

function discountOf(charges: readonly CatalogCharge[], lasts: Length | undefined): Pick<ListedDiscount, 'percent' | 'length'> {
  const [found, ...others] = charges;
  const percent = found?.pricing.map(({ discountPercentage }) => discountPercentage);
  if (!found || others.length > 0 || found.applyDiscountTo !== 'RECURRING' || new Set(percent).size !== 1)
    throw new Error('The price list only knows discounts of one percentage on recurring charges.');
  const { upToPeriods = 0, upToPeriodsType } = found;
  const months = upToPeriodsType === 'Years' ? 12 * upToPeriods : upToPeriods;
  return { percent: BigInt(percent?.[0] ?? ''), length: lasts ?? { months } };
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(new URL(`../../../${path}`, import.meta.url), 'utf8'));

/** Reads the price list of a tenant of the demo. */
export async function readPriceList(tenant: DemoTenantName): Promise<PriceList> {
  const { products } = catalogFile.parse(await readJson(`demo/sandbox/seed/${tenant}/catalog.json`));
  const file = offersFile.parse(await readJson(`demo/offers/${tenant}.json`));
  const catalog = new Map(
    products.flatMap((product) =>
      product.productRatePlans.map((plan) => [plan.id, { product, plan, charges: plan.productRatePlanCharges }]),
    ),
  );
  const find = (id: string) => {
    const found = catalog.get(id);
    if (!found) throw new Error(`${id} is not in the catalog.`);
    return found;
  };
  const planIdsOf = (productId: string): string[] =>
    file.products.filter((product) => product.productId === productId).flatMap(({ plans }) => plans.map((plan) => plan.productRatePlanId));
  const plans = file.products.flatMap((offered) =>
    offered.plans.map(({ productRatePlanId: id, quantity, trial = {} }): ListedPlan => {
      const { product, plan, charges } = find(id);
      const sold = charges.filter(({ type }) => type !== 'Usage');
      return {
        id,
        product: product.id,
        name: `${product.name} / ${plan.name}`,
        quantity,
        isAddOn: offered.addOn === true,
        addOns: (offered.addOns ?? []).flatMap(planIdsOf),
        trialDays: daysIn(trial, 31),
        paysForYear: sold.every(({ type }) => type === 'OneTime'),
        currencies: file.currencies.filter((currency) => sold.every((each) => each.pricing.some((price) => price.currency === currency))),
        price: (count, currency) => planPrice(sold, quantity?.chargeIds ?? [], count, currency),
      };
    }),
  );
  return {
    tenant,
    currencies: file.currencies,
    plans: new Map(plans.map((plan) => [plan.id, plan])),
    coupons: new Map(
      (file.coupons ?? []).map(({ code, productRatePlanId, uses, lasts }): [string, ListedDiscount] => {
        return [code, { ...discountOf(find(productRatePlanId).charges, lasts), uses: uses?.perAccount ?? 1, pause: 0 }];
      }),
    ),
    offers: (file.retention ?? []).map(({ id, kind, productRatePlanId, reasons = [], onceEvery, lasts }) => {
      const grants = onceEvery ? { uses: Infinity, pause: daysIn(onceEvery, 28) } : { uses: 1, pause: 0 };
      return {
        id,
        reasons,
        discount: kind === 'discount' ? { ...discountOf(find(productRatePlanId ?? '').charges, lasts), ...grants } : undefined,
      };
    }),
    reasons: file.cancel?.reasons?.map(({ id }) => id) ?? [],
  };
}
