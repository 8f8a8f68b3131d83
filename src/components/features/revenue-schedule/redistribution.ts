import type { LitElement } from 'lit';
import type { StorefrontError } from '../../../api/errors.js';
import { parseModel } from '../../../api/revenue/index.js';
import type { CurrencyCode } from '../../../api/schemas/values.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { toStorefrontError, isRefusal } from '../objects/errors.js';
import { NOT_APPLIED } from '../../../store/submission-machine.js';
import type { Submission } from '../connection/submission.js';
import { conflictingSchedule, submitDistribution, type DistributionResult, type Distribution } from './distribution.js';
import { newDraft, fillDraft, type RuleDraft, type DraftLine } from './rule-draft.js';
import type { RevenueScheduleMessages } from '../../../generated/locales/revenue-schedule.js';
import { isUnchanged, planByModel, planUndo, type RevenuePlan } from './revenue-plan.js';
import { parseRule, type InputProblems } from './parse-rule.js';
import { missingScope, revenueAmounts, type ScheduleDetail, type RevenueSource } from './source.js';

/** Progress of a redistribution. */
type RedistributionStatus = 'editing' | 'previewing' | 'submitting' | 'checking' | 'conflict' | 'refused';

/** Options of a redistribution. */
interface RedistributionOptions {
  readonly host: LitElement;
  readonly source: RevenueSource;
  readonly detail: ScheduleDetail;
  readonly l: FullLocalizer<RevenueScheduleMessages>;
  /** True if this redistribution undoes the last one. */
  readonly isUndo: boolean;
  /** Called when the host must render again. `announcement` is to be announced; `focus` selects the element to focus. */
  readonly onChange: (announcement?: string, focus?: string) => void;
  /** Called when the distribution was applied, with the number of its event if known. */
  readonly onDone: (event: string | undefined, detail: ScheduleDetail) => void;
  readonly signal: AbortSignal;
}

const HEADING = '[data-heading]';

/** Redistribution of one schedule, by a rule or by undoing the last distribution. */
export class Redistribution {
  readonly #options: RedistributionOptions;
  readonly #submission: Submission<Distribution, DistributionResult>;
  detail: ScheduleDetail;
  draft: RuleDraft;
  problems: InputProblems = new Map();
  /** Message about a problem with the rule, or about a refusal. */
  problem = '';
  /** Name of the period that caused the refusal. */
  refusedPeriod: string | undefined;
  plan: RevenuePlan | undefined;
  status: RedistributionStatus = 'editing';
  /** True while the outcome is being checked automatically. */
  isChecking = false;

  constructor(options: RedistributionOptions) {
    this.#options = options;
    this.detail = options.detail;
    this.draft = newDraft(options.detail, this.currency);
    this.#submission = submitDistribution(options.host, options.source, options.signal, {
      onChange: () => this.#onSubmissionChange(),
      onDone: ({ event, detail }) => void this.#finish(event, detail),
      onRefused: (error) => this.#onRefused(error),
    });
    if (options.isUndo) this.#planUndoing();
  }

  get isUndo(): boolean {
    return this.#options.isUndo;
  }

  get currency(): CurrencyCode {
    return revenueAmounts(this.detail.schedule).currency;
  }

  updateDraft(change: Partial<RuleDraft>, id?: string): void {
    this.draft = { ...this.draft, ...change };
    if (id !== undefined && this.problems.has(id)) this.problems = new Map([...this.problems].filter(([field]) => field !== id));
    this.#options.onChange();
  }

  /** Adds a line and moves the focus to it. */
  addLine(line: DraftLine): void {
    const { lines } = this.draft;
    this.draft = { ...this.draft, lines: [...lines, line] };
    this.#options.onChange(undefined, `[id="${this.draft.kind === 'milestones' ? 'event' : 'date'}-${lines.length}"]`);
  }

  /** Removes a line. Clears all problems, because the line numbers have changed. */
  removeLine(index: number): void {
    this.draft = { ...this.draft, lines: this.draft.lines.filter((_, lineIndex) => lineIndex !== index) };
    this.problems = new Map();
    this.#options.onChange(undefined, '[data-add]');
  }

  /** Fills the form with a saved model. */
  useSavedModel(): void {
    const { l } = this.#options;
    try {
      const json: unknown = JSON.parse(this.draft.saved);
      const next = fillDraft(parseModel(json), this.draft, l.locale);
      if (next) {
        this.draft = next;
        this.problems = new Map();
        return this.#options.onChange(l.t('modelUsed'), '#kind');
      }
      this.problems = new Map([['saved', { key: 'unknownRule' }]]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      this.problems = new Map([['saved', { key: 'notAModel', values: { reason } }]]);
    }
    this.#options.onChange('', '#saved');
  }

  /** Shows the effect of the rule. Sends nothing. */
  preview(): void {
    if (!this.#planByRule()) return;
    this.status = 'previewing';
    this.#options.onChange('', HEADING);
  }

  /** Returns from the preview to the form. */
  edit(): void {
    this.status = 'editing';
    this.problem = '';
    this.#options.onChange('', HEADING);
  }

  /** Sends the previewed plan, unless the schedule has changed since. */
  async confirm(): Promise<void> {
    const { l, signal } = this.#options;
    const { plan, detail: basis } = this;
    if (!plan || this.status === 'submitting' || this.status === 'checking') return;
    this.#setStatus('submitting', l.t('sending'));
    try {
      const current = await this.#readDetail();
      if (!isUnchanged(basis, current)) return this.#conflict(current, l.t('changedSince'));
    } catch (error) {
      if (!signal.aborted) this.#onRefused(toStorefrontError(error));
      return;
    }
    if (!signal.aborted) this.#submission.send(() => ({ plan, basis }));
  }

  /** Checks the outcome of a distribution whose response was lost. */
  check(): void {
    this.#submission.check();
  }

  /** Stops checking the outcome. */
  end(): void {
    this.#submission.end();
  }

  #onSubmissionChange(): void {
    const { l } = this.#options;
    const { status, error, isBusy } = this.#submission;
    if (status === 'offline') return this.#setRefused(l.t('notSent'));
    if (status !== 'checking') return;
    const wasChecking = this.isChecking;
    this.isChecking = isBusy;
    if (isBusy && !wasChecking) this.#setStatus('checking', l.t('checking'));
    if (isBusy) return;
    this.problem = [l.t('stillUnknown'), ...(error?.type === 'authentication' ? [l.t('signedOut')] : [])].join(' ');
    this.#setStatus('checking', this.problem);
  }

  async #readDetail(): Promise<ScheduleDetail> {
    return this.#options.source.detail(this.detail.schedule.number, this.#options.signal);
  }

  async #finish(event: string | undefined, detail: ScheduleDetail | undefined): Promise<void> {
    // The distribution was applied. If the schedule cannot be read, the previous data is shown.
    const current = detail ?? (await this.#readDetail().catch(() => this.detail));
    this.#options.onDone(event, current);
  }

  #onRefused(error: StorefrontError): void {
    const { l } = this.#options;
    this.isChecking = false;
    const current = conflictingSchedule(error);
    if (current) return this.#conflict(current, l.t('changedAfterSending'));
    const scope = missingScope(error);
    if (error.code === NOT_APPLIED) this.#setRefused(l.t('notDone'));
    else if (error.type === 'authentication') this.#setRefused(l.t('signedOut'));
    else if (error.type === 'permission') this.#setRefused(l.t('notAllowed', { scope: scope ?? 'revenue:write' }));
    else if (isRefusal(error)) this.#setRefused(l.t('refused', { reason: error.message }), this.#periodOf(error));
    else this.#setRefused(l.t('notSent'));
  }

  /** Returns the period that a refusal refers to by its index. */
  #periodOf({ message, fields }: StorefrontError): string | undefined {
    const index = /revenueDistributions\.(\d{1,4})\b/.exec([message, ...fields.map(({ field }) => field)].join(' '))?.[1];
    return index === undefined ? undefined : this.plan?.input.revenueDistributions?.[Number(index)]?.accountingPeriodName;
  }

  /** Shows a refusal. The change was definitely not applied. */
  #setRefused(problem: string, period?: string): void {
    this.refusedPeriod = period;
    this.problem = problem;
    this.#setStatus('refused', problem);
  }

  /** Shows the effect on a schedule that was changed elsewhere. The user must confirm the distribution again. */
  #conflict(current: ScheduleDetail, problem: string): void {
    this.detail = current;
    this.problem = problem;
    const isPlanned = this.isUndo ? this.#planUndoing() : this.#planByRule();
    if (isPlanned) this.#setStatus('conflict', this.problem);
    else this.#options.onChange(this.problem, HEADING);
  }

  #setStatus(status: RedistributionStatus, announcement: string): void {
    this.status = status;
    this.#options.onChange(announcement, HEADING);
  }

  #planUndoing(): boolean {
    const { l } = this.#options;
    const undoPlan = planUndo(this.detail, this.currency, (number) => l.t('undoNotes', { number }));
    this.plan = 'reason' in undoPlan ? undefined : undoPlan;
    this.status = this.plan ? 'previewing' : 'refused';
    if ('reason' in undoPlan) this.problem = undoProblemText(l, undoPlan);
    return this.plan !== undefined;
  }

  /** Calculates the plan for the entered rule. If the rule cannot be applied, shows the problems and returns false. */
  #planByRule(): boolean {
    const { l } = this.#options;
    const { draft, currency } = this;
    this.refusedPeriod = undefined;
    this.problem = this.status === 'submitting' || this.status === 'checking' ? this.problem : '';
    const rule = parseRule(draft, this.detail, { name: l.t(draft.kind), locale: l.locale, currency });
    this.problems = rule.problems ?? new Map();
    const [invalidField] = this.problems.keys();
    if (rule.problems) {
      this.status = 'editing';
      this.#options.onChange('', invalidField === undefined ? HEADING : `[id="${invalidField}"]`);
      return false;
    }
    try {
      this.plan = planByModel(rule.model, rule.basis, this.detail, draft.notes.trim());
      return true;
    } catch (error) {
      this.problem = l.t('ruleRefused', { reason: error instanceof Error ? error.message : '' });
      this.status = 'editing';
      this.#options.onChange(this.problem, HEADING);
      return false;
    }
  }
}

/** Returns a message that explains why the last distribution cannot be undone. */
export function undoProblemText(
  l: FullLocalizer<RevenueScheduleMessages>,
  problem: Extract<ReturnType<typeof planUndo>, { reason: string }>,
): string {
  if (problem.reason !== 'closed') return l.t(problem.reason === 'first' ? 'undoFirst' : 'undoNothing');
  const periods = new Intl.ListFormat(l.locale, { type: 'conjunction' }).format(problem.periods);
  return l.t('undoClosed', { periods, count: problem.periods.length });
}
