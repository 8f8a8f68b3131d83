/** Record of what an account was served on each day, according to its account page. */
import type { Subscription } from '../../../src/api/schemas/storefront/subscriptions.js';
import { dayOf, type Day } from '../reference/days.js';
import type { PriceList } from './price-list.js';

export interface ServedPlan {
  readonly id: string;
  readonly quantity: number;
}

/** Days on which a subscription was served without a change: `from` through the day before `until`. */
export interface ServedSpan {
  readonly subscription: string;
  readonly from: Day;
  readonly until: Day;
  readonly plans: readonly ServedPlan[];
  readonly trial: boolean;
}

type DayService = Pick<ServedSpan, 'plans' | 'trial'>;

const ENDED = new Set(['Cancelled', 'Expired']);

/** Plans that the page says the subscription will have after its scheduled changes through `day`. Undefined if no change has a list of plans. */
function scheduledPlans({ scheduled = [] }: Subscription, day: Day, prices: PriceList): ServedPlan[] | undefined {
  const last = scheduled.filter(({ date, to, kind }) => kind === 'change-plan' && to !== undefined && dayOf(date) <= day).at(-1);
  const named = [...prices.plans.values()];
  return last?.to?.flatMap(({ productName, ratePlanName, quantity = 1 }) => {
    const plan = named.find(({ name }) => name === `${productName} / ${ratePlanName}`);
    return plan ? [{ id: plan.id, quantity }] : [];
  });
}

/** First day without service of a subscription that an unpaid invoice, or its customer, has suspended. Undefined if it is not suspended. */
const suspensionOf = ({ status, pause }: Subscription): Day | undefined =>
  status === 'Suspended' && pause ? dayOf(pause.from) : undefined;

/**
 * Collects what the account page shows after each intent and before each move of the clock. The state at the end of a day counts for the whole day.
 * Between two visits, the days count as the page announced them, up to a suspension. If the page then shows that a subscription has stopped for another
 * reason, its days since the last visit do not count.
 */
export class ServiceRecord {
  readonly spans: ServedSpan[] = [];
  readonly #last = new Map<string, { view: Subscription; day: Day }>();
  readonly #trials = new Map<string, Day>();
  /** Number of times that a subscription had stopped unannounced. */
  surprises = 0;

  constructor(private readonly prices: PriceList) {}

  /** Latest state of all subscriptions of the account, oldest first. */
  get views(): Subscription[] {
    return [...this.#last.values()].map(({ view }) => view);
  }

  /** Records a trial that only some plans of a subscription have. The page shows no trial then. `until` is the first charged day of these plans. */
  expectTrial(subscription: string, until: Day): void {
    this.#trials.set(subscription, until);
  }

  /** True if the subscription has ended since the last visit. */
  hasEnded({ subscriptionNumber, status }: Subscription): boolean {
    const before = this.#last.get(subscriptionNumber);
    return before !== undefined && !ENDED.has(before.view.status) && ENDED.has(status);
  }

  /**
   * Records the state that the page shows on a day.
   *
   * @param suspended first day without service of a subscription that was suspended before it ended
   */
  see(day: Day, view: Subscription, suspended = suspensionOf(view)): void {
    const before = this.#last.get(view.subscriptionNumber);
    this.#last.set(view.subscriptionNumber, { view, day });
    if (!before || before.day === day) return;
    const stop = suspended !== undefined && suspended > before.day ? Math.min(suspended, day) : undefined;
    const [expected, shown] = [this.#announced(before.view, day), this.#announced(view, day)];
    if (expected && !shown && stop === undefined) this.surprises += 1;
    else this.#addSpans(before.view, before.day, stop ?? day);
  }

  /** Records the days through the end of all subscriptions, or until `day`. */
  close(day: Day): void {
    for (const { view, day: from } of this.#last.values()) this.#addSpans(view, from, day);
  }

  #addSpans(view: Subscription, from: Day, until: Day): void {
    const { subscriptionNumber: subscription } = view;
    let start = from;
    let service = this.#announced(view, from);
    for (let day = from + 1; day <= until; day += 1) {
      const next = day < until ? this.#announced(view, day) : undefined;
      if (day < until && JSON.stringify(next) === JSON.stringify(service)) continue;
      if (service) this.spans.push({ subscription, from: start, until: day, ...service });
      [start, service] = [day, next];
    }
  }

  /** Returns what a subscription is served on a day, as the page announced it. Undefined if nothing. */
  #announced(view: Subscription, day: Day): DayService | undefined {
    const { subscriptionNumber, status, endDate, pause, trial, ratePlans } = view;
    if (ENDED.has(status) || (endDate !== undefined && dayOf(endDate) <= day)) return undefined;
    if (status === 'Suspended' && !pause) return undefined;
    if (pause && dayOf(pause.from) <= day && (pause.until === undefined || day < dayOf(pause.until))) return undefined;
    const { plans } = this.prices;
    const current = ratePlans.flatMap(({ productRatePlanId: id, quantity = 1 }) => (plans.has(id) ? [{ id, quantity }] : []));
    const trialEnd = Math.max(trial ? dayOf(trial.chargedFrom) : 0, this.#trials.get(subscriptionNumber) ?? 0);
    return { plans: scheduledPlans(view, day, this.prices) ?? current, trial: day < trialEnd };
  }
}
