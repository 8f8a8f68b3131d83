import { html, nothing, type TemplateResult } from 'lit';
import type { CatalogPlan } from '../../../../../api/schemas/storefront/catalog.js';
import type { PlanChoice } from '../../../../../api/schemas/storefront/purchase.js';
import type { SubscriptionChoices } from '../../../../../api/schemas/storefront/subscriptions.js';
import { checkboxField } from '../../../../primitives/field.js';
import { stepper } from '../../../../primitives/stepper.js';
import { quantityOf } from '../../../plans/offer.js';
import { nameOfSubscription } from '../../card.js';
import type { ChangeForm, FormContext } from '../form.js';
import { confirmWords, doneWords } from './confirm-words.js';
import { listPriceWords } from './list-price.js';

type AddOn = NonNullable<SubscriptionChoices['addOns']>[number];

interface Wish {
  readonly taken: boolean;
  readonly quantity?: number | undefined;
}

/** What is taken beside the plan: take, drop, or another number of it. */
export function addOnsForm(context: FormContext): ChangeForm {
  const { l } = context;
  const wishes = new Map<string, Wish>();
  const all = (): readonly AddOn[] => context.subscription.can?.addOns ?? [];

  const known = (id: string): { name: string; plan: CatalogPlan } | undefined => {
    for (const product of context.catalog?.addOns ?? []) {
      const plan = product.plans.find(({ productRatePlanId }) => productRatePlanId === id);
      if (plan) return { name: product.name, plan };
    }
    return undefined;
  };
  const nameOf = (id: string): string =>
    known(id)?.name ?? context.subscription.ratePlans.find(({ productRatePlanId }) => productRatePlanId === id)?.productName ?? '';
  const stateOf = ({ productRatePlanId, taken, quantity }: AddOn): Wish => {
    const plan = known(productRatePlanId)?.plan;
    const wish = wishes.get(productRatePlanId);
    return { taken: wish?.taken ?? taken, quantity: plan ? quantityOf(plan, wish?.quantity ?? quantity) : quantity };
  };
  const wish = (addOn: AddOn, next: Partial<Wish>): void => {
    wishes.set(addOn.productRatePlanId, { ...stateOf(addOn), ...next });
    context.update();
  };

  const renderAddOn = (addOn: AddOn, index: number): TemplateResult => {
    const { productRatePlanId: id } = addOn;
    const { taken, quantity } = stateOf(addOn);
    const plan = known(id)?.plan;
    const rule = plan?.quantity;
    const name = nameOf(id);
    return html`<li>
      ${checkboxField({
        id: `add-on-${index}`,
        label: name,
        checked: taken,
        hint: plan && listPriceWords(plan, quantity, context),
        onChange: (checked) => wish(addOn, { taken: checked }),
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
              onChange: (next) => wish(addOn, { quantity: next }),
            })
          : nothing
      }
    </li>`;
  };

  return {
    get heading() {
      return l.t('changeAddOnsHeading', { name: nameOfSubscription(context.subscription) });
    },
    // Without the catalog those that are not taken have no name.
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
        const { taken, quantity } = stateOf(addOn);
        const counted = taken && addOn.taken && quantity !== undefined && addOn.quantity !== undefined && quantity !== addOn.quantity;
        if (addOn.taken && !taken) remove.push(productRatePlanId);
        else if ((taken && !addOn.taken) || counted) add.push({ productRatePlanId, ...(quantity === undefined ? {} : { quantity }) });
      }
      if (add.length === 0 && remove.length === 0) return undefined;
      return { intent: 'change-add-ons', ...(add.length > 0 ? { add } : {}), ...(remove.length > 0 ? { remove } : {}) };
    },
    confirm: (quote) => confirmWords(quote, context),
    done: (result) => doneWords(result, context),
  };
}
