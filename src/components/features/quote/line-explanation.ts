import { html, nothing, type TemplateResult } from 'lit';
import type { QuoteLine, QuoteReason } from '../../../api/schemas/storefront/quote.js';
import { chevronIcon } from './chevron.js';
import type { QuoteLocalizer } from './quote-texts.js';

/** Renders a disclosure that explains how a line's amount is calculated. Renders nothing if the gateway sends no explanation. */
export function renderLineExplanation(line: QuoteLine, l: QuoteLocalizer): TemplateResult | typeof nothing {
  const { why } = line;
  const words = why ? explanationTexts(why, line.amount.amount.startsWith('-'), l) : [];
  if (!why || (words.length === 0 && !why.tiers?.length)) return nothing;
  return html`<details class="why" part="why">
    <summary>
      <span class="words" aria-hidden="true">${l.t('why')}</span
      ><span class="visually-hidden">${l.t('whyOf', { charge: line.chargeName, amount: l.money(line.amount) })}</span>${chevronIcon}
    </summary>
    ${words.map((text) => html`<p>${text}</p>`)} ${why.tiers?.length ? renderTiers(why.tiers, l) : nothing}
  </details>`;
}

/** @param isBack true for a credit of an earlier payment */
function explanationTexts({ days, includedUnits, discount }: QuoteReason, isBack: boolean, l: QuoteLocalizer): string[] {
  const said: string[] = [];
  if (days) said.push(l.t(isBack ? 'whyDaysBack' : 'whyDays', { served: l.number(days.served), count: days.of, full: l.money(days.full) }));
  if (includedUnits) said.push(l.t('whyIncluded', { count: includedUnits, units: l.number(includedUnits) }));
  if (discount) said.push(discountText(discount, l));
  return said;
}

function discountText({ percent, of, endDate }: NonNullable<QuoteReason['discount']>, l: QuoteLocalizer): string {
  const kind = percent === undefined ? 'whyDiscount' : 'whyPercent';
  const values = {
    ...(percent === undefined ? {} : { percent: l.number(percent) }),
    ...(of === undefined ? {} : { of }),
    ...(endDate === undefined ? {} : { date: l.date(endDate) }),
  };
  if (of === undefined) return l.t(endDate === undefined ? kind : `${kind}Until`, values);
  return l.t(endDate === undefined ? `${kind}Of` : `${kind}OfUntil`, values);
}

function renderTiers(tiers: NonNullable<QuoteReason['tiers']>, l: QuoteLocalizer): TemplateResult {
  return html`<p>${l.t('whyTiers')}</p>
    <dl class="rows tiers">
      ${tiers.map(({ quantity, price, flat, amount }) => {
        const values = { count: quantity, quantity: l.number(quantity), price: l.money(price) };
        return html`<div>
          <dt>${l.t(flat ? 'whyTierFlat' : 'whyTier', values)}</dt>
          <dd class="figure">${l.money(amount)}</dd>
        </div>`;
      })}
    </dl>`;
}
