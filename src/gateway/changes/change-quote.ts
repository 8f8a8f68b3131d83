import { base64url } from 'jose';
import { previewOrder } from '../../generated/api/operations/orders.js';
import type { Change, ChangeQuote } from '../../api/schemas/storefront/changes.js';
import type { QuoteBill, QuoteLine } from '../../api/schemas/storefront/quote.js';
import type { IsoDate } from '../../api/schemas/values.js';
import type { GatewayContext } from '../context.js';
import { canonicalJson } from '../../api/canonical-json.js';
import { sha256 } from '../digest.js';
import { isPositive, subtract, toMoney } from '../money.js';
import { checkLowersBill } from '../purchase/coupon.js';
import { readUsableCredits, applyCreditToBill } from '../purchase/credit.js';
import { toBillContext, nextBillAfter } from '../subscriptions/upcoming-bills.js';
import { scheduledOrders } from '../subscriptions/orders.js';
import { findCatalogPlan } from '../subscriptions/subscription-holding.js';
import {
  creditedNextBill,
  nextBillOfHolding,
  nextWithoutScheduledOrders,
  withScheduledBills,
  type NextBill,
} from '../subscriptions/account-holdings.js';
import { readBillsOfScheduledOrder } from '../subscriptions/scheduled-bills.js';
import { isCreditBill, toBills, toBillsOfDay, type BillContext, type BillsOfDay, type PreviewDocument } from '../views/bills.js';
import { toPreviewDocuments } from '../views/quote.js';
import type { ChangeRequestContext } from './change-request-context.js';
import { changePreviewBody, renewalAction } from './order-bodies.js';
import { undoableUntil, type OrderAction } from './prepared-change.js';

/** Quote of a change, and data for its order. */
interface QuotedChange {
  quote: ChangeQuote;
  /** True if credit, including credit from the change itself, covers part of the amount due. */
  usesCredit: boolean;
}

/** Preview range: the current billing period and the next one. */
const PREVIEW_RANGE = { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 2 } as const;

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

/** Reads the bill and the credit of the day on which a scheduled order takes effect. */
async function billsOnScheduledDate(context: GatewayContext, change: ChangeRequestContext, day: IsoDate): Promise<BillsOfDay> {
  const { accountHoldings, holding, preparedChange } = change;
  const { account, sellableCatalog } = accountHoldings;
  // On the first day of a new term, the subscription has already renewed, so the preview includes the renewal.
  const isRenewalDay = holding.subscription.termEndDate === day;
  const actions = [...(isRenewalDay ? [renewalAction(holding)] : []), ...preparedChange.actions];
  const documents = await previewChange(context, change, actions);
  return toBillsOfDay(documents, toBillContext(holding, sellableCatalog.productCatalog, account, day));
}

interface BillsAfterChange extends Pick<ChangeQuote, 'dueNow' | 'billOnEffectiveDate'> {
  next: NextBill;
  /** True if the change creates a credit that can pay the amount due. */
  hasCredit: boolean;
}

/** Reads the bills after a change that takes effect on a later day by a scheduled order. */
async function readBillsAfterScheduledChange(
  context: GatewayContext,
  change: ChangeRequestContext,
  day: IsoDate,
): Promise<Pick<BillsAfterChange, 'next' | 'billOnEffectiveDate'>> {
  const { bill, credit } = await billsOnScheduledDate(context, change, day);
  const before = nextBillOfHolding(change.accountHoldings, change.holding);
  if (before.bill && before.bill.date < day) return { next: before, billOnEffectiveDate: bill };
  return { next: { bill, credits: credit ? [credit] : [] } };
}

/** Reads the bills of an order that waits for its day, as they are after this change. Returns undefined if no order takes effect by `through`. */
async function readBillsOfWaitingOrder(
  context: GatewayContext,
  { accountHoldings, holding, preparedChange }: ChangeRequestContext,
  through: IsoDate | undefined,
): Promise<BillsOfDay | undefined> {
  // A change that ends the subscription, at once or later, also ends its waiting orders.
  if (preparedChange.endDate !== undefined) return undefined;
  const { account, sellableCatalog, orders } = accountHoldings;
  const options = { holding, orders, through, before: preparedChange.actions, willRenew: preparedChange.willRenew };
  return readBillsOfScheduledOrder(context, account, sellableCatalog.productCatalog, options);
}

async function readBillsAfterChange(context: GatewayContext, change: ChangeRequestContext): Promise<BillsAfterChange> {
  const { accountHoldings, holding, preparedChange } = change;
  const billContext: BillContext = toBillContext(holding, accountHoldings.sellableCatalog.productCatalog, accountHoldings.account);
  const [emptyBill] = toBills([], billContext);
  if (preparedChange.scheduledDate !== undefined) {
    const bills = await readBillsAfterScheduledChange(context, change, preparedChange.scheduledDate);
    return { dueNow: emptyBill, hasCredit: false, ...bills };
  }
  if (preparedChange.affectsNoBill === true) {
    const readNext = preparedChange.cancelsOrder === undefined ? nextBillOfHolding : nextWithoutScheduledOrders;
    return { dueNow: emptyBill, hasCredit: false, next: readNext(accountHoldings, holding) };
  }
  const documents = await previewChange(context, change, preparedChange.actions);
  const [dueNow, ...laterBills] = toBills(documents, billContext);
  let bill = nextBillAfter(laterBills, holding.today);
  if (!bill && preparedChange.willRenew) {
    bill = nextBillAfter(
      toBills(await previewChange(context, change, [...preparedChange.actions, renewalAction(holding)]), billContext),
      holding.today,
    );
  }
  const hasCredit = documents.some(({ isCredit, items }) => isCredit === true && items.length > 0);
  const next = { bill, credits: laterBills.filter(isCreditBill) };
  return { dueNow, hasCredit, next: withScheduledBills(next, await readBillsOfWaitingOrder(context, change, bill?.date)) };
}

/** Sum of credits, as a positive amount. */
const sumOfCreditBills = (bills: readonly QuoteBill[]): string =>
  bills.filter(isCreditBill).reduce((sum, { total }) => subtract(sum, total.amount), '0');

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
  const { dueNow, next, billOnEffectiveDate, nextWithout: _, text: __, ...dates } = quote;
  const fixedLines = (bill: QuoteBill | undefined): ConfirmedLine[] | undefined =>
    bill?.lines.filter(({ productRatePlanChargeId: id }) => chargesById.get(id)?.charge.type !== 'Usage').map(toConfirmedLine);
  // Leaves out sealed references, because they are different in every response.
  const confirmedChange =
    change.intent === 'cancel'
      ? { intent: change.intent, when: change.when }
      : change.intent === 'set-payment-method'
        ? { intent: change.intent }
        : change.intent === 'accept-offer'
          ? { intent: change.intent, offer: change.offer }
          : change;
  const content = {
    ...{ subscriptionNumber, version, what: confirmedChange, dates, date: next?.date },
    dueNow: { ...dueNow, lines: dueNow.lines.map(toConfirmedLine) },
    next: fixedLines(next),
    ...(billOnEffectiveDate ? { onEffectiveDate: fixedLines(billOnEffectiveDate) } : {}),
    waiting: scheduledOrders(accountHoldings.orders, subscriptionNumber).map(({ orderNumber }) => orderNumber),
  };
  return base64url.encode(await sha256('change', canonicalJson(content)));
}

/** @throws {Refusal} 422 `coupon-without-effect` if the coupon of the change lowers no bill */
function checkCoupon({ coupon, accountHoldings, holding }: ChangeRequestContext, change: Change, bills: BillsAfterChange): void {
  if (!coupon || change.intent !== 'change-plan') return;
  const { dueNow, next, billOnEffectiveDate } = bills;
  const found = findCatalogPlan(accountHoldings.sellableCatalog.productCatalog, change.to.productRatePlanId);
  checkLowersBill(coupon, {
    bills: [dueNow, next.bill, billOnEffectiveDate].flatMap((bill) => bill ?? []),
    plans: found ? [found.plan] : [],
    currency: holding.currency,
  });
}

/** Reads the quote of a change from the platform's preview. */
export async function readChangeQuote(context: GatewayContext, changeContext: ChangeRequestContext, change: Change): Promise<QuotedChange> {
  const { accountHoldings, holding, preparedChange } = changeContext;
  const { currency, today } = holding;
  const [bills, credits] = await Promise.all([
    readBillsAfterChange(context, changeContext),
    readUsableCredits(context, accountHoldings.account),
  ]);
  checkCoupon(changeContext, change, bills);
  const due = isCreditBill(bills.dueNow)
    ? { ...bills.dueNow, creditGiven: toMoney(subtract('0', bills.dueNow.total.amount), currency), total: toMoney('0', currency) }
    : applyCreditToBill(bills.dueNow, credits, currency);
  const nextWithout = creditedNextBill(accountHoldings, holding);
  const { next: nextBill, billOnEffectiveDate } = bills;
  const creditToday = subtract(sumOfCreditBills([bills.dueNow]), due.credit?.amount ?? '0');
  const next = creditedNextBill(accountHoldings, holding, { ...nextBill, credit: creditToday });
  const usableCredits = nextBill.credits.filter(({ date }) => !nextBill.bill || date <= nextBill.bill.date);
  const creditLeft =
    preparedChange.affectsNoBill === true || billOnEffectiveDate ? '0' : sumOfCreditBills([bills.dueNow, ...usableCredits]);
  const until = undoableUntil(preparedChange, today);
  const quote: Omit<ChangeQuote, 'fingerprint'> = {
    effectiveDate: preparedChange.effectiveDate,
    dueNow: due,
    ...(isPositive(creditLeft) ? { creditLeft: toMoney(creditLeft, currency) } : {}),
    ...(next ? { next } : {}),
    ...(billOnEffectiveDate ? { billOnEffectiveDate } : {}),
    ...(nextWithout ? { nextWithout } : {}),
    ...(preparedChange.endDate === undefined ? {} : { endDate: preparedChange.endDate }),
    ...(until === undefined ? {} : { undoableUntil: until }),
    ...(preparedChange.text === undefined ? {} : { text: preparedChange.text }),
  };
  const fingerprint = await changeFingerprint(changeContext, change, quote);
  return { quote: { fingerprint, ...quote }, usesCredit: bills.hasCredit || due.credit !== undefined };
}
