import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { StorefrontPlanSelectEvent } from '../../events/storefront-plan-select.js';
import { notice } from '../../primitives/notice.js';
import { plansOf } from './kept-values.js';
import { pageOf, type View } from './view.js';

/** What is on sale, to choose from. */
export function planStep(view: View): TemplateResult {
  const { l, purchase, problems, settings, actions } = view;
  const select = (event: StorefrontPlanSelectEvent): void => {
    // Within a sign-up this is a step, not a milestone: pages that lead from their plans to the sign-up must not do so again.
    event.stopPropagation();
    const { productRatePlanId, quantity } = event;
    const choice = { productRatePlanId, ...(quantity === undefined ? {} : { quantity }) };
    actions.choosePlan(choice, plansOf('addOns' in event ? event.addOns : []));
  };
  const unavailable = purchase.problem?.kind === 'not-for-sale';
  return html`${unavailable ? notice({ kind: 'warning', text: l.t('notForSale') }) : nothing}
    ${problems['plan'] ? notice({ kind: 'error', text: l.t('planMissing') }) : nothing}
    <storefront-plans
      exportparts="plan, plan-name, badge, price, period, cta, features, segmented, add-ons, terms, comparison"
      ?selectable=${pageOf(view).length > 1}
      .client=${view.client}
      .currency=${settings.currency}
      .country=${settings.country}
      .locale=${settings.locale}
      .period=${settings.period}
      .plan=${purchase.plan?.productRatePlanId}
      .quantity=${purchase.plan?.quantity}
      .addOns=${purchase.addOns}
      lang=${ifDefined(settings.locale || undefined)}
      @storefront-plan-select=${select}
      @storefront-ready=${(event: Event) => event.stopPropagation()}
    ></storefront-plans>`;
}
