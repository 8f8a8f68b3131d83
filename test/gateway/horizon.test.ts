import { describe, expect, it } from 'vitest';
import type { ProductRatePlanCharge } from '../../src/generated/api/schemas/catalog.js';
import type { PlanOffer } from '../../src/gateway/offers/product-offer.js';
import { lookAhead, nextIsRenewal, shownUntil } from '../../src/gateway/purchase/horizon.js';
import type { Purchase } from '../../src/gateway/purchase/purchase.js';
import { termOf } from '../../src/gateway/purchase/terms.js';

const fee = (id: number, billingPeriod: string, more: Partial<ProductRatePlanCharge> = {}): ProductRatePlanCharge => ({
  id: String(id),
  name: 'Fee',
  type: 'Recurring',
  model: 'FlatFee',
  billingPeriod,
  pricing: [{ currency: 'USD', price: '1.00' }],
  ...more,
});

function purchase(charges: ProductRatePlanCharge[], terms?: PlanOffer['terms'], chargedFrom?: string): Purchase {
  const plan = { id: 'p', name: 'Plan', productRatePlanCharges: charges };
  const product = { id: 'o', name: 'Product', productRatePlans: [] };
  const offer = { productRatePlanId: 'p', terms };
  return { plans: [{ product, plan, offer, quantity: 1 }], currency: 'USD', orderDate: '2026-01-31', ...(chargedFrom && { chargedFrom }) };
}
const evergreen = { initialTerm: { termType: 'EVERGREEN' as const } };
const termed = (period: number, periodType: 'Month' | 'Year' | 'Week' | 'Day', autoRenew = true) => ({
  autoRenew,
  initialTerm: { termType: 'TERMED' as const, period, periodType },
});

describe('how far a quote looks ahead', () => {
  it.each<[string, Purchase, unknown]>([
    ['a year where there is no term', purchase([fee(1, 'Month')], evergreen), '2027-01-31'],
    ['a week after week for a year', purchase([fee(1, 'Week')], evergreen), '2027-01-31'],
    ['two years where a period is as long', purchase([fee(1, 'Two Years')], evergreen), '2028-01-31'],
    ['from the end of a trial', purchase([fee(1, 'Month')], evergreen, '2026-02-14'), '2027-02-14'],
  ])('is %s', (_what, what, date) => {
    expect(lookAhead(what)).toEqual({ previewThruType: 'SpecificDate', specificPreviewThruDate: date });
  });

  it('is the term where there is one', () => {
    expect(lookAhead(purchase([fee(1, 'Month')], termed(1, 'Year')))).toEqual({ previewThruType: 'TermEnd' });
  });

  it('is shorter where there would be more lines than anybody reads', () => {
    const weekly = Array.from({ length: 40 }, (_, id) => fee(id, 'Week'));
    const { specificPreviewThruDate = '' } = lookAhead(purchase(weekly, evergreen));
    const days = (Date.parse(specificPreviewThruDate) - Date.parse('2026-01-31')) / 86_400_000;
    expect(days).toBeGreaterThan(120);
    expect((days / 7) * 40).toBeLessThanOrEqual(900);
    expect(lookAhead(purchase(weekly, termed(5, 'Year')))).toMatchObject({ previewThruType: 'SpecificDate' });
  });

  it('asks for the renewal only where nothing else comes before it', () => {
    expect(nextIsRenewal(purchase([fee(1, 'Annual')], termed(1, 'Year')))).toBe(true);
    expect(nextIsRenewal(purchase([fee(1, 'Annual'), fee(2, 'Month')], termed(1, 'Year')))).toBe(false);
    expect(nextIsRenewal(purchase([fee(1, 'Annual')], termed(2, 'Year')))).toBe(false);
    expect(nextIsRenewal(purchase([fee(1, 'Annual')], termed(1, 'Year', false)))).toBe(false);
    expect(nextIsRenewal(purchase([fee(1, 'Annual')], termed(1, 'Year'), '2026-02-14'))).toBe(false);
  });
});

describe('a term', () => {
  it.each<[PlanOffer['terms'], string]>([
    [termed(1, 'Month'), '2026-02-28'],
    [termed(13, 'Month'), '2027-02-28'],
    [termed(2, 'Week'), '2026-02-14'],
    [termed(10, 'Day'), '2026-02-10'],
    [termed(1, 'Year'), '2027-01-31'],
  ])('%o ends on %s', (terms, endDate) => {
    expect(termOf(purchase([fee(1, 'Month')], terms))).toEqual({ endDate, renews: true });
  });

  it('begins with the first day that is charged, and its bills end with it', () => {
    const tried = purchase([fee(1, 'Annual')], termed(1, 'Year'), '2026-02-14');
    expect(termOf(tried)).toEqual({ endDate: '2027-02-14', renews: true });
    expect(shownUntil(tried)).toBe('2027-02-13');
    expect(termOf(purchase([fee(1, 'Month')], evergreen))).toBeUndefined();
    expect(termOf(purchase([fee(1, 'Annual')]))?.endDate).toBe('2027-01-31');
  });
});
