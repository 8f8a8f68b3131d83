/** A tenant with plans of every kind, as fast-check makes them up. */
import fc from 'fast-check';
import type { ChargeTerms } from '../../../demo/sandbox/engine/rating/charge-terms.js';
import type { Seed } from '../../../demo/sandbox/index.js';
import { charge, type DraftCharge } from '../billing/charges.js';
import { planState } from '../billing/engine-states.js';
import type { Mode } from '../reference/description.js';
import { readSeed } from '../sandbox.js';

/** A charge as far as orders name it. */
export interface OfferedCharge {
  id: string;
  name: string;
  model: string;
  type: 'OneTime' | 'Recurring' | 'Usage';
  uom: string | null;
  /** True if a quantity is chosen. */
  counted: boolean;
}

/** A plan that is for sale. */
export interface OfferedPlan {
  id: string;
  /** True if it is for subscriptions of a term only. */
  needsTerm: boolean;
  charges: OfferedCharge[];
}

export interface Tenant {
  seed: Seed;
  plans: OfferedPlan[];
}

export const CURRENCIES = ['USD', 'JPY', 'KWD'] as const;
const PRORATIONS = { actual: 'actual-days', thirty: 'thirty-day-month', none: 'none' } as const;
const COUNTED = ['PerUnit', 'Tiered', 'Volume'];
const TAX_MODES = ['TaxExclusive', 'TaxInclusive'] as const;
const TAXES = { rates: [{ country: 'US', name: 'Sales tax', rate: '8.875' }], reverseCharge: { countries: [] } };
const KEPT_UNTIL = '2099-12-31';
const PLANS = 36;

const idOf = (kind: number, index: number): string => `${kind}${index}`.padStart(32, '0');

/** Not with bills of every day, which take long and show no more than those of every week. */
const isSold = ({ period }: DraftCharge): boolean => period.unit !== 'days' || period.count >= 7;

const plansOf = (isTermed: boolean, seed: number) =>
  fc
    .sample(fc.array(charge(isTermed).filter(isSold), { minLength: 1, maxLength: 4, size: 'max' }), { seed, numRuns: PLANS / 2 })
    .map((charges) => ({ charges, needsTerm: isTermed }));

/** As catalogs have them: a day of its own is for orders to name. */
function soldTerms({ endDateCondition, specificEndDate: _, ...terms }: ChargeTerms) {
  return { ...terms, ...(endDateCondition === 'Fixed_Period' && { endDateCondition }) };
}

/** A tenant of its own for each number. */
export async function tenantOf(seed: number, mode: Mode): Promise<Tenant> {
  const drafts = [...plansOf(true, seed), ...plansOf(false, seed)];
  const { settings } = await readSeed(false);
  const plans: OfferedPlan[] = [];
  const productRatePlans = drafts.map(({ charges, needsTerm }, index) => {
    const name = `Plan ${index + 1}`;
    const id = idOf(2, index);
    const own = charges.map((draft, place) => ({
      ...draft,
      id: `${name}.${place + 1}`,
      begins: 0,
      ownEnd: draft.ownEnd !== null && 'day' in draft.ownEnd ? { count: 20 + draft.ownEnd.day, unit: 'days' as const } : draft.ownEnd,
    }));
    const state = planState({ id: name, charges: own }, { termEndDate: null });
    const sold = state.charges.map((each, place) => {
      const uom = each.type === 'Usage' || COUNTED.includes(each.model) ? `Unit ${index + 1}.${place + 1}` : null;
      const begins = charges[place]?.begins ?? 0;
      return {
        id: idOf(3, index * 10 + place),
        productRatePlanChargeNumber: `C-${index}-${place}`,
        name: each.name,
        description: null,
        type: each.type,
        model: each.model,
        billingPeriod: each.billingPeriod,
        listPriceBase: each.listPriceBase,
        uom,
        defaultQuantity: each.quantity,
        details: {},
        triggerEvent:
          begins === 0 ? ('ContractEffective' as const) : begins > 20 ? ('CustomerAcceptance' as const) : ('ServiceActivation' as const),
        terms: { ...soldTerms(each.terms), taxable: index % 3 > 0, taxMode: index % 3 === 1 ? TAX_MODES[0] : TAX_MODES[1] },
        pricing: CURRENCIES.map((currency) => ({ currency, pricing: each.pricing })),
      };
    });
    plans.push({
      id,
      needsTerm,
      charges: sold.map((each) => ({
        ...each,
        counted: each.type === 'Recurring' && COUNTED.includes(each.model),
      })),
    });
    return {
      id,
      productRatePlanNumber: `PRP-${index}`,
      name,
      effectiveStartDate: '2020-01-01',
      effectiveEndDate: KEPT_UNTIL,
      productRatePlanCharges: sold,
      customFields: {},
    };
  });
  const product = {
    id: idOf(1, 0),
    productNumber: 'PC-1',
    name: 'Everything',
    effectiveStartDate: '2020-01-01',
    effectiveEndDate: KEPT_UNTIL,
    productRatePlans,
  };
  const seedOf: Seed = {
    catalog: { products: [product] },
    settings: { ...settings, tax: TAXES, currencies: [...CURRENCIES], proration: PRORATIONS[mode] },
    subscribers: [],
  };
  return { seed: seedOf, plans };
}
