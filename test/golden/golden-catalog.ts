import { createHash } from 'node:crypto';
import type { GoldenCase, GoldenCharge } from './golden-cases.js';

/** Returns the catalog id of a case's product, plan or charge. */
export function catalogId(...names: string[]): string {
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

/** Catalog fields whose values are not text. */
const NUMBER_FIELDS = new Set(['specificBillingPeriod', 'billCycleDay', 'specificListPriceBase', 'upToPeriods']);
const BOOLEAN_FIELDS = new Set(['taxable', 'applyToBillingPeriodPartially']);

function parseField(name: string, text: string): string | number | boolean {
  if (NUMBER_FIELDS.has(name)) return Number(text);
  return BOOLEAN_FIELDS.has(name) ? text === 'true' : text;
}

/** Parses tiers such as `to 10 at 5.00, to 20 flat 9.00, above at 3.00`. */
function parseTiers(price: string) {
  let startingUnit = '0';
  return price.split(', ').map((text, index) => {
    const [, ending, format, amount] = /^(?:to ([\d.]+)|above) (at|flat) ([\d.]+)$/.exec(text) ?? [];
    if (amount === undefined) throw new Error(`Unknown tier: ${text}`);
    const tier = {
      tier: index + 1,
      startingUnit,
      endingUnit: ending ?? null,
      price: amount,
      priceFormat: format === 'flat' ? 'flat fee' : 'per unit',
    };
    startingUnit = ending ?? startingUnit;
    return tier;
  });
}

function parsePricing(model: string, price: string, currency: string): object[] {
  const discount = /^([\d.]+) (%|off)$/.exec(price);
  if (discount) return [{ currency, [discount[2] === '%' ? 'discountPercentage' : 'discountAmount']: discount[1] }];
  const overage = /^([\d.]+) included, above at ([\d.]+)$/.exec(price);
  if (overage) return [{ currency, includedUnits: overage[1], overagePrice: overage[2] }];
  const tieredOverage = /^(.+), overage at ([\d.]+)$/.exec(price);
  if (tieredOverage) return [{ currency, tiers: parseTiers(tieredOverage[1] ?? ''), overagePrice: tieredOverage[2] }];
  if (['Tiered', 'Volume'].includes(model)) return [{ currency, tiers: parseTiers(price) }];
  if (!/[A-Z]/.test(price)) return [{ currency, price }];
  return price.split(', ').map((each) => ({ currency: each.slice(0, 3), price: each.slice(4) }));
}

/** Parses the type, model and billing period of a charge. */
export function parseKind({ kind }: GoldenCharge): { type: string; model: string; billingPeriod?: string } {
  const [type = '', model = '', ...rest] = kind.split(' ');
  const period = rest.join(' ');
  if (period === '') return { type, model };
  if (!PERIODS.includes(period)) throw new Error(`Unknown billing period: ${period}`);
  return { type, model, billingPeriod: period };
}

function catalogCharge(testCase: GoldenCase, charge: GoldenCharge, position: number) {
  const kind = parseKind(charge);
  return {
    id: catalogId(testCase.key, charge.plan, charge.charge),
    productRatePlanChargeNumber: `C-${testCase.key}-${position}`,
    name: charge.charge,
    ...kind,
    triggerEvent: 'ContractEffective',
    ...Object.fromEntries(Object.entries(charge.details).map(([name, text]) => [name, parseField(name, text)])),
    pricing: parsePricing(kind.model, charge.price, testCase.currency),
  };
}

const ON_SALE = { effectiveStartDate: '2020-01-01', effectiveEndDate: '2099-12-31' };

/** Builds a catalog in the format of a seed's `catalog.json`, with one product per case. */
export function buildCatalog(cases: readonly GoldenCase[]) {
  return {
    products: cases.map((testCase) => ({
      id: catalogId(testCase.key),
      productNumber: `PC-${testCase.key}`,
      name: testCase.title,
      ...ON_SALE,
      productRatePlans: [...new Set(testCase.charges.map(({ plan }) => plan))].map((plan, index) => ({
        id: catalogId(testCase.key, plan),
        productRatePlanNumber: `PRP-${testCase.key}-${index}`,
        name: plan,
        ...ON_SALE,
        productRatePlanCharges: testCase.charges.flatMap((charge, position) =>
          charge.plan === plan ? [catalogCharge(testCase, charge, position)] : [],
        ),
      })),
    })),
  };
}
