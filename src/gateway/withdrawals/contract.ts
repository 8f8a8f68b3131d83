import { getAccount } from '../../generated/api/operations/accounts.js';
import { getOrder } from '../../generated/api/operations/orders.js';
import { getSubscription } from '../../generated/api/operations/subscriptions.js';
import type { WithdrawalRequest } from '../../api/schemas/storefront/withdrawals.js';
import { isNotFound } from '../billing/platform-errors.js';
import type { GatewayContext } from '../context.js';
import type { Principal } from '../principals.js';
import { normalizeEmail } from '../purchase/order-body.js';

/** Format of the platform's order and subscription numbers. Input in any other format is not sent to the platform. */
const NUMBER = /^[A-Za-z0-9_-]{1,100}$/;

/** Contract that a customer's declaration of withdrawal or cancellation refers to. */
export interface DeclaredContract {
  accountNumber: string;
  /** Numbers of the contract's subscriptions. */
  subscriptionNumbers: readonly string[];
}

async function orUndefined<Output>(call: Promise<Output>): Promise<Output | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Reads the contract with exactly this order or subscription number. */
async function readContract({ billing }: GatewayContext, number: string): Promise<DeclaredContract | undefined> {
  const [order, subscription] = await Promise.all([
    orUndefined(billing.call(getOrder, { orderNumber: number })),
    orUndefined(billing.call(getSubscription, { 'subscription-key': number })),
  ]);
  if (subscription?.subscriptionNumber === number) {
    return { accountNumber: subscription.accountNumber, subscriptionNumbers: [number] };
  }
  const { existingAccountNumber: accountNumber, orderNumber, subscriptions = [] } = order?.order ?? {};
  if (accountNumber === undefined || orderNumber !== number) return undefined;
  return { accountNumber, subscriptionNumbers: [...new Set(subscriptions.map(({ subscriptionNumber }) => subscriptionNumber))] };
}

/**
 * Finds a contract by a typed number, as typed or in upper case. Always requests both spellings, so that the number of requests does not
 * reveal a match.
 */
export async function findContract(context: GatewayContext, typed: string): Promise<DeclaredContract | undefined> {
  const [exact, upperCase] = await Promise.all([...new Set([typed, typed.toUpperCase()])].map((number) => readContract(context, number)));
  return exact ?? upperCase;
}

/**
 * Finds the contract of a declaration. The contract must belong to the session's account or to the given email address. Always sends the
 * same requests to the platform, so that neither the response nor its duration reveals whether number and email address match.
 */
export async function findDeclaredContract(
  context: GatewayContext,
  principal: Principal,
  { contract: declared, email }: WithdrawalRequest,
): Promise<DeclaredContract | undefined> {
  // Numbers copied from an email may have spaces around them.
  const number = declared.trim();
  if (!NUMBER.test(number)) return undefined;
  const contract = await findContract(context, number);
  if (principal.kind === 'session') return contract?.accountNumber === principal.accountNumber ? contract : undefined;
  const account = await orUndefined(context.billing.call(getAccount, { 'account-key': contract?.accountNumber ?? number }));
  const addresses = [account?.billToContact?.workEmail, account?.soldToContact?.workEmail].map((address) => normalizeEmail(address ?? ''));
  return contract && addresses.includes(normalizeEmail(email)) ? contract : undefined;
}
