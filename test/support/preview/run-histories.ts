/** Runs account histories in one sandbox. Previews and places each order, then compares the previews with the bills. */
import * as z from 'zod';
import type { OrderSubscriptionInput } from '../../../demo/sandbox/engine/orders/order-input.js';
import { dateText, dayOf } from '../reference/days.js';
import type { Mode } from '../reference/description.js';
import { advanceTo } from '../sandbox-answers.js';
import { startSandbox, type StartedSandbox } from '../sandbox.js';
import { differences, type Difference, type Predictions } from './predictions.js';
import { previewedDocuments, upcomingLines, writtenDocuments, type BillingDocument } from './documents.js';
import { gapsOf, historiesOf, type History, type Intent, type OrderDay } from './histories.js';
import { ADDRESS, newAccount, placed, refused } from './order-requests.js';
import { orderOf, subscriptionList, type Subscription } from './orders.js';
import { tenantOf, type OfferedPlan } from './tenant.js';

/** Result of the histories of one sandbox. */
export interface Outcome {
  differences: Difference[];
  /** Number of order days of each account, not counting the first. */
  changes: number[];
  /** Number of order actions by type. `refused` is the number of orders that were refused both as a preview and as an order. */
  orders: Map<string, number>;
  /** Number of documents and lines compared. */
  compared: number;
  documents: BillingDocument[];
}

/** Progress of one history. */
interface Progress {
  history: History;
  number: string | undefined;
  changes: number;
  /** Scheduled order that has not taken effect. */
  scheduled: { number: string; day: string } | undefined;
  story: string[];
  held?: Subscription[] | undefined;
}

/** Runs the histories of one sandbox day by day. */
class HistoryRunner {
  readonly predictions: Predictions = { orders: [], runs: [], accounts: [] };
  readonly found: Difference[] = [];
  readonly orders = new Map<string, number>();

  constructor(
    private readonly started: StartedSandbox,
    private readonly plans: readonly OfferedPlan[],
    /** Returns the day of the account's next order, or the last day of the run. */
    private readonly until: (progress: Progress, orderDay: OrderDay) => string,
  ) {}

  #count(what: string): void {
    this.orders.set(what, (this.orders.get(what) ?? 0) + 1);
  }

  /** Returns the subscriptions of the account. Cached until the next order or day. */
  async #subscriptions(progress: Progress): Promise<Subscription[]> {
    const { number } = progress;
    if (number === undefined) return [];
    const path = `/v1/subscriptions/accounts/${number}?pageSize=40`;
    progress.held ??= subscriptionList.parse((await this.started.call(path)).body).subscriptions;
    return progress.held;
  }

  async #preview(progress: Progress, today: string, subscriptions: OrderSubscriptionInput[], options: object): Promise<unknown> {
    const { history, number } = progress;
    const { body } = await this.started.call('/v1/orders/preview', {
      json: {
        orderDate: today,
        ...(number === undefined
          ? { previewAccountInfo: { billCycleDay: history.cycleDay, currency: history.currency, soldToContact: ADDRESS } }
          : { existingAccountNumber: number }),
        subscriptions,
        previewOptions: { ...options, previewTypes: ['BillingDocs'] },
      },
    });
    return body;
  }

  /** Previews and places an order; false if it was refused. */
  async #order(progress: Progress, orderDay: OrderDay, today: string, subscriptions: OrderSubscriptionInput[]): Promise<boolean> {
    const until = this.until(progress, orderDay);
    const specific = { previewThruType: 'SpecificDate', specificPreviewThruDate: until };
    const { type, periods } = orderDay.preview;
    const asked = { NumberOfPeriods: { previewThruType: type, previewNumberOfPeriods: periods }, TermEnd: { previewThruType: type } };
    let through: 'date' | 'bills' = type === 'SpecificDate' ? 'date' : 'bills';
    let preview = await this.#preview(progress, today, subscriptions, type === 'SpecificDate' ? specific : asked[type]);
    const refusedPreview = refused.safeParse(preview);
    if (
      type === 'TermEnd' &&
      refusedPreview.success &&
      refusedPreview.data.reasons.some(({ message }) => message.includes('previewThruType'))
    ) {
      through = 'date';
      preview = await this.#preview(progress, today, subscriptions, specific);
    }
    const { number, history } = progress;
    const { body } = await this.started.call('/v1/orders', {
      json: {
        orderDate: today,
        ...(number === undefined ? { newAccount: newAccount(history) } : { existingAccountNumber: number }),
        subscriptions,
        processingOptions: { runBilling: true, collectPayment: false },
      },
    });
    const refusal = refused.safeParse(body);
    const source = `${today} ${JSON.stringify(subscriptions)}`;
    if (refusal.success) {
      this.#count('refused');
      const previewed = refused.safeParse(preview);
      const [previewReasons, orderReasons] = [previewed.success ? previewed.data.reasons : [], refusal.data.reasons].map((reasons) =>
        reasons.map(({ message }) => message),
      );
      if (String(previewReasons) !== String(orderReasons))
        this.found.push({ source: `${number ?? 'new'}: ${source}`, previewed: previewReasons ?? [], billed: orderReasons ?? [] });
      return false;
    }
    const done = placed.parse(body);
    if (refused.safeParse(preview).success) {
      this.found.push({ source: `${done.accountNumber}: ${source}`, previewed: [JSON.stringify(preview)], billed: ['placed'] });
      return true;
    }
    progress.number = done.accountNumber;
    progress.held = undefined;
    progress.story.push(source);
    for (const action of subscriptions.flatMap(({ orderActions = [] }) => orderActions)) this.#count(action.type);
    const documents = previewedDocuments(preview);
    this.predictions.orders.push({
      account: done.accountNumber,
      source: `order ${progress.story.join('\n    ')}`,
      documents: documents.filter(({ date }) => date === today),
      written: [...done.invoiceNumbers, ...(done.creditMemoNumbers ?? [])],
      isNew: subscriptions.some(({ subscriptionNumber }) => subscriptionNumber === undefined),
    });
    const last = documents.filter(({ kind }) => kind === 'bill').reduce((day, { date }) => (date > day ? date : day), today);
    const seen = through === 'date' ? until : last < until ? last : until;
    if (!subscriptions.some(({ subscriptionNumber }) => subscriptionNumber === undefined)) {
      const numbers = done.subscriptions.map(({ subscriptionNumber }) => subscriptionNumber);
      await this.#recordRunPredictions(progress, `order preview ${type}`, documents, numbers, today, seen);
    }
    return true;
  }

  /** Returns `day`, or the day before the scheduled order takes effect if that is earlier, because previews ignore scheduled orders. */
  #predictableUntil(progress: Progress, day: string): string {
    const { scheduled } = progress;
    return scheduled && scheduled.day <= day ? dateText(dayOf(scheduled.day) - 1) : day;
  }

  async #recordRunPredictions(
    progress: Progress,
    by: string,
    documents: BillingDocument[],
    numbers: string[],
    today: string,
    seen: string,
  ): Promise<void> {
    const { number: account = '' } = progress;
    for (const held of await this.#subscriptions(progress)) {
      if (!numbers.includes(held.subscriptionNumber)) continue;
      // Previews of orders and subscriptions do not include renewals, so they end with the term.
      const renewal = held.autoRenew && held.termEndDate ? dateText(dayOf(held.termEndDate) - 1) : '9999-12-31';
      const through = [this.#predictableUntil(progress, seen), renewal].sort()[0] ?? seen;
      const source = `${by} through ${through} ${progress.story.join('\n    ')}`;
      this.predictions.runs.push({ account, source, from: today, through, subscriptions: [held.subscriptionNumber], documents });
    }
  }

  async #reportUsage(progress: Progress, held: readonly Subscription[], { pick, quantity }: Intent, today: string): Promise<void> {
    const metered = held.flatMap((each) =>
      each.ratePlans.flatMap(({ ratePlanCharges }) =>
        ratePlanCharges.filter(({ type }) => type === 'Usage').map((charge) => ({ subscription: each.subscriptionNumber, charge })),
      ),
    );
    for (const { subscription, charge } of metered) {
      const StartDateTime = `${dateText(dayOf(today) - (pick % 9))}T12:00:00Z`;
      const record = { AccountNumber: progress.number, SubscriptionNumber: subscription, ChargeNumber: charge.number, UOM: charge.uom };
      const { body } = await this.started.call('/v1/object/usage', { json: { ...record, Quantity: quantity, StartDateTime } });
      this.#count(z.object({ Success: z.boolean() }).parse(body).Success ? 'usage' : 'usage refused');
    }
  }

  /** Schedules an order for a later day, or cancels the one already scheduled. */
  async #scheduleOrder(progress: Progress, orderDay: OrderDay, today: string): Promise<void> {
    const { number, scheduled } = progress;
    if (scheduled && scheduled.day <= today) progress.scheduled = undefined;
    else if (scheduled) {
      const { body } = await this.started.call(`/v1/orders/${scheduled.number}/cancel`, { method: 'PUT', json: {} });
      if (z.object({ success: z.boolean() }).parse(body).success) {
        progress.scheduled = undefined;
        this.#count('scheduled order canceled');
      }
    }
    const [intent] = orderDay.intents;
    if (orderDay.later === 'no' || number === undefined || progress.scheduled || !intent) return;
    const scheduledDate = dateText(dayOf(today) + intent.ahead);
    const situation = { today: scheduledDate, plans: this.plans, held: await this.#subscriptions(progress) };
    const { body } = await this.started.call('/v1/orders', {
      json: {
        orderDate: today,
        existingAccountNumber: number,
        subscriptions: orderOf({ ...intent, kind: 'add' }, situation),
        status: 'Scheduled',
        schedulingOptions: { scheduledDate },
        processingOptions: { runBilling: true },
      },
    });
    const scheduledOrder = z.object({ success: z.literal(true), orderNumber: z.string() }).safeParse(body);
    if (!scheduledOrder.success) return;
    this.#count('scheduled order');
    progress.story.push(`${today} for ${scheduledDate}`);
    if (orderDay.later === 'keep') progress.scheduled = { number: scheduledOrder.data.orderNumber, day: scheduledDate };
    else {
      await this.started.call(`/v1/orders/${scheduledOrder.data.orderNumber}/cancel`, { method: 'PUT', json: {} });
      this.#count('scheduled order canceled');
    }
  }

  /** Runs one order day of an account, and records what the previews predict until the next order day. */
  async runDay(progress: Progress, orderDay: OrderDay, today: string): Promise<void> {
    progress.held = undefined;
    const held = await this.#subscriptions(progress);
    const [first] = orderDay.intents;
    if (orderDay.usage && first) await this.#reportUsage(progress, held, first, today);
    await this.#scheduleOrder(progress, orderDay, today);
    for (const intent of [...orderDay.intents, ...orderDay.intents.map((each) => ({ ...each, kind: 'create' as const }))]) {
      const subscriptions = orderOf(intent, { today, plans: this.plans, held });
      if (subscriptions.length === 0 || !(await this.#order(progress, orderDay, today, subscriptions))) continue;
      progress.changes += held.length > 0 ? 1 : 0;
      break;
    }
    await this.#recordPredictions(progress, orderDay, today);
  }

  async #recordPredictions(progress: Progress, orderDay: OrderDay, today: string): Promise<void> {
    const { number: account } = progress;
    if (account === undefined) return;
    const through = this.#predictableUntil(progress, this.until(progress, orderDay));
    if (through <= today) return;
    const { body } = await this.started.call('/v1/operations/billing-preview', {
      json: { accountNumber: account, targetDate: through, assumeRenewal: 'Autorenew' },
    });
    const source = `billing preview through ${through} ${progress.story.join('\n    ')}`;
    this.predictions.accounts.push({ account, source, from: today, through, lines: upcomingLines(body) });
    const active = (await this.#subscriptions(progress)).filter(({ status }) => status !== 'Cancelled' && status !== 'Expired');
    const chosen = active[orderDay.preview.periods % Math.max(active.length, 1)];
    if (!chosen) return;
    const key = chosen.subscriptionNumber;
    const json = { previewThroughDate: { previewThruDatePolicy: 'specificDate', specificDate: through } };
    const preview = await this.started.call(`/v1/subscriptions/${key}/preview`, { json });
    await this.#recordRunPredictions(progress, 'subscription preview', previewedDocuments(preview.body), [key], today, through);
  }
}

/** Runs `count` account histories in a new sandbox. */
export async function runHistories(seed: number, count: number, mode: Mode, start: string): Promise<Outcome> {
  const { seed: tenant, plans } = await tenantOf(seed, mode);
  const started = await startSandbox({ seed: tenant, now: () => new Date(`${start}T17:00:00Z`), background: false });
  try {
    const days: string[] = [start];
    for (const gap of gapsOf(seed)) days.push(dateText(dayOf(days.at(-1) ?? start) + gap));
    const last = days.at(-1) ?? start;
    const all = historiesOf(count, seed).map((history): Progress => ({
      history,
      number: undefined,
      changes: 0,
      scheduled: undefined,
      story: [],
    }));
    const nextOf = ({ history }: Progress, orderDay: OrderDay) => {
      const next = history.orderDays.find(({ day }) => day > orderDay.day);
      return (next && days[next.day]) ?? last;
    };
    const runner = new HistoryRunner(started, plans, nextOf);
    for (const [index, day] of days.entries()) {
      if (index > 0) await advanceTo(started, day);
      for (const progress of all) {
        const orderDay = progress.history.orderDays.find((each) => each.day === index);
        if (orderDay) await runner.runDay(progress, orderDay, day);
      }
    }
    const documents = await writtenDocuments(started);
    const { found, compared } = differences(runner.predictions, documents);
    return {
      differences: [...runner.found, ...found],
      changes: all.map(({ changes }) => changes),
      orders: runner.orders,
      compared,
      documents,
    };
  } finally {
    await started.close();
  }
}
