import { property } from 'lit/decorators.js';
import { FeatureElement } from '../connection/feature-element.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import { SECTIONS, type SectionName } from './sections.js';

/** Attributes and properties of `<storefront-account>`. */
export class AccountAttributes extends FeatureElement {
  /** Sections to show, in this order, separated by spaces. */
  @property() sections: string = SECTIONS.join(' ');
  /** Section to start with. */
  @property() section: SectionName | undefined;
  /** Task to open in that section, such as `cancel`. */
  @property() flow: string | undefined;
  /** Number of the subscription or invoice that the task is about. */
  @property() subject: string | undefined;
  /** Keeps the open task in the page's URL: `?section=subscriptions&flow=cancel&subject=A-S00000007`. */
  @property({ type: Boolean, attribute: 'deep-links' }) deepLinks = false;
  /** `on`: with `deep-links`, each task is an entry of the browser's history. */
  @property() history: 'on' | 'off' = 'off';
  /** BCP 47 language; the provider's or the page's if left out. */
  @property() locale: string | undefined;
  /** Address of the page where people sign in. */
  @property({ attribute: 'sign-in-href' }) signInHref: string | undefined;
  /** Address of the sign-up page, where a subscription that has ended can be bought again. */
  @property({ attribute: 'sign-up-href' }) signUpHref: string | undefined;
  /** Payment form to use instead of the billing platform's; the provider's if left out. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapterOption | undefined;
}
