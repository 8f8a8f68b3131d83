import { and, eq, inArray } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import { accounts, paymentMethods, subscriptions } from '../../database/schema.js';
import { billingError, notFound } from '../../errors.js';
import { methodClosed, methodCreated, methodUpdated } from '../../events/raised-events.js';
import { raiseEvents } from '../../events/raise-events.js';
import { lockAccount, type AccountRow } from '../accounts.js';
import { requestNetwork } from '../collecting/collect-payment.js';
import { isAbandoned, makeDefault, type PaymentMethodRow } from './payment-methods.js';

/** A payment method created through the API, without its number. */
export type NewPaymentMethod = Omit<typeof paymentMethods.$inferInsert, 'id' | 'accountId' | 'createdDate' | 'status'>;

/**
 * Returns the payment method with this id.
 *
 * @throws {BillingError} if the method is unknown or abandoned
 */
export async function getMethodRow(engine: Pick<Engine, 'tx' | 'moment'>, id: string): Promise<PaymentMethodRow> {
  const [method] = await engine.tx.select().from(paymentMethods).where(eq(paymentMethods.id, id));
  if (!method || isAbandoned(method, engine.moment.realNow)) throw notFound('payment method', id);
  return method;
}

/** Returns a payment method and locks it and its account until the transaction ends. The account is always locked first, to avoid deadlocks. */
export async function lockMethod(engine: Pick<Engine, 'tx' | 'moment'>, id: string): Promise<PaymentMethodRow> {
  const { accountId } = await getMethodRow(engine, id);
  if (accountId !== null) await lockAccount(engine.tx, accountId);
  await engine.tx.select({ id: paymentMethods.id }).from(paymentMethods).where(eq(paymentMethods.id, id)).for('update');
  return getMethodRow(engine, id);
}

/** Stores a payment method. Without an account, the method has no owner yet. */
export async function storeMethod(
  engine: Engine,
  values: NewPaymentMethod,
  owner: { account: AccountRow | undefined; makeDefault: boolean },
): Promise<PaymentMethodRow> {
  const [method] = await engine.tx
    .insert(paymentMethods)
    .values({ ...values, accountId: owner.account?.id ?? null, createdDate: engine.moment.realNow })
    .returning();
  if (!method) throw new Error('The payment method was not inserted.');
  if (owner.account && owner.makeDefault) await makeDefault(engine, owner.account, method);
  await raiseEvents(engine, methodCreated(method));
  return method;
}

/**
 * Asks the payment network whether a method works.
 *
 * @param field name for the error message
 */
export function checkWithNetwork(engine: Engine, method: PaymentMethodRow, field: string): void {
  const answer = requestNetwork(method, engine.moment.today);
  if (answer.approved) return;
  throw billingError('payment-methods', 'rule', `'${field}' was refused by the payment network: ${answer.message} [${answer.code}]`);
}

/** Changes some fields of a payment method. */
export async function changeMethod(
  engine: Engine,
  method: PaymentMethodRow,
  changes: {
    accountId?: string | undefined;
    expirationMonth?: number | undefined;
    expirationYear?: number | undefined;
    details: Record<string, unknown>;
    customFields: Record<string, unknown>;
  },
): Promise<void> {
  const details = { ...method.details, ...changes.details };
  const customFields = { ...method.customFields, ...changes.customFields };
  await engine.tx
    .update(paymentMethods)
    .set({ ...changes, details, customFields })
    .where(eq(paymentMethods.id, method.id));
  await raiseEvents(engine, methodUpdated(method, await getMethodRow(engine, method.id)));
}

async function readSubscriptionsPaidBy(engine: Engine, method: PaymentMethodRow): Promise<string[]> {
  const found = await engine.tx
    .select({ number: subscriptions.number })
    .from(subscriptions)
    .where(and(eq(subscriptions.paymentMethodId, method.id), eq(subscriptions.latest, true), eq(subscriptions.status, 'Active')));
  return found.map((row) => row.number);
}

/** Removes a method as the default of its account. */
async function clearDefault(engine: Engine, method: PaymentMethodRow): Promise<void> {
  await engine.tx
    .update(accounts)
    .set({ defaultPaymentMethodId: null })
    .where(inArray(accounts.defaultPaymentMethodId, [method.id]));
}

/**
 * Deletes a payment method.
 *
 * @throws {BillingError} while automatic payments or a subscription use the method
 */
export async function deleteMethod(engine: Engine, method: PaymentMethodRow): Promise<void> {
  const owner = method.accountId === null ? undefined : await lockAccount(engine.tx, method.accountId);
  if (owner?.autoPay && owner.defaultPaymentMethodId === method.id) {
    throw billingError(
      'payment-methods',
      'rule',
      `The payment method '${method.id}' cannot be deleted: the account '${owner.number}' pays by it automatically. Choose another default first.`,
    );
  }
  const [number] = await readSubscriptionsPaidBy(engine, method);
  if (number !== undefined) {
    throw billingError(
      'payment-methods',
      'rule',
      `The payment method '${method.id}' cannot be deleted: the subscription '${number}' names it.`,
    );
  }
  await clearDefault(engine, method);
  await engine.tx.delete(paymentMethods).where(eq(paymentMethods.id, method.id));
  await raiseEvents(engine, methodClosed(method, 'DELETE'));
}

/** Erases the data of a card or bank account for good. The method remains, because other records refer to it, but it can no longer pay. */
export async function scrubMethod(engine: Engine, method: PaymentMethodRow): Promise<void> {
  await clearDefault(engine, method);
  await engine.tx
    .update(paymentMethods)
    .set({
      status: 'Scrubbed',
      cardType: null,
      lastFour: null,
      expirationMonth: null,
      expirationYear: null,
      holderName: null,
      details: {},
      customFields: {},
    })
    .where(eq(paymentMethods.id, method.id));
  await raiseEvents(engine, methodClosed(method, 'UPDATE'));
}
