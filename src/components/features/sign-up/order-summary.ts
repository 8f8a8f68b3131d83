import { html, nothing, type TemplateResult } from 'lit';
import { stepper } from '../../primitives/stepper.js';
import { unitsOf } from './progress.js';
import { isUnderWay } from './purchase.js';
import type { View } from './view.js';

/** What is being bought and what it costs, beside every step after the choice. */
export function orderSummary(view: View): TemplateResult | typeof nothing {
  const { l, purchase, chosen, catalog, address, settings, actions } = view;
  if (!chosen || purchase.step === 'plan') return nothing;
  const { product, plan, choice } = chosen;
  const locked = isUnderWay(purchase) || purchase.owing !== undefined;
  const { quantity: rule } = plan;
  return html`<aside class="summary" part="summary" aria-labelledby="order-heading">
    <div class="bought">
      <h2 id="order-heading"><span class="visually-hidden">${l.t('order')}: </span>${product.name}</h2>
      ${locked ? nothing : html`<button class="button link" type="button" @click=${() => actions.go('plan')}>${l.t('changePlan')}</button>`}
    </div>
    ${
      rule && choice.quantity !== undefined
        ? locked
          ? html`<p>${unitsOf(l, rule.unit, choice.quantity)}</p>`
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
    <storefront-quote
      exportparts="sentence, due-now, next, product, line, total"
      .client=${view.client}
      .plans=${[choice]}
      .currency=${catalog.currency}
      .locale=${settings.locale}
      .address=${address}
      .previous=${purchase.confirmed}
    ></storefront-quote>
  </aside>`;
}

function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
