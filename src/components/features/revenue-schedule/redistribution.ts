import type { LitElement } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { parseModel } from '../../../api/revenue/index.js';
import type { CurrencyCode } from '../../../api/schemas/values.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { failure, isRefusal } from '../objects/failures.js';
import { NOT_APPLIED } from '../../../store/submission-machine.js';
import type { Submission } from '../connection/submission.js';
import { changedSchedule, submitDistribution, type Distributed, type Distribution } from './distribution.js';
import { draftFor, draftOf, type Draft, type Step } from './draft.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { isAsSeen, planByModel, planOfUndoing, type Plan } from './plan.js';
import { ruleOf, type Problems } from './rule.js';
import { missingScope, revenueOf, type Detail, type RevenueSource } from './source.js';

/** Progress of a redistribution. */
export type RedistributionStatus = 'editing' | 'previewing' | 'submitting' | 'checking' | 'conflict' | 'refused';

/** A redistribution of one schedule: by a rule, or by undoing the last distribution. */
export interface RedistributionOptions {
  readonly host: LitElement;
  readonly source: RevenueSource;
  readonly detail: Detail;
  readonly l: FullLocalizer<RevenueScheduleMessages>;
  /** True if the last distribution is undone. */
  readonly undoes: boolean;
  /** Requests an update; announces `said` and moves the focus to the selector `focus`, if given. */
  readonly changed: (said?: string, focus?: string) => void;
  /** Called when the distribution was applied, with the number of its event if the platform told it. */
  readonly done: (event: string | undefined, now: Detail) => void;
  readonly signal: AbortSignal;
}

const HEADING = '[data-heading]';

export class Redistribution {
  readonly #o: RedistributionOptions;
  readonly #submission: Submission<Distribution, Distributed>;
  detail: Detail;
  draft: Draft;
  problems: Problems = new Map();
  /** Why the rule, or a kept model, does not fit; or why the change was refused. */
  problem = '';
  /** Name of the period that a refusal is about. */
  refusedPeriod: string | undefined;
  plan: Plan | undefined;
  status: RedistributionStatus = 'editing';
  /** True while the outcome is being checked without anybody asking. */
  isChecking = false;

  constructor(options: RedistributionOptions) {
    this.#o = options;
    this.detail = options.detail;
    this.draft = draftFor(options.detail, this.currency);
    this.#submission = submitDistribution(options.host, options.source, options.signal, {
      onChange: () => this.#submissionChanged(),
      onDone: ({ event, now }) => void this.#done(event, now),
      onRefused: (error) => this.#refused(error),
    });
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
    const { l, signal } = this.#o;
    const { plan, detail: seen } = this;
    if (!plan || this.status === 'submitting' || this.status === 'checking') return;
    this.#set('submitting', l.t('sending'));
    try {
      const now = await this.#read();
      if (!isAsSeen(seen, now)) return this.#conflict(now, l.t('changedSince'));
    } catch (cause) {
      if (!signal.aborted) this.#refused(failure(cause));
      return;
    }
    if (!signal.aborted) this.#submission.send(() => ({ plan, seen }));
  }

  /** Checks the outcome of a distribution whose answer was lost. */
  check(): void {
    this.#submission.check();
  }

  /** Leaves the change. */
  end(): void {
    this.#submission.end();
  }

  #submissionChanged(): void {
    const { l } = this.#o;
    const { status, error, isBusy } = this.#submission;
    if (status === 'offline') return this.#refuse(l.t('notSent'));
    if (status !== 'checking') return;
    const wasChecking = this.isChecking;
    this.isChecking = isBusy;
    if (isBusy && !wasChecking) this.#set('checking', l.t('checking'));
    if (isBusy) return;
    this.problem = [l.t('stillUnknown'), ...(error?.type === 'authentication' ? [l.t('signedOut')] : [])].join(' ');
    this.#set('checking', this.problem);
  }

  async #read(): Promise<Detail> {
    return this.#o.source.detail(this.detail.schedule.number, this.#o.signal);
  }

  async #done(event: string | undefined, found: Detail | undefined): Promise<void> {
    // It is done, whether or not the schedule can be read again: only what is shown of it is older.
    const now = found ?? (await this.#read().catch(() => this.detail));
    this.#o.done(event, now);
  }

  #refused(error: StorefrontError): void {
    const { l } = this.#o;
    this.isChecking = false;
    const now = changedSchedule(error);
    if (now) return this.#conflict(now, l.t('changedAfterSending'));
    const scope = missingScope(error);
    if (error.code === NOT_APPLIED) this.#refuse(l.t('notDone'));
    else if (error.type === 'authentication') this.#refuse(l.t('signedOut'));
    else if (error.type === 'permission') this.#refuse(l.t('notAllowed', { scope: scope ?? 'revenue:write' }));
    else if (isRefusal(error)) this.#refuse(l.t('refused', { reason: error.message }), this.#periodOf(error));
    else this.#refuse(l.t('notSent'));
  }

  /** The period whose amount a refusal names by its place. */
  #periodOf({ message, fields }: StorefrontError): string | undefined {
    const place = /revenueDistributions\.(\d{1,4})\b/.exec([message, ...fields.map(({ field }) => field)].join(' '))?.[1];
    return place === undefined ? undefined : this.plan?.input.revenueDistributions?.[Number(place)]?.accountingPeriodName;
  }

  /** The change was definitely not applied. */
  #refuse(problem: string, period?: string): void {
    this.refusedPeriod = period;
    this.problem = problem;
    this.#set('refused', problem);
  }

  /** Somebody else changed the schedule: what the rule does to it now is shown, and asked again. */
  #conflict(now: Detail, problem: string): void {
    this.detail = now;
    this.problem = problem;
    const planned = this.undoes ? this.#planUndoing() : this.#planByRule();
    if (planned) this.#set('conflict', this.problem);
    else this.#o.changed(this.problem, HEADING);
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
