import { property } from 'lit/decorators.js';
import type { PaymentFormSource } from '../../../api/schemas/storefront/catalog.js';
import type { Money } from '../../../api/schemas/values.js';
import { FeatureElement } from '../connection/feature-element.js';
import type { PaymentAdapterOption } from './adapter.js';

/** Attributes and properties of `<storefront-payment>`. */
export class PaymentAttributes extends FeatureElement {
  /** Id of the purchase that the method is for (128 random bits, URL-safe). Stays the same across attempts and reloads. */
  @property({ attribute: 'intent-id' }) intentId = '';
  /** ISO 4217 code of the payment; the provider's if left out. */
  @property() currency = '';
  /** ISO 3166-1 alpha-2 code of the buyer's country, once known. */
  @property() country = '';
  /** BCP 47 language; the provider's or the page's if left out. */
  @property() locale = '';
  /** Amount that is due by the quote, shown beside the form. Saving a method charges nothing. */
  @property({ attribute: false }) amount: Money | undefined;
  /** True while the element is visible. Set it where steps are hidden, so that the form gets the page's look when it is shown. */
  @property({ attribute: false }) active = true;
  /** Source of the form; the gateway's catalog names it if left out. */
  @property({ attribute: false }) source: PaymentFormSource | undefined;
  /** Offers only a new method, and none that the account has saved. */
  @property({ type: Boolean }) fresh = false;
  /** Payment form to use instead of the billing platform's; the provider's if left out. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapterOption | undefined;
}
