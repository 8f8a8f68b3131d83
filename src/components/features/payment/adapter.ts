/** Options of a payment form. */
export interface PaymentFormOptions {
  /** BCP 47 language of the form. */
  readonly locale: string;
  readonly currency: string;
  /** ISO 3166-1 alpha-2 code of the buyer's country, once known. */
  readonly region?: string | undefined;
  /** Amount that the form may show, as a decimal. Saving a method charges nothing. */
  readonly amount?: string | undefined;
  /** Called when the user submits the form. Resolves to the token of a payment session. */
  readonly createPaymentSession: () => Promise<string>;
}

/** Payment method that a form offers. */
export interface OfferedMethod {
  /** Id of the method in the form. Unique within the form. */
  readonly id: string;
  readonly kind: 'card' | 'bank-account' | 'wallet';
  /** Brand name of a wallet, such as `Apple Pay`. Not needed for cards and bank accounts, which the element labels itself. */
  readonly name?: string | undefined;
}

/** What a form may tell about a stored method, so that it can be named, for example "Visa ending in 4242". */
export interface StoredMethodDetails {
  /** Brand of a card. Absent for a bank account. */
  readonly brand?: string | undefined;
  readonly lastDigits: string;
}

/** Outcome of a submission. `message` comes from the platform and is for developers only. */
export type PaymentOutcome =
  | {
      readonly paymentMethodId: string;
      readonly details?: StoredMethodDetails | undefined;
      readonly paymentId?: undefined;
      readonly error?: undefined;
    }
  | { readonly paymentId: string; readonly paymentMethodId?: undefined; readonly error?: undefined }
  | { readonly error: { readonly message: string }; readonly paymentMethodId?: undefined; readonly paymentId?: undefined };

/** Computed CSS values of colors, radius, font and spacing under Stripe's variable names, and the current `colorScheme`. */
export type PaymentFormTheme = Readonly<Record<string, string>>;

/**
 * Connects the payment element to a payment form of another origin. Card fields stay in the form's frame. The page only receives ids.
 *
 * Methods reject with a {@link PaymentFormError}. An adapter has one form at a time. After `destroy` it may be loaded and mounted again.
 */
export interface PaymentAdapter {
  /**
   * Payment methods that the element lists above the form, in this order. Must be set before `load`, so that the element can reserve space
   * for them. Leave it undefined if the form itself lists its methods.
   */
  readonly methods?: readonly OfferedMethod[] | undefined;
  /** Shows the fields or wallet button of one of `methods`. Called after `mount`. */
  select?(id: string): void;
  /** Called when the amount has changed. Without this method, the form keeps the amount that was passed to `mount`. */
  update?(change: { readonly amount: string | undefined }): void;
  /** Loads the form's code. */
  load(): Promise<void>;
  /** Renders the form into `node`, an empty element of the document that never moves. Resolves when the form is visible. */
  mount(node: HTMLElement, options: PaymentFormOptions): Promise<void>;
  /** Applies the page's theme to the form, as far as the form supports it. */
  setTheme(theme: PaymentFormTheme): void;
  /** Resolves with the outcome once the user has submitted the form. */
  submit(): Promise<PaymentOutcome>;
  /** Removes the form and its entries. */
  destroy(): void;
}

/**
 * Payment adapter, or a function that creates an adapter for each form. Several forms can be open at the same time only with a function.
 */
export type PaymentAdapterOption = PaymentAdapter | (() => PaymentAdapter);

/** Reason why a payment form cannot be shown. */
export type PaymentFormProblem =
  /** The form's code could not be loaded. */
  | 'not-loaded'
  /** Loading the form's code took too long. */
  | 'timeout'
  /** The code was loaded but did not define the expected function. */
  | 'no-vendor'
  | 'not-mounted'
  /** Forbidden by the page's content security policy, or because of its URL. */
  | 'forbidden'
  /** The element is inside a shadow root where the form's script cannot find its container. */
  | 'unreachable'
  /** The gateway has no payment form configured. */
  | 'no-source';

export class PaymentFormError extends Error {
  override readonly name = 'PaymentFormError';
  readonly problem: PaymentFormProblem;

  /** @param message message for the developer of the page */
  constructor(problem: PaymentFormProblem, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.problem = problem;
  }
}
