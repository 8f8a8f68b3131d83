import type { ReactiveControllerHost } from 'lit';
import { createQuote } from '../../../api/operations/storefront/quotes.js';
import type { Quote, QuoteRequest } from '../../../api/schemas/storefront/quote.js';
import type { Connection } from '../connection/connection.js';
import { Resource } from '../connection/resource.js';
import type { StorefrontError } from '../../../api/errors.js';
import { isCouponRefusal, type CouponRefusal } from '../quote/coupon-refusal.js';
import { isSettled, type Purchase } from './purchase.js';

/** State that the coupon check depends on. */
interface CouponInputs {
  /** Coupon that the page requests. */
  readonly wanted: string | undefined;
  readonly purchase: Purchase;
  /** Error of the current quote. */
  readonly error: StorefrontError | undefined;
}

interface CouponSettings {
  /** Undefined until the first view is rendered. */
  readonly inputs: () => CouponInputs | undefined;
  /** Returns the quote request with a coupon. Undefined if no quote is possible yet. */
  readonly input: (coupon: string) => QuoteRequest | undefined;
  /** Called with an accepted coupon, or with undefined when the coupon is no longer valid. */
  readonly onChange: (coupon: string | undefined) => void;
}

/** Problem of a coupon. `missing`: no code was entered. */
type CouponProblem = 'missing' | CouponRefusal;

/** Checks a coupon by requesting a quote with it. The price without the coupon is shown until the response arrives. */
export class CouponCheck {
  readonly #host: ReactiveControllerHost;
  readonly #settings: CouponSettings;
  readonly #quote: Resource<QuoteRequest, Quote>;
  #checked: string | undefined;
  #text = '';
  #problem: CouponProblem | undefined;
  #isOpen = false;
  #wasAccepted = false;
  #accepted = '';
  #wanted: string | undefined;

  constructor(host: ReactiveControllerHost, connection: Connection, settings: CouponSettings) {
    this.#host = host;
    this.#settings = settings;
    // The order of the controllers matters: first the coupon to check, then the request, then its response.
    host.addController({ hostUpdate: () => this.#follow() });
    this.#quote = new Resource(host, connection, createQuote, () =>
      this.#checked === undefined ? undefined : settings.input(this.#checked),
    );
    host.addController({ hostUpdate: () => this.#answer() });
  }

  /** Coupon as typed. */
  get text(): string {
    return this.#text;
  }

  /** True while a coupon is being checked. */
  get isChecking(): boolean {
    return this.#checked !== undefined;
  }

  get problem(): CouponProblem | undefined {
    return this.#problem;
  }

  /** True if the field is shown. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** True if a coupon was accepted just now. Announced once. */
  get wasAccepted(): boolean {
    return this.#wasAccepted;
  }

  /** Clears the messages when another step opens. */
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

  /** Checks a coupon. Default: the typed one. */
  apply = (code = this.#text): void => {
    this.#isOpen = true;
    this.#text = code.trim();
    this.#problem = this.#text === '' ? 'missing' : this.#text.length > 64 ? { code: 'coupon-refused', data: undefined } : undefined;
    this.#checked = this.#problem ? undefined : this.#text;
    this.#host.requestUpdate();
  };

  /** Marks the accepted coupon as refused. */
  refuse(problem: CouponProblem): void {
    this.#isOpen = true;
    this.#text = this.#accepted;
    this.#wasAccepted = false;
    this.#checked = undefined;
    this.#problem = problem;
    this.#host.requestUpdate();
  }

  /** Checks the coupon that the page requests, once. Also removes an accepted coupon that is no longer valid. */
  #follow(): void {
    const { wanted, purchase, error } = this.#settings.inputs() ?? {};
    if (!purchase || isSettled(purchase)) return;
    if (purchase.coupon && error && isCouponRefusal(error)) {
      this.#accepted = purchase.coupon;
      this.refuse(error);
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
    this.#problem = error;
    if (!error) {
      this.#text = '';
      this.#isOpen = false;
      this.#wasAccepted = true;
      this.#accepted = coupon;
      this.#settings.onChange(coupon);
    }
  }
}
