import { html, nothing, type TemplateResult } from 'lit';
import type { CatalogPlan } from '../../../../../api/schemas/storefront/catalog.js';
import type { PlanChoice } from '../../../../../api/schemas/storefront/quote.js';
import type { SubscriptionChoices } from '../../../../../api/schemas/storefront/subscriptions.js';
import { checkboxField } from '../../../../primitives/field.js';
import { stepper } from '../../../../primitives/stepper.js';
import { quantityOf } from '../../../plans/offer.js';
import { subscriptionName } from '../../card.js';
import type { ChangeForm, FormContext } from '../change-form.js';
import { confirmText, doneOutcome } from './confirm-texts.js';
import { listPriceText } from './list-price.js';

type AddOn = NonNullable<SubscriptionChoices['addOns']>[number];

interface AddOnSelection {
  readonly taken: boolean;
  readonly quantity?: number | undefined;
}

/** Form that adds and removes add-ons and changes their quantities. */
export function addOnsForm(context: FormContext): ChangeForm {
  const { l } = context;
  const selections = new Map<string, AddOnSelection>();
  const all = (): readonly AddOn[] => context.subscription.can?.addOns ?? [];

  const catalogEntry = (id: string): { name: string; plan: CatalogPlan } | undefined => {
    for (const product of context.catalog?.addOns ?? []) {
      const plan = product.plans.find(({ productRatePlanId }) => productRatePlanId === id);
      if (plan) return { name: product.name, plan };
    }
    return undefined;
  };
  const nameOf = (id: string): string =>
    catalogEntry(id)?.name ?? context.subscription.ratePlans.find(({ productRatePlanId }) => productRatePlanId === id)?.productName ?? '';
  const selectionOf = ({ productRatePlanId, taken, quantity }: AddOn): AddOnSelection => {
    const plan = catalogEntry(productRatePlanId)?.plan;
    const select = selections.get(productRatePlanId);
    return { taken: select?.taken ?? taken, quantity: plan ? quantityOf(plan, select?.quantity ?? quantity) : quantity };
  };
  const select = (addOn: AddOn, next: Partial<AddOnSelection>): void => {
    selections.set(addOn.productRatePlanId, { ...selectionOf(addOn), ...next });
    context.update();
  };

  const renderAddOn = (addOn: AddOn, index: number): TemplateResult => {
    const { productRatePlanId: id } = addOn;
    const { taken, quantity } = selectionOf(addOn);
    const plan = catalogEntry(id)?.plan;
    const rule = plan?.quantity;
    const name = nameOf(id);
    return html`<li>
      ${checkboxField({
        id: `add-on-${index}`,
        label: name,
        checked: taken,
        hint: plan && listPriceText(plan, quantity, context),
        onChange: (checked) => select(addOn, { taken: checked }),
      })}
      ${
        taken && rule && quantity !== undefined && rule.min < rule.max
          ? stepper({
              id: `add-on-quantity-${index}`,
              label: l.t('quantityOf', { plan: name }),
              value: quantity,
              min: rule.min,
              max: rule.max,
              decrease: l.t('fewer'),
              increase: l.t('more'),
              onChange: (next) => select(addOn, { quantity: next }),
            })
          : nothing
      }
    </li>`;
  };

  return {
    get heading() {
      return l.t('changeAddOnsHeading', { name: subscriptionName(context.subscription) });
    },
    // Leaves out add-ons without a name. Those that are not subscribed have no name until the catalog has loaded.
    render: () =>
      html`<ul class="add-ons" aria-label=${l.t('addOns')}>
        ${all()
          .filter(({ productRatePlanId }) => nameOf(productRatePlanId) !== '')
          .map(renderAddOn)}
      </ul>`,
    change: () => {
      const add: PlanChoice[] = [];
      const remove: string[] = [];
      for (const addOn of all()) {
        const { productRatePlanId } = addOn;
        const { taken, quantity } = selectionOf(addOn);
        const isRecounted = taken && addOn.taken && quantity !== undefined && addOn.quantity !== undefined && quantity !== addOn.quantity;
        if (addOn.taken && !taken) remove.push(productRatePlanId);
        else if ((taken && !addOn.taken) || isRecounted) add.push({ productRatePlanId, ...(quantity === undefined ? {} : { quantity }) });
      }
      if (add.length === 0 && remove.length === 0) return undefined;
      return { intent: 'change-add-ons', ...(add.length > 0 ? { add } : {}), ...(remove.length > 0 ? { remove } : {}) };
    },
    confirm: (quote) => confirmText(quote, context),
    done: (result) => doneOutcome(result, context),
  };
}
