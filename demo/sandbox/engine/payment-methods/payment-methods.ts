import { and, eq, isNull } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import { accounts, paymentMethods } from '../../database/schema.js';
import { billingError, invalidValue } from '../../errors.js';
import type { AccountRow } from '../accounts.js';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** Days that a payment method may exist without an account. */
const UNOWNED_DAYS = 10;
const DAY = 24 * 60 * 60 * 1000;

/** Returns a time in the past. Payment methods without an account that were created before it are abandoned. */
export function abandonmentCutoff(realNow: Date): Date {
  return new Date(realNow.getTime() - UNOWNED_DAYS * DAY);
}

/** True for an abandoned method. The platform would have deleted it already; the sandbox deletes it later. */
export function isAbandoned(method: PaymentMethodRow, realNow: Date): boolean {
  return method.accountId === null && method.createdDate < abandonmentCutoff(realNow);
}

/**
 * Returns the payment method with this id if the account may use it: its own method, or one without an account.
 *
 * @param field path of the id in the request, for error messages
 * @throws {BillingError} the same error for an unknown method and for another account's method
 */
export async function getUsableMethod(engine: Engine, account: AccountRow, methodId: string, field: string): Promise<PaymentMethodRow> {
  const [method] = await engine.tx.select().from(paymentMethods).where(eq(paymentMethods.id, methodId)).for('update');
  const foreign = method?.accountId != null && method.accountId !== account.id;
  if (!method || foreign || isAbandoned(method, engine.moment.realNow)) {
    throw invalidValue('payment-methods', field, 'no payment method that this account can use');
  }
  if (method.status !== 'Active')
    throw billingError('payment-methods', 'rule', `'${field}' names a payment method that is ${method.status}.`);
  return method;
}

/** Makes a method the account's default. A method without an owner is assigned to the account. */
export async function makeDefault(engine: Engine, account: AccountRow, method: PaymentMethodRow): Promise<void> {
  await assignAsDefault(engine, account, method);
  await engine.tx.update(accounts).set({ defaultPaymentMethodId: method.id }).where(eq(accounts.id, account.id));
}

/** Assigns a method without an account to the account, as its default. Does not change methods that belong to an account. */
export async function assignAsDefault(engine: Engine, account: AccountRow, method: PaymentMethodRow): Promise<void> {
  if (method.accountId !== null) return;
  await engine.tx.update(paymentMethods).set({ accountId: account.id }).where(eq(paymentMethods.id, method.id));
  await engine.tx.update(accounts).set({ defaultPaymentMethodId: method.id }).where(eq(accounts.id, account.id));
}

/** Assigns a method without an account to the account. It becomes the default only if there is none. */
export async function assignToAccount(engine: Engine, account: AccountRow, method: PaymentMethodRow): Promise<void> {
  if (method.accountId !== null) return;
  await engine.tx.update(paymentMethods).set({ accountId: account.id }).where(eq(paymentMethods.id, method.id));
  await engine.tx
    .update(accounts)
    .set({ defaultPaymentMethodId: method.id })
    .where(and(eq(accounts.id, account.id), isNull(accounts.defaultPaymentMethodId)));
}

/** Returns the account's default method if it is active. */
export async function readDefaultMethod(engine: Engine, accountId: string): Promise<PaymentMethodRow | undefined> {
  const [row] = await engine.tx
    .select({ method: paymentMethods })
    .from(accounts)
    .innerJoin(paymentMethods, eq(paymentMethods.id, accounts.defaultPaymentMethodId))
    .where(and(eq(accounts.id, accountId), eq(paymentMethods.status, 'Active')));
  return row?.method;
}
