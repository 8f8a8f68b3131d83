import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Client } from '../../../api/client.js';
import type { PlanChoice } from '../../../api/schemas/storefront/purchase.js';
import type { AddOnChoice, StorefrontPlanSelectEvent } from '../../events/storefront-plan-select.js';

/** What the plans are shown with. */
export interface PlanStep {
  readonly client: Client | undefined;
  readonly settings: {
    readonly currency: string | undefined;
    readonly country: string | undefined;
    readonly period: string | undefined;
    readonly locale: string;
  };
  /** The plan that is taken. */
  readonly plan: PlanChoice | undefined;
  readonly addOns: readonly PlanChoice[];
  /** Whether it is one choice among others on its page, and not the step itself. */
  readonly beside: boolean;
  /** What is said above the plans. */
  readonly remarks?: unknown;
  readonly choose: (plan: PlanChoice, addOns: readonly AddOnChoice[]) => void;
}

/** What is on sale, to choose from. */
export function planStep({ client, settings, plan, addOns, beside, remarks, choose }: PlanStep): TemplateResult {
  const select = (event: StorefrontPlanSelectEvent): void => {
    // Within a sign-up this is a step, not a milestone: pages that lead from their plans to the sign-up must not do so again.
    event.stopPropagation();
    const { productRatePlanId, quantity } = event;
    choose({ productRatePlanId, ...(quantity === undefined ? {} : { quantity }) }, event.addOns);
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
      lang=${ifDefined(settings.locale || undefined)}
      @storefront-plan-select=${select}
      @storefront-ready=${(event: Event) => event.stopPropagation()}
    ></storefront-plans>`;
}
