/** What we know beyond the definition: names of types, values it leaves open, and what answers always have. */
import type { Direction, Shape } from './model.js';

/** Names that the rule below would make unclear. */
const TYPE_NAMES: Readonly<Record<string, string>> = {};

/**
 * Our name for a schema of the definition: without the marks of its making (`GET`, `POST`, `Type`, `Old_`), requests with `Input` at the end where
 * the word alone would be that of an answer.
 */
export function typeName(component: string, direction: Direction): string {
  const given = TYPE_NAMES[component];
  if (given !== undefined) return direction === 'in' ? `${given}Input` : given;
  const bare = component
    .replace(/^Old_/, 'Classic')
    .replace(/(^|Classic)(?:GET|Get)(?=[A-Z])/, '$1')
    .replace(/(^|Classic)(?:POST|Post)(?=[A-Z])/, '$1New')
    .replace(/(^|Classic)(?:PUT|Put)(?=[A-Z])/, '$1Changed')
    .replace(/(?<=\w)Type(?=With|with|$)/, '')
    .replace(/withSuccess$|WithSuccess$/, '')
    .replaceAll('_', '');
  const name = bare.charAt(0).toUpperCase() + bare.slice(1);
  return direction === 'in' ? `${name}Input` : name;
}

const CHARGE_MODELS = [
  'FlatFee',
  'PerUnit',
  'Overage',
  'Volume',
  'Tiered',
  'TieredWithOverage',
  'DiscountFixedAmount',
  'DiscountPercentage',
  'MultiAttributePricing',
  'Delivery',
  'PreratedPerUnit',
  'PreratedPricing',
  'HighWatermarkVolume',
  'HighWatermarkTiered',
];

/** Values that operations.md knows and the definition leaves as plain text, by schema and field. */
const VALUES: readonly { schema: RegExp; field: string; values: string[] }[] = [
  { schema: /Charge/, field: 'model', values: CHARGE_MODELS },
  {
    schema: /^GETProductRatePlanChargeType$|^GETSubscriptionRatePlanChargesType$/,
    field: 'type',
    values: ['OneTime', 'Recurring', 'Usage'],
  },
  { schema: /Subscription/, field: 'termType', values: ['TERMED', 'EVERGREEN'] },
  { schema: /^GETProductRatePlanType$/, field: 'status', values: ['Active', 'Expired', 'NotStarted'] },
  {
    schema: /^GETSubscription(?:Type|TypeWithSuccess|ByKeyWithSuccess)$/,
    field: 'status',
    values: ['Draft', 'Pending Activation', 'Pending Acceptance', 'Active', 'Suspended', 'Cancelled', 'Expired'],
  },
];

/** What a field is, where we know better than the definition. Requests keep what the definition says: it may only be told what it knows. */
export function fieldRefinement(schema: string, field: string, direction: Direction): Shape | undefined {
  if (direction === 'in') return undefined;
  const values = VALUES.find((entry) => entry.field === field && entry.schema.test(schema));
  return values && { is: 'enum', values: values.values };
}

/** Fields that an answer always has, by schema. The definition marks hardly any. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  tokenResponse: ['access_token', 'expires_in', 'token_type'],
};

export function requiredInAnswers(schema: string): readonly string[] {
  return REQUIRED[schema] ?? [];
}
