import { getAccount } from '../../generated/api/operations/accounts.js';
import { getOrder } from '../../generated/api/operations/orders.js';
import { getSubscription } from '../../generated/api/operations/subscriptions.js';
import type { WithdrawalRequest } from '../../api/schemas/storefront/withdrawals.js';
import { isNotFound } from '../billing/problems.js';
import type { GatewayContext } from '../context.js';
import type { Principal } from '../principals.js';
import { emailKey } from '../purchase/order-body.js';

/** A number that the platform could have given; anything else is not asked for. */
const NUMBER = /^[A-Za-z0-9_-]{1,100}$/;

/** The contract that somebody means. */
export interface Contract {
  accountNumber: string;
  /** Its subscriptions. */
  subscriptionNumbers: readonly string[];
}

async function orNothing<Output>(answer: Promise<Output>): Promise<Output | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** What an order or a subscription with exactly this number belongs to. */
async function contractNumbered({ billing }: GatewayContext, number: string): Promise<Contract | undefined> {
  const [order, subscription] = await Promise.all([
    orNothing(billing.call(getOrder, { orderNumber: number })),
    orNothing(billing.call(getSubscription, { 'subscription-key': number })),
  ]);
  if (subscription?.subscriptionNumber === number) {
    return { accountNumber: subscription.accountNumber, subscriptionNumbers: [number] };
  }
  const { existingAccountNumber: accountNumber, orderNumber, subscriptions = [] } = order?.order ?? {};
  if (accountNumber === undefined || orderNumber !== number) return undefined;
  return { accountNumber, subscriptionNumbers: [...new Set(subscriptions.map(({ subscriptionNumber }) => subscriptionNumber))] };
}

/**
 * What the number that somebody typed belongs to: as it stands, or else in the capitals that orders and subscriptions are numbered with. Both are always
 * asked for, as the number of questions must not say what was found.
 */
async function contractOf(context: GatewayContext, typed: string): Promise<Contract | undefined> {
  const [exact, inCapitals] = await Promise.all(
    [...new Set([typed, typed.toUpperCase()])].map((number) => contractNumbered(context, number)),
  );
  return exact ?? inCapitals;
}

/**
 * The contract of who declares: of the session's account, or the one to which the address belongs. Nobody is told which it was: the platform is
 * asked the same whatever it answers, so neither the answer nor its time says whether number and address belong together.
 */
export async function contractDeclared(
  context: GatewayContext,
  principal: Principal,
  { contract: declared, email }: WithdrawalRequest,
): Promise<Contract | undefined> {
  // Copied from a mail, it may have blanks around it.
  const number = declared.trim();
  if (!NUMBER.test(number)) return undefined;
  const contract = await contractOf(context, number);
  if (principal.kind === 'session') return contract?.accountNumber === principal.accountNumber ? contract : undefined;
  const account = await orNothing(context.billing.call(getAccount, { 'account-key': contract?.accountNumber ?? number }));
  const addresses = [account?.billToContact?.workEmail, account?.soldToContact?.workEmail].map((address) => emailKey(address ?? ''));
  return contract && addresses.includes(emailKey(email)) ? contract : undefined;
}
