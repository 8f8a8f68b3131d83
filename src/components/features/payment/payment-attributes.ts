import { property } from 'lit/decorators.js';
import type { PaymentFormSource } from '../../../api/schemas/storefront/catalog.js';
import type { Money } from '../../../api/schemas/values.js';
import { FeatureElement } from '../connection/feature-element.js';
import type { PaymentAdapterOption } from './adapter.js';

/** Attributes and properties of `<storefront-payment>`. */
export class PaymentAttributes extends FeatureElement {
  /** Id of the purchase that the method is for (128 random bits, URL-safe). Stays the same across attempts and reloads. */
  @property({ attribute: 'intent-id' }) intentId = '';
  /** ISO 4217 currency code of the payment. Defaults to the provider's currency. */
  @property() currency = '';
  /** ISO 3166-1 alpha-2 code of the buyer's country, once known. */
  @property() country = '';
  /** BCP 47 language tag. Defaults to the provider's language, then to the page's. */
  @property() locale = '';
  /** Amount due according to the quote. Only shown above the form, because saving a method charges nothing. */
  @property({ attribute: false }) amount: Money | undefined;
  /**
   * True while the element is visible. Set it to false while the element is hidden, so that the form's theme is updated when the element
   * appears.
   */
  @property({ attribute: false }) active = true;
  /** Source of the platform's form. Defaults to the source in the gateway's catalog. */
  @property({ attribute: false }) source: PaymentFormSource | undefined;
  /** Offers only a new method. Hides the account's saved methods. */
  @property({ type: Boolean }) fresh = false;
  /** Payment form to use instead of the billing platform's form. Defaults to the provider's `paymentAdapter`. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapterOption | undefined;
}
