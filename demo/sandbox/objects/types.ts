import * as z from 'zod/mini';
import { fieldsOf } from '../../../src/api/schemas/objects/index.js';
import { ActionError } from '../errors.js';
import { ACCOUNT_TYPES } from './accounts.js';
import { BILLING_TYPES } from './billing.js';
import { CATALOG_TYPES } from './catalog.js';
import { FINANCE_TYPES } from './finance.js';
import { PAYMENT_TYPES } from './payments.js';
import type { ObjectType } from './object-type.js';
import { SUBSCRIPTION_TYPES } from './subscriptions.js';

/** Object types that can be created, updated or deleted. All other types are read-only or unknown. */
export const OBJECT_TYPES: Readonly<Record<string, ObjectType>> = {
  ...ACCOUNT_TYPES,
  ...CATALOG_TYPES,
  ...SUBSCRIPTION_TYPES,
  ...BILLING_TYPES,
  ...PAYMENT_TYPES,
  ...FINANCE_TYPES,
};

/** Returns the names of an object type's fields: the fields of the definition, and other fields that the type's actions accept. */
export function fieldNames(name: string): ReadonlySet<string> {
  const type = Object.hasOwn(OBJECT_TYPES, name) ? OBJECT_TYPES[name] : undefined;
  const accepted = [type?.creates, type?.updates].flatMap((action) =>
    action?.input instanceof z.ZodMiniObject ? Object.keys(action.input.shape) : [],
  );
  // Lowercase names are options of operations.
  return new Set([...Object.keys(fieldsOf(name)), ...accepted].filter((field) => /^[A-Z]/.test(field)));
}

const DONE = { creates: 'created', updates: 'updated', removes: 'deleted' } as const;

/**
 * Returns an action of an object type.
 *
 * @throws {ActionError} if the type does not support the action. The error lists the types that support it.
 */
export function requireAction<What extends keyof ObjectType>(name: string, what: What): NonNullable<ObjectType[What]> {
  const type = Object.hasOwn(OBJECT_TYPES, name) ? OBJECT_TYPES[name] : undefined;
  const found = type?.[what];
  if (found) return found;
  const others = Object.keys(OBJECT_TYPES).filter((each) => OBJECT_TYPES[each]?.[what]);
  throw new ActionError(
    'INVALID_TYPE',
    `Objects of the type '${name}' cannot be ${DONE[what]} with this action. Supported types: ${others.join(', ')}.`,
  );
}
