import type { PaymentFormSource } from '../../../api/schemas/storefront/catalog.js';
import { PaymentFormError, type PaymentAdapter, type PaymentFormOptions, type PaymentFormTheme, type PaymentOutcome } from './adapter.js';

/** Adapter of the platform's form. Its code is loaded on first use, and never for payments with a saved method. */
export class LazyPaymentAdapter implements PaymentAdapter {
  readonly #source: PaymentFormSource;
  #form: PaymentAdapter | undefined;

  constructor(source: PaymentFormSource) {
    this.#source = source;
  }

  async load(): Promise<void> {
    try {
      const { PlatformPaymentAdapter } = await import('./platform-adapter.js');
      this.#form ??= new PlatformPaymentAdapter(this.#source);
    } catch (cause) {
      throw new PaymentFormError('not-loaded', 'The code of the payment form could not be loaded.', cause);
    }
    await this.#form.load();
  }

  async mount(node: HTMLElement, options: PaymentFormOptions): Promise<void> {
    await this.#form?.mount(node, options);
  }

  setTheme(theme: PaymentFormTheme): void {
    this.#form?.setTheme(theme);
  }

  update(change: { readonly amount: string | undefined }): void {
    this.#form?.update?.(change);
  }

  submit(): Promise<PaymentOutcome> {
    return this.#form ? this.#form.submit() : new Promise(() => undefined);
  }

  destroy(): void {
    this.#form?.destroy();
  }
}
