import { and, eq, inArray } from 'drizzle-orm';
import type { Engine } from '../../context.js';
import { accounts, paymentMethods, subscriptions } from '../../database/schema.js';
import { billingError, notFound } from '../../errors.js';
import { methodClosed, methodCreated, methodUpdated } from '../../events/happenings.js';
import { raise } from '../../events/raise.js';
import { lockAccount, type AccountRow } from '../accounts.js';
import { askNetwork } from '../collecting/collect.js';
import { isAbandoned, makeDefault, type MethodRow } from './methods.js';

/** A method that comes in by the API, already without its number. */
export type NewMethod = Omit<typeof paymentMethods.$inferInsert, 'id' | 'accountId' | 'createdDate' | 'status'>;

/** @throws {BillingError} for a method that is unknown, or waited too long for an account */
export async function getMethodRow(engine: Pick<Engine, 'tx' | 'moment'>, id: string): Promise<MethodRow> {
  const [method] = await engine.tx.select().from(paymentMethods).where(eq(paymentMethods.id, id));
  if (!method || isAbandoned(method, engine.moment.realNow)) throw notFound('payment method', id);
  return method;
}

/** A method that is about to be changed, with its account: nobody else changes them until this call is done. Accounts are locked first everywhere. */
export async function lockMethod(engine: Pick<Engine, 'tx' | 'moment'>, id: string): Promise<MethodRow> {
  const { accountId } = await getMethodRow(engine, id);
  if (accountId !== null) await lockAccount(engine.tx, accountId);
  await engine.tx.select({ id: paymentMethods.id }).from(paymentMethods).where(eq(paymentMethods.id, id)).for('update');
  return getMethodRow(engine, id);
}

/** Keeps a method: with an account it is theirs, without one it waits for an owner. */
export async function storeMethod(
  engine: Engine,
  values: NewMethod,
  owner: { account: AccountRow | undefined; makeDefault: boolean },
): Promise<MethodRow> {
  const [method] = await engine.tx
    .insert(paymentMethods)
    .values({ ...values, accountId: owner.account?.id ?? null, createdDate: engine.moment.realNow })
    .returning();
  if (!method) throw new Error('A payment method was not written.');
  if (owner.account && owner.makeDefault) await makeDefault(engine, owner.account, method);
  await raise(engine, methodCreated(method));
  return method;
}

/**
 * Asks the payment network whether a method works.
 *
 * @param field what the message names
 */
export function checkWithNetwork(engine: Engine, method: MethodRow, field: string): void {
  const answer = askNetwork(method, engine.moment.today);
  if (answer.approved) return;
  throw billingError('payment-methods', 'rule', `'${field}' was refused by the payment network: ${answer.message} [${answer.code}]`);
}

/** Changes what is given of a method that is in use. */
export async function changeMethod(
  engine: Engine,
  method: MethodRow,
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
  await raise(engine, methodUpdated(method, await getMethodRow(engine, method.id)));
}

async function subscriptionsPaidBy(engine: Engine, method: MethodRow): Promise<string[]> {
  const found = await engine.tx
    .select({ number: subscriptions.number })
    .from(subscriptions)
    .where(and(eq(subscriptions.paymentMethodId, method.id), eq(subscriptions.latest, true), eq(subscriptions.status, 'Active')));
  return found.map((row) => row.number);
}

/** Takes a method away from those it was the default of. */
async function forgetDefault(engine: Engine, method: MethodRow): Promise<void> {
  await engine.tx
    .update(accounts)
    .set({ defaultPaymentMethodId: null })
    .where(inArray(accounts.defaultPaymentMethodId, [method.id]));
}

/** @throws {BillingError} while bills are collected by the method */
export async function deleteMethod(engine: Engine, method: MethodRow): Promise<void> {
  const owner = method.accountId === null ? undefined : await lockAccount(engine.tx, method.accountId);
  if (owner?.autoPay && owner.defaultPaymentMethodId === method.id) {
    throw billingError(
      'payment-methods',
      'rule',
      `The payment method '${method.id}' cannot be deleted: the account '${owner.number}' pays by it automatically. Choose another default first.`,
    );
  }
  const [number] = await subscriptionsPaidBy(engine, method);
  if (number !== undefined) {
    throw billingError(
      'payment-methods',
      'rule',
      `The payment method '${method.id}' cannot be deleted: the subscription '${number}' names it.`,
    );
  }
  await forgetDefault(engine, method);
  await engine.tx.delete(paymentMethods).where(eq(paymentMethods.id, method.id));
  await raise(engine, methodClosed(method, 'DELETE'));
}

/** Erases for good what is known of a card or bank account. The method stays, for what refers to it, and pays nothing any more. */
export async function scrubMethod(engine: Engine, method: MethodRow): Promise<void> {
  await forgetDefault(engine, method);
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
  await raise(engine, methodClosed(method, 'UPDATE'));
}
