import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { isPositiveMoney } from '../../../../api/money/money.js';
import { changeSubscription, quoteChange as quoteRow } from '../../../../api/operations/storefront/changes.js';
import { getCatalog } from '../../../../api/operations/storefront/catalog.js';
import { listInvoices } from '../../../../api/operations/storefront/invoices.js';
import { listPaymentMethods } from '../../../../api/operations/storefront/payment-methods.js';
import { getProfile } from '../../../../api/operations/storefront/profile.js';
import { getTimeline, listSubscriptions } from '../../../../api/operations/storefront/subscriptions.js';
import type { CatalogRequest } from '../../../../api/schemas/storefront/catalog.js';
import type { ChangeQuote, ChangeQuoteRequest, ChangeRequest, ChangeResult } from '../../../../api/schemas/storefront/changes.js';
import type { Subscription, Subscriptions } from '../../../../api/schemas/storefront/subscriptions.js';
import { announce } from '../../../base/announce.js';
import { notice } from '../../../primitives/notice.js';
import { GatewaySubmission } from '../../connection/gateway-submission.js';
import { Resource } from '../../connection/resource.js';
import { taskFrame, type TaskButton } from '../../tasks/frame.js';
import { progressOf, taskStateOf, type Progress } from '../../tasks/progress.js';
import { TaskScope } from '../../tasks/task-scope.js';
import { TASK_HEADING } from '../../tasks/task-place.js';
import type { Task, TaskState } from '../../tasks/task.js';
import { changeName } from '../pending-change.js';
import { quoteChange, subscriptionChange } from './conflict.js';
import { contextOf } from './context.js';
import { renderChosen } from './chosen.js';
import { effectSentences } from './effect.js';
import { afterChange, beforeChange, type Told } from './events.js';
import type { ChangeForm, FormContext } from './form.js';
import { renderDone } from './done.js';
import { Payer } from './payer.js';
import { quoteProblem } from './quote-problem.js';
import { ChangeQuotes } from './quotes.js';
import type { ChangeTaskSettings } from './settings.js';

/** One change of a subscription, from what is asked to what became of it. */
export class ChangeTask implements Task<Subscriptions>, ReactiveController {
  readonly #settings: ChangeTaskSettings;
  readonly #scope: TaskScope;
  readonly #quotes: ChangeQuotes;
  readonly #catalog: Resource<CatalogRequest, NonNullable<FormContext['catalog']>>;
  readonly #payer: Payer;
  readonly #submission: GatewaySubmission<ChangeRequest, ChangeResult>;
  readonly #context: FormContext;
  /** The form that is shown, above those to which back leads. */
  readonly #forms: ChangeForm[];
  /** The subscription that the person has seen. */
  #seen: Subscription;
  /** The quote that was confirmed last. */
  #confirmed: ChangeQuote | undefined;
  #vetoed = false;
  #wasDone = false;
  /** What takes the focus as soon as it is there. */
  #focus: string | undefined;
  /** What was sent last, for telling the page. */
  #intent = '';

  constructor(settings: ChangeTaskSettings, seen: Subscription) {
    this.#settings = settings;
    this.#seen = seen;
    this.#scope = new TaskScope(settings.host, settings.connection);
    const { connection, number } = settings;
    const scope = this.#scope.owner;
    this.#catalog = new Resource(scope, connection, getCatalog, () => ({ currency: seen.currency, locale: settings.speech.l.locale }));
    this.#payer = new Payer(this.#scope, settings.host, settings.speech, {
      subscription: () => this.#subscription,
      focus: (selector) => (this.#focus = selector),
    });
    this.#context = this.#makeContext();
    this.#forms = [settings.make(this.#context)];
    this.#submission = new GatewaySubmission(scope, connection, {
      row: changeSubscription,
      name: () => changeName(number),
      persisted: true,
      invalidates: [listSubscriptions, getTimeline, listInvoices, getProfile, listPaymentMethods, quoteRow],
      onDone: (result, { requestId }) => void announce(settings.host, afterChange(this.#told, result, settings.speech.l, requestId)),
    });
    this.#quotes = new ChangeQuotes(
      scope,
      connection,
      () => (this.#submission.status === 'done' || this.#submission.isUnderWay ? undefined : this.#form.change()),
      (change) => this.#ask(change),
    );
    scope.addController(this);
  }

  get #form(): ChangeForm {
    const form = this.#forms.at(-1);
    if (!form) throw new Error('a task always has a form');
    return form;
  }

  get #subscription(): Subscription {
    const { data, number } = this.#settings;
    return data()?.subscriptions.find(({ subscriptionNumber }) => subscriptionNumber === number) ?? this.#seen;
  }

  get state(): TaskState {
    return taskStateOf(this.#submission, this.#conflict() !== undefined);
  }

  get said(): string {
    const { l } = this.#settings.speech;
    const { status, result } = this.#submission;
    if (status === 'done' && result) return this.#form.done(result).heading;
    const conflict = this.#conflict();
    if (conflict !== undefined && !this.#submission.isUnderWay) return conflict;
    const { text } = this.#progress();
    if (text !== '') return text;
    if (this.#vetoed) return l.t('vetoed');
    const entered = this.#payer.said || this.#form.said?.();
    if (entered) return entered;
    if (!this.#form.change()) return '';
    const problem = quoteProblem(this.#quotes.error, l);
    if (problem !== undefined) return problem;
    const quote = this.#quotes.current;
    return quote ? effectSentences(quote, { l, today: this.#context.today }).join(' ') : l.t('working');
  }

  isAbout({ subscriptions }: Subscriptions): boolean {
    return subscriptions.some(({ subscriptionNumber }) => subscriptionNumber === this.#settings.number);
  }

  hostUpdate(): void {
    // After a reload it is known from what was kept.
    this.#intent = this.#submission.request?.change.intent ?? this.#intent;
    const isDone = this.#submission.status === 'done';
    // The button that was pressed goes.
    if (isDone && !this.#wasDone) this.#focus = `#${TASK_HEADING}`;
    this.#wasDone = isDone;
  }

  hostUpdated(): void {
    if (this.#focus === undefined) return;
    const wanted = this.#settings.host.renderRoot.querySelector<HTMLElement>(this.#focus);
    if (wanted) this.#focus = undefined;
    wanted?.focus();
  }

  end(): void {
    this.#scope.end();
  }

  render(): TemplateResult {
    const { speech, opening } = this.#settings;
    const { status, result } = this.#submission;
    const form = this.#form;
    if (status === 'done' && result) return renderDone(result, form.done(result), { speech, close: opening.close, quote: this.#confirmed });
    const conflict = this.#submission.isUnderWay ? undefined : this.#conflict();
    return html`${taskFrame({
      l: speech.tasks,
      heading: form.heading,
      lead: form.lead,
      backLabel: form.backLabel,
      back: () => this.#back(),
      content: html`${form.render()}${this.#renderEffect(form)}${this.#payer.render(this.#isDue)}${form.renderBefore?.() ?? nothing}`,
      notice: conflict === undefined ? this.#renderNotice() : notice({ kind: 'warning', text: conflict }),
      buttons: this.#buttons(form),
      equal: form.keep !== undefined,
    })}
    ${form.renderAfter?.() ?? nothing}`;
  }

  #makeContext(): FormContext {
    const { speech, host, data } = this.#settings;
    return contextOf({
      speech,
      payer: this.#payer,
      data,
      quotes: () => this.#quotes,
      subscription: () => this.#subscription,
      catalog: () => this.#catalog.snapshot.data,
      update: () => {
        // Something else is wanted now: what was said of the last attempt is over.
        this.#confirmed = undefined;
        this.#seen = this.#subscription;
        this.#vetoed = false;
        this.#payer.forget();
        this.#submission.reset();
        host.requestUpdate();
      },
      focus: (selector) => (this.#focus = selector),
      show: (make) => {
        this.#forms.push(make(this.#context));
        this.#submission.reset();
        this.#focusHeading();
      },
    });
  }

  #ask(change: ChangeQuoteRequest['change']): ChangeQuoteRequest | undefined {
    const { number, speech } = this.#settings;
    const { version } = this.#subscription;
    return version === undefined ? undefined : { number, version, change, locale: speech.l.locale };
  }

  /** What is another by now than when the person looked at it, in words. */
  #conflict(): string | undefined {
    const { l, words } = this.#settings.speech;
    if (this.#submission.status === 'done') return undefined;
    const changed = subscriptionChange(this.#seen, this.#subscription, l, words) ?? quoteChange(this.#confirmed, this.#quotes.current, l);
    if (changed !== undefined) return changed;
    return this.#submission.problem?.code === 'quote-changed' ? l.t('quoteChangedOtherwise') : undefined;
  }

  #progress(): Progress {
    const { speech, signInHref, onSignIn } = this.#settings;
    return progressOf(this.#submission, {
      l: speech.tasks,
      signInHref: signInHref(),
      onSignIn,
      refusal: ({ code }) => {
        if (code === 'not-now') return speech.l.t('quoteNotNow');
        return code === 'subscription-changed' ? speech.l.t('subscriptionChangedOtherwise') : undefined;
      },
    });
  }

  #renderNotice(): TemplateResult | typeof nothing {
    if (this.#vetoed) return notice({ kind: 'warning', text: this.#settings.speech.l.t('vetoed') });
    return this.#progress().notice;
  }

  #renderEffect(form: ChangeForm): TemplateResult | typeof nothing {
    const { speech, isPossible } = this.#settings;
    return renderChosen({
      speech,
      today: this.#context.today,
      quotes: this.#quotes,
      chosen: form.change() !== undefined,
      possible: isPossible(this.#subscription),
      confirmed: this.#confirmed,
      underWay: this.#submission.isUnderWay,
    });
  }

  /** Whether something has to be paid now for what is chosen. */
  get #isDue(): boolean {
    const quote = this.#quotes.current ?? this.#quotes.last;
    return !this.#submission.isUnderWay && this.#form.change() !== undefined && quote !== undefined && isPositiveMoney(quote.dueNow.total);
  }

  #buttons(form: ChangeForm): TaskButton[] {
    const { close } = this.#settings.opening;
    const { status, isUnderWay } = this.#submission;
    const quote = isUnderWay ? this.#confirmed : this.#quotes.current;
    const shown = quote ?? this.#quotes.last;
    const buttons: TaskButton[] = [];
    if (shown && (form.change() || isUnderWay)) {
      buttons.push({
        label: form.confirm(shown),
        primary: true,
        busy: status === 'sending',
        disabled: !quote || isUnderWay || status === 'offline' || (this.#isDue && this.#payer.isMissing),
        onClick: () => this.#send(form, quote),
      });
    }
    if (form.keep !== undefined) buttons.push({ label: form.keep, disabled: status === 'sending', onClick: close });
    return buttons;
  }

  get #told(): Told {
    return { number: this.#settings.number, intent: this.#intent };
  }

  #send(form: ChangeForm, quote: ChangeQuote | undefined): void {
    const { host, speech } = this.#settings;
    const change = form.change();
    const asked = change && this.#ask(change);
    if (!asked || !quote) return;
    this.#intent = change.intent;
    this.#vetoed = !host.dispatchEvent(beforeChange(this.#told, quote, speech.l));
    host.requestUpdate();
    if (this.#vetoed) return;
    this.#confirmed = quote;
    this.#seen = this.#subscription;
    const method = isPositiveMoney(quote.dueNow.total) ? this.#payer.id : undefined;
    this.#submission.send((intentId) => ({
      ...asked,
      change: form.confirmed?.(asked.change) ?? asked.change,
      intentId,
      quote: quote.fingerprint,
      ...(method === undefined ? {} : { paymentMethodId: method }),
    }));
  }

  #back(): void {
    if (this.#submission.status === 'sending') return;
    if (this.#forms.length === 1) {
      this.#settings.opening.close();
      return;
    }
    this.#forms.pop();
    this.#confirmed = undefined;
    this.#submission.reset();
    this.#focusHeading();
  }

  #focusHeading(): void {
    const { host } = this.#settings;
    host.requestUpdate();
    void host.updateComplete.then(() => host.renderRoot.querySelector<HTMLElement>(`#${TASK_HEADING}`)?.focus());
  }
}
