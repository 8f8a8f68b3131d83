import { html, nothing, type TemplateResult } from 'lit';
import { unitsOf } from '../../../../api/pricing/estimate.js';
import { isZero } from '../../../../api/decimal/decimal.js';
import { chargePrice } from '../../../../api/pricing/charge-price.js';
import type { CatalogCharge, CatalogPlan } from '../../../../api/schemas/storefront/catalog.js';
import type { DecimalString } from '../../../../api/schemas/values.js';
import type { FullLocalizer } from '../../../locales/full-localizer.js';
import type { PlansDetailsMessages } from '../../../../generated/locales/plans-details.js';
import { isIncluded, sampleUnits, tierRows, type TierRow } from '../../../../api/pricing/tier-rows.js';

type PlansDetailsLocalizer = FullLocalizer<PlansDetailsMessages>;

interface TierContext {
  readonly plan: CatalogPlan;
  /** Chosen quantity. */
  readonly quantity: number | undefined;
  /** Expected usage by charge id, from the estimator. */
  readonly usage: Readonly<Record<string, DecimalString>>;
}

/** Renders "How the price adds up": a table of tiers for each charge, with an example. Renders nothing if no charge has tiers. */
export function tierTables(l: PlansDetailsLocalizer, explained: TierContext): TemplateResult | typeof nothing {
  const charges = explained.plan.charges.filter((charge) => tierRows(charge).length > 0);
  if (charges.length === 0) return nothing;
  return html`<details class="adds-up">
    <summary>${l.t('howItAddsUp')}</summary>
    ${charges.map((charge) => tierTable(l, charge, explained))}
  </details>`;
}

function tierTable(l: PlansDetailsLocalizer, charge: CatalogCharge, explained: TierContext): TemplateResult {
  const rows = tierRows(charge);
  return html`<table part="tiers">
      <caption>
        ${l.t(charge.model === 'Volume' ? 'volumeCaption' : 'tieredCaption', { charge: charge.name })}
      </caption>
      <thead>
        <tr>
          <th scope="col">${l.t('howMany')}</th>
          <th scope="col" class="figure">${l.t('price')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row">${bounds(l, row)}</th>
              <td class="figure">${isIncluded(row) ? l.t('included') : l.t(row.flat ? 'inAll' : 'each', { price: l.money(row.price) })}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${example(l, charge, rows, explained)}`;
}

function bounds(l: PlansDetailsLocalizer, { from, to }: TierRow): string {
  const first = from === '0';
  if (to === undefined) return first ? l.t('anyNumber') : l.t('above', { from: l.number(from) });
  return first ? l.t('upTo', { to: l.number(to) }) : l.t('between', { from: l.number(from), to: l.number(to) });
}

/** Renders the calculation step by step, for the chosen quantity or a typical usage. */
function example(
  l: PlansDetailsLocalizer,
  charge: CatalogCharge,
  rows: readonly TierRow[],
  explained: TierContext,
): TemplateResult | typeof nothing {
  const units = exampleUnits(charge, rows, explained);
  const price = chargePrice(charge, units);
  if (!price) return nothing;
  const steps = price.parts.map(({ quantity, price: each, flat, amount }) => {
    const count = l.number(quantity);
    if (isZero(each.amount)) return l.t('exampleIncluded', { count });
    return l.t(flat ? 'exampleInAll' : 'exampleEach', { count, price: l.money(each), amount: l.money(amount) });
  });
  return html`<div class="example">
    <p>${l.t('example', { units: unitCountText(l, charge, explained.plan, units) })}</p>
    <ul>
      ${steps.map((step) => html`<li>${step}</li>`)}
    </ul>
    <p class="total">${l.t('exampleTotal', { amount: l.money(price.amount) })}</p>
  </div>`;
}

function exampleUnits(charge: CatalogCharge, rows: readonly TierRow[], { quantity, usage }: TierContext): DecimalString {
  if (charge.quantityChosen && quantity !== undefined) return String(quantity);
  if (charge.type !== 'Usage' && charge.defaultQuantity !== undefined) return charge.defaultQuantity;
  return unitsOf(usage, charge) ?? sampleUnits(rows);
}

/** Returns a quantity with its unit as named in the catalog, for example "25 seats". */
function unitCountText(l: PlansDetailsLocalizer, charge: CatalogCharge, { quantity }: CatalogPlan, units: DecimalString): string {
  const count = l.number(units);
  if (charge.quantityChosen && quantity) return l.t('units', { count, unit: units === '1' ? quantity.unit.one : quantity.unit.other });
  return l.t('units', { count, unit: unitText(l, charge.unitOfMeasure ?? charge.name) });
}

/** Returns a unit for use within a sentence. Lower-cases its first letter, except for abbreviations and in German. */
export function unitText(l: PlansDetailsLocalizer, unit: string): string {
  return l.locale.startsWith('de') || !/^\p{Lu}\p{Ll}/u.test(unit) ? unit : unit.charAt(0).toLocaleLowerCase(l.locale) + unit.slice(1);
}
