import { html, nothing, type TemplateResult } from 'lit';
import { stepper } from '../../primitives/stepper.js';
import { couponField } from './coupon-field.js';
import { formatUnits } from './chosen-plans.js';
import { isSettled } from './purchase.js';
import { currentPage, type ChosenPlan, type SignUpView } from './sign-up-view.js';

/** Renders the chosen plans and their price, beside every step after the plan step. */
export function orderSummary(view: SignUpView): TemplateResult | typeof nothing {
  const { l, purchase, chosen, addOns, catalog, tax, settings, actions } = view;
  if (!chosen || !hasOrderSummary(view)) return nothing;
  const { product, plan, choice } = chosen;
  const locked = isSettled(purchase);
  const { quantity: rule } = plan;
  const canChange = !locked && view.pages.some((page) => page.includes('plan')) && !currentPage(view).includes('plan');
  return html`<aside class="summary" part="summary" aria-labelledby="order-heading">
    <div class="bought">
      <h2 id="order-heading"><span class="visually-hidden">${l.t('order')}: </span>${product.name}</h2>
      ${
        canChange
          ? html`<button class="button link" type="button" @click=${() => actions.go('plan')}>${l.t('changePlan')}</button>`
          : nothing
      }
    </div>
    ${
      rule && choice.quantity !== undefined
        ? locked
          ? html`<p>${formatUnits(l, rule.unit, choice.quantity)}</p>`
          : stepper({
              id: 'quantity',
              label: capital(rule.unit.other, l.locale),
              value: choice.quantity,
              min: rule.min,
              max: rule.max,
              decrease: l.t('fewer', { units: rule.unit.other }),
              increase: l.t('more', { units: rule.unit.other }),
              onChange: actions.changeQuantity,
            })
        : nothing
    }
    ${
      addOns.length > 0
        ? html`<ul class="add-ons" aria-label=${l.t('addOns')}>
            ${addOns.map((addOn) => addOnRow(view, addOn, locked))}
          </ul>`
        : nothing
    }
    <storefront-quote
      exportparts="sentence, due-now, next, product, line, total"
      .client=${view.client}
      .plans=${[choice, ...addOns.map((addOn) => addOn.choice)]}
      .currency=${catalog.currency}
      .locale=${settings.locale}
      .address=${tax.address}
      .taxId=${tax.taxId ?? ''}
      .company=${tax.company}
      .sentence=${view.purchase.invoiceTerm && view.invoiceChoice?.sentenceOf(view)}
      .coupon=${purchase.coupon ?? ''}
      .previous=${purchase.confirmed}
      @storefront-ready=${(event: Event) => event.stopPropagation()}
    ></storefront-quote>
    ${couponField(view)}
  </aside>`;
}

/** True if the summary is shown: on every page except a page with the plan step alone. */
export function hasOrderSummary(view: SignUpView): boolean {
  const page = currentPage(view);
  return view.chosen !== undefined && !(page.length === 1 && page[0] === 'plan');
}

function addOnRow({ l, actions }: SignUpView, { product, plan, choice }: ChosenPlan, locked: boolean): TemplateResult {
  const { quantity: rule } = plan;
  const units = rule && choice.quantity !== undefined ? formatUnits(l, rule.unit, choice.quantity) : undefined;
  return html`<li>
    <span>${product.name}${units ? html` <span class="units">${units}</span>` : nothing}</span>
    ${
      locked
        ? nothing
        : html`<button
            class="button link"
            type="button"
            aria-label=${l.t('removeAddOn', { name: product.name })}
            @click=${() => actions.takeAddOn(choice, false)}
          >
            ${l.t('remove')}
          </button>`
    }
  </li>`;
}

function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
