import { and, eq, isNull } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import { accounts, paymentMethods } from '../../database/schema.js';
import { billingError, invalidValue } from '../../errors.js';
import type { AccountRow } from '../accounts.js';

export type MethodRow = typeof paymentMethods.$inferSelect;

/** How long a method may wait for an account (conventions.md §1). */
const UNOWNED_DAYS = 10;
const DAY = 24 * 60 * 60 * 1000;

/** A method that was stored before this, and that no account took, has waited too long. */
export function abandonedBefore(realNow: Date): Date {
  return new Date(realNow.getTime() - UNOWNED_DAYS * DAY);
}

/** True for a method that waited too long for an account: the platform has deleted it, and the sandbox does so soon. */
export function isAbandoned(method: MethodRow, realNow: Date): boolean {
  return method.accountId === null && method.createdDate < abandonedBefore(realNow);
}

/**
 * The method of this id if the account may pay with it: its own, or one that nobody owns yet.
 *
 * @param field path of the id in the request, for messages
 * @throws {BillingError} the same for a method of somebody else as for none at all
 */
export async function usableMethod(engine: Engine, account: AccountRow, methodId: string, field: string): Promise<MethodRow> {
  const [method] = await engine.tx.select().from(paymentMethods).where(eq(paymentMethods.id, methodId)).for('update');
  const foreign = method?.accountId != null && method.accountId !== account.id;
  if (!method || foreign || isAbandoned(method, engine.moment.realNow)) {
    throw invalidValue('payment-methods', field, 'no payment method that this account can use');
  }
  if (method.status !== 'Active')
    throw billingError('payment-methods', 'rule', `'${field}' names a payment method that is ${method.status}.`);
  return method;
}

/** Makes a method the account's default, whose it is then. */
export async function makeDefault(engine: Engine, account: AccountRow, method: MethodRow): Promise<void> {
  await takeMethod(engine, account, method);
  await engine.tx.update(accounts).set({ defaultPaymentMethodId: method.id }).where(eq(accounts.id, account.id));
}

/** Gives a method that nobody owns to the account, as its default. The account's own stays as it is. */
export async function takeMethod(engine: Engine, account: AccountRow, method: MethodRow): Promise<void> {
  if (method.accountId !== null) return;
  await engine.tx.update(paymentMethods).set({ accountId: account.id }).where(eq(paymentMethods.id, method.id));
  await engine.tx.update(accounts).set({ defaultPaymentMethodId: method.id }).where(eq(accounts.id, account.id));
}

/** Gives a method that nobody owns to the account; its default only if it has none. */
export async function claimMethod(engine: Engine, account: AccountRow, method: MethodRow): Promise<void> {
  if (method.accountId !== null) return;
  await engine.tx.update(paymentMethods).set({ accountId: account.id }).where(eq(paymentMethods.id, method.id));
  await engine.tx
    .update(accounts)
    .set({ defaultPaymentMethodId: method.id })
    .where(and(eq(accounts.id, account.id), isNull(accounts.defaultPaymentMethodId)));
}

/** The account's default method, if it has one that can be used. */
export async function defaultMethod(engine: Engine, accountId: string): Promise<MethodRow | undefined> {
  const [row] = await engine.tx
    .select({ method: paymentMethods })
    .from(accounts)
    .innerJoin(paymentMethods, eq(paymentMethods.id, accounts.defaultPaymentMethodId))
    .where(and(eq(accounts.id, accountId), eq(paymentMethods.status, 'Active')));
  return row?.method;
}
