import type { LitElement } from 'lit';
import type { Client } from '../../../api/client.js';
import type { StorefrontError } from '../../../api/errors.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { toStorefrontError, isRefusal } from '../objects/errors.js';
import { newBalanceView, loadBalance, runBalance } from './balance-actions.js';
import { EMPTY_INPUTS, invalidFields, plainInputs, toNewPeriods, type NewPeriodsField, type NewPeriodsInputs } from './new-periods-form.js';
import { runOperation } from './run-operation.js';
import { buttonSelector } from './period-list.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import type { AccountingPeriod } from './period.js';
import { PeriodSource } from './source.js';
import { StepRunner } from './step-runner.js';
import { openBalance, type BalanceView, type PeriodsView } from './views.js';
import { rebaseOperation, withCurrentPeriods, closeSteps, createSteps, nextStep, reopenSteps, type PeriodOperation } from './operation.js';

interface PeriodsControllerOptions {
  readonly host: LitElement;
  readonly l: FullLocalizer<AccountingPeriodsMessages>;
  /** True if the session may read files. Trial balances are files. */
  readonly canReadFiles: () => boolean;
  /** Returns the period whose trial balance is shown first, if any. */
  readonly initialBalance: (periods: readonly AccountingPeriod[]) => AccountingPeriod | undefined;
  /** Called after periods were closed, reopened or created. */
  readonly onChange: (operation: PeriodOperation) => void;
}

/** Controller of the periods: their list, the running operation and the open trial balance. */
export class PeriodsController {
  readonly #options: PeriodsControllerOptions;
  #client: Client | undefined;
  #source: PeriodSource | undefined;
  #runner: StepRunner | undefined;
  /** Aborts the running read when the next read starts. */
  #readAbort = new AbortController();
  /** Aborts the calls of the current client when another client is set. */
  #clientAbort = new AbortController();
  /** View to return to from a trial balance. */
  #previousView: PeriodsView = { kind: 'list' };
  /** True once the initial trial balance has been shown. */
  #hasShownInitialBalance = false;
  /** Selector of the list button that opened the current view. Gets the focus on return. */
  #openerSelector = '';

  view: PeriodsView = { kind: 'list' };
  periods: readonly AccountingPeriod[] | undefined;
  error: StorefrontError | undefined;
  /** Fields with invalid inputs. */
  invalidFields: readonly NewPeriodsField[] = [];
  /** Text for the live region. */
  announcement = '';
  /** Element that gets the focus after the next render. `count` increases with each request. */
  focusRequest = { count: 0, selector: '' };

  constructor(options: PeriodsControllerOptions) {
    this.#options = options;
  }

  /** Sets the client and discards all data of the previous one. Returns true if the client has changed. */
  setClient(client: Client | undefined): boolean {
    if (client === this.#client) return false;
    this.#client = client;
    this.#source = client && new PeriodSource(client);
    this.#clientAbort.abort();
    this.#clientAbort = new AbortController();
    this.#runner = this.#source && new StepRunner(this.#options.host, this.#source, this.#clientAbort.signal);
    this.view = { kind: 'list' };
    this.periods = this.error = undefined;
    this.#hasShownInitialBalance = false;
    this.announcement = '';
    return true;
  }

  async load(): Promise<void> {
    const source = this.#source;
    if (!source) return;
    const { l } = this.#options;
    const signal = this.#startReading();
    this.error = undefined;
    try {
      this.periods = await source.list(signal);
      await this.#showInitialBalance(this.periods);
    } catch (error) {
      if (signal.aborted) return;
      this.error = toStorefrontError(error);
      this.announcement = isRefusal(this.error) ? l.t('refusedRead', { reason: this.error.message }) : l.t('loadFailed');
    }
    this.#requestUpdate();
  }

  /** Shows the initial trial balance, unless another view is open. */
  async #showInitialBalance(periods: readonly AccountingPeriod[]): Promise<void> {
    const { view } = this;
    const period = this.#options.initialBalance(periods);
    const isShown = view.kind === 'balance' && view.balance.period.id === period?.id;
    if (!period || view.kind === 'operation' || isShown || (view.kind === 'list' && this.#hasShownInitialBalance)) return;
    this.#hasShownInitialBalance = true;
    this.view = { kind: 'balance', balance: newBalanceView(period) };
    await this.#loadBalance(period);
  }

  startClose(periods: readonly AccountingPeriod[], name: string, opener: string): void {
    this.#openerSelector = opener;
    this.#startOperation({ action: 'close', name, parts: periods.map(closeSteps), status: 'asking', text: '' });
  }

  startReopen(period: AccountingPeriod, opener: string): void {
    this.#openerSelector = opener;
    this.#startOperation({ action: 'reopen', name: period.name, parts: [reopenSteps(period)], status: 'asking', text: '' });
  }

  startCreate(opener: string): void {
    this.#openerSelector = opener;
    const inputs = { ...EMPTY_INPUTS, count: '12', from: `${new Date().getFullYear()}-01-01` };
    this.#startOperation({ action: 'create', name: '', status: 'asking', text: '', ...this.#createParts(inputs) }, inputs);
  }

  setInputs(change: Partial<NewPeriodsInputs>): void {
    const { view } = this;
    if (view.kind !== 'operation') return;
    const inputs = { ...view.inputs, ...change };
    this.invalidFields = [];
    this.view = { ...view, inputs, operation: { ...view.operation, ...this.#createParts(inputs) } };
    this.#requestUpdate();
  }

  /** Starts or continues the confirmed operation. */
  async confirm(): Promise<void> {
    const { view } = this;
    const source = this.#source;
    if (view.kind !== 'operation' || !source || !['asking', 'stopped'].includes(view.operation.status)) return;
    const { operation } = view;
    const { l } = this.#options;
    const hasForm = operation.action === 'create' && operation.status === 'asking';
    this.invalidFields = hasForm ? invalidFields(plainInputs(view.inputs, l.locale), this.periods ?? []) : [];
    if (this.invalidFields[0]) return this.#requestFocus(`#${this.invalidFields[0]}`);
    const { signal } = this.#clientAbort;
    this.#showProgress({ ...operation, status: 'sending', text: '' }, l.t('sending'));
    try {
      this.periods = await source.list(signal);
    } catch {
      if (!signal.aborted) this.#showResult({ ...operation, status: 'stopped', text: l.t('notSent') });
      return;
    }
    const current = rebaseOperation(operation, this.periods);
    if (current === operation) return this.#continueOperation(source, withCurrentPeriods(operation, this.periods), 'run');
    const remaining = nextStep(current);
    this.#showResult({ ...current, status: remaining ? 'asking' : 'done', text: l.t(remaining ? 'changedMeanwhile' : 'nothingLeft') });
  }

  /** Checks the uncertain step again and continues the operation. */
  async checkAgain(): Promise<void> {
    const { view } = this;
    const source = this.#source;
    if (view.kind === 'operation' && view.operation.status === 'unsure' && source)
      await this.#continueOperation(source, view.operation, 'check');
  }

  async showBalance(period: AccountingPeriod, opener: string): Promise<void> {
    if (this.view.kind !== 'balance') this.#previousView = this.view;
    if (this.view.kind === 'list') this.#openerSelector = opener;
    this.announcement = '';
    this.view = { kind: 'balance', balance: newBalanceView(period) };
    this.#requestFocus();
    await this.#loadBalance(period);
  }

  /** Reloads the open trial balance and its period. */
  async reloadBalance(): Promise<void> {
    const { view } = this;
    const source = this.#source;
    if (view.kind !== 'balance' || !source) return;
    const { period } = view.balance;
    this.view = { kind: 'balance', balance: newBalanceView(period) };
    this.#requestFocus();
    const current = await source.get(period.id, this.#clientAbort.signal).catch(() => period);
    this.#updatePeriod(current);
    await this.#loadBalance(current);
  }

  /** Runs the open trial balance, even if it has been run before. */
  async runBalance(): Promise<void> {
    const { view } = this;
    const [source, runner] = [this.#source, this.#runner];
    if (view.kind !== 'balance' || !source || !runner) return;
    const { l } = this.#options;
    const { signal } = this.#clientAbort;
    const onProgress = (running: BalanceView['running'], text: string, announcement = text): void => {
      const shown = openBalance(this.view, view.balance.period);
      if (!shown) return;
      this.view = { kind: 'balance', balance: { ...shown, running, text } };
      this.announcement = announcement;
      this.#requestUpdate();
    };
    const period = await runBalance({ l, source, runner, signal, onProgress }, view.balance);
    if (signal.aborted || !period) return;
    this.#updatePeriod(period);
    if (!openBalance(this.view, period)) return this.#requestUpdate();
    await this.#loadBalance(period, l.t('balanceRan'));
    this.#requestFocus();
  }

  /** Returns to the view from which the current one was opened. */
  back(): void {
    const { view } = this;
    this.announcement = '';
    if (view.kind === 'balance' && this.#previousView.kind === 'operation') {
      this.view = this.#previousView;
      this.#previousView = { kind: 'list' };
      return this.#requestFocus(buttonSelector('balance', view.balance.period.id));
    }
    this.view = { kind: 'list' };
    this.#requestFocus(this.#openerSelector);
  }

  #startOperation(operation: PeriodOperation, inputs = EMPTY_INPUTS): void {
    this.announcement = '';
    this.invalidFields = [];
    this.view = { kind: 'operation', operation, inputs };
    this.#requestFocus();
  }

  #createParts(inputs: NewPeriodsInputs): Pick<PeriodOperation, 'parts' | 'calendar'> {
    const { periods, calendar } = toNewPeriods(plainInputs(inputs, this.#options.l.locale), this.periods ?? []);
    return { parts: periods.map(createSteps), calendar };
  }

  async #continueOperation(source: PeriodSource, operation: PeriodOperation, firstAction: 'run' | 'check'): Promise<void> {
    const { l, canReadFiles, onChange } = this.#options;
    if (!this.#runner) return;
    const result = await runOperation(
      {
        l,
        source,
        runner: this.#runner,
        signal: this.#clientAbort.signal,
        canReadFiles: canReadFiles(),
        onProgress: (current, announcement) => this.#showProgress(current, announcement),
        onPeriodChange: (period) => this.#updatePeriod(period),
      },
      operation,
      firstAction,
    );
    if (!result) return;
    this.#showResult(result);
    if (!result.parts.some(({ steps }) => steps.some(({ status }) => status === 'done'))) return;
    onChange(result);
    void this.#refresh();
  }

  #showResult(operation: PeriodOperation): void {
    this.#showProgress(operation, operation.text);
    this.#requestFocus();
  }

  #showProgress(operation: PeriodOperation, announcement: string): void {
    const { view } = this;
    if (view.kind !== 'operation') return;
    this.view = { ...view, operation };
    this.announcement = announcement;
    this.#requestUpdate();
  }

  async #loadBalance(period: AccountingPeriod, announcement = ''): Promise<void> {
    const source = this.#source;
    if (!source) return;
    const signal = this.#startReading();
    const balance = await loadBalance(this.#options.l, source, period, signal);
    if (signal.aborted || this.view.kind !== 'balance') return;
    this.view = { kind: 'balance', balance };
    this.announcement = balance.text || announcement;
    this.#requestUpdate();
  }

  /** Replaces a period in the list. */
  #updatePeriod(period: AccountingPeriod): void {
    this.periods = this.periods?.map((candidate) => (candidate.id === period.id ? period : candidate));
  }

  /** Reloads the list without a loading state. Keeps the current list if loading fails. */
  async #refresh(): Promise<void> {
    this.periods = (await this.#source?.list(this.#clientAbort.signal).catch(() => undefined)) ?? this.periods;
    this.#requestUpdate();
  }

  #startReading(): AbortSignal {
    this.#readAbort.abort();
    this.#readAbort = new AbortController();
    return this.#readAbort.signal;
  }

  #requestFocus(selector = '[data-heading]'): void {
    this.focusRequest = { count: this.focusRequest.count + 1, selector };
    this.#requestUpdate();
  }

  #requestUpdate(): void {
    this.#options.host.requestUpdate();
  }
}
