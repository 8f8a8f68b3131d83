import { createHash } from 'node:crypto';
import type { GoldenCase, GoldenCharge } from './read.js';

/** The id that a case's plan or charge has in the catalog. */
export function idOf(...names: string[]): string {
  return createHash('md5').update(names.join('/')).digest('hex');
}

const PERIODS = [
  'Subscription Term',
  'Eighteen Months',
  'Specific Months',
  'Specific Weeks',
  'Specific Days',
  'Semi-Annual',
  'Three Years',
  'Two Years',
  'Five Years',
  'Quarter',
  'Annual',
  'Month',
  'Week',
];

/** Fields of the catalog that are no text. */
const NUMBERS = new Set(['specificBillingPeriod', 'billCycleDay', 'specificListPriceBase', 'upToPeriods']);
const FLAGS = new Set(['taxable', 'applyToBillingPeriodPartially']);

function fieldValue(name: string, text: string): string | number | boolean {
  if (NUMBERS.has(name)) return Number(text);
  return FLAGS.has(name) ? text === 'true' : text;
}

/** `to 10 at 5.00, to 20 flat 9.00, above at 3.00` */
function tiersOf(price: string) {
  let above = '0';
  return price.split(', ').map((text, index) => {
    const [, ending, format, amount] = /^(?:to ([\d.]+)|above) (at|flat) ([\d.]+)$/.exec(text) ?? [];
    if (amount === undefined) throw new Error(`Not a tier: ${text}`);
    const tier = {
      tier: index + 1,
      startingUnit: above,
      endingUnit: ending ?? null,
      price: amount,
      priceFormat: format === 'flat' ? 'flat fee' : 'per unit',
    };
    above = ending ?? above;
    return tier;
  });
}

function pricingOf(model: string, price: string, currency: string): object[] {
  const discount = /^([\d.]+) (%|off)$/.exec(price);
  if (discount) return [{ currency, [discount[2] === '%' ? 'discountPercentage' : 'discountAmount']: discount[1] }];
  const overage = /^([\d.]+) included, above at ([\d.]+)$/.exec(price);
  if (overage) return [{ currency, includedUnits: overage[1], overagePrice: overage[2] }];
  const tieredOverage = /^(.+), overage at ([\d.]+)$/.exec(price);
  if (tieredOverage) return [{ currency, tiers: tiersOf(tieredOverage[1] ?? ''), overagePrice: tieredOverage[2] }];
  if (['Tiered', 'Volume'].includes(model)) return [{ currency, tiers: tiersOf(price) }];
  if (!/[A-Z]/.test(price)) return [{ currency, price }];
  return price.split(', ').map((each) => ({ currency: each.slice(0, 3), price: each.slice(4) }));
}

/** Type, model and billing period of a charge. */
export function kindOf({ kind }: GoldenCharge): { type: string; model: string; billingPeriod?: string } {
  const [type = '', model = '', ...rest] = kind.split(' ');
  const period = rest.join(' ');
  if (period === '') return { type, model };
  if (!PERIODS.includes(period)) throw new Error(`Not a billing period: ${period}`);
  return { type, model, billingPeriod: period };
}

function chargeOf(bill: GoldenCase, charge: GoldenCharge, position: number) {
  const kind = kindOf(charge);
  return {
    id: idOf(bill.key, charge.plan, charge.charge),
    productRatePlanChargeNumber: `C-${bill.key}-${position}`,
    name: charge.charge,
    ...kind,
    triggerEvent: 'ContractEffective',
    ...Object.fromEntries(Object.entries(charge.details).map(([name, text]) => [name, fieldValue(name, text)])),
    pricing: pricingOf(kind.model, charge.price, bill.currency),
  };
}

const ALWAYS = { effectiveStartDate: '2020-01-01', effectiveEndDate: '2099-12-31' };

/** A catalog with a product for each case, as a seed's `catalog.json` has it. */
export function catalogOf(cases: readonly GoldenCase[]) {
  return {
    products: cases.map((bill) => ({
      id: idOf(bill.key),
      productNumber: `PC-${bill.key}`,
      name: bill.title,
      ...ALWAYS,
      productRatePlans: [...new Set(bill.charges.map(({ plan }) => plan))].map((plan, index) => ({
        id: idOf(bill.key, plan),
        productRatePlanNumber: `PRP-${bill.key}-${index}`,
        name: plan,
        ...ALWAYS,
        productRatePlanCharges: bill.charges.flatMap((charge, position) =>
          charge.plan === plan ? [chargeOf(bill, charge, position)] : [],
        ),
      })),
    })),
  };
}
