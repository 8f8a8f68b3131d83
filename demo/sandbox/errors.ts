/**
 * First six digits of an error code: the resource. `accounts`, `subscriptions`, `signatures`, `invoices` and `none` are known from the platform
 * (conventions.md §3); the others are the sandbox's own and stand for "some resource".
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

/** Last two digits of an error code: what kind of failure. */
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

/** One entry of `reasons`. */
export interface Reason {
  code: number;
  message: string;
}

/** A failure as the platform reports it: usually HTTP 200 with `success: false`. Thrown, it undoes all effects of the call. */
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

/** The eight digits of a failure. */
export function errorCode(resource: ErrorResource, category: ErrorCategory): number {
  return RESOURCES[resource] * 100 + CATEGORIES[category];
}

function isCategory(name: string): name is ErrorCategory {
  return Object.hasOwn(CATEGORIES, name);
}

/** What kind of failure a code tells. */
export function categoryOf(code: number): ErrorCategory | undefined {
  return Object.keys(CATEGORIES)
    .filter(isCategory)
    .find((name) => CATEGORIES[name] === code % 100);
}

/** A failure with one reason. `status` is the HTTP status, 200 unless said, as on the platform. */
export function billingError(resource: ErrorResource, category: ErrorCategory, message: string, status = 200): BillingError {
  return new BillingError(resource, [{ code: errorCode(resource, category), message }], status);
}

/** A field that must be there and is not, or one of several. `why` it must, where that is not plain. */
export function missingField(resource: ErrorResource, fields: string | readonly string[], why?: string): BillingError {
  const names = [fields].flat().map((field) => `'${field}'`);
  return billingError(resource, 'missing-field', `Missing required field ${names.join(' or ')}${why === undefined ? '' : `: ${why}`}.`);
}

/** A field whose value cannot be; `expectation` says what it must be, or what is wrong with it. */
export function invalidValue(resource: ErrorResource, field: string, expectation: string): BillingError {
  return billingError(resource, 'invalid-value', `Invalid value for field '${field}': ${expectation}.`);
}

/** A parameter of a query, or of how an answer is cut, whose value cannot be; `expectation` as in {@link invalidValue}. */
export function invalidParameter(resource: ErrorResource, name: string, expectation: string): BillingError {
  return billingError(resource, 'invalid-parameter', `Invalid value for field '${name}': ${expectation}.`);
}

/** Nothing has this key. Says no more, so that a caller learns nothing about other keys. */
export function notFound(what: string, key: string): BillingError {
  return billingError('none', 'not-found', `Cannot find ${what} by key: '${key}'.`);
}

/** A failure of an action, which the platform writes in PascalCase (conventions.md §3, shape B). */
export class ActionError extends Error {
  override readonly name = 'ActionError';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** A failure whose body has a shape of its own, as the definition has it for that operation. Thrown, it undoes all effects of the call. */
export class ShapedError extends Error {
  override readonly name = 'ShapedError';

  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super('A failure in a shape of its own.');
  }
}
