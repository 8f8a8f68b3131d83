import { property } from 'lit/decorators.js';
import type { AddOnChoice } from '../../events/storefront-plan-select.js';
import { FeatureElement } from '../connection/feature-element.js';

/** Attributes and properties of `<storefront-plans>`. */
export class PlansAttributes extends FeatureElement {
  /** Products to show, as ids separated by spaces, in this order; all of them if left out. */
  @property() products: string | undefined;
  /** Rate plans to show, as ids separated by spaces; products without any of them are left out. */
  @property() plans: string | undefined;
  /** Category of the products to show, as in the offers file. */
  @property() category: string | undefined;
  /** Products that come first, as ids separated by spaces; the others follow in the catalog's order. */
  @property() order: string | undefined;
  /** Billing period to show first, as the platform names it, such as `Month` or `Annual`; the shortest one if left out. */
  @property() period: string | undefined;
  /** Id of the chosen rate plan. Follows the person's choice. */
  @property() plan: string | undefined;
  /** Quantity of the chosen plan. */
  @property({ type: Number }) quantity: number | undefined;
  /** Add-ons that are chosen with `plan`. Follows the person's choice. */
  @property({ attribute: false }) addOns: readonly AddOnChoice[] = [];
  /** ISO 4217 code; the provider's if left out. */
  @property() currency: string | undefined;
  /** Shows a choice of all currencies on sale. */
  @property({ type: Boolean, attribute: 'currency-switch' }) currencySwitch = false;
  /** ISO 3166-1 alpha-2 code of the buyer's country; the provider's if left out. */
  @property() country: string | undefined;
  /** BCP 47 language; the provider's or the page's if left out. */
  @property() locale: string | undefined;
  /** `comparison`: cards without features, and the feature comparison below them. */
  @property() layout: 'cards' | 'comparison' | undefined;
  /** Shows the feature comparison below the cards: closed, or with `open` expanded. */
  @property() comparison: 'open' | '' | undefined;
  /** Asks for the expected usage and shows what each plan would cost, where charges depend on usage. */
  @property({ type: Boolean }) estimator = false;
  /** Symbol of an asset, such as `BTC`, in which prices are shown approximately, too. Never what is charged. */
  @property({ attribute: 'approximate-in' }) approximateIn: string | undefined;
  /** Shows the plans as radio buttons of one group, without buttons to the sign-up. */
  @property({ type: Boolean }) selectable = false;
  /** Address of the sign-up page. The buttons become links to it, with `plan`, `quantity`, `add-on`, `period` and `currency` in the query. */
  @property({ attribute: 'sign-up-href' }) signUpHref: string | undefined;
  /** Number of cards to reserve space for while loading. */
  @property({ type: Number, attribute: 'expected-plans' }) expectedPlans = 3;
  /** Number of lines below each price to reserve space for while loading: charges, trial, tiers. */
  @property({ type: Number, attribute: 'expected-lines' }) expectedLines = 1;
  /** Number of features in each card to reserve space for while loading. */
  @property({ type: Number, attribute: 'expected-features' }) expectedFeatures = 5;
}
