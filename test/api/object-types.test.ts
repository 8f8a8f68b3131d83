import { describe, expect, it } from 'vitest';
import { QUERY_OBJECTS } from '../../demo/sandbox/query/objects.js';
import { OBJECT_FIELDS, OBJECT_TYPES, kindOfField } from '../../src/api/schemas/objects/index.js';

describe('the object types', () => {
  it('number at least 25, sorted, each with an id', () => {
    expect(OBJECT_TYPES.length).toBeGreaterThanOrEqual(25);
    expect([...OBJECT_TYPES]).toEqual([...OBJECT_TYPES].sort());
    for (const name of OBJECT_TYPES) expect(OBJECT_FIELDS[name].Id).toBe('text');
  });

  it('have every queryable field of the sandbox with the same kind, except fields outside the definition', () => {
    const isListed = (name: string) => OBJECT_TYPES.some((known) => known === name);
    expect(Object.keys(QUERY_OBJECTS).filter((name) => !isListed(name))).toEqual([
      'Order',
      'OrderAction',
      'CreditMemo',
      'CreditMemoItem',
      'AccountingCode',
      'AccountingPeriod',
      'RevenueSchedule',
      'RevenueScheduleItem',
      'RevenueEvent',
      'RevenueEventItem',
      'ChargeRevenueSummary',
      'DebitMemo',
      'DebitMemoItem',
    ]);
    const known = Object.entries(QUERY_OBJECTS).filter(([name]) => isListed(name));
    const unlike = (isShown: boolean) =>
      known.flatMap(([object, { fields }]) =>
        Object.entries(fields)
          .filter(([name, { type }]) => (kindOfField(object, name) !== undefined) === isShown && kindOfField(object, name) !== type)
          .map(([name]) => `${object}.${name}`),
      );
    // A query returns a list as text.
    expect(unlike(true)).toEqual(['ProductRatePlan.ActiveCurrencies']);
    expect(unlike(false)).toEqual([
      'Subscription.ExternallyManagedBy',
      'Subscription.LastBookingDate',
      'RatePlan.ProductId',
      'RatePlan.ProductName',
      'RatePlan.SubscriptionRatePlanNumber',
      'RatePlan.ExternallyManagedPlanId',
      'RatePlanChargeTier.Currency',
      'RatePlanChargeTier.IncludedUnits',
      'RatePlanChargeTier.DiscountAmount',
      'RatePlanChargeTier.DiscountPercentage',
      'Amendment.NewSubscriptionId',
      'Amendment.OrderDate',
      'Refund.CreditMemoId',
      'InvoiceItemAdjustment.Type',
      'ProductRatePlanChargeTier.ProductRatePlanChargeId',
      'ProductRatePlanChargeTier.IncludedUnits',
    ]);
  });

  it('have no field for the number or security code of a card', () => {
    expect(Object.keys(OBJECT_FIELDS.PaymentMethod).filter((name) => /CardNumber|SecurityCode/.test(name))).toEqual([]);
  });
});
