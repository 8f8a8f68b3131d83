import * as z from 'zod';
import { updateAccount } from '../../generated/api/operations/accounts.js';
import { deletePaymentMethod } from '../../generated/api/operations/payment-methods.js';
import type {
  PaymentMethodAddRequest,
  PaymentMethodDefaultRequest,
  PaymentMethodRemoveRequest,
  PaymentMethods,
} from '../../api/schemas/storefront/payment-methods.js';
import { isDefinite, isNotFound } from '../billing/problems.js';
import type { AccountInfo, GatewayContext, OperationHandler } from '../context.js';
import { accountLockName, withLocks } from '../idempotency.js';
import { keepMethod } from '../payment-methods/keep.js';
import { methodViews, readKept, type Kept } from '../payment-methods/kept.js';
import { checkNotNeeded } from '../payment-methods/needed.js';
import { notFound } from '../refusal.js';
import { ownAccount } from './account.js';
import { checkPaymentMethod } from './checks.js';

const PURPOSE = 'payment-method';
/** Seconds for which an id is good: as long as a purchase that uses it may be carried on. */
const LIFETIME = 24 * 3600;

const content = z.object({ paymentMethodId: z.string() });

async function shown(context: GatewayContext, account: AccountInfo, kept: Kept): Promise<{ body: PaymentMethods }> {
  const seal = (paymentMethodId: string) => context.seals.seal(PURPOSE, account.number, { paymentMethodId }, LIFETIME);
  return { body: { paymentMethods: await methodViews(kept, seal) } };
}

/** Methods of the session's account that can pay, the one that pays by default first. */
export const showPaymentMethods: OperationHandler<Record<string, never>, PaymentMethods> = async (context, { principal }) => {
  const account = await ownAccount(context, principal);
  return shown(context, account, await readKept(context, account));
};

/** The platform's id of a kept method; undefined for anything but a live id that this account was given. */
export async function openMethodId(context: GatewayContext, accountNumber: string, id: string): Promise<string | undefined> {
  const opened = content.safeParse(await context.seals.open(PURPOSE, accountNumber, id));
  return opened.success ? opened.data.paymentMethodId : undefined;
}

/** Does something with the account while nothing is bought, paid or changed of it in another tab. */
async function alone<Result>(context: GatewayContext, { number }: AccountInfo, work: () => Promise<Result>): Promise<Result> {
  return withLocks(context.store, [await accountLockName(context.tenant, number)], work);
}

/** Keeps a method that the payment form stored for this intent, and for nobody else (flows.md ruling 7). */
export const addPaymentMethod: OperationHandler<PaymentMethodAddRequest, PaymentMethods> = async (context, { input, principal }) => {
  const account = await ownAccount(context, principal);
  const { paymentMethodId, intentId, makeDefault = false } = input;
  return alone(context, account, async () => {
    await checkPaymentMethod(context, { paymentMethodId, intentId, owner: account.id });
    return shown(context, account, await keepMethod(context, account, paymentMethodId, makeDefault));
  });
};

/** A kept method by the id that a page has. */
async function opened(context: GatewayContext, { number }: AccountInfo, id: string): Promise<string> {
  const methodId = await openMethodId(context, number, id);
  if (methodId === undefined) throw notFound();
  return methodId;
}

/** Makes a kept method the one that pays unless another is named. */
export const chooseDefaultMethod: OperationHandler<PaymentMethodDefaultRequest, PaymentMethods> = async (context, { input, principal }) => {
  const account = await ownAccount(context, principal);
  const methodId = await opened(context, account, input.paymentMethodId);
  return alone(context, account, async () => {
    const kept = await readKept(context, account);
    if (!kept.methods.some(({ id }) => id === methodId)) throw notFound();
    if (kept.defaultId === methodId) return shown(context, account, kept);
    await context.billing.call(updateAccount, { 'account-key': account.number, defaultPaymentMethodId: methodId });
    return shown(context, account, await readKept(context, account));
  });
};

/** Lets another method pay by default, or none: an account that pays by itself cannot let go of what it pays by. */
async function passOn({ billing }: GatewayContext, { number }: AccountInfo, { methods, defaultId }: Kept): Promise<void> {
  const other = methods.find(({ id }) => id !== defaultId);
  await billing.call(updateAccount, { 'account-key': number, ...(other ? { defaultPaymentMethodId: other.id } : { autoPay: false }) });
}

/** Lets the method that paid by default before pay again. */
async function passBack({ billing }: GatewayContext, { number }: AccountInfo, { defaultId, autoPay }: Kept): Promise<void> {
  if (defaultId === undefined) return;
  const before = { defaultPaymentMethodId: defaultId, ...(autoPay === undefined ? {} : { autoPay }) };
  await billing.call(updateAccount, { 'account-key': number, ...before });
}

/** Removes a kept method that nothing is to be paid with. One that is gone already is no failure: the answer may have been lost. */
export const removePaymentMethod: OperationHandler<PaymentMethodRemoveRequest, PaymentMethods> = async (context, { input, principal }) => {
  const account = await ownAccount(context, principal);
  const methodId = await opened(context, account, input.paymentMethodId);
  return alone(context, account, async () => {
    const kept = await readKept(context, account);
    if (!kept.methods.some(({ id }) => id === methodId)) return shown(context, account, kept);
    await checkNotNeeded(context, account, kept, methodId);
    const wasDefault = kept.defaultId === methodId;
    if (wasDefault) await passOn(context, account, kept);
    try {
      await context.billing.call(deletePaymentMethod, { 'payment-method-id': methodId });
    } catch (error) {
      if (isNotFound(error)) return shown(context, account, await readKept(context, account));
      // One that stays goes on paying.
      if (wasDefault && isDefinite(error)) await passBack(context, account, kept);
      throw error;
    }
    return shown(context, account, await readKept(context, account));
  });
};
