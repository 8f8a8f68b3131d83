import { property } from 'lit/decorators.js';
import { FeatureElement } from '../connection/feature-element.js';
import type { PaymentAdapterOption } from '../payment/adapter.js';
import { SECTIONS, type SectionName } from './sections.js';

/** View state of the account. Each section also has its own state. */
export type AccountState = 'misconfigured' | 'signed-out' | 'no-account' | 'loading' | 'ready';

/** Attributes and properties of `<storefront-account>`. */
export class AccountAttributes extends FeatureElement {
  /** Sections to show, in this order, separated by spaces. */
  @property() sections: string = SECTIONS.join(' ');
  /** Section to open first. */
  @property() section: SectionName | undefined;
  /** Task to open in that section, such as `cancel`. `change-plan:<id>:<quantity>` preselects a rate plan. */
  @property() flow: string | undefined;
  /** Number of the task's subscription or invoice. */
  @property() subject: string | undefined;
  /** Keeps the open task in the page's URL: `?section=subscriptions&flow=cancel&subject=A-S00000007`. */
  @property({ type: Boolean, attribute: 'deep-links' }) deepLinks = false;
  /** `on`: each opened task adds an entry to the browser's history. Requires `deep-links`. */
  @property() history: 'on' | 'off' = 'off';
  /** BCP 47 language tag. Defaults to the provider's language, then to the page's. */
  @property() locale: string | undefined;
  /** URL of the sign-in page. */
  @property({ attribute: 'sign-in-href' }) signInHref: string | undefined;
  /** URL of the sign-up page, for users without a plan, and to buy an ended subscription again. */
  @property({ attribute: 'sign-up-href' }) signUpHref: string | undefined;
  /** Payment form to use instead of the billing platform's form. Defaults to the provider's `paymentAdapter`. */
  @property({ attribute: false }) paymentAdapter: PaymentAdapterOption | undefined;
}
