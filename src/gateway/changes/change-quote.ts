import { base64url } from 'jose';
import { previewOrder } from '../../generated/api/operations/orders.js';
import type { Change, ChangeQuote } from '../../api/schemas/storefront/changes.js';
import type { QuoteBill, QuoteLine } from '../../api/schemas/storefront/quote.js';
import type { IsoDate } from '../../api/schemas/values.js';
import type { GatewayContext } from '../context.js';
import { canonicalJson, sha256 } from '../digest.js';
import { isPositive, subtract, toMoney } from '../money.js';
import { readUsableCredits, applyCreditToBill } from '../purchase/credit.js';
import { toBillContext, nextBillAfter } from '../subscriptions/upcoming-bills.js';
import { scheduledOrders } from '../subscriptions/orders.js';
import { nextBill, nextBillWithoutScheduledOrders } from '../subscriptions/account-holdings.js';
import { toBills, type BillContext, type PreviewDocument } from '../views/bills.js';
import { toPreviewDocuments } from '../views/quote.js';
import type { ChangeRequestContext } from './change-request-context.js';
import { changePreviewBody, renewalAction } from './order-bodies.js';
import { undoableUntil, type OrderAction } from './prepared-change.js';

/** Quote of a change, and data for its order. */
export interface QuotedChange {
  quote: ChangeQuote;
  /** True if credit, including credit from the change itself, covers part of the amount due. */
  usesCredit: boolean;
}

/** Preview range: the current billing period and the next one. */
const PREVIEW_RANGE = { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 2 } as const;

const isNegative = (bill: QuoteBill): boolean => bill.total.amount.startsWith('-');

/** Reads the billing documents that the platform would create for these actions. */
async function previewChange(
  { billing }: GatewayContext,
  { accountHoldings: { account }, holding, preparedChange }: ChangeRequestContext,
  actions: readonly OrderAction[],
): Promise<PreviewDocument[]> {
  return toPreviewDocuments(
    await billing.call(previewOrder, changePreviewBody({ holding, account }, preparedChange, actions, PREVIEW_RANGE)),
  );
}

/** Reads the bills of the day on which a scheduled order takes effect. */
async function billsOnScheduledDate(context: GatewayContext, change: ChangeRequestContext, day: IsoDate): Promise<QuoteBill[]> {
  const { accountHoldings, holding, preparedChange } = change;
  const { account, sellableCatalog } = accountHoldings;
  // On the first day of a new term, the subscription has already renewed, so the preview includes the renewal.
  const isRenewalDay = holding.subscription.termEndDate === day;
  const actions = [...(isRenewalDay ? [renewalAction(holding)] : []), ...preparedChange.actions];
  const documents = await previewChange(context, change, actions);
  return toBills(documents, toBillContext(holding, sellableCatalog.productCatalog, account, day));
}

interface BillsAfterChange {
  dueNow: QuoteBill;
  /** Sum of the credits due now and on bills before `next`, as a positive amount. */
  creditTotal: string;
  hasCredit: boolean;
  next: QuoteBill | undefined;
}

async function readBillsAfterChange(context: GatewayContext, change: ChangeRequestContext): Promise<BillsAfterChange> {
  const { accountHoldings, holding, preparedChange } = change;
  const billContext: BillContext = toBillContext(holding, accountHoldings.sellableCatalog.productCatalog, accountHoldings.account);
  const [emptyBill] = toBills([], billContext);
  if (preparedChange.scheduledDate !== undefined) {
    const [next] = await billsOnScheduledDate(context, change, preparedChange.scheduledDate);
    return { dueNow: emptyBill, creditTotal: '0', hasCredit: false, next };
  }
  if (preparedChange.affectsNoBill === true) {
    const next =
      preparedChange.cancelsOrder === undefined
        ? nextBill(accountHoldings, holding)
        : nextBillWithoutScheduledOrders(accountHoldings, holding);
    return { dueNow: emptyBill, creditTotal: '0', hasCredit: false, next };
  }
  const documents = await previewChange(context, change, preparedChange.actions);
  const [dueNow, ...laterBills] = toBills(documents, billContext);
  let next = nextBillAfter(laterBills, holding.today);
  if (!next && preparedChange.willRenew) {
    next = nextBillAfter(
      toBills(await previewChange(context, change, [...preparedChange.actions, renewalAction(holding)]), billContext),
      holding.today,
    );
  }
  const before = [dueNow, ...laterBills.filter(({ date }) => next === undefined || date < next.date)];
  const creditTotal = before.filter(isNegative).reduce((sum, { total }) => subtract(sum, total.amount), '0');
  return { dueNow, creditTotal, hasCredit: documents.some(({ isCredit, items }) => isCredit === true && items.length > 0), next };
}

type ConfirmedLine = Omit<QuoteLine, 'productName' | 'chargeName' | 'why'>;
const toConfirmedLine = ({ productName: _, chargeName: __, why: ___, ...line }: QuoteLine): ConfirmedLine => line;

/**
 * Fingerprint of everything the subscriber confirms: the change, its dates and amounts. Excludes texts, the reason for canceling, and
 * usage, because usage keeps growing.
 */
async function changeFingerprint(
  { accountHoldings, holding }: ChangeRequestContext,
  change: Change,
  quote: Omit<ChangeQuote, 'fingerprint'>,
): Promise<string> {
  const { chargesById } = toBillContext(holding, accountHoldings.sellableCatalog.productCatalog, accountHoldings.account);
  const { subscriptionNumber, version } = holding.subscription;
  const { dueNow, next, nextWithout: _, text: __, ...dates } = quote;
  const fixedLines = next?.lines.filter(({ productRatePlanChargeId: id }) => chargesById.get(id)?.charge.type !== 'Usage');
  // Leaves out the sealed payment method id, because it is different in every response.
  const confirmedChange =
    change.intent === 'cancel'
      ? { intent: change.intent, when: change.when }
      : change.intent === 'set-payment-method'
        ? { intent: change.intent }
        : change;
  const content = {
    ...{ subscriptionNumber, version, what: confirmedChange, dates, date: next?.date },
    dueNow: { ...dueNow, lines: dueNow.lines.map(toConfirmedLine) },
    next: fixedLines?.map(toConfirmedLine),
    waiting: scheduledOrders(accountHoldings.orders, subscriptionNumber).map(({ orderNumber }) => orderNumber),
  };
  return base64url.encode(await sha256('change', canonicalJson(content)));
}

/** Reads the quote of a change from the platform's preview. */
export async function readChangeQuote(context: GatewayContext, changeContext: ChangeRequestContext, change: Change): Promise<QuotedChange> {
  const { accountHoldings, holding, preparedChange } = changeContext;
  const { currency, today } = holding;
  const [bills, credits] = await Promise.all([
    readBillsAfterChange(context, changeContext),
    readUsableCredits(context, accountHoldings.account),
  ]);
  const due = isNegative(bills.dueNow)
    ? { ...bills.dueNow, total: toMoney('0', currency) }
    : applyCreditToBill(bills.dueNow, credits, currency);
  const nextWithout = nextBill(accountHoldings, holding);
  const until = undoableUntil(preparedChange, today);
  const quote: Omit<ChangeQuote, 'fingerprint'> = {
    effectiveDate: preparedChange.effectiveDate,
    dueNow: due,
    ...(isPositive(bills.creditTotal) ? { creditLeft: toMoney(bills.creditTotal, currency) } : {}),
    ...(bills.next ? { next: bills.next } : {}),
    ...(nextWithout ? { nextWithout } : {}),
    ...(preparedChange.endDate === undefined ? {} : { endDate: preparedChange.endDate }),
    ...(until === undefined ? {} : { undoableUntil: until }),
    ...(preparedChange.text === undefined ? {} : { text: preparedChange.text }),
  };
  const fingerprint = await changeFingerprint(changeContext, change, quote);
  return { quote: { fingerprint, ...quote }, usesCredit: bills.hasCredit || due.credit !== undefined };
}
