import { describe, expect, it } from 'vitest';
import { readDefinition, resolve, type DefinitionSchema } from '../../scripts/contract/definition.js';
import type { FieldKind } from '../../src/api/schemas/objects/field-kinds.js';
import { kindOfField, REQUIRED_FIELDS, type ObjectName } from '../../src/api/schemas/objects/index.js';

const definition = readDefinition();

/** Objects that the definition describes in the format of the actions, with the names of their schemas. Other objects have no such schema. */
const SHOWN: readonly (readonly [ObjectName, string])[] = [
  ['Account', 'Old_ProxyGetAccount'],
  ['Account', 'Old_ProxyCreateAccount'],
  ['Account', 'Old_SubscribeRequestAccount'],
  ['Amendment', 'Old_Amendment'],
  ['Contact', 'Old_SubscribeRequestBillToContact'],
  ['Contact', 'Old_SubscribeRequestSoldToContact'],
  ['Invoice', 'Old_Invoice'],
  ['InvoiceItem', 'Old_ActionSubscribeInvoiceItem'],
  ['InvoiceItem', 'Old_ActionAmendInvoiceItem'],
  ['Product', 'ProxyCreateProduct'],
  ['ProductRatePlan', 'ProxyCreateProductRatePlan'],
  ['ProductRatePlanCharge', 'ProxyCreateProductRatePlanCharge'],
  ['RatePlan', 'Old_RatePlan'],
  ['RatePlanCharge', 'Old_RatePlanChargeDataRatePlanCharge'],
  ['RatePlanChargeTier', 'Old_RatePlanChargeTier'],
  ['Subscription', 'Old_SubscribeRequestSubscriptionDataSubscription'],
  ['SubscriptionProductFeature', 'Old_SubscriptionProductFeature'],
  ['Usage', 'ProxyCreateUsage'],
  ['Usage', 'ProxyGetUsage'],
  ['Usage', 'ProxyModifyUsage'],
];

/** Fields that we omit on purpose: subscription data inside an amendment, and a second spelling of a field. */
const LEFT_OUT = ['RatePlanData', 'communicationProfileId'];

function fieldsOf(schema: DefinitionSchema): [string, DefinitionSchema][] {
  const found = resolve(definition, schema);
  return [...(found.allOf ?? []).flatMap(fieldsOf), ...Object.entries(found.properties ?? {})].filter(
    ([name]) => !/__(?:NS|QT|c)$/.test(name) && !LEFT_OUT.includes(name),
  );
}

function kindOf(schema: DefinitionSchema): Extract<FieldKind, string> | 'nested' {
  const { type, format } = resolve(definition, schema);
  if (type === 'number') return 'decimal';
  if (type === 'integer' || type === 'boolean') return type;
  if (type === 'array') return 'list';
  if (type !== 'string') return 'nested';
  return format === 'date' ? 'date' : format === 'date-time' ? 'instant' : 'text';
}

describe('the object types have every field of the definition, with its kind', () => {
  it.each(SHOWN)('%s as in %s', (object, name) => {
    const schema = definition.schemas[name];
    const fields = schema ? fieldsOf(schema) : [];
    expect(fields.length).toBeGreaterThan(4);
    const differing = fields.flatMap(([field, described]) => {
      const kind = kindOfField(object, field);
      const known = typeof kind === 'object' ? 'nested' : kind;
      return known === kindOf(described) ? [] : [`${field}: ${known ?? 'unknown'}, not ${kindOf(described)}`];
    });
    expect(differing).toEqual([]);
  });
});

it('every required field of a new record can be set', () => {
  const missing = Object.entries(REQUIRED_FIELDS).flatMap(([object, fields]) =>
    fields.flatMap((field) => (kindOfField(object, field) === undefined ? [`${object}.${field}`] : [])),
  );
  expect(missing).toEqual([]);
});
