import type { LitElement } from 'lit';
import type { Client } from '../../../api/client.js';
import type { StorefrontError } from '../../../api/errors.js';
import type { FullLocalizer } from '../../locales/full-localizer.js';
import { failure, isRefusal } from '../objects/failures.js';
import { balanceOf, readBalance, runAgain } from './balance-desk.js';
import { NOTHING_TYPED, typedPeriods, wrongFields, type Field, type Typed } from './create-form.js';
import { doWork } from './do-work.js';
import { selector } from './list.js';
import type { AccountingPeriodsMessages } from '../../../generated/locales/accounting-periods.js';
import type { Period } from './period.js';
import { PeriodSource } from './source.js';
import { StepTaker } from './take-step.js';
import type { BalanceView, View } from './views.js';
import { asItIsNow, asRead, closingOf, creationOf, nextStep, reopeningOf, type Work } from './work.js';

export interface BooksOptions {
  readonly host: LitElement;
  readonly l: FullLocalizer<AccountingPeriodsMessages>;
  /** Whether the session may read files, in which trial balances come. */
  readonly readsFiles: () => boolean;
  /** The period whose trial balance is shown first, if one is to be. */
  readonly begins: (all: readonly Period[]) => Period | undefined;
  /** Periods were closed, opened again or made. */
  readonly onChange: (work: Work) => void;
}

/** What somebody does with accounting periods: which there are, what is being done with them, and the trial balance that is looked at. */
export class Books {
  readonly #options: BooksOptions;
  #client: Client | undefined;
  #source: PeriodSource | undefined;
  #taker: StepTaker | undefined;
  /** Ends what was asked before something else was. */
  #reading = new AbortController();
  /** Ends what is done for a client that is no longer the element's. */
  #working = new AbortController();
  /** Where somebody goes back to from a trial balance. */
  #before: View = { kind: 'list' };
  /** Whether the trial balance that the element is there for was shown. */
  #hasBegun = false;
  /** What was pressed last in the list, where the focus goes back to. */
  #opener = '';

  view: View = { kind: 'list' };
  periods: readonly Period[] | undefined;
  error: StorefrontError | undefined;
  /** What was typed and is to be mended before it can be sent. */
  wrong: readonly Field[] = [];
  /** What is to be said once. */
  said = '';
  /** Where the focus goes; a new count asks for it. */
  focus = { count: 0, selector: '' };

  constructor(options: BooksOptions) {
    this.#options = options;
  }

  /** Works for a client from now on; true if it is another one. */
  use(client: Client | undefined): boolean {
    if (client === this.#client) return false;
    this.#client = client;
    this.#source = client && new PeriodSource(client);
    this.#working.abort();
    this.#working = new AbortController();
    this.#taker = this.#source && new StepTaker(this.#options.host, this.#source, this.#working.signal);
    this.view = { kind: 'list' };
    this.periods = this.error = undefined;
    this.#hasBegun = false;
    this.said = '';
    return true;
  }

  async list(): Promise<void> {
    const source = this.#source;
    if (!source) return;
    const { l } = this.#options;
    const signal = this.#read();
    this.error = undefined;
    try {
      this.periods = await source.list(signal);
      await this.#begin(this.periods);
    } catch (cause) {
      if (signal.aborted) return;
      this.error = failure(cause);
      this.said = isRefusal(this.error) ? l.t('refusedRead', { reason: this.error.message }) : l.t('loadFailed');
    }
    this.#draw();
  }

  /** Shows the trial balance that the element is there for; what somebody is doing stays. */
  async #begin(all: readonly Period[]): Promise<void> {
    const { view } = this;
    const period = this.#options.begins(all);
    const isThere = view.kind === 'balance' && view.balance.period.id === period?.id;
    if (!period || view.kind === 'work' || isThere || (view.kind === 'list' && this.#hasBegun)) return;
    this.#hasBegun = true;
    this.view = { kind: 'balance', balance: balanceOf(period) };
    await this.#readBalance(period);
  }

  askClose(periods: readonly Period[], name: string, opener: string): void {
    this.#opener = opener;
    this.#ask({ what: 'close', name, parts: periods.map(closingOf), status: 'asking', text: '' });
  }

  askReopen(period: Period, opener: string): void {
    this.#opener = opener;
    this.#ask({ what: 'reopen', name: period.name, parts: [reopeningOf(period)], status: 'asking', text: '' });
  }

  askCreate(opener: string): void {
    this.#opener = opener;
    const typed = { ...NOTHING_TYPED, count: '12', from: `${new Date().getFullYear()}-01-01` };
    this.#ask({ what: 'create', name: '', status: 'asking', text: '', ...this.#creation(typed) }, typed);
  }

  type(change: Partial<Typed>): void {
    const { view } = this;
    if (view.kind !== 'work') return;
    const typed = { ...view.typed, ...change };
    this.wrong = [];
    this.view = { ...view, typed, work: { ...view.work, ...this.#creation(typed) } };
    this.#draw();
  }

  /** Does what was asked for, or goes on with it. */
  async confirm(): Promise<void> {
    const { view } = this;
    const source = this.#source;
    if (view.kind !== 'work' || !source) return;
    const { work } = view;
    this.wrong = work.what === 'create' && work.status === 'asking' ? wrongFields(view.typed, this.periods ?? []) : [];
    if (this.wrong[0]) return this.#focusOn(`#${this.wrong[0]}`);
    const { l } = this.#options;
    const { signal } = this.#working;
    this.#show({ ...work, status: 'sending', text: '' }, l.t('sending'));
    try {
      this.periods = await source.list(signal);
    } catch {
      if (!signal.aborted) this.#stop({ ...work, status: 'stopped', text: l.t('notSent') });
      return;
    }
    const now = asItIsNow(work, this.periods);
    if (now === work) return this.#goOn(source, asRead(work, this.periods), 'take');
    const left = nextStep(now);
    this.#stop({ ...now, status: left ? 'asking' : 'done', text: l.t(left ? 'changedMeanwhile' : 'nothingLeft') });
  }

  /** Looks once more what has become of a step that nobody knows of, and goes on. */
  async lookAgain(): Promise<void> {
    const { view } = this;
    const source = this.#source;
    if (view.kind === 'work' && view.work.status === 'unsure' && source) await this.#goOn(source, view.work, 'check');
  }

  /** Shows the trial balance of a period. */
  async showBalance(period: Period, opener: string): Promise<void> {
    if (this.view.kind !== 'balance') this.#before = this.view;
    if (this.view.kind === 'list') this.#opener = opener;
    this.said = '';
    this.view = { kind: 'balance', balance: balanceOf(period) };
    this.#focusOn();
    await this.#readBalance(period);
  }

  /** Reads the period that is looked at, and its trial balance, again. */
  async reloadBalance(): Promise<void> {
    const { view } = this;
    const source = this.#source;
    if (view.kind !== 'balance' || !source) return;
    const { period } = view.balance;
    this.view = { kind: 'balance', balance: balanceOf(period) };
    this.#focusOn();
    const now = await source.get(period.id, this.#working.signal).catch(() => period);
    this.#keep(now);
    await this.#readBalance(now);
  }

  /** Runs the trial balance that is looked at, again if there is one. */
  async runBalance(): Promise<void> {
    const { view } = this;
    const source = this.#source;
    const taker = this.#taker;
    if (view.kind !== 'balance' || !source || !taker) return;
    const { balance } = view;
    const { l } = this.#options;
    const { signal } = this.#working;
    const tell = (running: BalanceView['running'], text: string, said = text): void => {
      if (this.view.kind === 'balance') this.view = { kind: 'balance', balance: { ...this.view.balance, running, text } };
      this.said = said;
      this.#draw();
    };
    const end = await runAgain({ l, source, taker, signal, tell }, balance);
    if (signal.aborted || this.view.kind !== 'balance' || !end) return;
    this.#keep(end);
    await this.#readBalance(end, l.t('balanceRan'));
    this.#focusOn();
  }

  /** Goes back to where this was begun. */
  back(): void {
    const { view } = this;
    this.said = '';
    if (view.kind === 'balance' && this.#before.kind === 'work') {
      this.view = this.#before;
      this.#before = { kind: 'list' };
      return this.#focusOn(selector('balance', view.balance.period.id));
    }
    this.view = { kind: 'list' };
    this.#focusOn(this.#opener);
  }

  #ask(work: Work, typed = NOTHING_TYPED): void {
    this.said = '';
    this.wrong = [];
    this.view = { kind: 'work', work, typed };
    this.#focusOn();
  }

  #creation(typed: Typed): Pick<Work, 'parts' | 'calendar'> {
    const { periods, calendar } = typedPeriods(typed, this.periods ?? []);
    return { parts: periods.map(creationOf), calendar };
  }

  async #goOn(source: PeriodSource, work: Work, begin: 'take' | 'check'): Promise<void> {
    const { l, readsFiles, onChange } = this.#options;
    const taker = this.#taker;
    if (!taker) return;
    const ended = await doWork(
      {
        l,
        source,
        taker,
        signal: this.#working.signal,
        readsFiles: readsFiles(),
        show: (now, said) => this.#show(now, said),
        keep: (period) => this.#keep(period),
      },
      work,
      begin,
    );
    if (!ended) return;
    this.#stop(ended);
    if (!ended.parts.some(({ steps }) => steps.some(({ status }) => status === 'done'))) return;
    onChange(ended);
    void this.#refresh();
  }

  #stop(work: Work): void {
    this.#show(work, work.text);
    this.#focusOn();
  }

  #show(work: Work, said: string): void {
    const { view } = this;
    if (view.kind !== 'work') return;
    this.view = { ...view, work };
    this.said = said;
    this.#draw();
  }

  async #readBalance(period: Period, said = ''): Promise<void> {
    const source = this.#source;
    if (!source) return;
    const signal = this.#read();
    const balance = await readBalance(this.#options.l, source, period, signal);
    if (signal.aborted || this.view.kind !== 'balance') return;
    this.view = { kind: 'balance', balance };
    this.said = balance.text || said;
    this.#draw();
  }

  /** Keeps what is known of a period now, in the list too. */
  #keep(period: Period): void {
    this.periods = this.periods?.map((one) => (one.id === period.id ? period : one));
  }

  /** Brings the list up to date behind what is shown; if that fails, the older one stays, and the next change reads it again. */
  async #refresh(): Promise<void> {
    this.periods = (await this.#source?.list(this.#working.signal).catch(() => undefined)) ?? this.periods;
    this.#draw();
  }

  #read(): AbortSignal {
    this.#reading.abort();
    this.#reading = new AbortController();
    return this.#reading.signal;
  }

  #focusOn(selector = '[data-heading]'): void {
    this.focus = { count: this.focus.count + 1, selector };
    this.#draw();
  }

  #draw(): void {
    this.#options.host.requestUpdate();
  }
}
