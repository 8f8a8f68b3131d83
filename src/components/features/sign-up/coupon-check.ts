import type { ReactiveControllerHost } from 'lit';
import { createQuote } from '../../../api/operations/storefront/quotes.js';
import type { Quote, QuoteRequest } from '../../../api/schemas/storefront/purchase.js';
import type { Connection } from '../connection/connection.js';
import { Resource } from '../connection/resource.js';
import type { StorefrontError } from '../../../api/errors.js';
import type { FieldProblem } from './details.js';
import { isSettled, type Purchase } from './purchase.js';

/** What it goes by. */
export interface CouponInputs {
  /** A code that the page wants. */
  readonly wanted: string | undefined;
  readonly purchase: Purchase;
  /** Why there is no quote for the purchase as it is. */
  readonly error: StorefrontError | undefined;
}

export interface CouponSettings {
  /** Undefined while nothing is shown yet. */
  readonly inputs: () => CouponInputs | undefined;
  /** The quote with a code; undefined while nothing can be asked. */
  readonly input: (coupon: string) => QuoteRequest | undefined;
  /** A code was accepted; undefined: it does not count any more. */
  readonly onChange: (coupon: string | undefined) => void;
}

/** Asks the gateway whether a code counts, by a quote with it. The price without it is shown until the answer is there. */
export class CouponCheck {
  readonly #host: ReactiveControllerHost;
  readonly #settings: CouponSettings;
  readonly #quote: Resource<QuoteRequest, Quote>;
  #checked: string | undefined;
  #text = '';
  #problem: FieldProblem | undefined;
  #isOpen = false;
  #wasAccepted = false;
  #accepted = '';
  #wanted: string | undefined;

  constructor(host: ReactiveControllerHost, connection: Connection, settings: CouponSettings) {
    this.#host = host;
    this.#settings = settings;
    // What is drawn knows all of it: first what is asked, then the question itself, then its answer.
    host.addController({ hostUpdate: () => this.#follow() });
    this.#quote = new Resource(host, connection, createQuote, () =>
      this.#checked === undefined ? undefined : settings.input(this.#checked),
    );
    host.addController({ hostUpdate: () => this.#answer() });
  }

  /** As typed. */
  get text(): string {
    return this.#text;
  }

  /** An answer is awaited. */
  get isChecking(): boolean {
    return this.#checked !== undefined;
  }

  get problem(): FieldProblem | undefined {
    return this.#problem;
  }

  /** Whether the field is shown. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** A code was accepted just now, which has to be said once. */
  get wasAccepted(): boolean {
    return this.#wasAccepted;
  }

  /** Another step is shown: what was said is said. */
  forget(): void {
    this.#wasAccepted = false;
    this.#problem = undefined;
  }

  type = (text: string): void => {
    this.#text = text;
    this.#problem = undefined;
    this.#host.requestUpdate();
  };

  show = (): void => {
    this.#isOpen = true;
    this.#host.requestUpdate();
  };

  /** Asks about a code, or about what was typed. */
  apply = (code = this.#text): void => {
    this.#isOpen = true;
    this.#text = code.trim();
    this.#problem = this.#text === '' ? 'missing' : this.#text.length > 64 ? 'refused' : undefined;
    this.#checked = this.#problem ? undefined : this.#text;
    this.#host.requestUpdate();
  };

  /** The code that was accepted does not count any more. */
  refuse(): void {
    this.#isOpen = true;
    this.#text = this.#accepted;
    this.#wasAccepted = false;
    this.#checked = undefined;
    this.#problem = 'refused';
    this.#host.requestUpdate();
  }

  /** Tries what the page wants, once, and takes off a code that does not count any more. */
  #follow(): void {
    const { wanted, purchase, error } = this.#settings.inputs() ?? {};
    if (!purchase || isSettled(purchase)) return;
    if (purchase.coupon && error?.code === 'coupon-refused') {
      this.#accepted = purchase.coupon;
      this.refuse();
      this.#settings.onChange(undefined);
    } else if (wanted && wanted !== this.#wanted) {
      this.#wanted = wanted;
      if (purchase.coupon !== wanted) this.apply(wanted);
    }
  }

  #answer(): void {
    const coupon = this.#checked;
    if (coupon === undefined || !this.#settings.input(coupon)) return;
    const { status, stale, error } = this.#quote.snapshot;
    if (status === 'loading' || stale) return;
    this.#checked = undefined;
    this.#problem = error ? (error.code === 'coupon-refused' ? 'refused' : 'not-checked') : undefined;
    if (!error) {
      this.#text = '';
      this.#isOpen = false;
      this.#wasAccepted = true;
      this.#accepted = coupon;
      this.#settings.onChange(coupon);
    }
  }
}
