import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { Usage, UsageGuardRequest, UsageGuards } from '../../../../api/schemas/storefront/usage.js';
import type { LocaleSettings } from '../../../locales/words.js';
import { Localize } from '../../../locales/localize.js';
import { field } from '../../../primitives/field.styles.js';
import { selectField, textField } from '../../../primitives/field.js';
import type { Mutation } from '../../connection/mutation.js';
import { taskFrame, type TaskButton } from '../../tasks/frame.js';
import { taskMessages } from '../../tasks/messages.js';
import { progressOf, taskStateOf, type Progress } from '../../tasks/progress.js';
import { taskStyles } from '../../tasks/task.styles.js';
import type { Task, TaskState } from '../../tasks/task.js';
import { typedAmount } from '../figures.js';
import { catalog } from './messages.js';

/** Percent among which one chooses. */
const STEPS = [50, 80, 90, 100];
const USUAL = 80;

export interface GuardOpening {
  readonly host: LitElement;
  /** Number of the subscription. */
  readonly subject: string;
  readonly close: () => void;
  readonly mutation: Mutation<UsageGuardRequest, UsageGuards>;
  readonly locale: () => LocaleSettings;
  readonly signInHref: () => string | undefined;
  readonly onSignIn: () => void;
}

interface GuardWords {
  readonly l: Localize<typeof catalog.en>;
  readonly tasks: Localize<typeof taskMessages.en>;
}

/** One set of words for each element, however often the task is opened. */
const spoken = new WeakMap<LitElement, GuardWords>();

function wordsOf({ host, locale }: GuardOpening): GuardWords {
  const words = spoken.get(host) ?? { l: new Localize(host, catalog, locale), tasks: new Localize(host, taskMessages, locale) };
  spoken.set(host, words);
  return words;
}

/** Setting a spending guard: an amount, and from which part of it on to warn. */
class GuardTask implements Task<Usage> {
  readonly #opening: GuardOpening;
  readonly #l: Localize<typeof catalog.en>;
  readonly #tasks: Localize<typeof taskMessages.en>;
  /** What was typed; undefined until somebody does. */
  #amount: string | undefined;
  #warnAt: number | undefined;
  #tried = false;

  constructor(opening: GuardOpening) {
    this.#opening = opening;
    const { l, tasks } = wordsOf(opening);
    this.#l = l;
    this.#tasks = tasks;
    opening.mutation.reset();
  }

  get state(): TaskState {
    return taskStateOf(this.#opening.mutation, false);
  }

  get said(): string {
    return this.#progress().text;
  }

  isAbout({ meters }: Usage): boolean {
    return meters.some(({ subscriptionNumber }) => subscriptionNumber === this.#opening.subject);
  }

  end(): void {
    // The words stay with the element, for the next time.
  }

  render(usage: Usage): TemplateResult {
    const l = this.#l;
    const { mutation, subject, close, host } = this.#opening;
    const guard = usage.guards.find(({ subscriptionNumber }) => subscriptionNumber === subject);
    const currency = guard?.amount.currency ?? currencyOf(usage, subject);
    const example = new Intl.NumberFormat(l.locale, { minimumFractionDigits: digitsOf(currency) }).format(50);
    const text = this.#amount ?? guard?.amount.amount ?? '';
    const amount = typedAmount(text, digitsOf(currency));
    const warnAt = this.#warnAt ?? guard?.warnAt ?? USUAL;
    const busy = mutation.isUnderWay || mutation.attempting;
    const percent = new Intl.NumberFormat(l.locale, { style: 'percent' });
    const send = (): void => {
      this.#tried = true;
      if (amount === undefined) {
        host.requestUpdate();
        host.renderRoot.querySelector<HTMLElement>('#guard-amount')?.focus();
        return;
      }
      mutation.send(() => ({ subscription: subject, amount, warnAt }));
    };
    const buttons: TaskButton[] = [
      { label: l.t(mutation.status === 'sending' ? 'saving' : 'save'), primary: true, busy, onClick: send },
      ...(guard ? [{ label: l.t('remove'), busy, onClick: () => mutation.send(() => ({ subscription: subject })) }] : []),
    ];
    return taskFrame({
      l: this.#tasks,
      heading: l.t('title'),
      lead: l.t('lead'),
      back: close,
      content: html`<div class="guard-fields">
        ${textField({
          id: 'guard-amount',
          label: l.t('amount', { currency }),
          value: text,
          inputMode: 'text',
          required: true,
          maxLength: 20,
          dir: 'auto',
          error: this.#tried && amount === undefined ? l.t('amountMissing', { example }) : undefined,
          onInput: (value) => {
            this.#amount = value;
            mutation.reset();
            host.requestUpdate();
          },
        })}
        ${selectField({
          id: 'guard-warn',
          label: l.t('warnAt'),
          value: String(warnAt),
          options: [...new Set([...STEPS, warnAt])]
            .sort((a, b) => a - b)
            .map((step) => ({ value: String(step), label: percent.format(step / 100) })),
          onInput: (value) => {
            this.#warnAt = Number(value);
            mutation.reset();
            host.requestUpdate();
          },
        })}
      </div>`,
      notice: this.#progress().notice,
      buttons,
    });
  }

  #progress(): Progress {
    const { mutation, signInHref, onSignIn } = this.#opening;
    if (mutation.status === 'done') return { text: '', notice: nothing };
    return progressOf(mutation, { l: this.#tasks, signInHref: signInHref(), onSignIn });
  }
}

function currencyOf({ meters }: Usage, subject: string): string {
  const own = meters.filter(({ subscriptionNumber }) => subscriptionNumber === subject);
  return own.flatMap(({ cost, projection }) => cost?.amount.currency ?? projection?.amount?.currency ?? [])[0] ?? '';
}

/** Digits behind the point of an amount; two where there is no such currency. */
function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** Makes the task; its styles come with it. */
export function openGuard(opening: GuardOpening): Task<Usage> {
  const { renderRoot } = opening.host;
  if (renderRoot instanceof ShadowRoot) {
    const sheets = [field, taskStyles].flatMap(({ styleSheet }) => styleSheet ?? []);
    const fresh = sheets.filter((sheet) => !renderRoot.adoptedStyleSheets.includes(sheet));
    renderRoot.adoptedStyleSheets = [...renderRoot.adoptedStyleSheets, ...fresh];
  }
  return new GuardTask(opening);
}
