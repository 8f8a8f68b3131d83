import type { PaymentFormSource } from '../../../api/schemas/storefront/catalog.js';
import type { PaymentAdapter, PaymentAdapterOption } from './adapter.js';
import { LazyPaymentAdapter } from './lazy-adapter.js';

/** Adapters of one payment element: the page's own adapter and the adapter of the platform's form. Each adapter is created once. */
export class PaymentAdapters {
  #own: { option: PaymentAdapterOption; adapter: PaymentAdapter } | undefined;
  #platform: { key: string; adapter: PaymentAdapter } | undefined;

  /** Returns the page's adapter. Calls a factory function only once, until the page sets another function. */
  own(option: PaymentAdapterOption | undefined): PaymentAdapter | undefined {
    if (!option) return undefined;
    if (this.#own?.option !== option) this.#own = { option, adapter: typeof option === 'function' ? option() : option };
    return this.#own.adapter;
  }

  /** Returns the adapter for the platform's form. */
  platform(source: PaymentFormSource): PaymentAdapter {
    const key = JSON.stringify(source);
    if (this.#platform?.key !== key) this.#platform = { key, adapter: new LazyPaymentAdapter(source) };
    return this.#platform.adapter;
  }
}
