/** What a payment form is opened with. */
export interface PaymentFormOptions {
  /** BCP 47 language of the form. */
  readonly locale: string;
  readonly currency: string;
  /** ISO 3166-1 alpha-2 country of the buyer, once known. */
  readonly region?: string | undefined;
  /** What is about to be paid, as the platform's form may show it. Storing a method charges nothing. */
  readonly amount?: string | undefined;
  /** Called when the person submits the form; resolves to the token of a payment session. */
  readonly createPaymentSession: () => Promise<string>;
}

/** A way to pay that a form can be switched to. */
export interface OfferedMethod {
  /** Names it to the form; unique within it. */
  readonly id: string;
  readonly kind: 'card' | 'bank-account' | 'wallet';
  /** Name of a wallet as its provider writes it, for example `Apple Pay`; the element names the other kinds itself. */
  readonly name?: string | undefined;
}

/** How one submission in the form ended. `message` is the platform's own and for developers only. */
export type PaymentOutcome =
  | { readonly paymentMethodId: string; readonly paymentId?: undefined; readonly error?: undefined }
  | { readonly paymentId: string; readonly paymentMethodId?: undefined; readonly error?: undefined }
  | { readonly error: { readonly message: string }; readonly paymentMethodId?: undefined; readonly paymentId?: undefined };

/** Colors, radius and font under Stripe's names, each a computed CSS value, and the `colorScheme` in force. */
export type PaymentFormTheme = Readonly<Record<string, string>>;

/**
 * A payment form of another origin. Card fields live in its frame; this page sees ids only.
 *
 * Every method rejects with a {@link PaymentFormError} where it fails. One adapter is one form at one place: after `destroy` it may be loaded
 * and mounted again.
 */
export interface PaymentAdapter {
  /**
   * Ways to pay that this form is switched between from outside, the first one shown at first. Known before it is loaded, so that their room is
   * kept. Left out where the form's own frame offers them.
   */
  readonly methods?: readonly OfferedMethod[] | undefined;
  /** Shows the fields, or the wallet's button, of one of `methods`. Called after `mount`. */
  select?(id: string): void;
  /** What is about to be paid has become something else. Without it the form keeps the amount that it was mounted with. */
  update?(change: { readonly amount: string | undefined }): void;
  /** Gets the form's code. */
  load(): Promise<void>;
  /** Shows the form as the only content of `node`, which is in the document itself and is never moved. Resolves when it can be seen. */
  mount(node: HTMLElement, options: PaymentFormOptions): Promise<void>;
  /** Makes the form look like the page, as far as it can. */
  setTheme(theme: PaymentFormTheme): void;
  /** Resolves when the person has submitted the form and the answer is there. */
  submit(): Promise<PaymentOutcome>;
  /** Takes the form away and forgets what was typed. */
  destroy(): void;
}

/** Adapter of a page, or a function that makes one for each form. Several forms can be open at once only with a function. */
export type PaymentAdapterOption = PaymentAdapter | (() => PaymentAdapter);

/** Why a payment form cannot be shown. */
export type PaymentFormProblem =
  /** Its code did not arrive. */
  | 'not-loaded'
  /** Its code took too long. */
  | 'timeout'
  /** Its code arrived and is not what it should be. */
  | 'no-vendor'
  | 'not-mounted'
  /** The page's content security policy or the address itself forbids it. */
  | 'forbidden'
  /** The element stands in a shadow root that the form cannot reach into. */
  | 'unreachable'
  /** The gateway names no form. */
  | 'no-source';

export class PaymentFormError extends Error {
  override readonly name = 'PaymentFormError';
  readonly problem: PaymentFormProblem;

  /** @param message for the developer of the page */
  constructor(problem: PaymentFormProblem, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.problem = problem;
  }
}
