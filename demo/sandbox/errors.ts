/**
 * First six digits of an error code: the resource. `accounts`, `subscriptions`, `signatures`, `invoices` and `none` are the platform's
 * documented codes. The others are specific to the sandbox.
 */
const RESOURCES = {
  none: 500000,
  catalog: 511400,
  subscriptions: 531003,
  accounts: 584900,
  orders: 583200,
  payments: 587000,
  'payment-methods': 587200,
  signatures: 590102,
  invoices: 592100,
  'credit-memos': 592300,
  refunds: 587500,
  files: 592500,
  'custom-objects': 710100,
  usage: 592700,
  notifications: 593000,
  'accounting-codes': 594000,
  'accounting-periods': 594100,
  revenue: 594200,
  access: 900000,
} as const;

export type ErrorResource = keyof typeof RESOURCES;

/** Last two digits of an error code: the category. */
const CATEGORIES = {
  permission: 10,
  authentication: 11,
  'invalid-value': 20,
  'unknown-field': 21,
  'missing-field': 22,
  'invalid-parameter': 27,
  rule: 30,
  'not-found': 40,
  'unsupported-method': 45,
  locked: 50,
  internal: 60,
  'too-many': 70,
  'malformed-json': 90,
} as const;

export type ErrorCategory = keyof typeof CATEGORIES;

/** An entry in the `reasons` of an error response. */
export interface Reason {
  code: number;
  message: string;
}

/** A failure in the platform's format, usually HTTP 200 with `success: false`. Rolls the call's transaction back when thrown. */
export class BillingError extends Error {
  override readonly name = 'BillingError';

  constructor(
    readonly resource: ErrorResource,
    readonly reasons: readonly Reason[],
    readonly status: number,
  ) {
    super(reasons.map((reason) => reason.message).join(' '));
  }
}

/** Returns the eight-digit error code. */
export function errorCode(resource: ErrorResource, category: ErrorCategory): number {
  return RESOURCES[resource] * 100 + CATEGORIES[category];
}

function isCategory(name: string): name is ErrorCategory {
  return Object.hasOwn(CATEGORIES, name);
}

/** Returns the category of an error code. */
export function categoryOf(code: number): ErrorCategory | undefined {
  return Object.keys(CATEGORIES)
    .filter(isCategory)
    .find((name) => CATEGORIES[name] === code % 100);
}

/** Creates a failure with one reason. `status` is the HTTP status; like the platform, the default is 200. */
export function billingError(resource: ErrorResource, category: ErrorCategory, message: string, status = 200): BillingError {
  return new BillingError(resource, [{ code: errorCode(resource, category), message }], status);
}

/** Creates the failure for a missing field. If several fields are named, one of them is required. `why` explains the requirement. */
export function missingField(resource: ErrorResource, fields: string | readonly string[], why?: string): BillingError {
  const names = [fields].flat().map((field) => `'${field}'`);
  return billingError(resource, 'missing-field', `Missing required field ${names.join(' or ')}${why === undefined ? '' : `: ${why}`}.`);
}

/** Creates the failure for an invalid field value. `expectation` says what the value must be, or what is wrong. */
export function invalidValue(resource: ErrorResource, field: string, expectation: string): BillingError {
  return billingError(resource, 'invalid-value', `Invalid value for field '${field}': ${expectation}.`);
}

/** Creates the failure for an invalid query or paging parameter. `expectation` works as in {@link invalidValue}. */
export function invalidParameter(resource: ErrorResource, name: string, expectation: string): BillingError {
  return billingError(resource, 'invalid-parameter', `Invalid value for field '${name}': ${expectation}.`);
}

/** Creates the failure for an unknown key. The message gives no details, so that it reveals nothing about other keys. */
export function notFound(what: string, key: string): BillingError {
  return billingError('none', 'not-found', `Cannot find ${what} by key: '${key}'.`);
}

/** A failed `/v1/action/*` or object call. Its response has PascalCase fields. */
export class ActionError extends Error {
  override readonly name = 'ActionError';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** A failure whose response has an operation-specific format. Rolls the call's transaction back when thrown. */
export class ShapedError extends Error {
  override readonly name = 'ShapedError';

  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super('The operation failed with its own response shape.');
  }
}
