import type { StorefrontError } from '../../../api/errors.js';
import { parseModel } from '../../../api/revenue/index.js';
import { randomId } from '../../../api/transport/random-id.js';
import type { CurrencyCode } from '../../../api/schemas/values.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { failure, isRefusal } from '../finance-objects/failures.js';
import { draftFor, draftOf, type Draft, type Step } from './draft.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { isAsSeen, planByModel, planOfUndoing, type Plan } from './plan.js';
import { ruleOf, type Problems } from './rule.js';
import { OUTCOME_LOST, settle } from './settle.js';
import { missingScope, revenueOf, type Detail, type RevenueSource } from './source.js';

/** How far a change of a schedule is. */
export type RedistributionStatus = 'editing' | 'previewing' | 'submitting' | 'checking' | 'conflict' | 'refused';

/** What somebody is doing to one schedule: by a rule, or by taking the last distribution back. */
export interface RedistributionOptions {
  readonly source: RevenueSource;
  readonly detail: Detail;
  readonly l: FullLocalizer<RevenueScheduleMessages>;
  /** Whether the last distribution is taken back. */
  readonly undoes: boolean;
  /** Something is to be drawn; with a text, said; with a selector, focused. */
  readonly changed: (said?: string, focus?: string) => void;
  /** It happened; the number of the event if the platform said it. */
  readonly done: (event: string | undefined, now: Detail) => void;
  readonly signal: AbortSignal;
}

const HEADING = '[data-heading]';

export class Redistribution {
  readonly #o: RedistributionOptions;
  #key = randomId();
  /** Whether the gateway cannot tell what became of the attempt. */
  #isLost = false;
  detail: Detail;
  draft: Draft;
  problems: Problems = new Map();
  /** Why the rule, or a kept model, does not fit; or why the change was refused. */
  problem = '';
  /** Name of the period that a refusal is about. */
  refusedPeriod: string | undefined;
  plan: Plan | undefined;
  status: RedistributionStatus = 'editing';
  /** Whether the question what became of it is on its way. */
  asking = false;

  constructor(options: RedistributionOptions) {
    this.#o = options;
    this.detail = options.detail;
    this.draft = draftFor(options.detail, this.currency);
    if (options.undoes) this.#planUndoing();
  }

  get undoes(): boolean {
    return this.#o.undoes;
  }

  get currency(): CurrencyCode {
    return revenueOf(this.detail.schedule).currency;
  }

  type(change: Partial<Draft>, id?: string): void {
    this.draft = { ...this.draft, ...change };
    if (id !== undefined && this.problems.has(id)) this.problems = new Map([...this.problems].filter(([field]) => field !== id));
    this.#o.changed();
  }

  /** Adds a line, and leads to it. */
  add(step: Step): void {
    const { steps } = this.draft;
    this.draft = { ...this.draft, steps: [...steps, step] };
    this.#o.changed(undefined, `[id="${this.draft.kind === 'milestones' ? 'event' : 'date'}-${steps.length}"]`);
  }

  /** Takes a line out. What was wrong with the others is looked at again later: their places have changed. */
  takeOut(index: number): void {
    this.draft = { ...this.draft, steps: this.draft.steps.filter((_, at) => at !== index) };
    this.problems = new Map();
    this.#o.changed(undefined, '[data-add]');
  }

  /** Fills the form in from a model that was kept. */
  useSaved(): void {
    const { l } = this.#o;
    try {
      const json: unknown = JSON.parse(this.draft.saved);
      const next = draftOf(parseModel(json), this.draft, l.locale);
      if (next) {
        this.draft = next;
        this.problems = new Map();
        return this.#o.changed(l.t('modelUsed'), '#kind');
      }
      this.problems = new Map([['saved', { key: 'unknownRule' }]]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      this.problems = new Map([['saved', { key: 'notAModel', values: { reason } }]]);
    }
    this.#o.changed('', '#saved');
  }

  /** Shows what the rule would do, before anything is sent. */
  preview(): void {
    if (!this.#planByRule()) return;
    this.status = 'previewing';
    this.#o.changed('', HEADING);
  }

  /** Back from the preview to what was typed. */
  edit(): void {
    this.status = 'editing';
    this.problem = '';
    this.#o.changed('', HEADING);
  }

  /** Sends what the preview shows, if the schedule is still what it was made from. */
  async confirm(): Promise<void> {
    const { l, source, changed } = this.#o;
    if (!this.plan || this.status === 'submitting' || this.status === 'checking') return;
    this.#set('submitting', l.t('sending'));
    try {
      const now = await this.#read();
      if (!isAsSeen(this.detail, now)) return this.#conflict(now, l.t('changedSince'));
      const event = await source.distribute(this.plan.input, this.#key);
      await this.#done(event);
    } catch (cause) {
      this.#failed(failure(cause));
    }
    changed();
  }

  /** Finds out what became of a change whose answer was lost. Until that is known, it stays the same attempt. */
  async check(): Promise<void> {
    const { l, source, signal, done } = this.#o;
    const { plan } = this;
    if (!plan || this.asking) return;
    this.asking = true;
    this.#set('checking', l.t('checking'));
    const settled = await settle({ source, plan, signal, seen: this.detail, key: this.#key, isLost: this.#isLost });
    this.asking = false;
    if (signal.aborted) return;
    if (settled.status === 'done' && settled.now) done(settled.event, settled.now);
    else if (settled.status === 'done') await this.#done(settled.event);
    else if (settled.status === 'not-done') this.#refuse(l.t('notDone'));
    else if (settled.status === 'changed') this.#conflict(settled.now, l.t('changedAfterSending'));
    else if (settled.status === 'refused') this.#failed(settled.error);
    else {
      this.#isLost = settled.isLost;
      const isOut = settled.error?.type === 'authentication';
      this.problem = [l.t('stillUnknown'), ...(isOut ? [l.t('signedOut')] : [])].join(' ');
      this.#set('checking', this.problem);
    }
  }

  async #read(): Promise<Detail> {
    return this.#o.source.detail(this.detail.schedule.number, this.#o.signal);
  }

  async #done(event: string | undefined): Promise<void> {
    try {
      this.#o.done(event, await this.#read());
    } catch {
      // It is done, whether or not the schedule can be had again: only what is shown of it is older.
      this.#o.done(event, this.detail);
    }
  }

  #failed(error: StorefrontError): void {
    const { l, signal } = this.#o;
    if (signal.aborted) return;
    if (error.type === 'outcome-unknown') {
      this.#isLost = error.code === OUTCOME_LOST;
      void this.check();
      return;
    }
    const scope = missingScope(error);
    if (error.type === 'authentication') this.#refuse(l.t('signedOut'));
    else if (error.type === 'permission') this.#refuse(l.t('notAllowed', { scope: scope ?? 'revenue:write' }));
    else if (isRefusal(error)) this.#refuse(l.t('refused', { reason: error.message }), this.#periodOf(error));
    else this.#refuse(l.t('notSent'));
  }

  /** The period whose amount a refusal names by its place. */
  #periodOf({ message, fields }: StorefrontError): string | undefined {
    const place = /revenueDistributions\.(\d{1,4})\b/.exec([message, ...fields.map(({ field }) => field)].join(' '))?.[1];
    return place === undefined ? undefined : this.plan?.input.revenueDistributions?.[Number(place)]?.accountingPeriodName;
  }

  /** It was definitely not done: another attempt is another one. */
  #refuse(problem: string, period?: string): void {
    this.#anew();
    this.refusedPeriod = period;
    this.problem = problem;
    this.#set('refused', problem);
  }

  /** Somebody else changed the schedule: what the rule does to it now is shown, and asked again. */
  #conflict(now: Detail, problem: string): void {
    this.detail = now;
    this.#anew();
    this.problem = problem;
    const planned = this.undoes ? this.#planUndoing() : this.#planByRule();
    if (planned) this.#set('conflict', this.problem);
    else this.#o.changed(this.problem, HEADING);
  }

  #anew(): void {
    this.#key = randomId();
    this.#isLost = false;
  }

  #set(status: RedistributionStatus, said: string): void {
    this.status = status;
    this.#o.changed(said, HEADING);
  }

  #planUndoing(): boolean {
    const { l } = this.#o;
    const planned = planOfUndoing(this.detail, this.currency, (number) => l.t('undoNotes', { number }));
    this.plan = 'why' in planned ? undefined : planned;
    this.status = this.plan ? 'previewing' : 'refused';
    if ('why' in planned) this.problem = undoProblem(l, planned);
    return this.plan !== undefined;
  }

  /** True if the rule fits; else the form says what does not. */
  #planByRule(): boolean {
    const { l } = this.#o;
    const { draft, currency } = this;
    this.refusedPeriod = undefined;
    this.problem = this.status === 'submitting' || this.status === 'checking' ? this.problem : '';
    const rule = ruleOf(draft, this.detail, { name: l.t(draft.kind), locale: l.locale, currency });
    this.problems = rule.problems ?? new Map();
    const [wrong] = this.problems.keys();
    if (rule.problems) {
      this.status = 'editing';
      this.#o.changed('', wrong === undefined ? HEADING : `[id="${wrong}"]`);
      return false;
    }
    try {
      this.plan = planByModel(rule.model, rule.facts, this.detail, draft.notes.trim());
      return true;
    } catch (error) {
      this.problem = l.t('ruleRefused', { reason: error instanceof Error ? error.message : '' });
      this.status = 'editing';
      this.#o.changed(this.problem, HEADING);
      return false;
    }
  }
}

/** Why a distribution cannot be taken back, in words. */
export function undoProblem(
  l: FullLocalizer<RevenueScheduleMessages>,
  reason: Extract<ReturnType<typeof planOfUndoing>, { why: string }>,
): string {
  if (reason.why !== 'closed') return l.t(reason.why === 'first' ? 'undoFirst' : 'undoNothing');
  const periods = new Intl.ListFormat(l.locale, { type: 'conjunction' }).format(reason.periods);
  return l.t('undoClosed', { periods, count: reason.periods.length });
}
