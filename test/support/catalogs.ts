import type { Catalog, CatalogPlan, CatalogProduct } from '../../src/api/schemas/storefront/catalog.js';

/** Returns a plan with a flat fee, monthly by default. */
export function flatPlan(productRatePlanId: string, amount: string, billingPeriod = 'Month', currency = 'USD'): CatalogPlan {
  const charge = { productRatePlanChargeId: `${productRatePlanId}-fee`, name: 'Fee', type: 'Recurring', model: 'FlatFee', billingPeriod };
  return { productRatePlanId, name: productRatePlanId, billingPeriod, charges: [{ ...charge, price: { amount, currency } }] };
}

/** Returns a plan that is priced per seat. Customers choose 1 to 20 seats; 3 is the default. */
export function seatPlan(productRatePlanId: string, amount: string, billingPeriod = 'Month'): CatalogPlan {
  const charge = {
    productRatePlanChargeId: `${productRatePlanId}-seats`,
    name: 'Seats',
    type: 'Recurring',
    model: 'PerUnit',
    billingPeriod,
    quantityChosen: true,
    price: { amount, currency: 'USD' },
  };
  const quantity = { min: 1, max: 20, initial: 3, unit: { one: 'seat', other: 'seats' } };
  return { productRatePlanId, name: productRatePlanId, billingPeriod, charges: [charge], quantity };
}

export function product(name: string, plans: CatalogPlan[], more: Partial<CatalogProduct> = {}): CatalogProduct {
  return { productId: name.toLowerCase(), name, features: ['One thing', 'Another'], plans, ...more };
}

export function catalogOf(products: CatalogProduct[]): Catalog {
  return { currency: 'USD', currencies: ['USD'], countries: [], asOf: '2026-11-21', products, consents: [] };
}
