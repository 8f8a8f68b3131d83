import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { isPositiveMoney } from '../../../../api/money/money.js';
import { changeSubscription } from '../../../../api/operations/storefront/changes.js';
import { getCatalog } from '../../../../api/operations/storefront/catalog.js';
import type { CatalogRequest } from '../../../../api/schemas/storefront/catalog.js';
import type { ChangeQuote, ChangeQuoteRequest, ChangeRequest, ChangeResult } from '../../../../api/schemas/storefront/changes.js';
import type { Subscription, Subscriptions } from '../../../../api/schemas/storefront/subscriptions.js';
import { announce } from '../../../base/announce.js';
import { notice } from '../../../primitives/notice.js';
import { GatewaySubmission } from '../../connection/gateway-submission.js';
import { Resource } from '../../connection/resource.js';
import { taskFrame, type TaskButton } from '../../tasks/task-frame.js';
import { taskProgress, taskStateOf, type TaskProgress } from '../../tasks/task-progress.js';
import { TaskScope } from '../../tasks/task-scope.js';
import { focusTaskHeading, TASK_HEADING } from '../../tasks/task-controller.js';
import type { Task, TaskState } from '../../tasks/task.js';
import { changeName } from '../pending-change.js';
import { quoteConflictText, subscriptionConflictText } from './conflict-text.js';
import { createFormContext } from './form-context.js';
import { renderChosenEffect } from './chosen-effect.js';
import { effectSentences } from './change-effect.js';
import { afterChange, beforeChange, type ChangeIdentity } from './change-events.js';
import type { ChangeForm, FormContext } from './change-form.js';
import { renderChangeResult } from './change-result.js';
import { PaymentMethodChoice } from './payment-method-choice.js';
import { isOfferRefusal, quoteErrorText } from './quote-error-text.js';
import { ChangeQuotes } from './change-quotes.js';
import type { ChangeTaskSettings } from './change-task-settings.js';

/** Task that changes a subscription, from the form to the result. */
export class ChangeTask implements Task<Subscriptions>, ReactiveController {
  readonly #settings: ChangeTaskSettings;
  readonly #scope: TaskScope;
  readonly #quotes: ChangeQuotes;
  readonly #catalog: Resource<CatalogRequest, NonNullable<FormContext['catalog']>>;
  readonly #methodChoice: PaymentMethodChoice;
  readonly #submission: GatewaySubmission<ChangeRequest, ChangeResult>;
  readonly #context: FormContext;
  /** Stack of forms. The last form is shown; the back button returns to the one before. */
  readonly #forms: ChangeForm[];
  /** Subscription as the user has seen it. */
  #seen: Subscription;
  #confirmed: ChangeQuote | undefined;
  #vetoed = false;
  #wasDone = false;
  /** Selector of the element to focus once it is rendered. */
  #focus: string | undefined;
  /** Last intent that was sent, for the page's events. */
  #intent = '';

  constructor(settings: ChangeTaskSettings, seen: Subscription) {
    this.#settings = settings;
    this.#seen = seen;
    this.#scope = new TaskScope(settings.host, settings.connection);
    const { connection, number } = settings;
    const scope = this.#scope.owner;
    this.#catalog = new Resource(scope, connection, getCatalog, () => ({ currency: seen.currency, locale: settings.localizers.l.locale }));
    this.#methodChoice = new PaymentMethodChoice(this.#scope, settings.host, settings.localizers, {
      subscription: () => this.#subscription,
      focus: (selector) => (this.#focus = selector),
    });
    this.#context = this.#makeContext();
    this.#forms = [settings.createForm(this.#context)];
    this.#submission = new GatewaySubmission(scope, connection, {
      row: changeSubscription,
      name: () => changeName(number),
      persisted: true,
      onDone: (result, { requestId }) =>
        void announce(settings.host, afterChange(this.#identity, result, settings.localizers.l, requestId)),
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

  get announcement(): string {
    const { l } = this.#settings.localizers;
    const { status, result } = this.#submission;
    if (status === 'done' && result) return this.#form.done(result).heading;
    const conflict = this.#conflict();
    if (conflict !== undefined && !this.#submission.isUnderWay) return conflict;
    const { text } = this.#progress();
    if (text !== '') return text;
    if (this.#vetoed) return l.t('vetoed');
    const entered = this.#methodChoice.announcement || this.#form.announcement?.();
    if (entered) return entered;
    if (!this.#form.change()) return '';
    const problem = quoteErrorText(this.#quotes.error, l);
    if (problem !== undefined) return problem;
    const quote = this.#quotes.current;
    return quote ? effectSentences(quote, { l, today: this.#context.today }).join(' ') : l.t('working');
  }

  appliesTo({ subscriptions }: Subscriptions): boolean {
    return subscriptions.some(({ subscriptionNumber }) => subscriptionNumber === this.#settings.number);
  }

  hostUpdate(): void {
    // After a reload, the intent comes from the persisted request.
    this.#intent = this.#submission.request?.change.intent ?? this.#intent;
    const isDone = this.#submission.status === 'done';
    // Moves the focus, because the clicked button disappears.
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
    const { localizers, opening } = this.#settings;
    const { status, result } = this.#submission;
    const form = this.#form;
    if (status === 'done' && result)
      return renderChangeResult(result, form.done(result), { localizers, close: opening.close, quote: this.#confirmed });
    const conflict = this.#submission.isUnderWay ? undefined : this.#conflict();
    return html`${taskFrame({
      l: localizers.tasks,
      heading: form.heading,
      lead: form.lead,
      backLabel: form.backLabel,
      back: () => this.#back(),
      content: html`${form.render()}${this.#renderEffect(form)}${this.#methodChoice.render(this.#isDue)}${form.renderBefore?.() ?? nothing}`,
      notice: conflict === undefined ? this.#renderNotice() : notice({ kind: 'warning', text: conflict }),
      buttons: this.#buttons(form),
      equal: form.keepLabel !== undefined,
    })}
    ${form.renderAfter?.() ?? nothing}`;
  }

  #makeContext(): FormContext {
    const { localizers, host, data } = this.#settings;
    return createFormContext({
      localizers,
      methodChoice: this.#methodChoice,
      data,
      quotes: () => this.#quotes,
      subscription: () => this.#subscription,
      catalog: () => this.#catalog.snapshot.data,
      update: () => {
        // A new choice clears the result of the last attempt.
        this.#confirmed = undefined;
        this.#seen = this.#subscription;
        this.#vetoed = false;
        this.#methodChoice.forget();
        this.#submission.reset();
        host.requestUpdate();
      },
      focus: (selector) => (this.#focus = selector),
      show: (createForm) => {
        this.#forms.push(createForm(this.#context));
        this.#submission.reset();
        focusTaskHeading(this.#settings.host);
      },
    });
  }

  #ask(change: ChangeQuoteRequest['change']): ChangeQuoteRequest | undefined {
    const { number, localizers } = this.#settings;
    const { version } = this.#subscription;
    return version === undefined ? undefined : { number, version, change, locale: localizers.l.locale };
  }

  /** Describes what has changed since the user last saw the subscription. */
  #conflict(): string | undefined {
    const { l, subscriptionsLocalizer } = this.#settings.localizers;
    if (this.#submission.status === 'done') return undefined;
    const changed =
      subscriptionConflictText(this.#seen, this.#subscription, l, subscriptionsLocalizer) ??
      quoteConflictText(this.#confirmed, this.#quotes.current, l);
    if (changed !== undefined) return changed;
    return this.#submission.problem?.code === 'quote-changed' ? l.t('quoteChangedOtherwise') : undefined;
  }

  #progress(): TaskProgress {
    const { localizers, signInHref, onSignIn } = this.#settings;
    return taskProgress(this.#submission, {
      l: localizers.tasks,
      signInHref: signInHref(),
      onSignIn,
      refusal: ({ code }) => {
        if (code === 'not-now') return localizers.l.t('quoteNotNow');
        if (isOfferRefusal(code)) return localizers.l.t('offerExpired');
        return code === 'subscription-changed' ? localizers.l.t('subscriptionChangedOtherwise') : undefined;
      },
    });
  }

  #renderNotice(): TemplateResult | typeof nothing {
    if (this.#vetoed) return notice({ kind: 'warning', text: this.#settings.localizers.l.t('vetoed') });
    return this.#progress().notice;
  }

  #renderEffect(form: ChangeForm): TemplateResult | typeof nothing {
    const { localizers, isPossible } = this.#settings;
    return renderChosenEffect({
      localizers,
      today: this.#context.today,
      quotes: this.#quotes,
      chosen: form.change() !== undefined,
      possible: isPossible(this.#subscription),
      confirmed: this.#confirmed,
      underWay: this.#submission.isUnderWay,
    });
  }

  /** True if the chosen change is due now. */
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
        disabled: !quote || isUnderWay || status === 'offline' || (this.#isDue && this.#methodChoice.isMissing),
        onClick: () => this.#send(form, quote),
      });
    }
    if (form.keepLabel !== undefined) buttons.push({ label: form.keepLabel, disabled: status === 'sending', onClick: close });
    return buttons;
  }

  get #identity(): ChangeIdentity {
    return { number: this.#settings.number, intent: this.#intent };
  }

  #send(form: ChangeForm, quote: ChangeQuote | undefined): void {
    const { host, localizers } = this.#settings;
    const change = form.change();
    const asked = change && this.#ask(change);
    if (!asked || !quote) return;
    this.#intent = change.intent;
    this.#vetoed = !host.dispatchEvent(beforeChange(this.#identity, quote, localizers.l));
    host.requestUpdate();
    if (this.#vetoed) return;
    this.#confirmed = quote;
    this.#seen = this.#subscription;
    const method = isPositiveMoney(quote.dueNow.total) ? this.#methodChoice.id : undefined;
    this.#submission.send((intentId) => ({
      ...asked,
      change: form.complete?.(asked.change) ?? asked.change,
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
    const { problem } = this.#submission;
    this.#forms.pop();
    this.#confirmed = undefined;
    this.#submission.reset();
    focusTaskHeading(this.#settings.host);
    // The quote of the cancellation is too old to accept its offers.
    if (problem && isOfferRefusal(problem.code)) void this.#settings.host.updateComplete.then(() => this.#quotes.refresh());
  }
}
