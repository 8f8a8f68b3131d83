import { base64url } from 'jose';
import { previewOrder } from '../../generated/api/operations/orders.js';
import type { Change, ChangeQuote } from '../../api/schemas/storefront/changes.js';
import type { QuoteBill, QuoteLine } from '../../api/schemas/storefront/purchase.js';
import type { IsoDate } from '../../api/schemas/values.js';
import type { GatewayContext } from '../context.js';
import { canonicalJson, sha256 } from '../digest.js';
import { isPositive, subtract, toMoney } from '../money.js';
import { creditsOf, withCredit } from '../purchase/credit.js';
import { billFacts, nextOf } from '../subscriptions/coming-bills.js';
import type { Holding } from '../subscriptions/held-plans.js';
import { waiting } from '../subscriptions/ordered.js';
import { billWithoutWaiting, nextBill, type Held } from '../subscriptions/read.js';
import { billsOf, type BillFacts, type Document } from '../views/bills.js';
import { documentsOf } from '../views/quote.js';
import { previewBody, renewal } from './order-bodies.js';
import { undoableUntil, type OrderAction, type Planned } from './planned.js';

/** A quote with what its order has to know. */
export interface Quoted {
  quote: ChangeQuote;
  /** True if something of what is due is covered by credit, also such as the change itself makes. */
  credited: boolean;
}

/** Two periods: that in which the change falls, and the one after. */
const AHEAD = { previewThruType: 'NumberOfPeriods', previewNumberOfPeriods: 2 } as const;

const isNegative = (bill: QuoteBill): boolean => bill.total.amount.startsWith('-');

/** The documents that the platform would write if it did these actions. */
async function preview(
  { billing }: GatewayContext,
  about: { holding: Holding; account: Held['account'] },
  plan: Planned,
  actions: readonly OrderAction[],
): Promise<Document[]> {
  return documentsOf(await billing.call(previewOrder, previewBody(about, plan, actions, AHEAD)));
}

/** What an order that waits for its day brings on that day. */
async function billsThen(context: GatewayContext, held: Held, holding: Holding, plan: Planned, day: IsoDate): Promise<QuoteBill[]> {
  // On the first day of a term the subscription has renewed.
  const renews = holding.subscription.termEndDate === day;
  const actions = [...(renews ? [renewal(holding)] : []), ...plan.actions];
  const documents = await preview(context, { holding, account: held.account }, plan, actions);
  return billsOf(documents, billFacts(holding, held.assortment.productCatalog, held.account, day));
}

interface Bills {
  dueNow: QuoteBill;
  /** What is given back now and with the bills before the next one. */
  back: string;
  credited: boolean;
  next: QuoteBill | undefined;
}

async function billsAfter(context: GatewayContext, held: Held, holding: Holding, plan: Planned): Promise<Bills> {
  const facts: BillFacts = billFacts(holding, held.assortment.productCatalog, held.account);
  const [nothing] = billsOf([], facts);
  if (plan.waitsFor !== undefined) {
    const [next] = await billsThen(context, held, holding, plan, plan.waitsFor);
    return { dueNow: nothing, back: '0', credited: false, next };
  }
  if (plan.sameBills === true) {
    const next = plan.takesBack === undefined ? nextBill(held, holding) : billWithoutWaiting(held, holding);
    return { dueNow: nothing, back: '0', credited: false, next };
  }
  const about = { holding, account: held.account };
  const documents = await preview(context, about, plan, plan.actions);
  const [dueNow, ...later] = billsOf(documents, facts);
  let next = nextOf(later, holding.today);
  if (!next && plan.renews) {
    next = nextOf(billsOf(await preview(context, about, plan, [...plan.actions, renewal(holding)]), facts), holding.today);
  }
  const before = [dueNow, ...later.filter(({ date }) => next === undefined || date < next.date)];
  const back = before.filter(isNegative).reduce((sum, { total }) => subtract(sum, total.amount), '0');
  return { dueNow, back, credited: documents.some(({ credits, items }) => credits === true && items.length > 0), next };
}

type Confirmed = Omit<QuoteLine, 'productName' | 'chargeName' | 'why'>;
const confirmedLine = ({ productName: _, chargeName: __, why: ___, ...line }: QuoteLine): Confirmed => line;

/**
 * Stands for everything that is confirmed: what is done, when, and what it comes to. Use that is counted until the next bill is not part of it, for it
 * goes on; neither are the language and the reason of who leaves.
 */
async function fingerprintOf(held: Held, holding: Holding, change: Change, quote: Omit<ChangeQuote, 'fingerprint'>): Promise<string> {
  const { sold } = billFacts(holding, held.assortment.productCatalog, held.account);
  const { subscriptionNumber, version } = holding.subscription;
  const { dueNow, next, nextWithout: _, text: __, ...dates } = quote;
  const steady = next?.lines.filter(({ productRatePlanChargeId: id }) => sold.get(id)?.charge.type !== 'Usage');
  // A kept method has another id at each listing.
  const what =
    change.intent === 'cancel'
      ? { intent: change.intent, when: change.when }
      : change.intent === 'set-payment-method'
        ? { intent: change.intent }
        : change;
  const content = {
    ...{ subscriptionNumber, version, what, dates, date: next?.date },
    dueNow: { ...dueNow, lines: dueNow.lines.map(confirmedLine) },
    next: steady?.map(confirmedLine),
    waiting: waiting(held.orders, subscriptionNumber).map(({ orderNumber }) => orderNumber),
  };
  return base64url.encode(await sha256('change', canonicalJson(content)));
}

/** Asks the platform what a change comes to. */
export async function quoted(context: GatewayContext, held: Held, holding: Holding, change: Change, plan: Planned): Promise<Quoted> {
  const { currency, today } = holding;
  const [bills, credits] = await Promise.all([billsAfter(context, held, holding, plan), creditsOf(context, held.account)]);
  const due = isNegative(bills.dueNow) ? { ...bills.dueNow, total: toMoney('0', currency) } : withCredit(bills.dueNow, credits, currency);
  const without = nextBill(held, holding);
  const until = undoableUntil(plan, today);
  const quote: Omit<ChangeQuote, 'fingerprint'> = {
    effectiveDate: plan.effectiveDate,
    dueNow: due,
    ...(isPositive(bills.back) ? { creditLeft: toMoney(bills.back, currency) } : {}),
    ...(bills.next ? { next: bills.next } : {}),
    ...(without ? { nextWithout: without } : {}),
    ...(plan.endDate === undefined ? {} : { endDate: plan.endDate }),
    ...(until === undefined ? {} : { undoableUntil: until }),
    ...(plan.text === undefined ? {} : { text: plan.text }),
  };
  const fingerprint = await fingerprintOf(held, holding, change, quote);
  return { quote: { fingerprint, ...quote }, credited: bills.credited || due.credit !== undefined };
}
