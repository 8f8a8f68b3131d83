import { getAccount } from '../../generated/api/operations/accounts.js';
import type { EndedContract, WithdrawalReceipt, WithdrawalRequest } from '../../api/schemas/storefront/withdrawals.js';
import type { CancelTime, Subscription } from '../../api/schemas/storefront/subscriptions.js';
import type { IsoDate } from '../../api/schemas/values.js';
import { readChangeRecord } from '../changes/change-record.js';
import type { AccountInfo, AuthorizedRequest, GatewayContext } from '../context.js';
import { addDays } from '../../api/plain-date/plain-date.js';
import { sessionAccount } from '../flows/account.js';
import { changeOrderNumber, runChange } from '../flows/changes.js';
import { findOrder } from '../flows/order.js';
import { sha256Hex } from '../digest.js';
import { orNotFound } from '../billing/platform-errors.js';
import { canResume } from '../intents.js';
import { Refusal } from '../refusal.js';
import { requireHolding, readAccountHoldings, toSubscriptionView, type AccountHoldings } from '../subscriptions/account-holdings.js';
import { companyOf } from '../views/account.js';
import type { DeclaredContract } from './contract.js';

/** Default number of days after the contract date in which a consumer may withdraw. */
const WITHDRAWAL_DAYS = 14;

/** Declaration of a signed-in customer about their own contract. */
interface VerifiedDeclaration {
  readonly contract: DeclaredContract;
  readonly receipt: WithdrawalReceipt;
}

/** True if the account belongs to a consumer. Businesses have no right to withdraw; the tenant handles their declarations. */
async function isConsumer({ billing }: GatewayContext, { number }: AccountInfo): Promise<boolean> {
  const account = await orNotFound(billing.call(getAccount, { 'account-key': number }));
  return companyOf(account) === undefined && !account.taxInfo?.VATId;
}

/** Date on which a contract was made. */
function contractDate({ holdings }: AccountHoldings, number: string): IsoDate | undefined {
  const contractDay = holdings.find(({ subscription }) => subscription.subscriptionNumber === number)?.subscription;
  return contractDay?.contractEffectiveDate ?? contractDay?.subscriptionStartDate;
}

/**
 * Returns the time at which a declaration ends a subscription.
 *
 * - cancellation: the end of the paid period, if possible; can be undone until then
 * - withdrawal: today
 * - undefined: the tenant has to decide
 */
async function cancelTimeFor(
  context: GatewayContext,
  accountHoldings: AccountHoldings,
  { kind }: WithdrawalRequest,
  { can, subscriptionNumber }: Subscription,
): Promise<CancelTime | undefined> {
  const times = can?.cancel;
  if (!times) return undefined;
  if (kind === 'cancel') return times.includes('period-end') ? 'period-end' : times[0];
  const contractDay = contractDate(accountHoldings, subscriptionNumber);
  const days = accountHoldings.sellableCatalog.subscriptionRules.cancel.withdrawalDays ?? WITHDRAWAL_DAYS;
  if (contractDay === undefined || days === 0 || accountHoldings.sellableCatalog.date > addDays(contractDay, days)) return undefined;
  return (await isConsumer(context, accountHoldings.account)) ? 'now' : undefined;
}

/** Reads the result of an order that was already placed for this declaration. */
async function readEarlierEnd(
  context: GatewayContext,
  orderNumber: string,
  subscriptionNumber: string,
  accountHoldings: AccountHoldings,
): Promise<EndedContract | undefined> {
  const receipt = (await readChangeRecord(context, orderNumber))?.receipt;
  const { subscription } = requireHolding(accountHoldings, subscriptionNumber);
  const endDate = receipt?.endDate ?? subscription.scheduledCancelDate ?? subscription.subscriptionEndDate;
  if (endDate === undefined) return undefined;
  return { subscriptionNumber, orderNumber, endDate, ...(receipt?.credit ? { credit: receipt.credit } : {}) };
}

/** Order number of the order that ends a subscription of a declaration. */
const endOrderNumber = (context: GatewayContext, accountNumber: string, intentId: string, number: string): Promise<string> =>
  changeOrderNumber(context, accountNumber, `${intentId}|${number}`);

/** Reads what a declaration has already ended. */
export async function readEndedContract(
  context: GatewayContext,
  account: AccountInfo,
  { subscriptionNumbers }: DeclaredContract,
  intentId: string,
): Promise<EndedContract[]> {
  const ended: EndedContract[] = [];
  for (const number of subscriptionNumbers) {
    const orderNumber = await endOrderNumber(context, account.number, intentId, number);
    if (!(await findOrder(context, orderNumber))) continue;
    const end = await readEarlierEnd(context, orderNumber, number, await readAccountHoldings(context, account));
    if (end) ended.push(end);
  }
  return ended;
}

/**
 * Ends one subscription. The order is the same as for a cancellation by the customer; its comment contains the reference of the
 * declaration.
 */
async function endSubscription(
  context: GatewayContext,
  request: AuthorizedRequest<WithdrawalRequest>,
  { receipt, account, number }: { receipt: WithdrawalReceipt; account: AccountInfo; number: string },
): Promise<EndedContract[]> {
  const { input } = request;
  const orderNumber = await endOrderNumber(context, account.number, input.intentId, number);
  const accountHoldings = await readAccountHoldings(context, account);
  if (await findOrder(context, orderNumber)) return [(await readEarlierEnd(context, orderNumber, number, accountHoldings)) ?? []].flat();
  const when = await cancelTimeFor(
    context,
    accountHoldings,
    input,
    toSubscriptionView(accountHoldings, requireHolding(accountHoldings, number), request, input.locale),
  );
  if (when === undefined) return [];
  const { body } = await runChange(context, {
    ...request,
    upstreamKey: await sha256Hex('withdrawal', request.upstreamKey, number),
    mutationId: await sha256Hex('withdrawal', request.mutationId, number),
    input: {
      intentId: `${input.intentId}|${number}`,
      number,
      change: { intent: 'cancel', when, comment: receipt.reference },
      statutoryChoices: { cancel: [when] },
      ...(input.locale === undefined ? {} : { locale: input.locale }),
    },
  });
  if (!body.receipt) return [];
  const { endDate, credit } = body.receipt;
  return [{ subscriptionNumber: number, orderNumber, endDate, ...(credit ? { credit } : {}) }];
}

/**
 * Ends the subscriptions of a declaration's contract if the session may change them (docs/decisions/0019). The declaration is valid even if
 * this fails: the tenant is notified of every subscription that was not ended.
 */
export async function endDeclaredContract(
  context: GatewayContext,
  request: AuthorizedRequest<WithdrawalRequest>,
  { contract, receipt }: VerifiedDeclaration,
): Promise<EndedContract[]> {
  const { principal } = request;
  if (principal.kind !== 'session' || !principal.scopes.includes('subscriptions:write')) return [];
  if (!canResume(context, receipt.receivedAt)) return [];
  const ended: EndedContract[] = [];
  try {
    const account = await sessionAccount(context, principal);
    for (const number of contract.subscriptionNumbers)
      ended.push(...(await endSubscription(context, request, { receipt, account, number })));
  } catch (error) {
    if (!(error instanceof Refusal)) context.report(error);
  }
  return ended;
}
