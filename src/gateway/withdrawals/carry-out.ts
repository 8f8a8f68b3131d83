import { addDays } from '../../api/plain-date/plain-date.js';
import { getAccount } from '../../generated/api/operations/accounts.js';
import type { EndedContract, WithdrawalReceipt, WithdrawalRequest } from '../../api/schemas/storefront/withdrawals.js';
import type { CancelTime, Subscription } from '../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { rememberedOf } from '../changes/remembered.js';
import type { AccountInfo, AuthorizedRequest, GatewayContext } from '../context.js';
import { ownAccount } from '../flows/account.js';
import { changeNumber, changeOnce } from '../flows/changes.js';
import { findOrder } from '../flows/order.js';
import { sha256Hex } from '../digest.js';
import { orNotFound } from '../billing/problems.js';
import { canResume } from '../intents.js';
import { Refusal } from '../refusal.js';
import { ownHolding, readHeld, viewOf, type Held } from '../subscriptions/read.js';
import { companyOf } from '../views/account.js';
import type { Contract } from './contract.js';

/** Days in which a consumer may withdraw, counted from the one after that of the contract. */
const WITHDRAWAL_DAYS = 14;

/** A declaration of somebody who is signed in, about a contract of theirs. */
interface Declared {
  readonly contract: Contract;
  readonly receipt: WithdrawalReceipt;
}

/** A business has no right to withdraw; what it declares the tenant looks at. */
async function isConsumer({ billing }: GatewayContext, { number }: AccountInfo): Promise<boolean> {
  const account = await orNotFound(billing.call(getAccount, { 'account-key': number }));
  return companyOf(account) === undefined && !account.taxInfo?.VATId;
}

/** Day on which a contract was made. */
function madeOn({ holdings }: Held, number: string): IsoDate | undefined {
  const made = holdings.find(({ subscription }) => subscription.subscriptionNumber === number)?.subscription;
  return made?.contractEffectiveDate ?? made?.subscriptionStartDate;
}

/**
 * When a subscription ends by what is declared. A cancellation ends it at the next date at which nothing that was paid is lost, and can be undone until
 * then; a withdrawal ends it today. Undefined where that is not for a machine to say.
 */
async function endOf(
  context: GatewayContext,
  held: Held,
  { kind }: WithdrawalRequest,
  { can, subscriptionNumber }: Subscription,
): Promise<CancelTime | undefined> {
  const times = can?.cancel;
  if (!times) return undefined;
  if (kind === 'cancel') return times.includes('period-end') ? 'period-end' : times[0];
  const made = madeOn(held, subscriptionNumber);
  const days = held.assortment.subscriptionRules.cancel.withdrawalDays ?? WITHDRAWAL_DAYS;
  if (made === undefined || days === 0 || held.assortment.date > addDays(made, days)) return undefined;
  return (await isConsumer(context, held.account)) ? 'now' : undefined;
}

/** What an order that this declaration made before has done. */
async function endedBefore(
  context: GatewayContext,
  orderNumber: string,
  subscriptionNumber: string,
  held: Held,
): Promise<EndedContract | undefined> {
  const receipt = (await rememberedOf(context, orderNumber))?.receipt;
  const { subscription } = ownHolding(held, subscriptionNumber);
  const endDate = receipt?.endDate ?? subscription.scheduledCancelDate ?? subscription.subscriptionEndDate;
  if (endDate === undefined) return undefined;
  return { subscriptionNumber, orderNumber, endDate, ...(receipt?.credit ? { credit: receipt.credit } : {}) };
}

/** Ends one subscription, by the same order as the account page would; the order says which declaration it came of. */
async function end(
  context: GatewayContext,
  request: AuthorizedRequest<WithdrawalRequest>,
  { receipt, account, number }: { receipt: WithdrawalReceipt; account: AccountInfo; number: string },
): Promise<EndedContract[]> {
  const { input } = request;
  const intentId = `${input.intentId}|${number}`;
  const orderNumber = await changeNumber(context, account.number, intentId);
  const held = await readHeld(context, account);
  if (await findOrder(context, orderNumber)) return [(await endedBefore(context, orderNumber, number, held)) ?? []].flat();
  const when = await endOf(context, held, input, viewOf(held, ownHolding(held, number), request, input.locale));
  if (when === undefined) return [];
  const { body } = await changeOnce(context, {
    ...request,
    upstreamKey: await sha256Hex('withdrawal', request.upstreamKey, number),
    input: {
      intentId,
      number,
      change: { intent: 'cancel', when, comment: receipt.reference },
      right: { cancel: [when] },
      ...(input.locale === undefined ? {} : { locale: input.locale }),
    },
  });
  if (!body.receipt) return [];
  const { endDate, credit } = body.receipt;
  return [{ subscriptionNumber: number, orderNumber, endDate, ...(credit ? { credit } : {}) }];
}

/**
 * Does what was declared, where somebody is signed in who may change the contract (docs/decisions/0019). It was received whatever becomes of it here: what
 * cannot be done is left to the tenant, who is told.
 */
export async function carriedOut(
  context: GatewayContext,
  request: AuthorizedRequest<WithdrawalRequest>,
  { contract, receipt }: Declared,
): Promise<EndedContract[]> {
  const { principal } = request;
  if (principal.kind !== 'session' || !principal.scopes.includes('subscriptions:write')) return [];
  if (!canResume(context, receipt.receivedAt)) return [];
  const ended: EndedContract[] = [];
  try {
    const account = await ownAccount(context, principal);
    for (const number of contract.subscriptionNumbers) ended.push(...(await end(context, request, { receipt, account, number })));
  } catch (error) {
    if (!(error instanceof Refusal)) context.report(error);
  }
  return ended;
}
