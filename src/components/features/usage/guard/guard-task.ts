import { html, nothing, type TemplateResult } from 'lit';
import { minorDigits } from '../../../../api/money/minor-digits.js';
import { fractionDigits, isZero } from '../../../../api/decimal/decimal.js';
import { setUsageGuard } from '../../../../api/operations/storefront/usage.js';
import type { Usage, UsageGuardRequest, UsageGuards } from '../../../../api/schemas/storefront/usage.js';
import { StorefrontSignInRequiredEvent } from '../../../events/storefront-sign-in-required.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import { formatAmountInput, parseAmountInput } from '../../../locales/amount-input.js';
import { field } from '../../../primitives/field.styles.js';
import { selectField, textField } from '../../../primitives/field.js';
import { GatewaySubmission } from '../../connection/gateway-submission.js';
import { taskFrame, type TaskButton } from '../../tasks/task-frame.js';
import { tasksMessages } from '../../../../generated/locales/tasks.js';
import { taskProgress, taskStateOf, type TaskProgress, type TasksLocalizer } from '../../tasks/task-progress.js';
import type { Task, TaskState } from '../../tasks/task.js';
import type { TaskOpening } from '../../tasks/task-controller.js';
import { adoptStyles, type TaskScope } from '../../tasks/task-scope.js';
import { taskStyles } from '../../tasks/task.styles.js';
import { usageGuardMessages, type UsageGuardMessages } from '../../../../generated/locales/usage-guard.js';

/** Thresholds to choose from, in percent. */
const WARNING_PERCENTS = [50, 80, 90, 100];
const DEFAULT_WARNING_PERCENT = 80;

/** Task that sets a spending guard: an amount, and the percentage at which to warn. */
export class GuardTask implements Task<Usage> {
  readonly #scope: TaskScope;
  readonly #close: () => void;
  readonly #subject: string;
  readonly #l: FullLocalizer<UsageGuardMessages>;
  readonly #tasks: TasksLocalizer;
  readonly #submission: GatewaySubmission<UsageGuardRequest, UsageGuards>;
  /** Typed amount. Undefined until the user types. */
  #amount: string | undefined;
  #warnAt: number | undefined;
  #hasTried = false;

  private constructor(scope: TaskScope, { close }: TaskOpening, subject: string, onSet: (isSet: boolean) => void) {
    this.#scope = scope;
    this.#close = close;
    this.#subject = subject;
    this.#l = scope.localizer(usageGuardMessages);
    this.#tasks = scope.localizer(tasksMessages);
    this.#submission = new GatewaySubmission(scope.owner, scope.connection, {
      row: setUsageGuard,
      name: () => `usage-guard:${subject}`,
      onDone: ({ guards }) => onSet(guards.some(({ subscriptionNumber }) => subscriptionNumber === subject)),
    });
  }

  /** Resolves once the task can be shown. @param onSet called after the change, with `false` if the guard was removed */
  static async open(scope: TaskScope, opening: TaskOpening, subject: string, onSet: (isSet: boolean) => void): Promise<GuardTask> {
    adoptStyles(scope.host, field, taskStyles);
    await scope.loadMessages(usageGuardMessages, tasksMessages);
    return new GuardTask(scope, opening, subject, onSet);
  }

  get state(): TaskState {
    return taskStateOf(this.#submission, false);
  }

  get announcement(): string {
    return this.#progress().text;
  }

  appliesTo({ meters }: Usage): boolean {
    return meters.some(({ subscriptionNumber }) => subscriptionNumber === this.#subject);
  }

  end(): void {
    this.#scope.end();
  }

  render(usage: Usage): TemplateResult {
    const l = this.#l;
    const { host } = this.#scope;
    const submission = this.#submission;
    const subject = this.#subject;
    const guard = usage.guards.find(({ subscriptionNumber }) => subscriptionNumber === subject);
    const currency = guard?.amount.currency ?? currencyOf(usage, subject);
    const example = new Intl.NumberFormat(l.locale, { minimumFractionDigits: minorDigits(currency) }).format(50);
    const text = this.#amount ?? (guard ? formatAmountInput(guard.amount.amount, l.locale) : '');
    const amount = parseAmount(text, currency, l.locale);
    const warnAt = this.#warnAt ?? guard?.warnAt ?? DEFAULT_WARNING_PERCENT;
    const busy = submission.isUnderWay || submission.isAttempting;
    const percent = new Intl.NumberFormat(l.locale, { style: 'percent' });
    const send = (): void => {
      this.#hasTried = true;
      if (amount === undefined) {
        host.requestUpdate();
        host.renderRoot.querySelector<HTMLElement>('#guard-amount')?.focus();
        return;
      }
      submission.send(() => ({ subscription: subject, amount, warnAt }));
    };
    const buttons: TaskButton[] = [
      { label: l.t(submission.status === 'sending' ? 'saving' : 'save'), primary: true, busy, onClick: send },
      ...(guard ? [{ label: l.t('remove'), busy, onClick: () => submission.send(() => ({ subscription: subject })) }] : []),
    ];
    return taskFrame({
      l: this.#tasks,
      heading: l.t('title'),
      lead: l.t('lead'),
      back: this.#close,
      content: html`<div class="guard-fields">
        ${textField({
          id: 'guard-amount',
          label: l.t('amount', { currency }),
          value: text,
          inputMode: 'text',
          required: true,
          maxLength: 20,
          dir: 'auto',
          error: this.#hasTried && amount === undefined ? l.t('amountMissing', { example }) : undefined,
          onInput: (value) => {
            this.#amount = value;
            submission.reset();
            host.requestUpdate();
          },
        })}
        ${selectField({
          id: 'guard-warn',
          label: l.t('warnAt'),
          value: String(warnAt),
          options: [...new Set([...WARNING_PERCENTS, warnAt])]
            .sort((a, b) => a - b)
            .map((step) => ({ value: String(step), label: percent.format(step / 100) })),
          onInput: (value) => {
            this.#warnAt = Number(value);
            submission.reset();
            host.requestUpdate();
          },
        })}
      </div>`,
      notice: this.#progress().notice,
      buttons,
    });
  }

  #progress(): TaskProgress {
    if (this.#submission.status === 'done') return { text: '', notice: nothing };
    const { host } = this.#scope;
    const onSignIn = () => host.dispatchEvent(new StorefrontSignInRequiredEvent('session-expired'));
    return taskProgress(this.#submission, { l: this.#tasks, signInHref: host.signInHref, onSignIn });
  }
}

function currencyOf({ meters }: Usage, subject: string): string {
  const metersOfSubscription = meters.filter(({ subscriptionNumber }) => subscriptionNumber === subject);
  return metersOfSubscription.flatMap(({ cost, projection }) => cost?.amount.currency ?? projection?.amount?.currency ?? [])[0] ?? '';
}

/** Parses a typed amount of a currency. Undefined for an invalid amount or zero. */
function parseAmount(text: string, currency: string, locale: string): string | undefined {
  const amount = parseAmountInput(text, locale);
  if (amount === undefined || isZero(amount)) return undefined;
  return fractionDigits(amount) > minorDigits(currency) ? undefined : amount;
}
