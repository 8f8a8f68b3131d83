import { describe, expect, it } from 'vitest';
import type { ProductRatePlanCharge } from '../../src/generated/api/schemas/catalog.js';
import type { PlanOffer } from '../../src/gateway/offers/product-offer.js';
import { previewRange, nextIsRenewal, lastShownDay } from '../../src/gateway/purchase/preview-range.js';
import type { Purchase } from '../../src/gateway/purchase/purchase.js';
import { firstTerm } from '../../src/gateway/purchase/terms.js';

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
const termedSubscription = (period: number, periodType: 'Month' | 'Year' | 'Week' | 'Day', autoRenew = true) => ({
  autoRenew,
  initialTerm: { termType: 'TERMED' as const, period, periodType },
});

describe('preview range of a quote', () => {
  it.each<[string, Purchase, unknown]>([
    ['one year without a term', purchase([fee(1, 'Month')], evergreen), '2027-01-31'],
    ['one year of weekly bills', purchase([fee(1, 'Week')], evergreen), '2027-01-31'],
    ['two years for a two-year period', purchase([fee(1, 'Two Years')], evergreen), '2028-01-31'],
    ['from the end of a trial', purchase([fee(1, 'Month')], evergreen, '2026-02-14'), '2027-02-14'],
  ])('is %s', (_what, what, date) => {
    expect(previewRange(what)).toEqual({ previewThruType: 'SpecificDate', specificPreviewThruDate: date });
  });

  it('is the term if there is one', () => {
    expect(previewRange(purchase([fee(1, 'Month')], termedSubscription(1, 'Year')))).toEqual({ previewThruType: 'TermEnd' });
  });

  it('is shorter if the preview would get too many lines', () => {
    const weekly = Array.from({ length: 40 }, (_, id) => fee(id, 'Week'));
    const { specificPreviewThruDate = '' } = previewRange(purchase(weekly, evergreen));
    const days = (Date.parse(specificPreviewThruDate) - Date.parse('2026-01-31')) / 86_400_000;
    expect(days).toBeGreaterThan(120);
    expect((days / 7) * 40).toBeLessThanOrEqual(900);
    expect(previewRange(purchase(weekly, termedSubscription(5, 'Year')))).toMatchObject({ previewThruType: 'SpecificDate' });
  });

  it('previews the renewal only if there is no earlier bill', () => {
    expect(nextIsRenewal(purchase([fee(1, 'Annual')], termedSubscription(1, 'Year')))).toBe(true);
    expect(nextIsRenewal(purchase([fee(1, 'Annual'), fee(2, 'Month')], termedSubscription(1, 'Year')))).toBe(false);
    expect(nextIsRenewal(purchase([fee(1, 'Annual')], termedSubscription(2, 'Year')))).toBe(false);
    expect(nextIsRenewal(purchase([fee(1, 'Annual')], termedSubscription(1, 'Year', false)))).toBe(false);
    expect(nextIsRenewal(purchase([fee(1, 'Annual')], termedSubscription(1, 'Year'), '2026-02-14'))).toBe(false);
  });
});

describe('term', () => {
  it.each<[PlanOffer['terms'], string]>([
    [termedSubscription(1, 'Month'), '2026-02-28'],
    [termedSubscription(13, 'Month'), '2027-02-28'],
    [termedSubscription(2, 'Week'), '2026-02-14'],
    [termedSubscription(10, 'Day'), '2026-02-10'],
    [termedSubscription(1, 'Year'), '2027-01-31'],
  ])('%o ends on %s', (terms, endDate) => {
    expect(firstTerm(purchase([fee(1, 'Month')], terms))).toEqual({ endDate, renews: true });
  });

  it('starts with the first charged day, and its bills end with it', () => {
    const tried = purchase([fee(1, 'Annual')], termedSubscription(1, 'Year'), '2026-02-14');
    expect(firstTerm(tried)).toEqual({ endDate: '2027-02-14', renews: true });
    expect(lastShownDay(tried)).toBe('2027-02-13');
    expect(firstTerm(purchase([fee(1, 'Month')], evergreen))).toBeUndefined();
    expect(firstTerm(purchase([fee(1, 'Annual')]))?.endDate).toBe('2027-01-31');
  });
});
