import * as z from 'zod';
import { updateAccount } from '../../generated/api/operations/accounts.js';
import { deletePaymentMethod } from '../../generated/api/operations/payment-methods.js';
import type {
  PaymentMethodAddRequest,
  PaymentMethodDefaultRequest,
  PaymentMethodRemoveRequest,
  PaymentMethods,
} from '../../api/schemas/storefront/payment-methods.js';
import { isRejected, isNotFound } from '../billing/platform-errors.js';
import type { AccountInfo, GatewayContext, OperationHandler } from '../context.js';
import { accountLockName, withLocks } from '../locks.js';
import { saveMethod } from '../payment-methods/save-method.js';
import { methodViews, readSavedMethods, readShownMethods, type SavedMethods } from '../payment-methods/saved-methods.js';
import { checkMethodUnused } from '../payment-methods/method-use.js';
import { notFound } from '../refusal.js';
import { reportChanges } from '../security-events.js';
import { requireFreshSignIn } from '../sensitive-changes.js';
import { sessionAccount } from './account.js';
import { checkPaymentMethod } from '../purchase/stored-method.js';

const PURPOSE = 'payment-method';
/** Lifetime of a sealed id in seconds. Equal to the time in which a purchase can be resumed. */
const LIFETIME = 24 * 3600;

const methodReference = z.object({ paymentMethodId: z.string() });

async function toMethodList(context: GatewayContext, account: AccountInfo, saved: SavedMethods): Promise<{ body: PaymentMethods }> {
  const seal = (paymentMethodId: string) => context.seals.seal(PURPOSE, account.number, { paymentMethodId }, LIFETIME);
  return {
    body: {
      paymentMethods: await methodViews(saved, seal),
      ...(saved.hasMoreSubscriptions ? { hasMoreSubscriptions: true } : {}),
      ...(account.invoiceTerm === undefined ? {} : { paysOnInvoice: true }),
    },
  };
}

/** Lists the active payment methods of the session's account, the default first. */
export const showPaymentMethods: OperationHandler<Record<string, never>, PaymentMethods> = async (context, { principal }) => {
  const account = await sessionAccount(context, principal);
  return toMethodList(context, account, await readShownMethods(context, account));
};

/** Platform id of a sealed payment method id. Undefined if the sealed id is invalid, expired or of another account. */
export async function openMethodId(context: GatewayContext, accountNumber: string, id: string): Promise<string | undefined> {
  const opened = methodReference.safeParse(await context.seals.open(PURPOSE, accountNumber, id));
  return opened.success ? opened.data.paymentMethodId : undefined;
}

/** Runs `work` with the account's lock. No other request can buy, pay or change anything for the account at the same time. */
async function withAccountLock<Result>(
  context: GatewayContext,
  { number }: AccountInfo,
  work: (locked: GatewayContext) => Promise<Result>,
): Promise<Result> {
  return withLocks(context, [await accountLockName(context.tenant, number)], work);
}

const DEFAULT_METHOD = ['default-payment-method'] as const;

const reportNewDefault = (context: GatewayContext, account: AccountInfo, mutationId: string): Promise<void> =>
  reportChanges(context, account, {
    changes: [{ kind: 'default-payment-method' }],
    fulfills: { kind: 'default-payment-method', reference: mutationId },
  });

/** Writes down that the default payment method is about to be replaced. */
const expectNewDefault = (context: GatewayContext, account: AccountInfo, before: string | undefined, mutationId: string): Promise<void> =>
  context.events.expect({
    kind: 'default-payment-method',
    reference: mutationId,
    accountNumber: account.number,
    ...(before === undefined ? {} : { before }),
  });

/** Saves a payment method that the payment form stored for this intent. */
export const addPaymentMethod: OperationHandler<PaymentMethodAddRequest, PaymentMethods> = async (
  context,
  { input, principal, mutationId },
) => {
  const account = await sessionAccount(context, principal);
  const { paymentMethodId, intentId, makeDefault = false } = input;
  if (makeDefault) requireFreshSignIn(context, principal, DEFAULT_METHOD);
  return withAccountLock(context, account, async (context) => {
    await checkPaymentMethod(context, { paymentMethodId, intentId, owner: account.id });
    const { saved, hasReplacedDefault } = await saveMethod(
      context,
      account,
      paymentMethodId,
      makeDefault ? { reference: mutationId } : undefined,
    );
    if (hasReplacedDefault) await reportNewDefault(context, account, mutationId);
    return toMethodList(context, account, saved);
  });
};

/**
 * Platform id of a saved payment method.
 * @throws {Refusal} 404 if the sealed id is not valid for this account
 */
async function requireMethodId(context: GatewayContext, { number }: AccountInfo, id: string): Promise<string> {
  const methodId = await openMethodId(context, number, id);
  if (methodId === undefined) throw notFound();
  return methodId;
}

/** Makes a saved payment method the default. */
export const setDefaultPaymentMethod: OperationHandler<PaymentMethodDefaultRequest, PaymentMethods> = async (
  context,
  { input, principal, mutationId },
) => {
  const account = await sessionAccount(context, principal);
  const methodId = await requireMethodId(context, account, input.paymentMethodId);
  return withAccountLock(context, account, async (context) => {
    const saved = await readSavedMethods(context, account);
    if (!saved.methods.some(({ id }) => id === methodId)) throw notFound();
    if (saved.defaultId === methodId) return toMethodList(context, account, saved);
    requireFreshSignIn(context, principal, DEFAULT_METHOD);
    await expectNewDefault(context, account, saved.defaultId, mutationId);
    await context.billing.call(updateAccount, { 'account-key': account.number, defaultPaymentMethodId: methodId });
    await reportNewDefault(context, account, mutationId);
    return toMethodList(context, account, await readSavedMethods(context, account));
  });
};

/**
 * Makes another payment method the default before the current one is removed. If there is no other, turns off automatic payment, because
 * the platform does not allow automatic payment without a default.
 */
async function replaceDefaultMethod(
  { billing }: GatewayContext,
  { number }: AccountInfo,
  { methods, defaultId }: SavedMethods,
): Promise<void> {
  const other = methods.find(({ id }) => id !== defaultId);
  await billing.call(updateAccount, { 'account-key': number, ...(other ? { defaultPaymentMethodId: other.id } : { autoPay: false }) });
}

/** Restores the previous default payment method. */
async function restoreDefaultMethod(
  { billing }: GatewayContext,
  { number }: AccountInfo,
  { defaultId, autoPay }: SavedMethods,
): Promise<void> {
  if (defaultId === undefined) return;
  const before = { defaultPaymentMethodId: defaultId, ...(autoPay === undefined ? {} : { autoPay }) };
  await billing.call(updateAccount, { 'account-key': number, ...before });
}

/**
 * Removes a saved payment method that is no longer needed. Succeeds if the method is already removed, because the response to an earlier
 * attempt may have been lost.
 */
export const removePaymentMethod: OperationHandler<PaymentMethodRemoveRequest, PaymentMethods> = async (
  context,
  { input, principal, mutationId },
) => {
  const account = await sessionAccount(context, principal);
  const methodId = await requireMethodId(context, account, input.paymentMethodId);
  return withAccountLock(context, account, async (context) => {
    const saved = await readSavedMethods(context, account);
    if (!saved.methods.some(({ id }) => id === methodId)) return toMethodList(context, account, saved);
    await checkMethodUnused(context, account, saved, methodId);
    const wasDefault = saved.defaultId === methodId;
    if (wasDefault) requireFreshSignIn(context, principal, DEFAULT_METHOD);
    if (wasDefault) {
      await expectNewDefault(context, account, methodId, mutationId);
      await replaceDefaultMethod(context, account, saved);
    }
    try {
      await context.billing.call(deletePaymentMethod, { 'payment-method-id': methodId });
    } catch (error) {
      if (!isNotFound(error)) {
        // The method was not removed, so it stays the default.
        if (wasDefault && isRejected(error)) await restoreDefaultMethod(context, account, saved);
        throw error;
      }
    }
    if (wasDefault) await reportNewDefault(context, account, mutationId);
    return toMethodList(context, account, await readSavedMethods(context, account));
  });
};
