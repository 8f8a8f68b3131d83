import type { PaymentFormSource } from '../../../api/schemas/storefront/catalog.js';
import {
  PaymentFormError,
  type PaymentAdapter,
  type PaymentFormOptions,
  type PaymentFormTheme,
  type PaymentOutcome,
  type StoredMethodDetails,
} from './adapter.js';
import { loadScript, wait, type WaitFunction } from './load-script.js';

/**
 * Time limit for loading the frame, in milliseconds. Afterwards the form is shown anyway, because the platform's script reports a frame
 * that never loads.
 */
const MAX_FRAME_TIME = 8_000;

/** Methods of the platform's form. Only `mount` appears in the platform's public sample code, so the other methods may be missing. */
interface VendorForm {
  mount(selector: string): unknown;
  setTheme?: (theme: PaymentFormTheme) => unknown;
  update?: (change: { amount: string | undefined }) => unknown;
  destroy?: () => unknown;
}

interface Vendor {
  createPaymentForm(options: VendorOptions): unknown;
}

interface VendorOptions extends PaymentFormOptions {
  onComplete(result: unknown): void;
}

function hasMethod<Name extends string>(value: unknown, name: Name): value is Record<Name, (...input: unknown[]) => unknown> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function';
}

function isVendor(value: unknown): value is Vendor {
  return hasMethod(value, 'createPaymentForm');
}

function isForm(value: unknown): value is VendorForm {
  return hasMethod(value, 'mount');
}

/** Parses the result of the platform's form. The result is untrusted and may differ from the documentation. */
function parseOutcome(result: unknown): PaymentOutcome {
  const fields: ReadonlyMap<string, unknown> = new Map(typeof result === 'object' && result !== null ? Object.entries(result) : []);
  const paymentMethodId = fields.get('paymentMethodId');
  const paymentId = fields.get('paymentId');
  if (fields.get('success') === true && typeof paymentMethodId === 'string') return { paymentMethodId, details: parseDetails(fields) };
  if (fields.get('success') === true && typeof paymentId === 'string') return { paymentId };
  const error = fields.get('error');
  const message: unknown = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return { error: { message: typeof message === 'string' ? message : 'The payment form returned no id.' } };
}

/** Parses what the result tells about the stored method. Undefined if the digits are missing or odd. */
function parseDetails(fields: ReadonlyMap<string, unknown>): StoredMethodDetails | undefined {
  const [brand, lastDigits] = [fields.get('brand'), fields.get('lastFour')];
  if (typeof lastDigits !== 'string' || !/^\d{2,4}$/.test(lastDigits)) return undefined;
  return { lastDigits, ...(typeof brand === 'string' && brand.length <= 40 ? { brand } : {}) };
}

/** Adapter of the billing platform's payment form: `Zuora(publishableKey).createPaymentForm(...)`. */
export class PlatformPaymentAdapter implements PaymentAdapter {
  readonly #source: PaymentFormSource;
  readonly #wait: WaitFunction;
  #form: VendorForm | undefined;
  #theme: PaymentFormTheme = {};
  #outcomes: PaymentOutcome[] = [];
  #waiting: ((outcome: PaymentOutcome) => void) | undefined;

  /** @param pause timer of the time limits */
  constructor(source: PaymentFormSource, pause: WaitFunction = wait) {
    this.#source = source;
    this.#wait = pause;
  }

  async load(): Promise<void> {
    await loadScript(this.#source, this.#wait);
    this.#vendor();
  }

  async mount(node: HTMLElement, options: PaymentFormOptions): Promise<void> {
    this.destroy();
    const selector = `#${CSS.escape(node.id)}`;
    if (document.querySelector(selector) !== node) {
      throw new PaymentFormError('unreachable', `document.querySelector('${selector}') does not find the container of the payment form.`);
    }
    try {
      const form = await this.#vendor().createPaymentForm({ ...options, onComplete: (result) => this.#complete(result) });
      if (!isForm(form)) throw new TypeError('createPaymentForm did not resolve to a form.');
      this.#form = form;
      await form.mount(selector);
      form.setTheme?.(this.#theme);
    } catch (error) {
      this.destroy();
      if (error instanceof PaymentFormError) throw error;
      throw new PaymentFormError('not-mounted', `The payment form could not be shown: ${String(error)}`, error);
    }
    await this.#frameLoaded(node);
  }

  setTheme(theme: PaymentFormTheme): void {
    this.#theme = theme;
    this.#form?.setTheme?.(theme);
  }

  update(change: { readonly amount: string | undefined }): void {
    this.#form?.update?.(change);
  }

  submit(): Promise<PaymentOutcome> {
    const outcome = this.#outcomes.shift();
    if (outcome) return Promise.resolve(outcome);
    return new Promise((resolve) => (this.#waiting = resolve));
  }

  destroy(): void {
    this.#form?.destroy?.();
    this.#form = undefined;
    this.#outcomes = [];
    this.#waiting = undefined;
  }

  #vendor(): Vendor {
    const create: unknown = Reflect.get(globalThis, 'Zuora');
    if (typeof create === 'function') {
      const vendor: unknown = Reflect.apply(create, undefined, [this.#source.publishableKey]);
      if (isVendor(vendor)) return vendor;
    }
    throw new PaymentFormError('no-vendor', `${this.#source.scriptUrl} did not define Zuora(publishableKey).createPaymentForm.`);
  }

  #complete(result: unknown): void {
    const outcome = parseOutcome(result);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) waiting(outcome);
    else this.#outcomes.push(outcome);
  }

  /** Waits until the frame has loaded, so that the placeholder is not removed too early. */
  async #frameLoaded(node: HTMLElement): Promise<void> {
    const frame = node.querySelector('iframe');
    if (!frame) return;
    const timerAbort = new AbortController();
    const loaded = new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }));
    await Promise.race([loaded, this.#wait(MAX_FRAME_TIME, timerAbort.signal)]);
    timerAbort.abort();
  }
}
