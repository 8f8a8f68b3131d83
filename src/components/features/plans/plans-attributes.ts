import { property } from 'lit/decorators.js';
import type { PlanChoice } from '../../../api/schemas/storefront/quote.js';
import type { AddOnChoice } from '../../events/storefront-plan-select.js';
import { FeatureElement } from '../connection/feature-element.js';

/** Attributes and properties of `<storefront-plans>`. */
export class PlansAttributes extends FeatureElement {
  /** Products to show, as ids separated by spaces, in this order. Default: all products. */
  @property() products: string | undefined;
  /** Rate plans to show, as ids separated by spaces. Products without any of these plans are left out. */
  @property() plans: string | undefined;
  /** Category of the products to show, as in the offers file. */
  @property() category: string | undefined;
  /** Products to show first, as ids separated by spaces. The other products follow in the catalog's order. */
  @property() order: string | undefined;
  /** Billing period to show first, as the platform names it, such as `Month` or `Annual`. Default: the shortest period. */
  @property() period: string | undefined;
  /** Id of the chosen rate plan. Updated when the user chooses. */
  @property() plan: string | undefined;
  /** Quantity of the chosen plan. */
  @property({ type: Number }) quantity: number | undefined;
  /** Add-ons that are chosen with `plan`. Updated when the user chooses. */
  @property({ attribute: false }) addOns: readonly AddOnChoice[] = [];
  /** ISO 4217 code. Default: the provider's currency. */
  @property() currency: string | undefined;
  /** Lets the user select one of the catalog's currencies. */
  @property({ type: Boolean, attribute: 'currency-switch' }) currencySwitch = false;
  /** ISO 3166-1 alpha-2 code of the buyer's country. Default: the provider's `country`. */
  @property() country: string | undefined;
  /** BCP 47 language tag. Defaults to the provider's language, then to the page's. */
  @property() locale: string | undefined;
  /** `comparison`: shows cards without features, and the feature comparison below them. */
  @property() layout: 'cards' | 'comparison' | undefined;
  /** Shows the feature comparison below the cards: collapsed, or expanded with `open`. */
  @property() comparison: 'open' | '' | undefined;
  /** If charges depend on usage, asks for the expected usage and shows what each plan would cost. */
  @property({ type: Boolean }) estimator = false;
  /** Symbol of an asset, such as `BTC`. Prices are also shown as approximate amounts of this asset, but are never charged in it. */
  @property({ attribute: 'approximate-in' }) approximateIn: string | undefined;
  /** Shows the plans as one radio group, without buttons that lead to the sign-up. */
  @property({ type: Boolean }) selectable = false;
  /**
   * URL of the sign-up page. The buttons become links to this page, with `plan`, `quantity`, `add-on`, `period` and `currency` in the query.
   */
  @property({ attribute: 'sign-up-href' }) signUpHref: string | undefined;
  /**
   * URL of the account page. With a session, the cards lead there: to the plan that the account has, and to the change to another plan.
   * Without it, they open the task in `<storefront-account>` or `<storefront-subscriptions>` if the page has one.
   */
  @property({ attribute: 'account-href' }) accountHref: string | undefined;
  /** @internal Called if the customer adds a plan as a second subscription instead of switching. Set before the first render. */
  declare onSecond: ((plan: PlanChoice, addOns: readonly AddOnChoice[]) => void) | undefined;
  /** Number of cards to reserve space for while loading. */
  @property({ type: Number, attribute: 'expected-plans' }) expectedPlans = 3;
  /** Number of lines below each price to reserve space for while loading: charges, trial, tiers. */
  @property({ type: Number, attribute: 'expected-lines' }) expectedLines = 1;
  /** Number of features in each card to reserve space for while loading. */
  @property({ type: Number, attribute: 'expected-features' }) expectedFeatures = 5;
}
