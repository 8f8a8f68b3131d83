import { html, nothing, type TemplateResult } from 'lit';
import { stepper } from '../../../../primitives/stepper.js';
import { offerOf } from '../../../plans/offer.js';
import { subscriptionName } from '../../card.js';
import type { ChangeForm, FormContext } from '../change-form.js';
import { confirmText, doneOutcome } from './confirm-texts.js';

/** Form that changes the quantity of the plan. */
export function quantityForm(context: FormContext): ChangeForm {
  const { l } = context;
  let wanted: number | undefined;
  const rule = () => context.subscription.can?.quantity;

  return {
    get heading() {
      return l.t('changeQuantityHeading', { name: subscriptionName(context.subscription) });
    },
    render: (): TemplateResult | typeof nothing => {
      const allowed = rule();
      if (!allowed) return nothing;
      const unit = context.catalog && offerOf(context.catalog, allowed.productRatePlanId)?.plan.quantity?.unit.other;
      return html`<div class="counted">
        ${stepper({
          id: 'quantity',
          label: unit || l.t('quantity'),
          value: wanted ?? allowed.quantity,
          min: allowed.min,
          max: allowed.max,
          decrease: l.t('fewer'),
          increase: l.t('more'),
          onChange: (next) => {
            wanted = next;
            context.update();
          },
        })}
      </div>`;
    },
    change: () => {
      const allowed = rule();
      if (!allowed || wanted === undefined || wanted === allowed.quantity) return undefined;
      return { intent: 'change-quantity', productRatePlanId: allowed.productRatePlanId, quantity: wanted };
    },
    confirm: (quote) => confirmText(quote, context),
    done: (result) => doneOutcome(result, context),
  };
}
