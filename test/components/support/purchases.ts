import type { Quote, QuoteBill } from '../../../src/api/schemas/storefront/quote.js';
import type {
  OfferedMethod,
  PaymentAdapter,
  PaymentFormOptions,
  PaymentFormTheme,
  PaymentOutcome,
} from '../../../src/components/features/payment/adapter.js';

const usd = (amount: string): { amount: string; currency: string } => ({ amount, currency: 'USD' });

export function billOf(date: string, total: string, tax = '0.00'): QuoteBill {
  return {
    date,
    lines: [
      {
        productRatePlanChargeId: 'build-seats',
        productName: 'Build',
        chargeName: 'Seats',
        quantity: '3',
        unitPrice: usd('10.00'),
        serviceStartDate: date,
        serviceEndDate: '2026-12-20',
        amount: usd('30.00'),
      },
    ],
    subtotal: usd('30.00'),
    tax: usd(tax),
    total: usd(total),
  };
}

export function quoteOf(more: Partial<Quote> = {}): Quote {
  return {
    fingerprint: 'print-1',
    currency: 'USD',
    orderDate: '2026-11-21',
    dueNow: billOf('2026-11-21', '30.00'),
    next: billOf('2026-12-21', '30.00'),
    ...more,
  };
}

/** Payment form that a test controls. */
export class ScriptedForm implements PaymentAdapter {
  readonly themes: PaymentFormTheme[] = [];
  readonly places: HTMLElement[] = [];
  readonly selected: string[] = [];
  readonly amounts: (string | undefined)[] = [];
  methods: readonly OfferedMethod[] | undefined;
  options: PaymentFormOptions | undefined;
  destroyed = 0;
  /** Resolves when the code of the form is loaded. Resolved by default. */
  code: Promise<void> = Promise.resolve();
  #finish: ((outcome: PaymentOutcome) => void) | undefined;

  load(): Promise<void> {
    return this.code;
  }

  mount(node: HTMLElement, options: PaymentFormOptions): Promise<void> {
    this.places.push(node);
    this.options = options;
    const button = document.createElement('button');
    button.textContent = 'Save card';
    node.replaceChildren(button);
    return Promise.resolve();
  }

  setTheme(theme: PaymentFormTheme): void {
    this.themes.push(theme);
  }

  select(id: string): void {
    this.selected.push(id);
  }

  update({ amount }: { amount: string | undefined }): void {
    this.amounts.push(amount);
  }

  submit(): Promise<PaymentOutcome> {
    return new Promise((resolve) => (this.#finish = resolve));
  }

  destroy(): void {
    this.destroyed += 1;
  }

  /** Completes the form with an outcome. */
  async finish(outcome: PaymentOutcome): Promise<void> {
    this.#finish?.(outcome);
    await Promise.resolve();
  }
}
