import { html, nothing, type TemplateResult } from 'lit';
import { listPaymentMethods } from '../../../../api/operations/storefront/payment-methods.js';
import type { PaymentMethod, PaymentMethods } from '../../../../api/schemas/storefront/payment-methods.js';
import type { Subscription } from '../../../../api/schemas/storefront/subscriptions.js';
import { selectField } from '../../../primitives/field.js';
import { Resource } from '../../connection/resource.js';
import { MethodForm } from '../../paying/method-form.js';
import { methodKey, sameMethod } from '../../paying/method-key.js';
import type { PayHost } from '../../paying/new-method.js';
import { paymentMethodName } from '../../payment/payment-options.js';
import { Rights } from '../../rights/rights.js';
import type { Progress } from '../../tasks/progress.js';
import type { TaskScope } from '../../tasks/task-scope.js';
import type { TaskSpeech } from './speech.js';

/** A method that is not there yet, among those to choose from. */
export const NEW = 'new';

/** What pays what a change comes to now: the method that pays anyway, another one of the account, or one that is added here. */
export class Payer {
  readonly #host: PayHost;
  readonly #speech: TaskSpeech;
  readonly #subscription: () => Subscription;
  readonly #methods: Resource<Record<string, never>, PaymentMethods>;
  readonly #rights: Rights;
  readonly #form: MethodForm;
  #chosen: PaymentMethod | typeof NEW | undefined;
  #saved = false;
  /** A method was added. */
  onKept: (method: PaymentMethod) => void;

  /** @param focus what takes the focus with the next update, by its selector */
  constructor(
    scope: TaskScope,
    host: PayHost,
    speech: TaskSpeech,
    { subscription, focus }: { subscription: () => Subscription; focus: (selector: string) => void },
  ) {
    this.onKept = (method) => {
      this.#chosen = method;
      // The form, which had it, is gone then.
      focus('#method');
    };
    this.#host = host;
    this.#speech = speech;
    this.#subscription = subscription;
    this.#methods = new Resource(scope.owner, scope.connection, listPaymentMethods, () => ({}));
    this.#rights = new Rights(scope.owner, scope.connection);
    this.#form = new MethodForm(scope, host, speech.pay, speech.tasks, {
      before: () => this.methods ?? [],
      onKept: (method) => {
        this.#saved = true;
        if (method) this.onKept(method);
        this.#host.requestUpdate();
      },
    });
  }

  /** The account's methods; undefined until they are there, or if they cannot be had. */
  get methods(): readonly PaymentMethod[] | undefined {
    return this.#methods.snapshot.data?.paymentMethods;
  }

  /** Whether one may be added here. */
  get mayAdd(): boolean {
    return !this.#rights.coming && this.#rights.may('payment-methods:write');
  }

  /** The method that pays the subscription now. */
  get present(): PaymentMethod | undefined {
    const own = this.#subscription().paymentMethod;
    return (
      (own && this.methods?.find((method) => methodKey(method) === methodKey(own))) ?? this.methods?.find(({ isDefault }) => isDefault)
    );
  }

  /** Id of the method that was chosen here; the subscription's own pays otherwise. */
  get id(): string | undefined {
    const chosen = this.#chosen;
    if (chosen === undefined || chosen === NEW) return undefined;
    return (sameMethod(this.methods ?? [], chosen) ?? chosen).id;
  }

  /** Whether something has to be added before anything can be paid. */
  get isMissing(): boolean {
    return this.methods !== undefined && (this.#chosen === NEW || this.methods.length === 0);
  }

  /** How adding goes, and that it went well. */
  get said(): string {
    return this.#progress.text || (this.#saved ? this.#speech.pay.t('methodSaved') : '');
  }

  /** Something else is wanted: what was said of the method is over. */
  forget(): void {
    this.#saved = false;
  }

  /** @param due whether something has to be paid now; what was being typed stays if not */
  render(due: boolean): TemplateResult {
    return html`${due ? this.#choice() : nothing}${this.renderNew(due && this.isMissing && this.mayAdd)}`;
  }

  /** The form for a method that is not there yet. @param wanted whether it is what is chosen */
  renderNew(wanted: boolean): TemplateResult | typeof nothing {
    return this.#form.render(wanted, this.#subscription().currency);
  }

  get #progress(): Progress {
    return this.#form.progress;
  }

  #choice(): TemplateResult | typeof nothing {
    const { l, payment } = this.#speech;
    const methods = this.methods;
    if (!methods) return nothing;
    if (methods.length === 0) return this.mayAdd || this.#rights.coming ? nothing : html`<p class="detail">${l.t('noMethods')}</p>`;
    const chosen = this.#chosen === NEW ? undefined : ((this.#chosen && sameMethod(methods, this.#chosen)) ?? this.present ?? methods[0]);
    if (methods.length === 1 && chosen && !this.mayAdd) {
      return html`<p class="pays"><span class="detail">${l.t('method')}</span> <bdi>${paymentMethodName(chosen, payment)}</bdi></p>`;
    }
    return selectField({
      id: 'method',
      label: l.t('method'),
      value: chosen ? String(methods.indexOf(chosen)) : NEW,
      options: [
        ...methods.map((method, index) => ({ value: String(index), label: paymentMethodName(method, payment) })),
        ...(this.mayAdd ? [{ value: NEW, label: payment.t('another') }] : []),
      ],
      onInput: (value) => {
        this.#chosen = value === NEW ? NEW : methods[Number(value)];
        this.#saved = false;
        this.#host.requestUpdate();
      },
    });
  }
}
