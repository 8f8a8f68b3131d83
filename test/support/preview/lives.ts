/** Lets accounts live side by side in a sandbox: each order is previewed, then placed, and the previews are held against the bills. */
import * as z from 'zod';
import type { OrderSubscriptionInput } from '../../../demo/sandbox/engine/orders/order-input.js';
import { dateText, dayOf } from '../reference/days.js';
import type { Mode } from '../reference/description.js';
import { advanceTo } from '../sandbox-answers.js';
import { startSandbox, type StartedSandbox } from '../sandbox.js';
import { differences, type Claims, type Difference } from './claims.js';
import { previewedDocuments, upcomingLines, writtenDocuments, type BillingDocument } from './documents.js';
import { gapsOf, historiesOf, type Act, type History, type Intent } from './histories.js';
import { orderOf, subscriptionList, type Held } from './orders.js';
import { tenantOf, type OfferedPlan } from './tenant.js';

/** What became of the histories of a sandbox. */
export interface Outcome {
  differences: Difference[];
  /** Days with an order of each account, its first not counted. */
  changes: number[];
  /** Orders placed, by what they did; `refused` was refused by preview and order alike. */
  orders: Map<string, number>;
  /** Documents and lines that were compared. */
  compared: number;
  documents: BillingDocument[];
}

interface Living {
  history: History;
  number: string | undefined;
  changes: number;
  /** An order that waits for its day. */
  waiting: { number: string; day: string } | undefined;
  story: string[];
  held?: Held[] | undefined;
}

const refused = z.object({ success: z.literal(false), reasons: z.array(z.object({ code: z.number(), message: z.string() })) });
const placed = z.object({
  success: z.literal(true),
  orderNumber: z.string(),
  accountNumber: z.string(),
  invoiceNumbers: z.array(z.string()),
  creditMemoNumbers: z.optional(z.array(z.string())),
  subscriptions: z.array(z.object({ subscriptionNumber: z.string() })),
});

const ADDRESS = { country: 'US', state: 'NY', postalCode: '10001' };
const CONTACT = { firstName: 'Ada', lastName: 'Byron', workEmail: 'ada@example.com', ...ADDRESS };
const newAccount = ({ currency, cycleDay }: History) => ({
  name: 'Ada Byron',
  currency,
  billCycleDay: cycleDay,
  autoPay: false,
  billToContact: CONTACT,
  soldToContact: CONTACT,
});

/** A sandbox whose accounts live. */
class Lives {
  readonly claims: Claims = { orders: [], runs: [], accounts: [] };
  readonly found: Difference[] = [];
  readonly orders = new Map<string, number>();

  constructor(
    private readonly started: StartedSandbox,
    private readonly plans: readonly OfferedPlan[],
    /** The day of an account's next order, or the last of all. */
    private readonly until: (living: Living, act: Act) => string,
  ) {}

  #count(what: string): void {
    this.orders.set(what, (this.orders.get(what) ?? 0) + 1);
  }

  /** As they are since the last order or the last day. */
  async #held(living: Living): Promise<Held[]> {
    const { number } = living;
    if (number === undefined) return [];
    const path = `/v1/subscriptions/accounts/${number}?pageSize=40`;
    living.held ??= subscriptionList.parse((await this.started.call(path)).body).subscriptions;
    return living.held;
  }

  async #preview(living: Living, today: string, subscriptions: OrderSubscriptionInput[], options: object): Promise<unknown> {
    const { history, number } = living;
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
  async #order(living: Living, act: Act, today: string, subscriptions: OrderSubscriptionInput[]): Promise<boolean> {
    const until = this.until(living, act);
    const specific = { previewThruType: 'SpecificDate', specificPreviewThruDate: until };
    const { type, periods } = act.preview;
    const asked = { NumberOfPeriods: { previewThruType: type, previewNumberOfPeriods: periods }, TermEnd: { previewThruType: type } };
    let through: 'date' | 'bills' = type === 'SpecificDate' ? 'date' : 'bills';
    let preview = await this.#preview(living, today, subscriptions, type === 'SpecificDate' ? specific : asked[type]);
    const no = refused.safeParse(preview);
    if (type === 'TermEnd' && no.success && no.data.reasons.some(({ message }) => message.includes('previewThruType'))) {
      through = 'date';
      preview = await this.#preview(living, today, subscriptions, specific);
    }
    const { number, history } = living;
    const { body } = await this.started.call('/v1/orders', {
      json: {
        orderDate: today,
        ...(number === undefined ? { newAccount: newAccount(history) } : { existingAccountNumber: number }),
        subscriptions,
        processingOptions: { runBilling: true, collectPayment: false },
      },
    });
    const refusal = refused.safeParse(body);
    const said = `${today} ${JSON.stringify(subscriptions)}`;
    if (refusal.success) {
      this.#count('refused');
      const previewed = refused.safeParse(preview);
      const [mine, its] = [previewed.success ? previewed.data.reasons : [], refusal.data.reasons].map((reasons) =>
        reasons.map(({ message }) => message),
      );
      if (String(mine) !== String(its)) this.found.push({ said: `${number ?? 'new'}: ${said}`, previewed: mine ?? [], billed: its ?? [] });
      return false;
    }
    const done = placed.parse(body);
    if (refused.safeParse(preview).success) {
      this.found.push({ said: `${done.accountNumber}: ${said}`, previewed: [JSON.stringify(preview)], billed: ['placed'] });
      return true;
    }
    living.number = done.accountNumber;
    living.held = undefined;
    living.story.push(said);
    for (const action of subscriptions.flatMap(({ orderActions = [] }) => orderActions)) this.#count(action.type);
    const documents = previewedDocuments(preview);
    this.claims.orders.push({
      account: done.accountNumber,
      said: `order ${living.story.join('\n    ')}`,
      documents: documents.filter(({ date }) => date === today),
      written: [...done.invoiceNumbers, ...(done.creditMemoNumbers ?? [])],
      isNew: subscriptions.some(({ subscriptionNumber }) => subscriptionNumber === undefined),
    });
    const last = documents.filter(({ kind }) => kind === 'bill').reduce((day, { date }) => (date > day ? date : day), today);
    const seen = through === 'date' ? until : last < until ? last : until;
    if (!subscriptions.some(({ subscriptionNumber }) => subscriptionNumber === undefined)) {
      const numbers = done.subscriptions.map(({ subscriptionNumber }) => subscriptionNumber);
      await this.#claimRuns(living, `order preview ${type}`, documents, numbers, today, seen);
    }
    return true;
  }

  /** The first day of which a preview cannot know: that of an order which waits. */
  #knownUntil(living: Living, day: string): string {
    const { waiting } = living;
    return waiting && waiting.day <= day ? dateText(dayOf(waiting.day) - 1) : day;
  }

  async #claimRuns(
    living: Living,
    by: string,
    documents: BillingDocument[],
    numbers: string[],
    today: string,
    seen: string,
  ): Promise<void> {
    const { number: account = '' } = living;
    for (const held of await this.#held(living)) {
      if (!numbers.includes(held.subscriptionNumber)) continue;
      // The previews of orders and subscriptions end with the term.
      const renewal = held.autoRenew && held.termEndDate ? dateText(dayOf(held.termEndDate) - 1) : '9999-12-31';
      const through = [this.#knownUntil(living, seen), renewal].sort()[0] ?? seen;
      const said = `${by} through ${through} ${living.story.join('\n    ')}`;
      this.claims.runs.push({ account, said, from: today, through, subscriptions: [held.subscriptionNumber], documents });
    }
  }

  async #tellUsage(living: Living, held: readonly Held[], { pick, quantity }: Intent, today: string): Promise<void> {
    const metered = held.flatMap((each) =>
      each.ratePlans.flatMap(({ ratePlanCharges }) =>
        ratePlanCharges.filter(({ type }) => type === 'Usage').map((charge) => ({ subscription: each.subscriptionNumber, charge })),
      ),
    );
    for (const { subscription, charge } of metered) {
      const StartDateTime = `${dateText(dayOf(today) - (pick % 9))}T12:00:00Z`;
      const record = { AccountNumber: living.number, SubscriptionNumber: subscription, ChargeNumber: charge.number, UOM: charge.uom };
      const { body } = await this.started.call('/v1/object/usage', { json: { ...record, Quantity: quantity, StartDateTime } });
      this.#count(z.object({ Success: z.boolean() }).parse(body).Success ? 'usage' : 'usage refused');
    }
  }

  /** An order that is left for a day to come, or taken back. */
  async #wait(living: Living, act: Act, today: string): Promise<void> {
    const { number, waiting } = living;
    if (waiting && waiting.day <= today) living.waiting = undefined;
    else if (waiting) {
      const { body } = await this.started.call(`/v1/orders/${waiting.number}/cancel`, { method: 'PUT', json: {} });
      if (z.object({ success: z.boolean() }).parse(body).success) {
        living.waiting = undefined;
        this.#count('scheduled order taken back');
      }
    }
    const [intent] = act.intents;
    if (act.later === 'no' || number === undefined || living.waiting || !intent) return;
    const scheduledDate = dateText(dayOf(today) + intent.ahead);
    const situation = { today: scheduledDate, plans: this.plans, held: await this.#held(living) };
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
    const kept = z.object({ success: z.literal(true), orderNumber: z.string() }).safeParse(body);
    if (!kept.success) return;
    this.#count('scheduled order');
    living.story.push(`${today} for ${scheduledDate}`);
    if (act.later === 'kept') living.waiting = { number: kept.data.orderNumber, day: scheduledDate };
    else {
      await this.started.call(`/v1/orders/${kept.data.orderNumber}/cancel`, { method: 'PUT', json: {} });
      this.#count('scheduled order taken back');
    }
  }

  /** A day of an account: what happens, and what its previews say of the time until the next. */
  async live(living: Living, act: Act, today: string): Promise<void> {
    living.held = undefined;
    const held = await this.#held(living);
    const [first] = act.intents;
    if (act.usage && first) await this.#tellUsage(living, held, first, today);
    await this.#wait(living, act, today);
    for (const intent of [...act.intents, ...act.intents.map((each) => ({ ...each, kind: 'create' as const }))]) {
      const subscriptions = orderOf(intent, { today, plans: this.plans, held });
      if (subscriptions.length === 0 || !(await this.#order(living, act, today, subscriptions))) continue;
      living.changes += held.length > 0 ? 1 : 0;
      break;
    }
    await this.#lookAhead(living, act, today);
  }

  async #lookAhead(living: Living, act: Act, today: string): Promise<void> {
    const { number: account } = living;
    if (account === undefined) return;
    const through = this.#knownUntil(living, this.until(living, act));
    if (through <= today) return;
    const { body } = await this.started.call('/v1/operations/billing-preview', {
      json: { accountNumber: account, targetDate: through, assumeRenewal: 'Autorenew' },
    });
    const said = `billing preview through ${through} ${living.story.join('\n    ')}`;
    this.claims.accounts.push({ account, said, from: today, through, lines: upcomingLines(body) });
    const active = (await this.#held(living)).filter(({ status }) => status !== 'Cancelled' && status !== 'Expired');
    const chosen = active[act.preview.periods % Math.max(active.length, 1)];
    if (!chosen) return;
    const key = chosen.subscriptionNumber;
    const json = { previewThroughDate: { previewThruDatePolicy: 'specificDate', specificDate: through } };
    const preview = await this.started.call(`/v1/subscriptions/${key}/preview`, { json });
    await this.#claimRuns(living, 'subscription preview', previewedDocuments(preview.body), [key], today, through);
  }
}

/** Lets so many accounts live in a sandbox of their own. */
export async function liveIn(seed: number, count: number, mode: Mode, start: string): Promise<Outcome> {
  const { seed: tenant, plans } = await tenantOf(seed, mode);
  const started = await startSandbox({ seed: tenant, now: () => new Date(`${start}T17:00:00Z`), background: false });
  try {
    const days: string[] = [start];
    for (const gap of gapsOf(seed)) days.push(dateText(dayOf(days.at(-1) ?? start) + gap));
    const last = days.at(-1) ?? start;
    const all = historiesOf(count, seed).map((history): Living => ({
      history,
      number: undefined,
      changes: 0,
      waiting: undefined,
      story: [],
    }));
    const nextOf = ({ history }: Living, act: Act) => {
      const next = history.acts.find(({ day }) => day > act.day);
      return (next && days[next.day]) ?? last;
    };
    const lives = new Lives(started, plans, nextOf);
    for (const [index, day] of days.entries()) {
      if (index > 0) await advanceTo(started, day);
      for (const living of all) {
        const act = living.history.acts.find((each) => each.day === index);
        if (act) await lives.live(living, act, day);
      }
    }
    const documents = await writtenDocuments(started);
    const { found, compared } = differences(lives.claims, documents);
    return {
      differences: [...lives.found, ...found],
      changes: all.map(({ changes }) => changes),
      orders: lives.orders,
      compared,
      documents,
    };
  } finally {
    await started.close();
  }
}
