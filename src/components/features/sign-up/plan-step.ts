import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Client } from '../../../api/client.js';
import type { PlanChoice } from '../../../api/schemas/storefront/quote.js';
import type { AddOnChoice, StorefrontPlanSelectEvent } from '../../events/storefront-plan-select.js';

/** Data of the plan step. */
interface PlanStep {
  readonly client: Client | undefined;
  readonly settings: {
    readonly currency: string | undefined;
    readonly country: string | undefined;
    readonly period: string | undefined;
    readonly locale: string;
    readonly accountHref: string | undefined;
  };
  /** Chosen plan. */
  readonly plan: PlanChoice | undefined;
  readonly addOns: readonly PlanChoice[];
  /** True if the page has other steps too, so that choosing a plan does not open the next page. */
  readonly sharesPage: boolean;
  /** Notice above the plans. */
  readonly remarks?: unknown;
  /** `second`: the customer chose to add a second subscription. */
  readonly choose: (plan: PlanChoice, addOns: readonly AddOnChoice[], second: boolean) => void;
}

/** Renders the plans on sale. */
export function planStep({ client, settings, plan, addOns, sharesPage: beside, remarks, choose }: PlanStep): TemplateResult {
  const select = (event: StorefrontPlanSelectEvent): void => {
    // Propagation stops here, because a page that opens its sign-up on this event would open it again.
    event.stopPropagation();
    const { productRatePlanId, quantity } = event;
    choose({ productRatePlanId, ...(quantity === undefined ? {} : { quantity }) }, event.addOns, false);
  };
  return html`${remarks}
    <storefront-plans
      exportparts="plan, plan-name, badge, price, period, cta, features, segmented, add-ons, terms, comparison"
      ?selectable=${beside}
      .client=${client}
      .currency=${settings.currency}
      .country=${settings.country}
      .locale=${settings.locale}
      .period=${settings.period}
      .plan=${plan?.productRatePlanId}
      .quantity=${plan?.quantity}
      .addOns=${addOns}
      .accountHref=${settings.accountHref}
      .onSecond=${(second: PlanChoice, withAddOns: readonly AddOnChoice[]) => choose(second, withAddOns, true)}
      lang=${ifDefined(settings.locale || undefined)}
      @storefront-plan-select=${select}
      @storefront-ready=${(event: Event) => event.stopPropagation()}
    ></storefront-plans>`;
}
