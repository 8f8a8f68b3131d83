import { property } from 'lit/decorators.js';
import type { AddOnChoice } from '../../events/storefront-plan-select.js';
import { FeatureElement } from '../connection/feature-element.js';

/** What a page says about the plans to show. */
export class PlansAttributes extends FeatureElement {
  /** Products to show, as ids separated by spaces, in this order; all of them if left out. */
  @property() products: string | undefined;
  /** Rate plans to show, as ids separated by spaces; products without any of them are left out. */
  @property() plans: string | undefined;
  /** Category of the products to show, as the offers file calls it. */
  @property() category: string | undefined;
  /** Products that come first, as ids separated by spaces; the others follow in the catalog's order. */
  @property() order: string | undefined;
  /** Billing period that is shown first, as the platform calls it: `Month`, `Annual`, ... The shortest one if left out. */
  @property() period: string | undefined;
  /** Rate plan that is chosen already. Follows the person's choice. */
  @property() plan: string | undefined;
  /** Quantity of the plan that is chosen already. */
  @property({ type: Number }) quantity: number | undefined;
  /** Add-ons that are chosen already with `plan`. Follows the person's choice. */
  @property({ attribute: false }) addOns: readonly AddOnChoice[] = [];
  /** ISO 4217 code, instead of the provider's. */
  @property() currency: string | undefined;
  /** Offers a choice of the currencies that are sold in. */
  @property({ type: Boolean, attribute: 'currency-switch' }) currencySwitch = false;
  /** ISO 3166-1 alpha-2 code, instead of the provider's. */
  @property() country: string | undefined;
  /** BCP 47 language, instead of the provider's. */
  @property() locale: string | undefined;
  /** `comparison`: cards without features, and the comparison below them. */
  @property() layout: 'cards' | 'comparison' | undefined;
  /** Offers the feature comparison below the cards, closed; `open` shows it at once. */
  @property() comparison: string | undefined;
  /** Asks how much is used and shows what each plan costs then, where charges depend on use. */
  @property({ type: Boolean }) estimator = false;
  /** Symbol of an asset, for example `BTC`, in which prices are shown too, approximately. Never what is charged. */
  @property({ attribute: 'approximate-in' }) approximateIn: string | undefined;
  /** The plans become radio buttons of one group instead of having buttons that lead on. */
  @property({ type: Boolean }) selectable = false;
  /** Address of the sign-up page. The buttons become links to it with `plan`, `quantity`, `add-on`, `period` and `currency` in the query. */
  @property({ attribute: 'sign-up-href' }) signUpHref: string | undefined;
  /** How many cards to keep room for while loading. */
  @property({ type: Number, attribute: 'expected-plans' }) expectedPlans = 3;
  /** How many lines below each price to keep room for while loading: what it is made of, trial, tiers. */
  @property({ type: Number, attribute: 'expected-lines' }) expectedLines = 1;
  /** How many lines of features to keep room for in each card while loading. */
  @property({ type: Number, attribute: 'expected-features' }) expectedFeatures = 5;
}
