import type { ReactiveControllerHost } from 'lit';
import { PaymentFormError, type PaymentAdapter, type PaymentFormOptions, type PaymentFormTheme, type PaymentOutcome } from './adapter.js';
import { readFormTheme, isSameTheme } from './form-theme.js';
import { createFormContainer } from './form-container.js';

/** Form to show. */
export interface FormRequest {
  /** Identifies the form: purchase, currency and language. A new key opens a new form. */
  readonly key: string;
  /** Adapter of the form. A new adapter opens a new form. */
  readonly adapter: PaymentAdapter;
  readonly options: PaymentFormOptions;
  /** Id of the adapter's method to show. */
  readonly method: string | undefined;
}

interface FormCallbacks {
  readonly onOutcome: (outcome: PaymentOutcome) => void;
  readonly onFailure: (error: PaymentFormError) => void;
}

/** State of the form. `closed` also while it is being opened. */
type FormStatus = 'closed' | 'ready' | 'failed';

interface OpenForm {
  readonly request: FormRequest;
  container?: HTMLElement;
  amount: string | undefined;
  method: string | undefined;
}

/** Opens, themes and closes the one payment form of an element. */
export class PaymentFormController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #settings: FormCallbacks;
  #current: OpenForm | undefined;
  #theme: PaymentFormTheme | undefined;
  #status: FormStatus = 'closed';
  #failure: PaymentFormError | undefined;

  constructor(host: ReactiveControllerHost & Element, settings: FormCallbacks) {
    this.#host = host;
    this.#settings = settings;
  }

  get status(): FormStatus {
    return this.#status;
  }

  get failure(): PaymentFormError | undefined {
    return this.#failure;
  }

  /** Opens, updates or closes the form to match the request. After a failure, does nothing until `close` is called. */
  update(request: FormRequest | undefined): void {
    const openRequest = this.#current?.request;
    if (openRequest && request && (openRequest.key !== request.key || openRequest.adapter !== request.adapter)) this.close();
    if (!request || this.#status === 'failed') return;
    if (!this.#current) void this.#open(request);
    else this.#update(request);
  }

  close(): void {
    const current = this.#current;
    this.#current = undefined;
    this.#failure = undefined;
    this.#theme = undefined;
    this.#setStatus('closed');
    current?.request.adapter.destroy();
    current?.container?.remove();
  }

  fail(error: PaymentFormError): void {
    this.close();
    this.#failure = error;
    this.#setStatus('failed');
    this.#settings.onFailure(error);
  }

  /** Reads the theme from the probe element and passes it to the form. */
  applyTheme(probe: Element | null): void {
    if (!probe || this.#status !== 'ready' || !this.#current) return;
    const theme = readFormTheme(probe);
    if (isSameTheme(this.#theme, theme)) return;
    this.#theme = theme;
    this.#current.request.adapter.setTheme(theme);
  }

  async #open(request: FormRequest): Promise<void> {
    const { adapter, options } = request;
    const current: OpenForm = { request, amount: options.amount, method: request.method };
    this.#current = current;
    const isCurrent = (): boolean => this.#current === current;
    try {
      const container = (current.container = createFormContainer(this.#host));
      await adapter.load();
      if (!isCurrent()) return;
      await adapter.mount(container, options);
      if (!isCurrent()) return;
      if (current.method !== undefined) adapter.select?.(current.method);
      this.#setStatus('ready');
      for (;;) {
        const outcome = await adapter.submit();
        if (!isCurrent()) return;
        this.#settings.onOutcome(outcome);
      }
    } catch (error) {
      if (isCurrent()) this.fail(error instanceof PaymentFormError ? error : new PaymentFormError('not-mounted', String(error), error));
    }
  }

  #update({ adapter, options, method }: FormRequest): void {
    const current = this.#current;
    if (!current || this.#status !== 'ready') return;
    if (options.amount !== current.amount) adapter.update?.({ amount: (current.amount = options.amount) });
    if (method !== undefined && method !== current.method) adapter.select?.((current.method = method));
  }

  #setStatus(status: FormStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#host.requestUpdate();
  }
}
